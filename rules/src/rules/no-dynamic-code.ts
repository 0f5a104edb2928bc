/**
 * No text becomes code at run time, and no module is reached by a name that only run time knows.
 *
 * Source: spec 05 §2.3 (`no-dynamic-code`), §2.4; spec 04 §5.3 (rows 5, 30). Law: the invariant the options name.
 */
import { ASTUtils, type TSESTree } from '@typescript-eslint/utils';

import { allowanceSchema, formsAllowed, type Allowance } from '../kit/allowed-forms.js';
import { ALL_NAMES, codeForm } from '../kit/code-modules.js';
import { createRule } from '../kit/create-rule.js';
import {
  DYNAMIC_FORMS,
  globalForm,
  importedName,
  isMemberName,
  isRequire,
  isTimer,
  mayBeText,
  memberForm,
  nameOf,
  urlForm,
  type DynamicForm,
  type Scoped,
} from '../kit/dynamic-code.js';
import { lawsSchema } from '../kit/laws-schema.js';
import { isValueReference, wholeReference } from '../kit/syntax.js';
import { typedTree } from '../kit/typed-tree.js';

export interface DynamicCodeLaw {
  readonly invariant: string;
  /** The forms a file may use, by its exact path. */
  readonly allow: Allowance<DynamicForm>;
}

type Options = readonly DynamicCodeLaw[];

export default createRule<Options, DynamicForm>({
  name: 'no-dynamic-code',
  meta: {
    type: 'problem',
    docs: {
      description: 'Forbid code made from text at run time, and modules reached by computed names',
      law: 'the invariant named in the options',
      source: 'spec 05 §2.3',
      blindTo: [
        'a timer or a loader that gets its text through a value of type `any`',
        'a package that evaluates text on behalf of its caller, such as a template engine',
        'native add-ons, loader hooks and `node --require`, which no source file shows',
      ],
    },
    messages: {
      eval: '[{{law}}] `{{found}}` runs text as code.',
      functionConstructor: '[{{law}}] `{{found}}` makes a function from text.',
      stringTimer: '[{{law}}] `{{found}}` runs text as code, later.',
      globalByKey: '[{{law}}] `{{found}}` can reach any global, `eval` included; name the global.',
      computedImport: '[{{law}}] `{{found}}` imports a module that no reader can name; use a constant.',
      computedRequire: '[{{law}}] `{{found}}` requires a module that no reader can name; use a constant.',
      codeInUrl: '[{{law}}] `{{found}}` imports code from a URL.',
      importMetaResolve: '[{{law}}] `{{found}}` finds a module without importing it.',
      builtinModule: '[{{law}}] `{{found}}` loads a module behind the import graph.',
      webAssembly: '[{{law}}] `{{found}}` runs code that no law reads.',
      vm: '[{{law}}] `{{found}}` gives means to run text as code.',
      worker: '[{{law}}] `{{found}}` runs a file that nothing imports.',
      childProcess: '[{{law}}] `{{found}}` gives means to run other programs.',
      unsafeDeserialize: '[{{law}}] `{{found}}` builds objects from bytes; read JSON.',
      createRequire:
        '[{{law}}] `{{found}}` gives means to load modules behind the import graph; import what you need by name.',
    },
    schema: lawsSchema({
      allow: allowanceSchema(DYNAMIC_FORMS),
    }),
  },

  create(context) {
    const tree = typedTree(context);
    const allowed = context.options.map((law) => ({ law, forms: formsAllowed(context, law.allow) }));

    function report(node: TSESTree.Node, form: DynamicForm | undefined): void {
      if (form === undefined) return;
      for (const { law, forms } of allowed) {
        if (forms.has(form)) continue;
        context.report({ node, messageId: form, data: { law: law.invariant, found: tree.textOf(node) } });
      }
    }

    const scoped: Scoped = {
      tree,
      constantOf: (node) => ASTUtils.getStringIfConstant(node, context.sourceCode.getScope(node)) ?? undefined,
      isGlobal: (node) => (ASTUtils.findVariable(context.sourceCode.getScope(node), node)?.defs.length ?? 0) === 0,
    };

    /** `require(x)` and `import(x)`: the module's name is a constant, and all of the module is taken. */
    function load(node: TSESTree.Node, source: TSESTree.Node | undefined, computed: DynamicForm): void {
      const specifier = source === undefined ? undefined : scoped.constantOf(source);
      report(node, specifier === undefined ? computed : (urlForm(specifier) ?? codeForm(specifier, ALL_NAMES)));
    }

    return {
      Identifier(node): void {
        if (!isValueReference(node) || isMemberName(node) || !scoped.isGlobal(node)) return;
        report(wholeReference(node), globalForm(node));
      },
      MemberExpression(node): void {
        report(node, memberForm(scoped, node));
      },
      CallExpression(node): void {
        const [first] = node.arguments;
        if (isRequire(scoped, node.callee)) load(node, first, 'computedRequire');
        else if (first !== undefined && isTimer(node.callee) && mayBeText(scoped, first)) report(node, 'stringTimer');
      },
      ImportExpression(node): void {
        load(node, node.source, 'computedImport');
      },
      ImportDeclaration(node): void {
        if (node.importKind === 'type') return;
        report(node.source, urlForm(node.source.value));
        for (const specifier of node.specifiers)
          report(specifier, codeForm(node.source.value, importedName(specifier)));
        if (node.specifiers.length === 0) report(node, codeForm(node.source.value, ALL_NAMES));
      },
      ExportNamedDeclaration(node): void {
        if (node.source === null || node.exportKind === 'type') return;
        report(node.source, urlForm(node.source.value));
        for (const specifier of node.specifiers)
          report(specifier, codeForm(node.source.value, nameOf(specifier.local)));
      },
      ExportAllDeclaration(node): void {
        if (node.exportKind === 'type') return;
        report(node, urlForm(node.source.value) ?? codeForm(node.source.value, ALL_NAMES));
      },
      TSExternalModuleReference(node): void {
        load(node, node.expression, 'computedRequire');
      },
    };
  },
});

/**
 * Each variable of the environment is read in the files listed for it, and the environment as a whole goes nowhere.
 *
 * Source: spec 05 §2.3 (`env-read-only-in`). Law: the invariant the options name.
 */
import { ASTUtils, AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../kit/create-rule.js';
import { lawsSchema } from '../kit/laws-schema.js';
import { fileListSchema, isListed } from '../kit/listed-files.js';
import { spelledKeyName, withoutAssertions } from '../kit/syntax.js';
import { typedTree, type TypedTree } from '../kit/typed-tree.js';
import { partsOf } from '../kit/types.js';

type MessageId = 'envRead' | 'envComputed' | 'envEscape';

export interface EnvironmentLaw {
  readonly invariant: string;
  /** The files that may read a variable, by its name. A variable that is not here is for no file. */
  readonly variables: Readonly<Record<string, readonly string[]>>;
  /** The files that may take all of the environment: to pass it on, or to read variables by computed names. */
  readonly whole: readonly string[];
}

type Options = readonly EnvironmentLaw[];

export default createRule<Options, MessageId>({
  name: 'env-read-only-in',
  meta: {
    type: 'problem',
    docs: {
      description: 'Require each variable of the environment to be read only in the files listed for it',
      law: 'the invariant named in the options',
      source: 'spec 05 §2.3',
      blindTo: [
        'an environment that arrives under another type than `NodeJS.ProcessEnv`, once a listed file has passed it on',
        'a `process` that is `any`: without the types of node, nothing here is seen',
        'packages that read the environment themselves, and programs started with it',
      ],
    },
    messages: {
      envRead: '[{{law}}] `{{variable}}` is read from the environment outside the files that may.',
      envComputed: '[{{law}}] `{{found}}` reads a variable of the environment that no reader can name.',
      envEscape:
        '[{{law}}] `{{found}}` takes all of the environment; read the variable where it is listed and pass its value.',
    },
    schema: lawsSchema({
      variables: { type: 'object', additionalProperties: fileListSchema },
      whole: fileListSchema,
    }),
  },

  create(context) {
    const tree = typedTree(context);
    const watched = context.options.map((law) => ({
      law,
      takesAll: isListed(context, law.whole),
      variables: new Set(Object.keys(law.variables).filter((name) => isListed(context, law.variables[name] ?? []))),
    }));

    function report(node: TSESTree.Node, messageId: MessageId, variable = ''): void {
      for (const { law, takesAll, variables } of watched) {
        if (messageId === 'envRead' ? variables.has(variable) : takesAll) continue;
        context.report({ node, messageId, data: { law: law.invariant, found: tree.textOf(node), variable } });
      }
    }

    function judge(node: TSESTree.Identifier | TSESTree.MemberExpression): void {
      if (!isEnvironment(tree, node) || isNamed(node)) return;
      const use = outermost(node);
      const { parent } = use;
      if (parent.type === Kind.MemberExpression && parent.object === use) {
        const scope = context.sourceCode.getScope(parent);
        const variable = ASTUtils.getPropertyName(parent, scope);
        if (variable === null) report(parent, 'envComputed');
        else report(parent, 'envRead', variable);
      } else if (parent.type === Kind.VariableDeclarator && parent.init === use) judgeTaken(parent.id, use);
      else report(use, 'envEscape');
    }

    /** `const environment = process.env` gives it another name; `const { HOME } = process.env` reads. */
    function judgeTaken(pattern: TSESTree.BindingName, use: TSESTree.Expression): void {
      if (pattern.type === Kind.Identifier) {
        if (!isEnvironment(tree, pattern)) report(use, 'envEscape');
        return;
      }
      if (pattern.type !== Kind.ObjectPattern) return;
      for (const property of pattern.properties) {
        const variable = property.type === Kind.Property ? spelledKeyName(property) : undefined;
        if (property.type === Kind.RestElement) report(property, 'envEscape');
        else if (variable === undefined) report(property, 'envComputed');
        else report(property, 'envRead', variable);
      }
    }

    return { Identifier: judge, MemberExpression: judge };
  },
});

/** The type that node gives to `process.env`, under whatever name it goes. */
function isEnvironment(tree: TypedTree, node: TSESTree.Node): boolean {
  return partsOf(tree.typeOf(node)).some((part) => part.getSymbol()?.name === 'ProcessEnv');
}

/** A name being declared, imported or written as part of a longer expression, which is judged instead. */
function isNamed(node: TSESTree.Identifier | TSESTree.MemberExpression): boolean {
  const { parent } = node;
  switch (parent.type) {
    case Kind.MemberExpression:
      return parent.property === node && !parent.computed;
    case Kind.VariableDeclarator:
      return parent.id === node;
    case Kind.Property:
      return parent.parent.type === Kind.ObjectPattern || (parent.key === node && !parent.computed);
    case Kind.AssignmentPattern:
      return parent.left === node;
    case Kind.ImportSpecifier:
    case Kind.TSParameterProperty:
    case Kind.TSTypeReference:
    case Kind.TSQualifiedName:
    case Kind.TSTypeQuery:
    case Kind.TSInterfaceDeclaration:
    case Kind.TSTypeAliasDeclaration:
    case Kind.TSPropertySignature:
      return true;
    default:
      return isParameter(parent, node);
  }
}

function isParameter(parent: TSESTree.Node, node: TSESTree.Node): boolean {
  if (!('params' in parent)) return false;
  const parameters: readonly TSESTree.Node[] = parent.params;
  return parameters.includes(node);
}

/** The expression with the assertions around it. */
function outermost(node: TSESTree.Expression): TSESTree.Expression {
  let outer = node;
  while ('expression' in outer.parent && isExpressionAround(outer.parent, outer)) outer = outer.parent;
  return outer;
}

function isExpressionAround(parent: TSESTree.Node, inner: TSESTree.Expression): parent is TSESTree.TSAsExpression {
  const isAround =
    parent.type === Kind.TSAsExpression ||
    parent.type === Kind.TSTypeAssertion ||
    parent.type === Kind.TSNonNullExpression ||
    parent.type === Kind.TSSatisfiesExpression;
  return isAround && withoutAssertions(parent) === withoutAssertions(inner);
}

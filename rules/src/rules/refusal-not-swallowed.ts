/**
 * Who catches an error names what it expects, or passes the error on.
 *
 * Source: spec 05 §2.3 (`refusal-not-swallowed`); STYLE §5 (pair 4). Law: the invariant the options name.
 */
import { ASTUtils, AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';

import { allowanceSchema, formsAllowed, type Allowance } from '../kit/allowed-forms.js';
import { createRule } from '../kit/create-rule.js';
import { handlerFault, isNarrow, type Handler } from '../kit/handlers.js';
import { lawsSchema } from '../kit/laws-schema.js';
import { rootOf } from '../kit/listed-files.js';
import { MisconfiguredLaw, resolveRef, symbolRefSchema, type SymbolRef } from '../kit/symbol-ref.js';
import { isOrExtends, thrownBy } from '../kit/thrown-classes.js';
import { typedTree, type TypedTree } from '../kit/typed-tree.js';
import { within } from '../kit/walk.js';

const FORMS = [
  'emptyCatch',
  'unusedError',
  'constantReturn',
  'notPassedOn',
  'catchesFatal',
  'promiseSwallow',
  'finallyOverrides',
] as const;

type Form = (typeof FORMS)[number];

export interface HandlerLaw {
  readonly invariant: string;
  /** Classes of errors that no handler may take, whatever else it expects. */
  readonly fatal: readonly SymbolRef[];
  /** The forms a file may use, by its exact path. */
  readonly allow: Allowance<Form>;
}

type Options = readonly HandlerLaw[];

export default createRule<Options, Form>({
  name: 'refusal-not-swallowed',
  meta: {
    type: 'problem',
    docs: {
      description: 'Require every handler of errors to name what it expects or to pass the error on',
      law: 'the invariant named in the options',
      source: 'spec 05 §2.3',
      blindTo: [
        'a handler that passes the error on to a function which drops it',
        'a promise whose rejection nobody handles; `@typescript-eslint/no-floating-promises` reports those',
        'fatal errors thrown behind an interface, a callback or a package, where no body is known',
        'errors turned into values before anyone throws them',
      ],
    },
    messages: {
      emptyCatch: '[{{law}}] This handler drops every error.',
      unusedError: '[{{law}}] This handler never looks at the error; name what it expects, or pass the error on.',
      constantReturn:
        '[{{law}}] This handler answers `{{found}}` whatever the error was; throw again what it does not expect.',
      notPassedOn: '[{{law}}] This handler goes on as if nothing had happened; throw again what it does not expect.',
      catchesFatal: '[{{law}}] `{{fatal}}` can be thrown here and must not be caught.',
      promiseSwallow: '[{{law}}] `{{found}}` drops every rejection; name what it expects, or pass the error on.',
      finallyOverrides: '[{{law}}] `{{found}}` in `finally` replaces the error that is on its way.',
    },
    schema: lawsSchema({
      fatal: { type: 'array', items: symbolRefSchema, uniqueItems: true },
      allow: allowanceSchema(FORMS),
    }),
  },

  create(context) {
    const tree = typedTree(context);
    const watched = context.options.map((law) => ({
      law,
      allowed: formsAllowed(context, law.allow),
      fatal: fatalClasses(tree, rootOf(context), law),
    }));

    function report(node: TSESTree.Node, form: Form): void {
      for (const { law, allowed } of watched) {
        if (allowed.has(form)) continue;
        const data = { law: law.invariant, found: tree.textOf(node) };
        context.report({ node, messageId: form, data });
      }
    }

    const readsOf = (variables: readonly TSESLint.Scope.Variable[]): readonly TSESTree.Node[] =>
      variables.flatMap(({ references }) => references.filter((use) => use.isRead()).map((use) => use.identifier));

    return {
      TryStatement(node): void {
        if (node.handler === null) return;
        const handler = {
          body: node.handler.body,
          reads: readsOf(context.sourceCode.getDeclaredVariables(node.handler)),
        };
        const fault = handlerFault(tree, handler);
        if (fault !== undefined) report(fault.node, fault.form);
        for (const { law, allowed, fatal } of watched) {
          if (allowed.has('catchesFatal') || letsPass(tree, handler, fatal)) continue;
          const thrown = thrownBy(tree.program, tree.compilerNodeOf(node.block), fatal);
          if (thrown === undefined) continue;
          context.report({
            node: node.handler,
            messageId: 'catchesFatal',
            data: { law: law.invariant, fatal: thrown.name },
          });
        }
      },
      'TryStatement > .finalizer'(node: TSESTree.BlockStatement): void {
        const override = within(node).find(({ type }) => type === Kind.ReturnStatement || type === Kind.ThrowStatement);
        if (override !== undefined) report(override, 'finallyOverrides');
      },
      CallExpression(node): void {
        const given = rejectionHandler(tree, node);
        if (given === undefined) return;
        if (!ASTUtils.isFunction(given)) {
          if (takesNothing(tree, given)) report(given, 'promiseSwallow');
          return;
        }
        const [error] = given.params;
        const declared = context.sourceCode.getDeclaredVariables(given);
        const reads = error === undefined ? [] : readsOf(declared.filter(({ name }) => namesIn(error).includes(name)));
        if (handlerFault(tree, { body: given.body, reads }) !== undefined) report(given, 'promiseSwallow');
      },
    };
  },
});

/** @throws MisconfiguredLaw when a class of the list does not exist. */
function fatalClasses({ program }: TypedTree, root: string, { fatal }: HandlerLaw): readonly ts.Symbol[] {
  return fatal.flatMap((ref) => {
    const symbol = resolveRef(program, root, ref);
    if (symbol !== undefined && symbol.valueDeclaration === undefined)
      throw new MisconfiguredLaw(`${ref.file}: "${ref.name}" is not a class that can be thrown`);
    return symbol ?? [];
  });
}

/** Narrow, and no class it names is a fatal one or has one below it. */
function letsPass(tree: TypedTree, handler: Handler, fatal: readonly ts.Symbol[]): boolean {
  if (!isNarrow(handler)) return staysFatal(tree, handler, fatal);
  const named = handler.reads
    .map(({ parent }) => parent)
    .filter((parent) => parent?.type === Kind.BinaryExpression && parent.operator === 'instanceof')
    .flatMap((test) => (test?.type === Kind.BinaryExpression ? [tree.symbolOf(test.right)] : []));
  return !fatal.some((symbol) => {
    const instance = tree.checker.getDeclaredTypeOfSymbol(symbol);
    return named.some((name) => name !== undefined && isOrExtends(tree.checker, instance, name));
  });
}

/** Ends in every case by throwing the very error, or a fatal one in its place. */
function staysFatal(tree: TypedTree, { body, reads }: Handler, fatal: readonly ts.Symbol[]): boolean {
  if (body.type !== Kind.BlockStatement || within(body).some(({ type }) => type === Kind.ReturnStatement)) return false;
  const last = body.body.at(-1);
  if (last?.type !== Kind.ThrowStatement) return false;
  const thrown = tree.typeOf(last.argument);
  return reads.includes(last.argument) || fatal.some((symbol) => isOrExtends(tree.checker, thrown, symbol));
}

/** The handler in `promise.catch(handler)` and `promise.then(…, handler)`. */
function rejectionHandler(tree: TypedTree, node: TSESTree.CallExpression): TSESTree.CallExpressionArgument | undefined {
  const { callee } = node;
  if (callee.type !== Kind.MemberExpression || callee.property.type !== Kind.Identifier) return undefined;
  const position = callee.property.name === 'catch' ? 0 : callee.property.name === 'then' ? 1 : undefined;
  if (position === undefined || tree.typeOf(callee.object).getProperty('then') === undefined) return undefined;
  return node.arguments[position];
}

/** A function given by name that has no parameter for the error. */
function takesNothing(tree: TypedTree, node: TSESTree.Node): boolean {
  const signatures = tree.typeOf(node).getCallSignatures();
  return signatures.length > 0 && signatures.every(({ parameters }) => parameters.length === 0);
}

function namesIn(parameter: TSESTree.Parameter): readonly string[] {
  return within(parameter).flatMap((node) => (node.type === Kind.Identifier ? [node.name] : []));
}

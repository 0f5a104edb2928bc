/**
 * What a handler does with the error it was given: a `catch` clause, or a function that a promise calls on rejection.
 *
 * A handler is narrow when it names what it expects and throws everything else again. A narrow handler may answer as it
 * likes; any other has to pass the error on.
 *
 * Source: spec 05 §2.3 (`refusal-not-swallowed`); STYLE §5 (pair 4).
 */
import { ASTUtils, AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { withoutAssertions } from './syntax.js';
import type { TypedTree } from './typed-tree.js';
import { isNever } from './types.js';
import { within } from './walk.js';

export type HandlerForm = 'emptyCatch' | 'unusedError' | 'constantReturn' | 'notPassedOn';

export interface Handler {
  readonly body: TSESTree.BlockStatement | TSESTree.Expression;
  /** Where the error is read. */
  readonly reads: readonly TSESTree.Node[];
}

/** What is wrong with the handler, and where. */
export interface HandlerFault {
  readonly node: TSESTree.Node;
  readonly form: HandlerForm;
}

export function handlerFault(tree: TypedTree, handler: Handler): HandlerFault | undefined {
  const { body, reads } = handler;
  if (body.type === Kind.BlockStatement && body.body.length === 0) return { node: body, form: 'emptyCatch' };
  if (reads.length === 0) return { node: body, form: isConstant(body) ? 'constantReturn' : 'unusedError' };
  if (isNarrow(handler)) return undefined;
  const constant = returnsOf(body).find((value) => value === null || !mentions(value, reads));
  if (constant !== undefined) return { node: constant ?? body, form: 'constantReturn' };
  return goesOn(tree, handler) ? { node: body, form: 'notPassedOn' } : undefined;
}

function isConstant(body: TSESTree.BlockStatement | TSESTree.Expression): boolean {
  return body.type === Kind.BlockStatement
    ? body.body.length === 1 && body.body[0]?.type === Kind.ReturnStatement
    : body.type !== Kind.CallExpression;
}

/** Throws the very error again, after a test that asks for more than that it is an error. */
export function isNarrow({ body, reads }: Handler): boolean {
  const rethrows = within(body).some(
    (node) => node.type === Kind.ThrowStatement && reads.includes(withoutAssertions(node.argument)),
  );
  return rethrows && reads.some((read) => isTested(read));
}

/** Part of a condition that asks for more than `instanceof Error`. */
function isTested(read: TSESTree.Node): boolean {
  const { parent } = read;
  if (parent?.type === Kind.BinaryExpression && parent.operator === 'instanceof' && isName(parent.right, 'Error'))
    return false;
  for (let node = read.parent; node !== undefined && !ASTUtils.isFunction(node); node = node.parent)
    if (node.type === Kind.IfStatement || node.type === Kind.ConditionalExpression) return mentions(node.test, [read]);
  return false;
}

function isName(node: TSESTree.Node, name: string): boolean {
  return node.type === Kind.Identifier && node.name === name;
}

/** What the handler gives back: values of its own `return`s (`null` where one has none), or its expression. */
function returnsOf(body: TSESTree.BlockStatement | TSESTree.Expression): readonly (TSESTree.Expression | null)[] {
  if (body.type !== Kind.BlockStatement) return body.type === Kind.CallExpression ? [] : [body];
  return within(body).flatMap((node) => (node.type === Kind.ReturnStatement ? [node.argument] : []));
}

function mentions(node: TSESTree.Node, reads: readonly TSESTree.Node[]): boolean {
  return reads.some((read) => node.range[0] <= read.range[0] && read.range[1] <= node.range[1]);
}

/** Execution goes on behind the handler, and what is done with the error is nothing, on some way or on all. */
function goesOn(tree: TypedTree, { body, reads }: Handler): boolean {
  if (body.type === Kind.BlockStatement && endsAlways(tree, body)) return false;
  return reads.every((read) => isTested(read) || isPrinted(read) || isConditional(read));
}

/** Behind an `if` without an `else`. */
function isConditional(read: TSESTree.Node): boolean {
  for (let node = read.parent; node !== undefined && !ASTUtils.isFunction(node); node = node.parent) {
    if (node.type === Kind.CatchClause) return false;
    if (node.type === Kind.IfStatement && node.alternate === null) return true;
  }
  return false;
}

/** An argument of `console.…`, or part of one. */
function isPrinted(read: TSESTree.Node): boolean {
  for (let node = read.parent; node !== undefined && !ASTUtils.isFunction(node); node = node.parent) {
    if (node.type !== Kind.CallExpression) continue;
    return node.callee.type === Kind.MemberExpression && isName(node.callee.object, 'console');
  }
  return false;
}

function endsAlways(tree: TypedTree, node: TSESTree.Statement | null | undefined): boolean {
  switch (node?.type) {
    case Kind.ReturnStatement:
    case Kind.ThrowStatement:
    case Kind.BreakStatement:
    case Kind.ContinueStatement:
      return true;
    case Kind.BlockStatement:
      return node.body.some((statement) => endsAlways(tree, statement));
    case Kind.IfStatement:
      return endsAlways(tree, node.consequent) && endsAlways(tree, node.alternate);
    case Kind.ExpressionStatement:
      return isNever(tree.typeOf(node.expression));
    default:
      return false;
  }
}

/**
 * What a specifier expression evaluates to, when the text alone says so.
 *
 * A condition gives both branches. Anything else (a call, a `let`, a parameter) gives nothing, and the caller must report
 * the edge as unresolvable: a guess here would let a module through.
 */
import type { Expression, Node, TemplateLiteral } from 'oxc-parser';

import { lookUp, type Scope } from './scope.js';

/** Specifiers are short sums; deeper nesting is code that means to hide one. It also bounds doubling: 2^16 steps. */
const DEPTH = 16;

/** Conditions multiply; past this many values the edge is unresolvable. */
const VALUES = 64;

/** All strings the expression can be, or null when that cannot be told. */
export function constantsOf(expression: Node, scope: Scope, depth = 0): readonly string[] | null {
  const bare = unwrapped(expression);
  if (depth > DEPTH) return null;
  if (bare.type === 'Literal') return typeof bare.value === 'string' ? [bare.value] : null;
  if (bare.type === 'TemplateLiteral') return templateConstants(bare, scope, depth);
  if (bare.type === 'BinaryExpression')
    return bare.operator === '+'
      ? joined([constantsOf(bare.left, scope, depth + 1), constantsOf(bare.right, scope, depth + 1)])
      : null;
  if (bare.type === 'ConditionalExpression') return either(bare.consequent, bare.alternate, scope, depth);
  return bare.type === 'Identifier' ? namedConstants(bare.name, scope, depth) : null;
}

/** The expression inside parentheses, assertions and the last place of a comma sequence. */
export function unwrapped(expression: Node): Node {
  let node = expression;
  for (;;) {
    const inner = innerOf(node);
    if (inner === null) return node;
    node = inner;
  }
}

function innerOf(node: Node): Expression | null {
  if (
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSTypeAssertion' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSInstantiationExpression' ||
    node.type === 'ChainExpression'
  )
    return node.expression;
  return node.type === 'SequenceExpression' ? (node.expressions.at(-1) ?? null) : null;
}

function namedConstants(name: string, scope: Scope, depth: number): readonly string[] | null {
  const binding = lookUp(name, scope);
  const [origin, ...others] = binding?.origins ?? [];
  if (binding?.isConst !== true || others.length > 0 || origin?.from !== 'expression' || origin.path.length > 0)
    return null;
  return constantsOf(origin.expression, origin.scope, depth + 1);
}

function templateConstants(template: TemplateLiteral, scope: Scope, depth: number): readonly string[] | null {
  const parts = template.quasis.flatMap(({ value }, index) => {
    const hole = template.expressions[index];
    const text = value.cooked === null ? null : [value.cooked];
    return hole === undefined ? [text] : [text, constantsOf(hole, scope, depth + 1)];
  });
  return joined(parts);
}

function either(left: Node, right: Node, scope: Scope, depth: number): readonly string[] | null {
  const [one, other] = [constantsOf(left, scope, depth + 1), constantsOf(right, scope, depth + 1)];
  return one === null || other === null ? null : bounded([...one, ...other]);
}

function joined(parts: readonly (readonly string[] | null)[]): readonly string[] | null {
  let whole: readonly string[] | null = [''];
  for (const part of parts) {
    if (whole === null || part === null) return null;
    whole = bounded(whole.flatMap((start) => part.map((end) => start + end)));
  }
  return whole;
}

function bounded(values: readonly string[]): readonly string[] | null {
  const distinct = [...new Set(values)];
  return distinct.length > VALUES ? null : distinct;
}

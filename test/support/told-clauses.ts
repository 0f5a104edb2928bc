/** Knowledge from clauses, and clauses from short words, for tests that are not about reading. */
import type { Clause, Literal } from '../../lib/language/clause.js';
import { createKnowledge, type Knowledge } from '../../lib/open-world/knowledge/knowledge.js';
import type { Budget } from '../../lib/base/budget.js';

/** `literal('like', 'Ann', 'Bob')`; a leading `not ` denies. */
export function literal(words: string, ...args: readonly string[]): Literal {
  const negated = words.startsWith('not ');
  return { negated, predicate: negated ? words.slice('not '.length) : words, args };
}

export function fact(words: string, ...args: readonly string[]): Clause {
  return { kind: 'fact', literal: literal(words, ...args) };
}

/** Whenever all but the last hold, the last holds. */
export function rule(first: Literal, ...others: readonly Literal[]): Clause {
  const head = others.at(-1);
  if (head === undefined) throw new RangeError('a rule needs a condition and a conclusion');
  return { kind: 'rule', body: [first, ...others.slice(0, -1)], head };
}

/** Every `from` is a `to`, of classes and attributes. */
export function every(from: string, to: string): Clause {
  return rule(literal(from, '?x'), literal(to, '?x'));
}

export function told(clauses: readonly Clause[], budget: Partial<Budget> = {}): Knowledge {
  const knowledge = createKnowledge(budget);
  for (const [index, clause] of clauses.entries())
    knowledge.tell(clause, { source: 'test', line: index + 1, text: `sentence ${String(index + 1)}` });
  return knowledge;
}

/**
 * What a sentence says once it is read: literals, facts, rules and questions.
 *
 * Terms and predicates are strings with a syntax of their own, so that a clause is plain JSON, prints as it is written
 * and compares with `===`:
 *
 * | term             | written        | meaning                                              |
 * | ---------------- | -------------- | ---------------------------------------------------- |
 * | name             | `Socrates`     | starts with an upper-case letter; case-sensitive     |
 * | definite         | `the bald eagle` | an individual known by its description             |
 * | variable         | `?x`           | every individual; only in rules                      |
 *
 * | predicate        | written        | arguments | read from                                |
 * | ---------------- | -------------- | --------- | ---------------------------------------- |
 * | attribute        | `is kind`      | 1         | "Bob is kind"                            |
 * | membership       | `is a man`     | 1         | "Socrates is a man" (always spelled `a`) |
 * | verb, base form  | `like`, `sleep` | 2 or 1   | "the cat likes the dog", "Bob sleeps"    |
 * | declared relation | `parent_of`   | 2         | "Anna is the parent of Ben"              |
 *
 * Terms that start with a digit are reserved for quantities and dates.
 *
 * Source: spec 03 §5.7; spec 04 §4.2, §6.2.
 */

export type Term = string;
export type Predicate = string;

/** A predicate of terms, or its strong negation. Absence never makes one (DESIGN D6). */
export interface Literal {
  readonly negated: boolean;
  readonly predicate: Predicate;
  readonly args: readonly Term[];
}

/** A ground literal that was said. */
export interface Fact {
  readonly kind: 'fact';
  readonly literal: Literal;
}

/** Whenever every body literal holds, the head holds. Variables are universally quantified; the body is never empty. */
export interface Rule {
  readonly kind: 'rule';
  readonly body: readonly [Literal, ...Literal[]];
  readonly head: Literal;
}

export type Clause = Fact | Rule;

export function isVariable(term: Term): boolean {
  return term.startsWith('?');
}

/** The same claim with the opposite polarity. */
export function complement(literal: Literal): Literal {
  return { negated: !literal.negated, predicate: literal.predicate, args: literal.args };
}

/** One string per literal: equal exactly when the literals are. `|` occurs in no term and no predicate. */
export function literalKey(literal: Literal): string {
  return `${literal.negated ? '-' : '+'}${literal.predicate}|${literal.args.join('|')}`;
}

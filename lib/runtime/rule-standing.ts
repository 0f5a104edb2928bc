/**
 * Whether what a reply says about a rule is so: the conditions are an instance of the rule that concludes the goal, and
 * each stands as it says. Matching only; what holds is given.
 *
 * Source: spec 07 F1.
 */
import { complement, isVariable, literalKey } from '../language/clause.js';
import type { Literal, Rule, Term } from '../language/clause.js';
import type { PremiseStanding } from '../open-world/determine/premise-standing.js';
import type { Premise } from './reply.js';

/** How literals stand, by what was told and what follows from it. */
export class Standings {
  readonly #told: ReadonlySet<string>;
  readonly #following: ReadonlySet<string>;

  constructor(premises: readonly Premise[], derived: readonly Literal[]) {
    const told = premises.flatMap(({ clause }) => (clause.kind === 'fact' ? [clause.literal] : []));
    this.#told = new Set(told.map(literalKey));
    this.#following = new Set([...told, ...derived].map(literalKey));
  }

  of(literal: Literal): PremiseStanding {
    const follows = this.#following.has(literalKey(literal));
    const isDenied = this.#following.has(literalKey(complement(literal)));
    if (follows && isDenied) return 'contested';
    if (follows) return this.#told.has(literalKey(literal)) ? 'told' : 'derived';
    return isDenied ? 'told_otherwise' : 'not_told';
  }
}

/** The conditions are the rule's body, for individuals that make its head the goal. */
export function isInstanceConcluding(goal: Literal, rule: Rule, conditions: readonly Literal[]): boolean {
  if (conditions.length !== rule.body.length) return false;
  const binding = new Map<Term, Term>();
  const pairs = [
    [rule.head, goal] as const,
    ...rule.body.map((pattern, index) => [pattern, conditions[index]] as const),
  ];
  return pairs.every(([pattern, literal]) => literal !== undefined && extend(binding, pattern, literal));
}

/** The rule concludes the goal for some individuals. */
export function concludes(rule: Rule, goal: Literal): boolean {
  return extend(new Map(), rule.head, goal);
}

/** Binds the pattern's variables so that it becomes the literal, or says that nothing does. */
function extend(binding: Map<Term, Term>, pattern: Literal, literal: Literal): boolean {
  if (pattern.negated !== literal.negated || pattern.predicate !== literal.predicate) return false;
  if (pattern.args.length !== literal.args.length) return false;
  return pattern.args.every((term, index) => {
    const value = literal.args[index] ?? '';
    if (!isVariable(term)) return term === value;
    const bound = binding.get(term) ?? value;
    binding.set(term, bound);
    return bound === value;
  });
}

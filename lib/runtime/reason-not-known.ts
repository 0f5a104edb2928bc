/**
 * Why a question has no answer, worked out again from the premises of a reply: what a checker compares with.
 *
 * Source: spec 03 §5.3, §5.5.
 */
import type { Literal, Term } from '../language/clause.js';
import type { NotKnownBecause } from '../open-world/determine/why-not.js';
import type { Missing, Premise } from './reply.js';

export function reasonNotKnown(
  literal: Literal,
  { sets, rules }: Pick<Missing, 'sets' | 'rules'>,
  premises: readonly Premise[],
): NotKnownBecause {
  if (sets.length > 0) return 'missing_premises';
  if (!isNamed(literal.args[0] ?? '', premises)) return 'no_facts_about_subject';
  return rules.length === 0 ? 'no_rule_concludes' : 'not_entailed';
}

/** How many told facts name the individual. */
export function factsAbout(individual: Term, premises: readonly Premise[]): number {
  return premises.filter(({ clause }) => clause.kind === 'fact' && clause.literal.args.includes(individual)).length;
}

function isNamed(individual: Term, premises: readonly Premise[]): boolean {
  return premises.some(({ clause }) => {
    const literals = clause.kind === 'fact' ? [clause.literal] : [...clause.body, clause.head];
    return literals.some(({ args }) => args.includes(individual));
  });
}

/**
 * Why a question has no answer, in the order in which it helps a person most.
 *
 * Source: spec 03 §5.3, §5.5.
 */
import type { Literal, Term } from '../language/clause.js';
import type { MissingSet, NotKnownBecause, Premise } from './reply.js';

export function reasonNotKnown(
  literal: Literal,
  sets: readonly MissingSet[],
  premises: readonly Premise[],
): NotKnownBecause {
  if (sets.length > 0) return 'missing_premises';
  const [subject = ''] = literal.args;
  return isNamed(subject, premises) ? 'not_entailed' : 'no_facts_about_subject';
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

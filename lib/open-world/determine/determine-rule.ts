/**
 * What kind of reasoning a derivation is, in the words of the determination contract.
 *
 * Source: spec 04 §4.1, §4.3 (rules 1 to 5); spec 03 §5.4.
 */
import type { Derivation, DerivationStep } from '../knowledge/derivation.js';
import { AXIOMS, type AxiomKind } from '../knowledge/relation-algebra.js';
import type { Premise } from '../knowledge/premise.js';

/** `direct`: told as asked. An axiom kind, or `subsumption` of classes: nothing else was used. Else `derived`. */
export type DetermineRule = 'direct' | AxiomKind | 'subsumption' | 'derived';

const MEMBERSHIP = 'is a ';

export function determineRule(derivation: Derivation, premises: readonly Premise[]): DetermineRule {
  const kinds = new Set<DetermineRule>();
  for (const step of derivation.steps) if (step.by === 'rule') kinds.add(kindOfStep(step, premises));
  if (kinds.size === 0) return 'direct';
  const [only = 'derived'] = kinds;
  return kinds.size === 1 ? only : 'derived';
}

function kindOfStep(step: DerivationStep, premises: readonly Premise[]): DetermineRule {
  const axiom = AXIOMS.find((candidate) => candidate.id === step.premise);
  if (axiom !== undefined) return axiom.kind;
  const clause = premises.find((premise) => premise.id === step.premise)?.clause;
  if (clause?.kind !== 'rule') return 'derived';
  const isInclusion = [...clause.body, clause.head].every((it) => !it.negated && it.predicate.startsWith(MEMBERSHIP));
  return isInclusion && clause.body.length === 1 ? 'subsumption' : 'derived';
}

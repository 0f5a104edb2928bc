/**
 * One told premise an answer rests on, with its standing. Everything told in a conversation is speculative: nothing said
 * there makes it more.
 *
 * Source: spec 04 §4.1, §4.3; 002 Epistemic surface.
 */
import type { EpistemicStatus } from '../../epistemic/status/epistemic-status.js';
import type { Clause } from '../../language/clause.js';
import type { Premise, Provenance } from '../knowledge/premise.js';

export interface GroundRecord {
  readonly id: string;
  readonly origin: { readonly world: 'open' };
  readonly status: EpistemicStatus;
  readonly clause: Clause;
  readonly provenance: Provenance;
}

const OPEN = Object.freeze({ world: 'open' });

/** The records of what was told among the premises. Axioms and assumptions are nobody's telling. */
export function groundRecords(premises: readonly Premise[]): readonly GroundRecord[] {
  return premises.flatMap((premise) => {
    if (premise.origin !== 'told') return [];
    const { id, clause, provenance } = premise;
    return [Object.freeze({ id, origin: OPEN, status: 'speculative', clause, provenance })];
  });
}

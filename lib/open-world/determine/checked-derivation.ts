/** Search proposes, the checker disposes: no derivation leaves this wing unchecked. */
import { literalKey } from '../../language/clause.js';
import { checkDerivation } from '../../logic/proof-check/index.js';
import type { Derivation } from '../knowledge/derivation.js';
import { premiseRecord, type Premise } from '../knowledge/premise.js';
import { ProofRejected } from './proof-rejected.js';

/** The derivation itself, if the premises derive its goal. @throws ProofRejected when the checker says they do not. */
export function checkedDerivation(derivation: Derivation, premises: readonly Premise[]): Derivation {
  const check = checkDerivation(premises.map(premiseRecord), derivation);
  if (check.ok) return derivation;
  const goal = literalKey(derivation.goal);
  throw new ProofRejected(`the checker rejects the proof of ${goal}: ${check.why}`, { goal, why: check.why });
}

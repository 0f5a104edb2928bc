/**
 * The checker rejected a proof the search found: one of the two is wrong, and nothing may be answered.
 *
 * Source: spec 04 §3.1 (solver and checker disagree: fail closed), §4.3 (search proposes, the prover disposes).
 */
import { Fault } from '../../base/fault.js';

export class ProofRejected extends Fault<{ goal: string; why: string }> {
  readonly code = 'proof_rejected';
}

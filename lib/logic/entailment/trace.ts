/**
 * The record of one entailment question: outcome, reason, keys, certificate, and a digest over all of it.
 *
 * Source: spec 04 §3.1, §2.7.
 */
import { digest } from '../../base/digest.js';
import { certificateSha256, type Certificate } from './certificate.js';
import type { CanonicalKey } from './keys.js';
import type { ProblemRefusal } from './refusal.js';

export type Outcome = 'ENTAILED' | 'REFUTED' | 'UNKNOWN' | 'REFUSED';

export type EntailmentReason =
  | 'tautological_implication'
  | 'tautological_refutation'
  | 'undetermined'
  | 'inconsistent_premises'
  | 'out_of_regime'
  | 'malformed'
  | 'budget_exceeded'
  /** The two decision procedures, or the solver and the checker, disagree: an alarm, never an answer. */
  | 'certificate_rejected';

/** Canonical keys of a problem: all of them, or none (`null`, and the list empty). */
export interface ProblemKeys {
  /** One key per premise, sorted, without repeats. */
  readonly premiseKeys: readonly CanonicalKey[];
  readonly conjunctionKey: CanonicalKey | null;
  readonly queryKey: CanonicalKey | null;
  /** Of `(⋀P) -> q`. Always `bdd1:T` when ENTAILED, so it binds nothing then. */
  readonly entailmentCheckKey: CanonicalKey | null;
  /** Of `(⋀P) -> ~q`. Always `bdd1:T` when REFUTED, so it binds nothing then. */
  readonly refutationCheckKey: CanonicalKey | null;
}

export interface EntailmentTrace extends ProblemKeys {
  readonly outcome: Outcome;
  readonly reason: EntailmentReason;
  readonly certificate: Certificate | null;
  readonly certificateSha256: string | null;
  /** Name and version of the producer. */
  readonly engine: string;
  /**
   * Digest of everything above, the certificate by its own digest. What binds a proof is `conjunctionKey`, `queryKey` and
   * `certificateSha256` together.
   */
  readonly traceSha256: string;
  /**
   * Which text was refused, where and why; `null` for the other outcomes. For people: not hashed, because it depends on
   * the order in which the premises were given.
   */
  readonly refusal: ProblemRefusal | null;
}

/** Clauses decide, diagrams give keys and a second opinion. A change that shows in a trace is a new number. */
const ENGINE_WITH_KEYS = 'cdcl+robdd/1';
const ENGINE_WITHOUT_KEYS = 'cdcl/1';

const NO_KEYS: ProblemKeys = Object.freeze({
  premiseKeys: [],
  conjunctionKey: null,
  queryKey: null,
  entailmentCheckKey: null,
  refutationCheckKey: null,
});

/** What an outcome rests on, before it is hashed. */
export interface Decision {
  readonly outcome: Outcome;
  readonly reason: EntailmentReason;
  readonly certificate: Certificate | null;
}

/**
 * Completes a decision with its digests.
 *
 * @param keys `null` when no diagram was built: the problem was refused, or the caller asked for none.
 */
export function traceOf(
  { outcome, reason, certificate }: Decision,
  keys: ProblemKeys | null,
  refusal: ProblemRefusal | null = null,
): EntailmentTrace {
  const { premiseKeys, conjunctionKey, queryKey, entailmentCheckKey, refutationCheckKey } = keys ?? NO_KEYS;
  const hashed = {
    outcome,
    reason,
    premiseKeys,
    conjunctionKey,
    queryKey,
    entailmentCheckKey,
    refutationCheckKey,
    certificateSha256: certificate === null ? null : certificateSha256(certificate),
    engine: keys === null ? ENGINE_WITHOUT_KEYS : ENGINE_WITH_KEYS,
  };
  return { ...hashed, certificate, traceSha256: digest({ kind: 'entailment_trace', v: 1, ...hashed }), refusal };
}

/** A trace without answer, keys or certificate: half a trace is not evidence. */
export function refusedTrace(reason: EntailmentReason, refusal: ProblemRefusal | null): EntailmentTrace {
  return traceOf({ outcome: 'REFUSED', reason, certificate: null }, null, refusal);
}

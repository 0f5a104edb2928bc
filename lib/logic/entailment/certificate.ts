/**
 * What a committed outcome shows for itself. Every outcome but a refusal to read has one, "unknown" included.
 *
 * Source: spec 04 §3.3.
 */
import { digestBytes, type Sha256Hex } from '../../base/digest.js';

/** A value for every atom of the problem, sorted by atom. */
export type Model = readonly (readonly [atom: string, value: 0 | 1])[];

/** A refutation of the clauses `tseitin1` makes of a problem. */
export interface RupProof {
  readonly cnf: 'tseitin1';
  /** Digest of the clause list the steps refer to. */
  readonly cnfSha256: string;
  /** Each clause conflicts by unit propagation when its negation joins the clauses before it; the last one is empty. */
  readonly steps: readonly (readonly number[])[];
}

export type Certificate =
  /** `consistent` satisfies the premises and the query; `refutation` refutes the premises with the query negated. */
  | { readonly kind: 'entailed'; readonly consistent: Model; readonly refutation: RupProof }
  /** `consistent` satisfies the premises and not the query; `refutation` refutes the premises with the query. */
  | { readonly kind: 'refuted'; readonly consistent: Model; readonly refutation: RupProof }
  /** Both satisfy the premises; the first also the query, the second not. */
  | { readonly kind: 'unknown'; readonly withQuery: Model; readonly withoutQuery: Model }
  /** Refutes the premises alone. */
  | { readonly kind: 'inconsistent'; readonly refutation: RupProof };

/**
 * The digest of a certificate's canonical JSON. A certificate carries its own kind, so it is its own payload; the parts
 * hold ASCII words and small integers only, so with the keys in order `JSON.stringify` spells the canonical form.
 */
export function certificateSha256(certificate: Certificate): Sha256Hex {
  return digestBytes(JSON.stringify(inKeyOrder(certificate)));
}

function inKeyOrder(certificate: Certificate): object {
  switch (certificate.kind) {
    case 'entailed':
    case 'refuted': {
      const { consistent, kind, refutation } = certificate;
      return { consistent, kind, refutation: proofInKeyOrder(refutation) };
    }
    case 'unknown': {
      const { kind, withQuery, withoutQuery } = certificate;
      return { kind, withQuery, withoutQuery };
    }
    case 'inconsistent': {
      const { kind, refutation } = certificate;
      return { kind, refutation: proofInKeyOrder(refutation) };
    }
  }
}

function proofInKeyOrder({ cnf, cnfSha256, steps }: RupProof): object {
  return { cnf, cnfSha256, steps };
}

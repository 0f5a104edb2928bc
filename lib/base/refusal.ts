/**
 * A refusal: the honest outcome of input that cannot be served. A refusal is expected, typed, and carries evidence.
 *
 * `Refusal` and `Fault` share no ancestor below `Error`, so a handler for ordinary refusals can never swallow a
 * missing safety pack.
 *
 * Source: 000 ADR-0029 §2 (RuntimeError, not ValueError); 002 runtime_contracts, Refusal contract.
 */

/** What a refusal shows for itself: plain data that can be printed and hashed. */
export type Evidence = Readonly<Record<string, unknown>>;

export abstract class Refusal<E extends Evidence = Evidence> extends Error {
  /** Stable snake_case name; part of the public contract. */
  abstract readonly code: string;
  readonly evidence: E;

  constructor(message: string, evidence: E, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.evidence = evidence;
  }
}

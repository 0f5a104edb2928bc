/**
 * A fault: the program, its installation or its wiring is wrong. Nothing may answer while a fault stands.
 *
 * Source: 000 ADR-0029 §2: a missing safety pack is a RuntimeError so that no handler for bad input catches it.
 */
import type { Evidence } from './refusal.js';

export abstract class Fault<E extends Evidence = Evidence> extends Error {
  /** Stable snake_case name; part of the public contract. */
  abstract readonly code: string;
  readonly evidence: E;

  constructor(message: string, evidence: E, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.evidence = evidence;
  }
}

/** A state the types rule out was reached: a defect of this program, never of the input. */
export class UnreachableState extends Fault<{ state: string }> {
  readonly code = 'unreachable_state';
}

/** Ends an exhaustive `switch`: a new member of the union is then a compile error here. @throws UnreachableState always. */
export function assertNever(value: never, where: string): never {
  throw new UnreachableState(`${where}: unhandled case`, { state: String(value) });
}

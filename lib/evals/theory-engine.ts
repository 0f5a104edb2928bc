/**
 * What a lane asks about one told theory. The engine is a parameter of the lane, so that a test can put a broken one in
 * its place and see the gate turn red.
 *
 * Source: spec 04 §10.2 (mutation gate).
 */
import type { EntailmentTrace } from '../logic/entailment/trace.js';
import type { ClosedSetData, DerivationData, LiteralData, PremiseData } from '../logic/proof-check/index.js';

export interface TheoryEngine {
  readonly read: (context: string) => ReadTheory | EngineRefusal;
}

export interface EngineRefusal {
  readonly kind: 'refused';
  /** Stable snake_case word. */
  readonly reason: string;
}

/** A theory that was read, and can be asked. */
export interface ReadTheory {
  readonly kind: 'theory';
  /** Everything told, and the axioms in force: what a certificate of not knowing rests on. */
  readonly premises: () => readonly PremiseData[];
  readonly answer: (statement: string) => TheoryAnswer;
  readonly classical: (statement: string) => ClassicalAnswer | EngineRefusal;
}

/** Certificates are `null` when the engine shows none; a lane then counts none. */
export type TheoryAnswer = Committed | NotKnown | EngineRefusal;

/** The statement is derived, or its complement is. */
export interface Committed {
  readonly kind: 'holds' | 'fails';
  readonly statement: LiteralData;
  /** Of the statement when it holds, of its complement when it fails. */
  readonly derivation: DerivationData | null;
  /** The premises that the derivation cites. */
  readonly cited: readonly PremiseData[];
}

export interface NotKnown {
  readonly kind: 'unknown';
  readonly statement: LiteralData;
  readonly closedSet: ClosedSetData | null;
}

/** The Boolean engine's answer over the grounded theory. */
export interface ClassicalAnswer {
  readonly kind: 'classical';
  readonly premises: readonly string[];
  readonly query: string;
  readonly trace: EntailmentTrace;
}

/**
 * Which formula of a refused problem was not taken, and where in it.
 */
import { assertNever } from '../base/fault.js';
import type { LogicRefusal, ProblemPart } from '../logic/entailment/refusal.js';
import type { EntailmentTrace } from '../logic/entailment/trace.js';

export interface RefusedPart {
  /** `query`, `premise 1`, …, or `problem` when no single formula is to blame. */
  readonly part: string;
  readonly detail: string;
}

/** Null when every formula was taken. */
export function refusedPart({ refusal }: EntailmentTrace): RefusedPart | null {
  return refusal === null ? null : { part: nameOf(refusal.part), detail: detailOf(refusal.refusal) };
}

function nameOf(part: ProblemPart): string {
  return typeof part === 'number' ? `premise ${String(part + 1)}` : part;
}

function detailOf(refusal: LogicRefusal): string {
  switch (refusal.code) {
    case 'malformed':
      return `${refusal.detail} at character ${String(refusal.at + 1)}`;
    case 'out_of_regime':
      return `${refusal.marker.replaceAll('_', ' ')} at character ${String(refusal.at + 1)}`;
    case 'budget_exceeded':
      return `${refusal.which} is limited to ${String(refusal.limit)}, here ${String(refusal.seen)}`;
    default:
      return assertNever(refusal, 'detailOf');
  }
}

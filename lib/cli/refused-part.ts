/**
 * Which formula of a refused problem was not taken, and where in it.
 */
import { DEFAULT_BUDGET } from '../base/budget.js';
import { assertNever } from '../base/fault.js';
import { readProblem } from '../logic/entailment/problem.js';
import type { LogicRefusal, ProblemPart } from '../logic/entailment/refusal.js';
import type { EntailmentProblem } from './entailment-problem.js';

export interface RefusedPart {
  /** `query`, `premise 1`, …, or `problem` when no single formula is to blame. */
  readonly part: string;
  readonly detail: string;
}

/** Undefined when every formula can be read. */
export function refusedPart({ premises, query }: EntailmentProblem): RefusedPart | undefined {
  const read = readProblem(premises, query, DEFAULT_BUDGET);
  return read.kind === 'problem' ? undefined : { part: nameOf(read.part), detail: detailOf(read.refusal) };
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

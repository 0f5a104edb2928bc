/**
 * Whether a scored lane passes. Every condition is there because an engine that lacks it would otherwise pass: one that
 * errs, one that refuses everything, one that shows no proof, one that saw no data.
 *
 * Source: spec 04 §10.2 (hard gate and floors), §13.16.
 */
import { isAnswered, type LaneGate, type ScoredRow } from './lane.js';

export type GateCode = 'no_rows' | 'wrong' | 'coverage' | 'refusals' | 'certificates' | 'classical';

export interface GateFailure {
  readonly code: GateCode;
  readonly message: string;
}

export interface GateVerdict {
  readonly ok: boolean;
  readonly failures: readonly GateFailure[];
}

export function judgeGate(scored: readonly ScoredRow[], gate: LaneGate): GateVerdict {
  const answered = scored.filter(isAnswered);
  const uncertified = answered.filter((row) => !row.certified).length;
  const wrong = scored.filter((row) => row.outcome === 'wrong').length;
  const notAllowed = scored.filter((row) => row.outcome === 'refused' && !gate.refusalsAllowed.includes(row.reason));
  const unsettled = scored.filter((row) => row.classical?.certified === false).length;
  const failures: GateFailure[] = [];
  if (scored.length === 0) failures.push({ code: 'no_rows', message: 'the data has no rows' });
  if (wrong > 0) failures.push({ code: 'wrong', message: `${rows(wrong)} answered wrongly, none may be` });
  if (answered.length < gate.coverageFloor * scored.length)
    failures.push({
      code: 'coverage',
      message: `${String(answered.length)} of ${rows(scored.length)} answered, the floor is ${String(gate.coverageFloor)}`,
    });
  if (notAllowed.length > 0)
    failures.push({ code: 'refusals', message: `${rows(notAllowed.length)} refused for a reason that is not allowed` });
  if (uncertified > 0)
    failures.push({ code: 'certificates', message: `${rows(uncertified)} answered without an accepted certificate` });
  if (unsettled > 0)
    failures.push({ code: 'classical', message: `${rows(unsettled)} without an accepted classical certificate` });
  return { ok: failures.length === 0, failures };
}

function rows(count: number): string {
  return count === 1 ? '1 row' : `${String(count)} rows`;
}

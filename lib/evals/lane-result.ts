/**
 * One run of one lane as a document: `eval/1`.
 *
 * `coverage` is answered rows over rows, a rightly unknown answer included. `accuracy` is correct over committed rows
 * and `null` when nothing was committed: no commitment is no perfect score.
 *
 * Source: spec 04 §10.3; spec 04 §15 rows 22, 24.
 */
import { compareCodeUnits } from '../base/compare.js';
import type { Sha256Hex } from '../base/digest.js';
import { judgeGate, type GateVerdict } from './judge-gate.js';
import { isAnswered, type LaneGate, type ScoredRow } from './lane.js';

export interface LaneResult {
  readonly schema: 'eval/1';
  readonly lane: string;
  readonly rows: number;
  readonly correct: number;
  readonly wrong: number;
  readonly unknownCorrect: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly coverage: number;
  readonly accuracy: number | null;
  /** Rows where classical logic says more than the label, in data order. */
  readonly beyondLabel: readonly string[];
  readonly certificatesChecked: number;
  /** `null` when the lane has no classical column. */
  readonly classical: ClassicalCounts | null;
  readonly wrongIds: readonly string[];
  readonly refusedIds: readonly string[];
  readonly gate: GateVerdict;
  readonly seconds: number;
  readonly dataSha256: Sha256Hex;
}

export interface ClassicalCounts {
  readonly rows: number;
  readonly certificatesChecked: number;
  readonly refused: number;
  /** The part of `beyondLabel` whose theory is classically inconsistent. */
  readonly inconsistent: readonly string[];
}

interface Run {
  readonly lane: string;
  readonly gate: LaneGate;
  readonly scored: readonly ScoredRow[];
  readonly seconds: number;
  readonly dataSha256: Sha256Hex;
}

export function laneResult({ lane, gate, scored, seconds, dataSha256 }: Run): LaneResult {
  const correct = countOf(scored, 'correct');
  const wrong = countOf(scored, 'wrong');
  const answered = scored.filter(isAnswered);
  return {
    schema: 'eval/1',
    lane,
    rows: scored.length,
    correct,
    wrong,
    unknownCorrect: countOf(scored, 'unknown_correct'),
    refused: refusalCounts(scored),
    coverage: scored.length === 0 ? 0 : answered.length / scored.length,
    accuracy: correct + wrong === 0 ? null : correct / (correct + wrong),
    beyondLabel: idsWhere(scored, (row) => row.classical?.beyondLabel === true),
    certificatesChecked: scored.filter((row) => row.certified).length,
    classical: classicalCounts(scored),
    wrongIds: idsWhere(scored, (row) => row.outcome === 'wrong'),
    refusedIds: idsWhere(scored, (row) => row.outcome === 'refused'),
    gate: judgeGate(scored, gate),
    seconds,
    dataSha256,
  };
}

function countOf(scored: readonly ScoredRow[], outcome: ScoredRow['outcome']): number {
  return scored.filter((row) => row.outcome === outcome).length;
}

function idsWhere(scored: readonly ScoredRow[], holds: (row: ScoredRow) => boolean): readonly string[] {
  return scored.filter(holds).map((row) => row.id);
}

function refusalCounts(scored: readonly ScoredRow[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const row of scored) if (row.outcome === 'refused') counts.set(row.reason, (counts.get(row.reason) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => compareCodeUnits(a, b)));
}

function classicalCounts(scored: readonly ScoredRow[]): ClassicalCounts | null {
  const asked = scored.flatMap(({ id, classical }) => (classical === undefined ? [] : [{ id, ...classical }]));
  if (asked.length === 0) return null;
  return {
    rows: asked.length,
    certificatesChecked: asked.filter((row) => row.certified).length,
    refused: asked.filter((row) => row.verdict === 'refused').length,
    inconsistent: asked.filter((row) => row.verdict === 'inconsistent').map((row) => row.id),
  };
}

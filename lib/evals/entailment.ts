/**
 * Lane `entailment`: propositional problems with a five-way verdict, every answer with its certificate.
 *
 * A contradiction among the premises is a verdict here, with a refutation of the premises as its certificate. The fifth
 * verdict, the boundary of what is decided at all, is a refusal: no row of the data asks for it.
 *
 * Source: spec 04 §3.2, §5.5.
 */
import type { EntailmentTrace } from '../logic/entailment/trace.js';
import { checkEntailment } from '../logic/proof-check/index.js';
import { assertUniqueIds, jsonLinesRows, stringField, stringListField, wordField } from './data-row.js';
import type { LaneData, LaneGate, OnProgress, ScoredRow } from './lane.js';

/** Decides one problem. A parameter of the lane, so that a broken engine can be put in its place. */
export type EntailmentEngine = (premises: readonly string[], query: string) => EntailmentTrace;

const VERDICTS = ['entailed_true', 'entailed_false', 'undetermined', 'contradiction'] as const;
type Verdict = (typeof VERDICTS)[number];

interface Problem {
  readonly id: string;
  readonly premises: readonly string[];
  readonly query: string;
  readonly expected: Verdict;
}

export const ENTAILMENT_GATE: LaneGate = { coverageFloor: 1, refusalsAllowed: [] };

/** @throws MalformedJson, MalformedData */
export function scoreEntailment(
  data: LaneData,
  engine: EntailmentEngine,
  onProgress: OnProgress,
): readonly ScoredRow[] {
  const problems = readProblems(data.bytes);
  return problems.map((problem, index) => {
    const row = scoreProblem(problem, engine(problem.premises, problem.query));
    onProgress(index + 1, problems.length);
    return row;
  });
}

function readProblems(bytes: Uint8Array): readonly Problem[] {
  const rows = jsonLinesRows(bytes);
  const problems = rows.map((row) => ({
    id: stringField(row, 'id'),
    premises: stringListField(row, 'premises'),
    query: stringField(row, 'query'),
    expected: wordField(row, 'expected', VERDICTS),
  }));
  assertUniqueIds(problems, rows);
  return problems;
}

function scoreProblem({ id, premises, query, expected }: Problem, trace: EntailmentTrace): ScoredRow {
  const verdict = verdictOf(trace);
  if (verdict === null) return { id, outcome: 'refused', reason: trace.reason, certified: false };
  const certified = trace.certificate !== null && checkEntailment(premises, query, trace).ok;
  if (trace.certificate !== null && !certified)
    return { id, outcome: 'refused', reason: 'certificate_rejected', certified };
  if (verdict !== expected) return { id, outcome: 'wrong', reason: `${verdict}_for_${expected}`, certified };
  return { id, outcome: verdict === 'undetermined' ? 'unknown_correct' : 'correct', reason: '', certified };
}

function verdictOf({ outcome, reason }: EntailmentTrace): Verdict | null {
  switch (outcome) {
    case 'ENTAILED':
      return 'entailed_true';
    case 'REFUTED':
      return 'entailed_false';
    case 'UNKNOWN':
      return 'undetermined';
    case 'REFUSED':
      return reason === 'inconsistent_premises' ? 'contradiction' : null;
  }
}

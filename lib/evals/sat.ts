/**
 * Lane `sat`: DIMACS files with a known answer. A model is checked clause by clause, a refutation step by step.
 *
 * The rows are JSON Lines of `{"file", "vars", "clauses", "expected"}`; the formulas are files beside them.
 *
 * Source: spec 04 §3.3; DESIGN §6 (a typed budget refusal at worst, never a wrong answer).
 */
import { createBudget } from '../base/budget.js';
import { parseDimacs, type Cnf } from '../logic/entailment/dimacs.js';
import { solveCnf, type Solution } from '../logic/entailment/solve.js';
import { checkModel, checkRefutation, type CheckResult } from '../logic/proof-check/index.js';
import { assertUniqueIds, countField, jsonLinesRows, stringField, wordField } from './data-row.js';
import type { LaneData, LaneGate, OnProgress, ScoredRow } from './lane.js';
import { MalformedData } from './malformed-data.js';

/** Decides one clause list. A parameter of the lane, so that a broken engine can be put in its place. */
export type SatEngine = (cnf: Cnf) => Solution;

/** Enough for every file of the data set to be decided; checking a proof costs more than finding it. */
const SOLVE_BUDGET = createBudget({ proofSteps: 500_000 });
const CHECK_BUDGET = createBudget({ proofSteps: 500_000_000 });

/** The solver of this project. */
export const satEngine: SatEngine = ({ clauses, variableCount }) => solveCnf(clauses, variableCount, SOLVE_BUDGET);

export const SAT_GATE: LaneGate = { coverageFloor: 0.95, refusalsAllowed: ['budget_exceeded'] };

interface SatRow {
  readonly id: string;
  readonly variables: number;
  readonly clauses: number;
  readonly expected: 'SAT' | 'UNSAT';
}

/** @throws MalformedJson, MalformedData */
export function scoreSat(data: LaneData, engine: SatEngine, onProgress: OnProgress): readonly ScoredRow[] {
  const rows = readSatRows(data.bytes);
  return rows.map((row, index) => {
    const cnf = readCnf(row, data.attachments);
    const scored = scoreAnswer(row, cnf, engine(cnf));
    onProgress(index + 1, rows.length);
    return scored;
  });
}

/** Names of the formulas, relative to the file with the rows. */
export function satFileNames(bytes: Uint8Array): readonly string[] {
  return readSatRows(bytes).map((row) => row.id);
}

function readSatRows(bytes: Uint8Array): readonly SatRow[] {
  const rows = jsonLinesRows(bytes);
  const read = rows.map((row) => ({
    id: stringField(row, 'file'),
    variables: countField(row, 'vars'),
    clauses: countField(row, 'clauses'),
    expected: wordField(row, 'expected', ['SAT', 'UNSAT'] as const),
  }));
  assertUniqueIds(read, rows);
  return read;
}

function readCnf(row: SatRow, attachments: LaneData['attachments']): Cnf {
  const bytes = attachments.get(row.id);
  if (bytes === undefined) throw MalformedData.at(row.id, 'a formula file');
  const cnf = parseDimacs(new TextDecoder().decode(bytes));
  if (cnf.kind === 'refusal')
    throw MalformedData.at(`${row.id}:${String(cnf.line)}:${String(cnf.column)}`, `DIMACS (${cnf.reason})`);
  if (cnf.variableCount !== row.variables || cnf.clauses.length !== row.clauses)
    throw MalformedData.at(row.id, `${String(row.variables)} variables and ${String(row.clauses)} clauses`);
  return cnf;
}

function scoreAnswer({ id, expected }: SatRow, cnf: Cnf, answer: Solution): ScoredRow {
  if (answer.kind === 'budget_exceeded') return { id, outcome: 'refused', reason: answer.kind, certified: false };
  if (!checkAnswer(cnf, answer).ok) return { id, outcome: 'refused', reason: 'certificate_rejected', certified: false };
  const said = answer.kind === 'sat' ? 'SAT' : 'UNSAT';
  if (said !== expected)
    return { id, outcome: 'wrong', reason: `${said}_for_${expected}`.toLowerCase(), certified: true };
  return { id, outcome: 'correct', reason: '', certified: true };
}

function checkAnswer({ clauses }: Cnf, answer: Exclude<Solution, { readonly kind: 'budget_exceeded' }>): CheckResult {
  return answer.kind === 'sat'
    ? checkModel(clauses, answer.model)
    : checkRefutation(clauses, answer.steps, CHECK_BUDGET);
}

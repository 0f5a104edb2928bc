import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { createBudget } from '../../../../lib/base/budget.js';
import { parseDimacs, type Cnf } from '../../../../lib/logic/entailment/dimacs.js';
import { solveCnf } from '../../../../lib/logic/entailment/solve.js';
import { checkModel, checkRefutation } from '../../../../lib/logic/proof-check/index.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';
import { withShared } from '../../../support/shared.js';

/** Checking propagates again what solving remembered, so hard refutations cost the checker more than the solver. */
const PATIENT = createBudget({ proofSteps: 20_000_000 });

type Clauses = readonly (readonly number[])[];

/** Decides by trying every assignment. */
function isSatisfiable(clauses: Clauses, variableCount: number): boolean {
  for (let row = 0; row < 2 ** variableCount; row += 1)
    if (
      clauses.every((clause) =>
        clause.some((literal) => ((row >> (Math.abs(literal) - 1)) & 1) === (literal > 0 ? 1 : 0)),
      )
    )
      return true;
  return false;
}

/** Pigeons do not fit into one hole fewer. */
function pigeons(holes: number): Clauses {
  const at = (pigeon: number, hole: number): number => pigeon * holes + hole + 1;
  const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
  const clauses: number[][] = indexes(holes + 1).map((pigeon) => indexes(holes).map((hole) => at(pigeon, hole)));
  for (const hole of indexes(holes))
    for (const one of indexes(holes + 1))
      for (const other of indexes(one)) clauses.push([-at(one, hole), -at(other, hole)]);
  return clauses;
}

function readCnf(path: string): Cnf {
  const cnf = parseDimacs(readFileSync(path, 'utf8'));
  if (cnf.kind === 'refusal') throw new RangeError(`${path}: ${cnf.reason} ${String(cnf.line)}`);
  return cnf;
}

interface Row {
  readonly file: string;
  readonly expected: string;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'file' in value && 'expected' in value;
}

function rowsOf(path: string): readonly Row[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .filter(isRow);
}

/** Right answers with accepted evidence, or typed refusals; anything else fails. */
function solveAndCheck(cnf: Cnf, expected: string, name: string): 'right' | 'refused' {
  const solution = solveCnf(cnf.clauses, cnf.variableCount);
  if (solution.kind === 'budget_exceeded') return 'refused';
  assert.is(solution.kind === 'sat' ? 'SAT' : 'UNSAT', expected, name);
  const check =
    solution.kind === 'sat'
      ? checkModel(cnf.clauses, solution.model)
      : checkRefutation(cnf.clauses, solution.steps, PATIENT);
  assert.equal(check, { ok: true }, name);
  return 'right';
}

/** Take more than a second each: `core eval sat` runs them. */
const SLOW = new Set([
  'prime4294967297.cnf',
  'prime65537.cnf',
  'sgen1_unsat_57_0.cnf',
  'hole8.cnf',
  'sgen1_sat_90_0.cnf',
  'add128.cnf',
]);

cases('entailment/solve', {
  'random clause lists are decided as by trying everything, with accepted evidence [spec 04 §13.4]': () => {
    const counts = { sat: 0, unsat: 0 };
    const literal = fc.integer({ min: -6, max: 6 }).filter((value) => value !== 0);
    const clause = fc.array(literal, { minLength: 1, maxLength: 4 });
    holds(
      fc.property(fc.array(clause, { minLength: 4, maxLength: 40 }), (clauses) => {
        const solution = solveCnf(clauses, 6);
        assert.is(solution.kind, isSatisfiable(clauses, 6) ? 'sat' : 'unsat');
        if (solution.kind === 'sat') assert.equal(checkModel(clauses, solution.model), { ok: true });
        if (solution.kind === 'unsat') assert.equal(checkRefutation(clauses, solution.steps), { ok: true });
        if (solution.kind !== 'budget_exceeded') counts[solution.kind] += 1;
      }),
      2_000,
    );
    assert.ok(counts.sat > 200 && counts.unsat > 200, JSON.stringify(counts));
  },
  'the empty clause alone and no clause at all answer at once [reasoning-cases R17]': () => {
    assert.equal(solveCnf([[]], 0), { kind: 'unsat', steps: [[]] });
    assert.equal(solveCnf([], 0), { kind: 'sat', model: [] });
    assert.equal(
      solveCnf(
        [
          [1, -1],
          [2, 2],
        ],
        3,
      ),
      { kind: 'sat', model: [-1, 2, -3] },
    );
  },
  'a refutation by propagation alone is the empty clause alone [spec 04 §11 E1]': () => {
    assert.equal(solveCnf([[1], [-1, 2], [-2]], 2), { kind: 'unsat', steps: [[]] });
  },
  'the same clauses give the same proof, byte for byte': () => {
    const first = JSON.stringify(solveCnf(pigeons(5), 30));
    assert.is(JSON.stringify(solveCnf(pigeons(5), 30)), first);
    assert.match(first, /"unsat"/);
  },
  'a trimmed refutation holds only steps it needs, ending with the empty clause': () => {
    const solution = solveCnf(pigeons(4), 20);
    assert.is(solution.kind, 'unsat');
    if (solution.kind !== 'unsat') return;
    assert.equal(solution.steps.at(-1), []);
    assert.equal(checkRefutation(pigeons(4), solution.steps), { ok: true });
    assert.is(checkRefutation(pigeons(4), solution.steps.slice(0, -1)).ok, false);
  },
  'reductions and restarts keep the proof complete [spec 04 §3.3]': () => {
    const clauses = pigeons(7);
    const solution = solveCnf(clauses, 56);
    assert.is(solution.kind, 'unsat');
    if (solution.kind === 'unsat') assert.equal(checkRefutation(clauses, solution.steps, PATIENT), { ok: true });
  },
  'the step budget refuses, and a larger one answers [spec 04 §2.4, §13.7]': () => {
    assert.equal(solveCnf(pigeons(5), 30, createBudget({ proofSteps: 10 })), {
      kind: 'budget_exceeded',
      which: 'proofSteps',
      limit: 10,
      seen: 11,
    });
    assert.is(solveCnf(pigeons(5), 30).kind, 'unsat');
  },
  'the files of data/sat are decided right, with accepted evidence, or refused by budget [DESIGN §6]': () =>
    withShared('sat/expected.jsonl', (path) => {
      const counts = { right: 0, refused: 0 };
      for (const { file, expected } of rowsOf(path)) {
        if (SLOW.has(file)) continue;
        counts[solveAndCheck(readCnf(join(dirname(path), file)), expected, file)] += 1;
      }
      assert.equal(counts, { right: 132 - SLOW.size, refused: 0 });
    }),
});

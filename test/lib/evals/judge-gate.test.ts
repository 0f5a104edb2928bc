import * as assert from 'uvu/assert';

import { judgeGate } from '../../../lib/evals/judge-gate.js';
import type { LaneGate, ScoredRow } from '../../../lib/evals/lane.js';
import { cases } from '../../support/cases.js';

const strict: LaneGate = { coverageFloor: 1, refusalsAllowed: [] };
const lenient: LaneGate = { coverageFloor: 0.5, refusalsAllowed: ['budget_exceeded'] };

const right: ScoredRow = { id: 'right', outcome: 'correct', reason: '', certified: true };
const unknown: ScoredRow = { id: 'unknown', outcome: 'unknown_correct', reason: '', certified: true };
const wrong: ScoredRow = { id: 'wrong', outcome: 'wrong', reason: 'true_for_false', certified: true };
const spent: ScoredRow = { id: 'spent', outcome: 'refused', reason: 'budget_exceeded', certified: false };
const bare: ScoredRow = { id: 'bare', outcome: 'correct', reason: '', certified: false };
const column = { verdict: 'true', beyondLabel: true } as const;

function failuresOf(rows: readonly ScoredRow[], gate: LaneGate): readonly string[] {
  const { ok, failures } = judgeGate(rows, gate);
  assert.is(ok, failures.length === 0);
  return failures.map((failure) => failure.code);
}

cases('judge-gate', {
  'rows that are right or rightly unknown pass [anchor]': () => {
    assert.equal(failuresOf([right, unknown], strict), []);
  },
  'one wrong row fails, however many are right [spec 04 §10.2]': () => {
    assert.equal(failuresOf([right, right, wrong], lenient), ['wrong']);
  },
  'no rows is no pass': () => {
    assert.equal(failuresOf([], strict), ['no_rows']);
  },
  'refusing everything fails the floor, even for an allowed reason [spec 04 §13.16]': () => {
    assert.equal(failuresOf([spent, spent], lenient), ['coverage']);
    assert.equal(failuresOf([right, spent], lenient), []);
  },
  'a refusal for another reason fails': () => {
    assert.equal(failuresOf([right, { ...spent, reason: 'certificate_rejected' }], lenient), ['refusals']);
  },
  'an answer without an accepted certificate fails': () => {
    assert.equal(failuresOf([right, bare], strict), ['certificates']);
  },
  'a classical column without an accepted certificate fails': () => {
    assert.equal(failuresOf([{ ...right, classical: { ...column, certified: false } }], strict), ['classical']);
    assert.equal(failuresOf([{ ...right, classical: { ...column, certified: true } }], strict), []);
  },
});

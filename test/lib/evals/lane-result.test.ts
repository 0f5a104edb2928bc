import * as assert from 'uvu/assert';

import { digestBytes } from '../../../lib/base/digest.js';
import { laneResult } from '../../../lib/evals/lane-result.js';
import type { ScoredRow } from '../../../lib/evals/lane.js';
import { cases } from '../../support/cases.js';

const run = { lane: 'toy', gate: { coverageFloor: 1, refusalsAllowed: [] }, seconds: 1.5, dataSha256: digestBytes('') };
const certified = { reason: '', certified: true };
const scored: readonly ScoredRow[] = [
  { id: 'a', outcome: 'correct', ...certified },
  {
    id: 'b',
    outcome: 'unknown_correct',
    ...certified,
    classical: { verdict: 'true', beyondLabel: true, certified: true },
  },
  { id: 'c', outcome: 'wrong', reason: 'true_for_false', certified: true },
  { id: 'd', outcome: 'refused', reason: 'undetermined', certified: false },
];

cases('lane-result', {
  'the document has the keys the contract names, in a stable order [issue: eval/1]': () => {
    assert.equal(Object.keys(laneResult({ ...run, scored })), [
      'schema',
      'lane',
      'rows',
      'correct',
      'wrong',
      'unknownCorrect',
      'refused',
      'coverage',
      'accuracy',
      'beyondLabel',
      'certificatesChecked',
      'classical',
      'wrongIds',
      'refusedIds',
      'gate',
      'seconds',
      'dataSha256',
    ]);
  },
  'each row is in exactly one column, and a rightly unknown answer counts as answered [spec 04 §10.3]': () => {
    const { rows, correct, wrong, unknownCorrect, refused, coverage } = laneResult({ ...run, scored });
    assert.equal([rows, correct, wrong, unknownCorrect, refused], [4, 1, 1, 1, { undetermined: 1 }]);
    assert.is(coverage, 0.75);
  },
  'accuracy is about commitments only [spec 04 §10.3]': () => {
    assert.is(laneResult({ ...run, scored }).accuracy, 0.5);
  },
  'accuracy is null, not one, when nothing is committed [spec 04 §15 row 22]': () => {
    assert.is(laneResult({ ...run, scored: scored.slice(1, 2) }).accuracy, null);
  },
  'rows where classical logic says more are listed and counted nowhere else [spec 04 §6.4]': () => {
    const result = laneResult({ ...run, scored });
    assert.equal(result.beyondLabel, ['b']);
    assert.equal(result.classical, { rows: 1, certificatesChecked: 1, refused: 0, inconsistent: [] });
    assert.is(result.certificatesChecked, 3);
  },
  'wrong and refused rows are named': () => {
    const { wrongIds, refusedIds } = laneResult({ ...run, scored });
    assert.equal([wrongIds, refusedIds], [['c'], ['d']]);
  },
});

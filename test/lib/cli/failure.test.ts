import * as assert from 'uvu/assert';

import { BudgetExceeded } from '../../../lib/base/budget.js';
import { UnreachableState } from '../../../lib/base/fault.js';
import { unreadableInput, usage } from '../../../lib/cli/cli-refusal.js';
import { failedRun } from '../../../lib/cli/failure.js';
import { cases } from '../../support/cases.js';

const CONTEXT = { newErrorId: () => 'e-1', showsTrace: false };

cases('failure', {
  'bad usage is 2 and an unreadable input 5, each with what to do [spec 03 §7.2]': () => {
    assert.equal(failedRun(usage('r', 'm', 'h'), CONTEXT), {
      failure: { code: 'usage', reason: 'r', message: 'm', hint: 'h' },
      exitCode: 2,
    });
    assert.is(failedRun(unreadableInput('r', 'm', 'h'), CONTEXT).exitCode, 5);
  },
  'any other refusal is the input being too much, or wrong': () => {
    const { failure, exitCode } = failedRun(BudgetExceeded.on('atoms', 1, 2), CONTEXT);
    assert.equal([failure.code, exitCode], ['budget_exceeded', 5]);
  },
  'a fault is a defect of ours: 70, with an id to report': () => {
    for (const error of [new UnreachableState('x', { state: 'y' }), new TypeError('x'), 'thrown text']) {
      const { failure, exitCode } = failedRun(error, CONTEXT);
      assert.equal([failure.code, failure.error_id, exitCode], ['internal_error', 'e-1', 70]);
    }
  },
  'where a defect happened is shown on request only': () => {
    const error = new TypeError('x');
    assert.not.match(failedRun(error, CONTEXT).failure.message, 'failure.test');
    assert.match(failedRun(error, { ...CONTEXT, showsTrace: true }).failure.message, 'failure.test');
  },
});

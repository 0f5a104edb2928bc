import * as assert from 'uvu/assert';

import { BudgetExceeded, DEFAULT_BUDGET, InvalidBudget, createBudget } from '../../../lib/base/budget.js';
import { cases } from '../../support/cases.js';
import { refused } from '../../support/refused.js';

cases('budget', {
  'without overrides it is the default, frozen [spec 04 §2.4]': () => {
    assert.equal(createBudget(), DEFAULT_BUDGET);
    assert.ok(Object.isFrozen(createBudget()));
    assert.ok(Object.isFrozen(DEFAULT_BUDGET));
  },
  'an override changes its axis and no other [spec 04 §2.4]': () => {
    assert.equal(createBudget({ atoms: 7 }), { ...DEFAULT_BUDGET, atoms: 7 });
  },
  'zero, negative, fractional, unsafe and NaN limits are refused [spec 04 §2.4]': () => {
    for (const limit of [0, -1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
      const refusal = refused(InvalidBudget, () => createBudget({ atoms: limit }));
      assert.equal(refusal.evidence, { axis: 'atoms', value: String(limit) });
    }
  },
  'an unknown axis is refused, inherited names included [spec 04 §2.4]': () => {
    for (const axis of ['atom', 'toString', '__proto__']) {
      const overrides = Object.fromEntries([[axis, 1]]);
      assert.equal(refused(InvalidBudget, () => createBudget(overrides)).evidence, { axis, value: '1' });
    }
  },
  'every default is a positive safe integer [anchor: the defaults obey their own rule]': () => {
    assert.equal(createBudget(DEFAULT_BUDGET), DEFAULT_BUDGET);
  },
  'a spent budget names the axis, the limit and what was seen [DESIGN D9]': () => {
    const refusal = BudgetExceeded.on('depth', 512, 513);
    assert.is(refusal.code, 'budget_exceeded');
    assert.equal(refusal.evidence, { axis: 'depth', limit: 512, seen: 513 });
    assert.is(refusal.message, 'budget exceeded: depth is limited to 512');
  },
});

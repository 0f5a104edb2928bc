import * as assert from 'uvu/assert';

import { BudgetExceeded, InvalidBudget } from '../../../lib/base/budget.js';
import { NotCanonical } from '../../../lib/base/canonical-json.js';
import { Fault, UnreachableState, assertNever } from '../../../lib/base/fault.js';
import { Refusal } from '../../../lib/base/refusal.js';
import { MalformedJson } from '../../../lib/base/strict-json.js';
import { cases } from '../../support/cases.js';

class SampleFault extends Fault<{ pack: string }> {
  readonly code = 'sample_fault';
}

const REFUSALS: readonly Refusal[] = [
  BudgetExceeded.on('atoms', 1, 2),
  new InvalidBudget('x', { axis: 'x', value: '0' }),
  new NotCanonical('x', { reason: 'too_deep', path: '$' }),
  new MalformedJson('x', { reason: 'syntax', offset: 0, line: 1, column: 1 }),
];

cases('refusal and fault', {
  'a fault is never a refusal and a refusal never a fault [000 ADR-0029 §2]': () => {
    const faults: readonly Error[] = [
      new SampleFault('gone', { pack: 'safety' }),
      new UnreachableState('x', { state: 'y' }),
    ];
    for (const fault of faults) assert.not(fault instanceof Refusal);
    for (const refusal of REFUSALS) assert.not(refusal instanceof Fault);
  },
  'the two families meet only at Error [000 ADR-0029 §2]': () => {
    assert.is(Object.getPrototypeOf(Fault), Error);
    assert.is(Object.getPrototypeOf(Refusal), Error);
  },
  'a handler for refusals lets a fault through [anchor: 000 ADR-0029 §2]': () => {
    const serve = (): string => {
      try {
        throw new SampleFault('safety pack missing', { pack: 'safety' });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return 'served anyway';
      }
    };
    assert.throws(serve, (error: unknown) => error instanceof SampleFault);
  },
  'every refusal has a snake_case code, the name of its class and its evidence [STYLE §1]': () => {
    for (const refusal of REFUSALS) {
      assert.match(refusal.code, /^[a-z]+(_[a-z]+)*$/);
      assert.is(refusal.name, refusal.constructor.name);
      assert.type(refusal.evidence, 'object');
    }
  },
  'codes are pairwise different [STYLE §1]': () => {
    assert.is(new Set(REFUSALS.map(({ code }) => code)).size, REFUSALS.length);
  },
  'a cause is kept [spec 02 §1.2]': () => {
    const cause = new TypeError('inner');
    assert.is(new SampleFault('outer', { pack: 'x' }, { cause }).cause, cause);
  },
  'an unhandled member of a closed union is a fault [STYLE §5 pair 2]': () => {
    assert.throws(
      // The types forbid this call; a value from outside can still bring it about.
      (): unknown => Reflect.apply(assertNever, undefined, ['surprise', 'sample']) as unknown,
      (error: unknown) => error instanceof UnreachableState && error.evidence.state === 'surprise',
    );
  },
});

import * as assert from 'uvu/assert';

import {
  WrongShape,
  asEven,
  asEvenMultivector,
  asMultivector,
  coefficient,
  evenMultivector,
  inFull,
  multivector,
} from '../../../../lib/geometry/algebra/multivector.js';
import { cases } from '../../../support/cases.js';
import { refused } from '../../../support/refused.js';

cases('geometry/algebra/multivector', {
  'coefficients are put and read by the name of their blade': () => {
    const some = multivector({ '1': 2, e12: -1, e12345: 3 });
    assert.equal([coefficient(some, '1'), coefficient(some, 'e12'), coefficient(some, 'e13')], [2, -1, 0]);
    assert.is(coefficient(evenMultivector({ e2345: 4 }), 'e2345'), 4);
    assert.is(coefficient(evenMultivector({ e2345: 4 }), 'e1'), 0);
  },
  'an even multivector keeps its coefficients in full and back': () => {
    const even = evenMultivector({ '1': 1, e45: 2, e1234: 3 });
    assert.equal(asEven(inFull(even)), even);
  },
  'another number of coefficients is refused with both numbers': () => {
    assert.equal(refused(WrongShape, () => asMultivector(new Float64Array(16))).evidence, { expected: 32, found: 16 });
    assert.equal(refused(WrongShape, () => asEvenMultivector(new Float64Array(8))).evidence, {
      expected: 16,
      found: 8,
    });
  },
  'a coefficient of odd grade is never dropped in silence, NaN included': () => {
    for (const value of [1, 1e-300, Number.NaN, Number.NEGATIVE_INFINITY])
      refused(WrongShape, () => evenMultivector({ e3: value }));
  },
});

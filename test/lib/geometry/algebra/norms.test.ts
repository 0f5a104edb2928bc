import * as assert from 'uvu/assert';

import { gradeProjection } from '../../../../lib/geometry/algebra/involutions.js';
import { multivector } from '../../../../lib/geometry/algebra/multivector.js';
import { reversePairing, scalarProduct, size, squaredSize } from '../../../../lib/geometry/algebra/norms.js';
import { cases } from '../../../support/cases.js';

const rotor = multivector({ '1': 0.6, e12: -0.8 });

cases('geometry/algebra/norms', {
  'a unit versor pairs with itself to 1, which the scalar product does not do [spec 01 §7.3]': () => {
    assert.ok(Math.abs(reversePairing(rotor, rotor) - 1) < 1e-15);
    assert.ok(Math.abs(scalarProduct(rotor, rotor) + 0.28) < 1e-15);
  },
  'size counts every coefficient, also where the square of the blade is negative': () => {
    assert.is(squaredSize(multivector({ e1: 3, e5: 4 })), 25);
    assert.is(size(multivector({ e1: 3, e5: 4 })), 5);
  },
  'not a number stays not a number': () => {
    assert.ok(Number.isNaN(size(multivector({ e1: Number.NaN }))));
  },
  'a part of one grade holds nothing else': () => {
    assert.equal(gradeProjection(rotor, 2), multivector({ e12: -0.8 }));
  },
});

import * as assert from 'uvu/assert';

import {
  BLADE_NAMES,
  BOOST_PLANES,
  ROTATION_PLANES,
  basisIndex,
  bitmap,
  bitmapAt,
  gradeAt,
  indexOf,
  indexOfBitmap,
} from '../../../../lib/geometry/algebra/basis.js';
import { productSign } from '../../../../lib/geometry/algebra/sign-table.js';
import { cases } from '../../../support/cases.js';

const INDICES = BLADE_NAMES.map((_, index) => basisIndex(index));

function squareOf(name: (typeof BLADE_NAMES)[number]): number {
  const blade = bitmapAt(indexOf(name));
  return productSign(blade, blade);
}

cases('geometry/algebra/basis', {
  'blades are ordered by grade, then by generators [spec 01 §1.1]': () => {
    for (const index of INDICES.slice(1)) {
      const [before = '', name = ''] = BLADE_NAMES.slice(index - 1, index + 1);
      const sameGrade = gradeAt(index) === gradeAt(basisIndex(index - 1));
      assert.is(sameGrade ? before < name : before.length <= name.length, true, name);
    }
    assert.is(bitmapAt(indexOf('e125')), 0b10011);
    assert.is(indexOf('e45'), 15);
  },
  'bitmaps and indices name each other': () => {
    for (const index of INDICES) assert.is(indexOfBitmap(bitmapAt(index)), index);
    assert.not.equal(INDICES.map(bitmapAt), INDICES);
  },
  'a number outside 0 to 31 is neither an index nor a bitmap': () => {
    for (const value of [-1, 32, 0.5, Number.NaN]) {
      assert.throws(() => basisIndex(value), RangeError);
      assert.throws(() => bitmap(value), RangeError);
    }
  },
  'rotation planes square to -1, boost planes to +1, and together they are all planes [spec 01 §7.2]': () => {
    for (const plane of ROTATION_PLANES) assert.is(squareOf(plane), -1, plane);
    for (const plane of BOOST_PLANES) assert.is(squareOf(plane), 1, plane);
    const planes = INDICES.filter((index) => gradeAt(index) === 2).map((index) => BLADE_NAMES[index]);
    assert.equal([...ROTATION_PLANES, ...BOOST_PLANES].sort(), planes.sort());
  },
  'squares of all 32 blades are those of the table [spec 01 §1.1]': () => {
    assert.is(BLADE_NAMES.map((name) => (squareOf(name) > 0 ? '+' : '-')).join(''), '+++++----+--+-++--+-++-++++-----');
  },
});

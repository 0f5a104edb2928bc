import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { compareCodeUnits } from '../../../lib/base/compare.js';
import { cases } from '../../support/cases.js';
import { holds } from '../../support/property.js';

cases('compare', {
  'an astral character sorts by its first half, before U+FB33 [spec 02 §1.4]': () => {
    assert.equal(['\u{fb33}', '\u{1f600}'].sort(compareCodeUnits), ['\u{1f600}', '\u{fb33}']);
  },
  'upper case sorts before lower case and accents after both, in every locale [STYLE §5 pair 10]': () => {
    assert.equal(['é', 'a', 'Z', 'z', 'A'].sort(compareCodeUnits), ['A', 'Z', 'a', 'z', 'é']);
  },
  'it is the order of sort() without a comparer [RFC 8785 §3.2.3]': () => {
    holds(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        assert.equal([...texts].sort(compareCodeUnits), [...texts].sort());
      }),
    );
  },
});

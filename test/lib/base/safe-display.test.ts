import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { safeDisplay } from '../../../lib/base/safe-display.js';
import { cases } from '../../support/cases.js';
import { holds } from '../../support/property.js';

cases('safe-display', {
  'plain text in any script is shown as it is [anchor: not everything becomes ?]': () => {
    for (const text of ['Socrates', 'naïve café', 'Ωμέγα', '蘇格拉底', 'a😀b']) assert.is(safeDisplay(text), text);
  },
  'controls, bidi, zero-width, separators, fillers and lone surrogates become ? [spec 02 §1.2]': () => {
    const unfit = '\0\t\n\r\x1b\x7f\x85\x9b\u200b\u200d\u2028\u2029\u202a\u202e\u2066\u2069\ufeff\u3164\ud800';
    for (const character of unfit) assert.is(safeDisplay(`a${character}b`), 'a?b', JSON.stringify(character));
  },
  'the empty text is named [spec 02 §1.2]': () => {
    assert.is(safeDisplay(''), '<empty>');
  },
  'long text is cut to the limit with dots, exact text is not [spec 02 §1.2]': () => {
    assert.is(safeDisplay('x'.repeat(64)), 'x'.repeat(64));
    assert.is(safeDisplay('x'.repeat(65)), `${'x'.repeat(61)}...`);
    assert.is(safeDisplay('abcdefgh', 6), 'abc...');
  },
  'a cut never splits a character [spec 02 §1.2]': () => {
    assert.is(safeDisplay('😀'.repeat(65)), `${'😀'.repeat(61)}...`);
    assert.is(safeDisplay('😀'.repeat(64)), '😀'.repeat(64));
  },
  'other values are named by kind, and no code of theirs runs [spec 02 §1.2]': () => {
    const trap = {
      toString: () => assert.unreachable('toString ran'),
      toJSON: () => assert.unreachable('toJSON ran'),
    };
    const shown = [null, undefined, true, -0, 1.5, NaN, 7n, Symbol('s'), () => trap, [trap], trap].map((value) =>
      safeDisplay(value),
    );
    const expected = ['null', 'undefined', 'true', '-0', '1.5', 'NaN', '7n', '<symbol>', '<function>', '<array>'];
    assert.equal(shown, [...expected, '<object>']);
  },
  'whatever goes in, one short printable line comes out [spec 02 §1.2]': () => {
    holds(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const shown = safeDisplay(text);
        assert.ok(shown.length > 0 && Array.from(shown).length <= 64);
        assert.not.match(shown, /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  },
});

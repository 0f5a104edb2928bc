import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { decodeUtf8 } from '../../../lib/base/utf8.js';
import { cases } from '../../support/cases.js';
import { holds } from '../../support/property.js';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

cases('utf8', {
  'text comes back, byte order mark included [spec 02 §1.3]': () => {
    assert.equal(decodeUtf8(bytes(0xef, 0xbb, 0xbf, 0x61)), { ok: true, text: '\ufeffa' });
  },
  'the first bad byte is found [spec 02 §1.3]': () => {
    assert.equal(decodeUtf8(bytes(0x61, 0xc3, 0xa9, 0xff, 0xff)), { ok: false, badByte: 3, before: 'aé' });
  },
  'wherever the first bad byte stands, it is found [spec 02 §1.3]': () => {
    for (let place = 0; place < 40; place += 1) {
      const input = new Uint8Array(40).fill(0x61);
      input[place] = 0xff;
      assert.equal(decodeUtf8(input), { ok: false, badByte: place, before: 'a'.repeat(place) });
    }
  },
  'an overlong form and an encoded surrogate are bad at their second byte [RFC 3629 §3]': () => {
    assert.equal(decodeUtf8(bytes(0x61, 0xe0, 0x80, 0xaf)), { ok: false, badByte: 2, before: 'a\ufffd' });
    assert.equal(decodeUtf8(bytes(0xed, 0xa0, 0x80)), { ok: false, badByte: 1, before: '\ufffd' });
  },
  'a text cut inside a character is bad at its end [RFC 3629 §3]': () => {
    assert.equal(decodeUtf8(bytes(0x61, 0xe2, 0x82)), { ok: false, badByte: 3, before: 'a\ufffd' });
  },
  'encode then decode is the identity on well-formed text [anchor: not everything is refused]': () => {
    holds(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        assert.equal(decodeUtf8(new TextEncoder().encode(text)), { ok: true, text });
      }),
    );
  },
  'no two byte strings decode to one text [R21]': () => {
    const fragments = fc.constantFrom(0x00, 0x61, 0x80, 0xa9, 0xc0, 0xc3, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0xff);
    const seen = { text: 0, refused: 0 };
    holds(
      fc.property(fc.array(fragments, { maxLength: 4 }), (input) => {
        const reading = decodeUtf8(bytes(...input));
        seen[reading.ok ? 'text' : 'refused'] += 1;
        if (reading.ok) assert.equal([...new TextEncoder().encode(reading.text)], input);
      }),
    );
    assert.ok(seen.text > 100 && seen.refused > 100, JSON.stringify(seen));
  },
});

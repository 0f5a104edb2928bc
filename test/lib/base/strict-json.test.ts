import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { canonicalJson } from '../../../lib/base/canonical-json.js';
import {
  MalformedJson,
  isJsonArray,
  isJsonObject,
  parseStrictJson,
  type MalformedJsonReason,
  type StrictJsonOptions,
} from '../../../lib/base/strict-json.js';
import { cases } from '../../support/cases.js';
import { holds } from '../../support/property.js';
import { refused } from '../../support/refused.js';
import { withShared } from '../../support/shared.js';

type Options = Partial<StrictJsonOptions>;

function malformed(input: string | Uint8Array, options: Options = {}): MalformedJson {
  return refused(MalformedJson, () => parseStrictJson(input, options));
}

function assertReason(
  reason: MalformedJsonReason,
  inputs: readonly (string | Uint8Array)[],
  options: Options = {},
): void {
  for (const input of inputs) assert.is(malformed(input, options).evidence.reason, reason, String(input));
}

/** What `JSON.parse` says, or undefined. Only tests may ask it. */
function looseParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the published edge vectors call an error or a value, and what we say where we are stricter (DESIGN D1). */
const STRICTER: Readonly<Record<string, MalformedJsonReason>> = {
  'negative-zero': 'negative_zero',
  'integer-beyond-2^53': 'integer_out_of_range',
};

cases('strict-json', {
  'every kind of value is read [anchor: RFC 8259]': () => {
    const text = ' {"a" : [ null, true, false, "x", -7, 0 ],\r\n\t"b":{} , "":""} ';
    assert.is(canonicalJson(parseStrictJson(text)), '{"":"","a":[null,true,false,"x",-7,0],"b":{}}');
    assert.is(parseStrictJson('"top level"'), 'top level');
  },
  'bytes and text read alike [anchor: spec 02 §1.3]': () => {
    const text = '{"name":"péché 😂 \\ud83d\\ude02"}';
    assert.equal(parseStrictJson(new TextEncoder().encode(text)), parseStrictJson(text));
  },
  'the second of two equal keys is refused, however it is written [spec 02 §1.3]': () => {
    assertReason('duplicate_key', ['{"a":1,"a":1}', '{"a":1,"\\u0061":2}', '{"x":{"__proto__":1,"__proto__":2}}']);
    assert.is(malformed('{"a":1,\n "\\u0061":2}').message, 'malformed JSON at line 2, column 2: duplicate_key (a)');
  },
  'equal keys of different objects are fine [anchor: spec 02 §1.3]': () => {
    assert.equal(canonicalJson(parseStrictJson('[{"a":1},{"a":{"a":2}}]')), '[{"a":1},{"a":{"a":2}}]');
  },
  '__proto__ is a key like any other, and nothing has a prototype [spec 02 §1.3]': () => {
    const read = parseStrictJson('{"__proto__":{"polluted":true},"constructor":1,"toString":2}');
    assert.ok(isJsonObject(read));
    assert.equal(Object.keys(read), ['__proto__', 'constructor', 'toString']);
    assert.is(Object.getPrototypeOf(read), null);
    assert.is('polluted' in read, false);
    assert.is('polluted' in {}, false);
  },
  'values are frozen all the way down [spec 02 §1.3]': () => {
    const read = parseStrictJson('{"a":[{"b":[]}]}');
    assert.ok(isJsonObject(read) && Object.isFrozen(read));
    const list = read['a'];
    assert.ok(isJsonArray(list) && Object.isFrozen(list) && Object.isFrozen(list[0]));
  },
  'text that is no JSON is refused at its place [RFC 8259]': () => {
    const places: Readonly<Record<string, number>> = {
      '': 0,
      '[1,]': 3,
      '{"a":1,}': 7,
      '[1 2]': 3,
      '{"a" 1}': 5,
      '[1] x': 4,
      '[1]//x': 3,
      '/* x */ 1': 0,
      "['a']": 1,
      '{a:1}': 1,
      '[NaN]': 1,
      '[Infinity]': 1,
      '[undefined]': 1,
      '[tru]': 1,
      '[+1]': 1,
      '[.5]': 1,
      '[\u00a01]': 1,
      '[\f1]': 1,
      '"open': 5,

      '["\\x41"]': 2,
    };
    for (const [text, offset] of Object.entries(places)) {
      const { reason, offset: found } = malformed(text, { numbers: 'finite' }).evidence;
      assert.equal({ text, reason, found }, { text, reason: 'syntax', found: offset });
    }
    assertReason('syntax', ['   ', '[1', '[01]', '[1.]', '[1e]', '[-]', '["\\u12"]', '[0x1]', '[1]]', '{}{}'], {
      numbers: 'finite',
    });
  },
  'line and column count from one, over any line [STYLE §5 pair 3]': () => {
    const { line, column, offset } = malformed('{\n  "a": 1,\n  "é": tru\n}').evidence;
    assert.equal({ line, column, offset }, { line: 3, column: 8, offset: 19 });
  },
  'raw control characters in strings are refused, escaped ones are read [RFC 8259 §7]': () => {
    assertReason('control_character', ['["a\tb"]', '["a\nb"]', '["\0"]', '{"\u001f":1}', '["\\n\n"]']);
    assert.is(parseStrictJson('"\\t\\n\\u0000\x7f"'), '\t\n\0\x7f');
  },
  'lone surrogates are refused, written or escaped, in values and keys [RFC 7493 §2.1]': () => {
    assertReason('lone_surrogate', ['["\\ud83d"]', '["\\udc00\\ud83d"]', '{"\\ud800":1}', '["\ud800"]']);
  },
  'noncharacters are refused, written or escaped [RFC 7493 §2.1]': () => {
    assertReason('noncharacter', ['["\\ufffe"]', '["\uffff"]', '["\\ufdd0"]', '["\u{1ffff}"]', '{"\\ud83f\\udffe":1}']);
  },
  'bytes that are not UTF-8 are refused at the byte [R21]': () => {
    const { reason, offset, line, column } = malformed(Uint8Array.of(0x5b, 0x0a, 0x22, 0xff, 0x22, 0x5d)).evidence;
    assert.equal({ reason, offset, line, column }, { reason: 'invalid_utf8', offset: 3, line: 2, column: 2 });
  },
  'a byte order mark is refused in bytes and in text [spec 02 §1.3]': () => {
    assertReason('byte_order_mark', ['\ufeff{}', Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d)]);
  },
  'a number is an integer as it is written [spec 02 §1.3]': () => {
    assertReason('not_an_integer', ['1.0', '1e3', '1E3', '-0.0', '1e400', '[0.5]']);
    assertReason('integer_out_of_range', ['9007199254740992', '-9007199254740992', '1'.repeat(400)]);
    assertReason('negative_zero', ['-0', '[1,-0]']);
    assert.is(parseStrictJson('-9007199254740991'), -9_007_199_254_740_991);
  },
  'with fractions allowed, what overflows or is -0 is still refused [spec 02 §1.3]': () => {
    assert.equal(parseStrictJson('[1.5,1e3,-2E-2,0.0]', { numbers: 'finite' }), [1.5, 1000, -0.02, 0]);
    assertReason('number_out_of_range', ['1e400', '-1E400'], { numbers: 'finite' });
    assertReason('negative_zero', ['-0', '-0.0', '-0e5', '-1e-400'], { numbers: 'finite' });
    assertReason('integer_out_of_range', ['9007199254740993'], { numbers: 'finite' });
  },
  'depth is limited before anything recurses [spec 02 §1.3]': () => {
    assert.ok(parseStrictJson('['.repeat(512) + ']'.repeat(512)));
    assert.is(malformed('['.repeat(513) + ']'.repeat(513)).evidence.offset, 512);
    assertReason('too_deep', ['['.repeat(1_000_000), '{"a":'.repeat(100_000)]);
    assertReason('too_deep', ['[[[]]]', '{"a":{"b":[]}}'], { maxDepth: 2 });
    assert.ok(parseStrictJson('[[],{},[]]', { maxDepth: 2 }));
  },
  'no option allows a depth that could overflow the stack [spec 02 §1.3]': () => {
    assertReason('too_deep', ['['.repeat(600) + ']'.repeat(600)], { maxDepth: 1_000_000 });
  },
  'brackets inside strings do not count [anchor: spec 02 §1.3]': () => {
    assert.equal(parseStrictJson('["[[[[\\"[[[{{{","\\\\",[]]', { maxDepth: 2 }), ['[[[["[[[{{{', '\\', []]);
  },
  'size is limited in UTF-8 bytes, for bytes and text alike [spec 02 §1.3]': () => {
    assert.is(parseStrictJson('"éé"', { maxBytes: 6 }), 'éé');
    assertReason('too_large', ['"éé"', new TextEncoder().encode('"éé"')], { maxBytes: 5 });
  },
  'caller text in a message is short and printable [spec 02 §1.2]': () => {
    const { message } = malformed(`{"${'k\\u202e'.repeat(200)}":1,"${'k\\u202e'.repeat(200)}":2}`);
    assert.ok(message.length < 200, message);
    assert.not.match(message, /\p{Cf}/u);
    assert.ok(malformed(`[${'n'.repeat(100_000)}]`).message.length < 200);
  },
  'the published edge vectors hold, and where we are stricter the reason says so [data jcs]': async () => {
    await withShared('jcs/edge-vectors.json', (path) => {
      const vectors = parseStrictJson(readFileSync(path));
      assert.ok(isJsonArray(vectors));
      assert.is(vectors.length, 17);
      for (const vector of vectors) {
        assert.ok(isJsonObject(vector) && typeof vector['name'] === 'string' && typeof vector['utf8hex'] === 'string');
        const bytes = Buffer.from(vector['utf8hex'], 'hex');
        const stricter = STRICTER[vector['name']];
        if (stricter !== undefined) assertReason(stricter, [bytes], { numbers: 'finite' });
        else if (vector['expect'] === 'error') malformed(bytes, { numbers: 'finite' });
        else assert.is(canonicalJson(parseStrictJson(bytes)), vector['canonical']);
      }
    });
  },
  'every text it reads, JSON.parse reads alike; what JSON.parse rejects, it rejects [RFC 8259]': () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '-2',
      'true',
      'null',
      ' ',
      '\n',
      '"\\u0041"',
      '"',
      '0',
    ];
    const seen = { read: 0, refused: 0 };
    holds(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 7 }), (parts) => {
        const text = parts.join('');
        const loose = looseParse(text);
        try {
          assert.is(canonicalJson(parseStrictJson(text)), canonicalJson(loose), text);
          seen.read += 1;
        } catch (error) {
          if (!(error instanceof MalformedJson)) throw error;
          if (error.evidence.reason === 'syntax') assert.is(loose, undefined, text);
          seen.refused += 1;
        }
      }),
      20_000,
    );
    assert.ok(seen.read > 500 && seen.refused > 500, JSON.stringify(seen));
  },
  'one changed byte of a document is refused or reads as something else, except between tokens [R21]': () => {
    const document = '{"ids":["a","b"],"n":12,"ok":true}';
    const before = canonicalJson(parseStrictJson(document));
    for (let index = 0; index < document.length; index += 1) {
      const bytes = new TextEncoder().encode(document);
      bytes[index] = 0xff;
      malformed(bytes);
      const flipped = `${document.slice(0, index)}7${document.slice(index + 1)}`;
      if (looseParse(flipped) === undefined) malformed(flipped);
      else assert.is.not(canonicalJson(parseStrictJson(flipped)), before);
    }
  },
});

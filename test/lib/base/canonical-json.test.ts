import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { MAX_JSON_DEPTH, NotCanonical, canonicalJson } from '../../../lib/base/canonical-json.js';
import { parseStrictJson } from '../../../lib/base/strict-json.js';
import { cases } from '../../support/cases.js';
import { holds } from '../../support/property.js';
import { refused } from '../../support/refused.js';
import { withShared } from '../../support/shared.js';

/** I-JSON text: well-formed, without noncharacters; astral and private-use characters are likely. */
const text = fc
  .string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom('a', '"', '\\', '\n', '😀', '\ufb33'),
    ),
  })
  .filter((candidate) => !/\p{Noncharacter_Code_Point}/u.test(candidate));
const key = fc.oneof(text, fc.constantFrom('__proto__', 'constructor', '10', '9', '', 'toJSON'));
const scalar = fc.oneof(fc.constant(null), fc.boolean(), fc.maxSafeInteger(), text);

/** Any value with a canonical form; objects have no prototype, as the strict reader makes them. */
const value = fc.letrec((again) => ({
  value: fc.oneof({ maxDepth: 4 }, scalar, again('array'), again('object')),
  array: fc.array(again('value'), { maxLength: 4 }),
  object: fc
    .dictionary(key, again('value'), { maxKeys: 5, noNullPrototype: false })
    .map((entries): unknown => Object.assign(Object.create(null), entries)),
})).value;

/** Equality written independently of the serialiser: `-0` apart, key order does not count. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  return left.size === right.size && [...left].every(([name, item]) => right.has(name) && same(item, right.get(name)));
}

function reasonOf(input: unknown): unknown {
  return refused(NotCanonical, () => canonicalJson(input)).evidence.reason;
}

function nested(depth: number): unknown {
  let inner: unknown = [];
  for (let level = 1; level < depth; level += 1) inner = [inner];
  return inner;
}

cases('canonical-json', {
  'keys are ordered by UTF-16 code unit, integer-like keys included [RFC 8785 §3.2.3]': () => {
    assert.is(canonicalJson({ b: 1, a: 2, '9': 3, '10': 4, '': 5 }), '{"":5,"10":4,"9":3,"a":2,"b":1}');
    assert.is(canonicalJson({ '\u{fb33}': 1, '\u{1f600}': 2 }), '{"\u{1f600}":2,"\u{fb33}":1}');
  },
  'only what must be escaped is escaped [RFC 8785 §3.2.2.2]': () => {
    assert.is(canonicalJson('\b\t\n\f\r"\\\u0001/\x7f\u2028é'), '"\\b\\t\\n\\f\\r\\"\\\\\\u0001/\x7f\u2028é"');
  },
  'the same letter written composed and decomposed stays two keys [RFC 8785 §3.1]': () => {
    assert.is(canonicalJson({ '\u00e9': 2, 'e\u0301': 1 }), '{"e\u0301":1,"\u00e9":2}');
  },
  'fractions, unsafe integers, -0 and what is not finite are refused [DESIGN D1; R25]': () => {
    for (const number of [0.5, 1e-7, 2 ** 53, -(2 ** 53), -0, Number.NaN, Number.POSITIVE_INFINITY])
      assert.is(reasonOf({ alignment: number }), 'number_not_safe_integer');
  },
  'the largest safe integers are spelled in full [anchor: DESIGN D1]': () => {
    assert.is(canonicalJson([2 ** 53 - 1, -(2 ** 53 - 1), 0]), '[9007199254740991,-9007199254740991,0]');
  },
  'lone surrogates and noncharacters are refused in values and in keys [RFC 7493 §2.1; R23]': () => {
    for (const half of ['\ud800', '\udc00', '\udc00\ud800']) {
      assert.is(reasonOf(half), 'lone_surrogate');
      assert.is(reasonOf({ [half]: 1 }), 'lone_surrogate');
    }
    for (const point of ['\ufffe', '\uffff', '\ufdd0', '\u{1fffe}', '\u{10ffff}'])
      assert.is(reasonOf([point]), 'noncharacter');
  },
  'what JSON.stringify drops or coerces is refused [spec 02 §1.4]': () => {
    for (const input of [undefined, () => 1, Symbol('s'), 1n])
      assert.is(reasonOf([input]), 'unsupported_type', typeof input);
    for (const input of [new Date(0), new Map(), new Set(), /x/, new RangeError('x'), new Proxy(new Map(), {})])
      assert.is(reasonOf({ input }), 'not_plain_object');
    assert.is(reasonOf({ [Symbol('s')]: 1 }), 'symbol_key');
    assert.is(reasonOf(Object.defineProperty({}, 'a', { get: () => 1, enumerable: true })), 'accessor_property');
    assert.is(reasonOf(Object.defineProperty({}, 'a', { value: 1, enumerable: false })), 'accessor_property');
  },
  'sparse, subclassed and decorated arrays are refused [spec 02 §1.4]': () => {
    class Row extends Array<number> {}
    const sparse: unknown[] = [1];
    sparse.length = 2;
    for (const input of [sparse, Row.of(1), Object.assign([1], { extra: 2 })])
      assert.is(reasonOf(input), 'not_plain_array');
    assert.is(reasonOf(Object.defineProperty([1], 0, { get: () => 1 })), 'accessor_property');
  },
  'toJSON is data, never called [spec 02 §1.4]': () => {
    assert.is(canonicalJson({ toJSON: 1 }), '{"toJSON":1}');
    assert.is(reasonOf({ toJSON: () => 'forged' }), 'unsupported_type');
  },
  '512 arrays deep is spelled, 513 is refused, and so is a circle [spec 02 §1.3]': () => {
    assert.is(canonicalJson(nested(MAX_JSON_DEPTH)).length, 2 * MAX_JSON_DEPTH);
    assert.is(reasonOf(nested(MAX_JSON_DEPTH + 1)), 'too_deep');
    const circle: unknown[] = [];
    circle.push(circle);
    assert.is(reasonOf(circle), 'too_deep');
  },
  'a refusal names the place [STYLE §5 pair 3]': () => {
    const refusal = refused(NotCanonical, () => canonicalJson({ rows: [{ score: 1 }, { score: 0.5 }] }));
    assert.equal(refusal.evidence, { reason: 'number_not_safe_integer', path: '$.rows[1].score' });
  },
  'the published input and output pairs agree, or their fractions are refused [RFC 8785; data jcs]': async () => {
    for (const name of ['arrays', 'french', 'structures', 'unicode', 'values', 'weird']) {
      await withShared(`jcs/input/${name}.json`, async (input) => {
        await withShared(`jcs/output/${name}.json`, (output) => {
          const read = parseStrictJson(readFileSync(input), { numbers: 'finite' });
          if (name === 'values') assert.is(reasonOf(read), 'number_not_safe_integer');
          else assert.is(canonicalJson(read), readFileSync(output, 'utf8'));
        });
      });
    }
  },
  'of the published numbers the safe integers are spelled so, and every other one is refused [data jcs]': async () => {
    await withShared('jcs/numbers.jsonl', (path) => {
      const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
      const seen = { spelled: 0, refused: 0 };
      for (const line of lines) {
        const row = parseStrictJson(line);
        assert.ok(typeof row === 'object' && row !== null && 'ieee754' in row && typeof row['ieee754'] === 'string');
        const number = Buffer.from(row['ieee754'], 'hex').readDoubleBE(0);
        if (Number.isSafeInteger(number) && !Object.is(number, -0)) {
          assert.is(canonicalJson(number), row['json']);
          seen.spelled += 1;
        } else {
          assert.is(reasonOf(number), 'number_not_safe_integer');
          seen.refused += 1;
        }
      }
      assert.equal(seen, { spelled: 1, refused: 26 });
    });
  },
  'the order in which keys were added never shows [spec 02 §1.4]': () => {
    const entries = fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: 6 });
    const shuffled = entries.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    holds(
      fc.property(shuffled, ([one, other]) => {
        assert.is(canonicalJson(Object.fromEntries(one)), canonicalJson(Object.fromEntries(other)));
      }),
    );
  },
  'what is spelled is read back equal [spec 02 §1.4]': () => {
    holds(fc.property(value, (any) => same(parseStrictJson(canonicalJson(any)), any)));
  },
  'spelling what was read gives the same text [spec 02 §1.4]': () => {
    holds(fc.property(value, (any) => canonicalJson(parseStrictJson(canonicalJson(any))) === canonicalJson(any)));
  },
  'two values share a spelling exactly when they are equal [spec 02 §1.4]': () => {
    const pair = fc.oneof(
      fc.tuple(value, value),
      value.map((any) => [any, structuredClone(any)] as const),
    );
    const seen = { equal: 0, different: 0 };
    holds(
      fc.property(pair, ([a, b]) => {
        const equal = same(a, b);
        seen[equal ? 'equal' : 'different'] += 1;
        return equal === (canonicalJson(a) === canonicalJson(b));
      }),
    );
    assert.ok(seen.equal > 100 && seen.different > 100, JSON.stringify(seen));
  },
  'one fraction anywhere refuses the whole value [DESIGN D2]': () => {
    const fraction = fc.double({ noNaN: true }).filter((number) => !Number.isInteger(number));
    holds(
      fc.property(value, fraction, fc.nat({ max: 3 }), (any, number, depth) => {
        let planted: unknown = number;
        for (let level = 0; level <= depth; level += 1) planted = level % 2 === 0 ? [any, planted] : { any, planted };
        return reasonOf(planted) === 'number_not_safe_integer';
      }),
    );
  },
});

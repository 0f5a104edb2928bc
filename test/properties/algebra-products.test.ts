/**
 * The kernels against an exact oracle that shares no code with them, and the laws of the algebra on integers, where
 * equality is exact. PROPERTY_RUNS raises the number of inputs; the acceptance run is 100,000.
 */
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { BLADE_NAMES, GRADES, basisIndex, bitmapAt, gradeAt } from '../../lib/geometry/algebra/basis.js';
import {
  cliffordConjugate,
  dual,
  gradeInvolution,
  gradeProjection,
  reverse,
  reverseEven,
} from '../../lib/geometry/algebra/involutions.js';
import {
  EVEN_INDICES,
  asMultivector,
  evenMultivector,
  inFull,
  multivector,
  type Multivector,
} from '../../lib/geometry/algebra/multivector.js';
import { reversePairing, scalarProduct } from '../../lib/geometry/algebra/norms.js';
import {
  evenProduct,
  geometricProduct,
  leftContraction,
  outerProduct,
  sandwich,
} from '../../lib/geometry/algebra/products.js';
import {
  CONTAINED,
  DISJOINT,
  exactCoefficient,
  exactProduct,
  exactReverse,
  isSame,
  rational,
  type ExactMultivector,
} from '../oracles/geometric-product.js';
import { cases } from '../support/cases.js';
import { holds } from '../support/property.js';
import { integerEvenMultivector, integerMultivector } from '../support/random-multivectors.js';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 5_000);
const FEWER = Math.ceil(RUNS / 10);
const three = fc.tuple(integerMultivector, integerMultivector, integerMultivector);
const two = fc.tuple(integerMultivector, integerMultivector);

type Binary = (out: Multivector, a: Multivector, b: Multivector) => Multivector;

function times(a: Multivector, b: Multivector): Multivector {
  return geometricProduct(multivector(), a, b);
}

function wedge(a: Multivector, b: Multivector): Multivector {
  return outerProduct(multivector(), a, b);
}

function plus(a: Multivector, b: Multivector): Multivector {
  return asMultivector(a.map((value, index) => value + (b[index] ?? 0)));
}

function scaled(a: Multivector, factor: number): Multivector {
  return asMultivector(a.map((value) => value * factor));
}

/** Equal coefficients; 0 and -0 are the same number. */
function isEqual(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function exact(a: Multivector): ExactMultivector {
  return new Map([...a].map((value, index) => [bitmapAt(basisIndex(index)), rational(value)]));
}

function isExactly(found: Multivector, expected: ExactMultivector): boolean {
  return found.every((value, index) =>
    isSame(rational(value), exactCoefficient(expected, bitmapAt(basisIndex(index)))),
  );
}

/** The laws a geometric product has on integers. A product that is wrong anywhere breaks one. */
const LAWS: Readonly<Record<string, (product: Binary) => fc.IProperty<unknown>>> = {
  'associativity (P01)': (product) =>
    fc.property(three, ([a, b, c]) => {
      const times = (x: Multivector, y: Multivector): Multivector => product(multivector(), x, y);
      return isEqual(times(times(a, b), c), times(a, times(b, c)));
    }),
  'distributivity (P02)': (product) =>
    fc.property(three, ([a, b, c]) => {
      const times = (x: Multivector, y: Multivector): Multivector => product(multivector(), x, y);
      const left = isEqual(times(a, plus(b, c)), plus(times(a, b), times(a, c)));
      return left && isEqual(times(plus(a, b), c), plus(times(a, c), times(b, c)));
    }),
  'reversal of products (P04)': (product) =>
    fc.property(two, ([a, b]) => {
      const times = (x: Multivector, y: Multivector): Multivector => product(multivector(), x, y);
      return isEqual(reverse(times(a, b)), times(reverse(b), reverse(a)));
    }),
  'agreement with the exact oracle (P07)': (product) =>
    fc.property(two, ([a, b]) => isExactly(product(multivector(), a, b), exactProduct(exact(a), exact(b)))),
};

/** Products that are each wrong in one way, and the law that must notice. */
const MUTANTS: readonly { readonly what: string; readonly law: keyof typeof LAWS; readonly product: Binary }[] = [
  {
    what: 'e5 squares to +1',
    law: 'agreement with the exact oracle (P07)',
    product: (out, a, b) => {
      const right = times(a, b);
      const e5 = basisIndex(5);
      right[0] = (right[0] ?? 0) + 2 * (a[e5] ?? 0) * (b[e5] ?? 0);
      out.set(right);
      return out;
    },
  },
  {
    what: 'one sign is flipped',
    law: 'associativity (P01)',
    product: (out, a, b) => {
      geometricProduct(out, a, b);
      out[6] = (out[6] ?? 0) - 2 * (a[1] ?? 0) * (b[2] ?? 0);
      return out;
    },
  },
  {
    what: 'e1 e3 is counted twice, e3 e1 once',
    law: 'reversal of products (P04)',
    product: (out, a, b) => {
      geometricProduct(out, a, b);
      out[7] = (out[7] ?? 0) + (a[1] ?? 0) * (b[3] ?? 0);
      return out;
    },
  },
  {
    what: 'a coefficient is squared',
    law: 'distributivity (P02)',
    product: (out, a, b) => {
      geometricProduct(out, a, b);
      out[31] = (out[31] ?? 0) + (a[1] ?? 0) * (a[1] ?? 0);
      return out;
    },
  },
];

cases('properties/algebra-products', {
  ...Object.fromEntries(
    Object.entries(LAWS).map(([law, property]) => [
      `the geometric product keeps ${law} [spec 01 §5.3]`,
      () => holds(property(geometricProduct), RUNS),
    ]),
  ),
  'every law can fail: each mutant product breaks the one named for it [anchor]': () => {
    for (const { what, law, product } of MUTANTS)
      assert.throws(
        () => holds(LAWS[law]?.(product) ?? fc.property(fc.nat(), () => true), 1000),
        /Property failed/,
        what,
      );
    assert.equal(new Set(MUTANTS.map(({ law }) => law)).size, Object.keys(LAWS).length);
  },
  'outer product, left contraction and scalar product agree with the exact oracle (P06, P08) [oracle]': () => {
    holds(
      fc.property(two, ([a, b]) => {
        assert.ok(isExactly(wedge(a, b), exactProduct(exact(a), exact(b), DISJOINT)));
        assert.ok(isExactly(leftContraction(multivector(), a, b), exactProduct(exact(a), exact(b), CONTAINED)));
        assert.ok(isSame(rational(scalarProduct(a, b)), exactCoefficient(exactProduct(exact(a), exact(b)), 0)));
        const paired = exactProduct(exact(a), exactReverse(exact(b)));
        assert.ok(isSame(rational(reversePairing(a, b)), exactCoefficient(paired, 0)));
      }),
      RUNS,
    );
  },
  'the sandwich agrees with the exact oracle, for even multivectors that are no versors too [oracle]': () => {
    holds(
      fc.property(integerEvenMultivector, integerMultivector, (v, x) => {
        const versor = exact(inFull(v));
        const expected = exactProduct(exactProduct(versor, exact(x)), exactReverse(versor));
        assert.ok(isExactly(sandwich(multivector(), v, x), expected));
      }),
      RUNS,
    );
  },
  'the even product is the geometric product, bit for bit (P07)': () => {
    holds(
      fc.property(integerEvenMultivector, integerEvenMultivector, (a, b) => {
        const full = times(inFull(a), inFull(b));
        assert.ok(isEqual(inFull(evenProduct(evenMultivector(), a, b)), full));
        assert.ok(isEqual(inFull(reverseEven(a)), reverse(inFull(a))));
      }),
      RUNS,
    );
  },
  'the output of a product may be one of its inputs': () => {
    holds(
      fc.property(integerMultivector, integerMultivector, integerEvenMultivector, (a, b, v) => {
        for (const product of [geometricProduct, outerProduct, leftContraction]) {
          const expected = product(multivector(), a, b);
          const [left, right] = [asMultivector(a.slice()), asMultivector(b.slice())];
          assert.ok(isEqual(product(left, left, b), expected));
          assert.ok(isEqual(product(right, a, right), expected));
        }
        const image = sandwich(multivector(), v, a);
        const moved = asMultivector(a.slice());
        assert.ok(isEqual(sandwich(moved, v, moved), image));
      }),
      FEWER,
    );
  },
  'parity multiplies: even times even is even, odd times odd is even, mixed is odd (P09)': () => {
    holds(
      fc.property(two, ([a, b]) => {
        const part = (x: Multivector, odd: number): Multivector =>
          asMultivector(x.map((value, index) => (gradeAt(basisIndex(index)) % 2 === odd ? value : 0)));
        for (const left of [0, 1])
          for (const right of [0, 1]) {
            const product = times(part(a, left), part(b, right));
            assert.ok(isEqual(product, part(product, (left + right) % 2)));
          }
      }),
      FEWER,
    );
  },
  'involutions undo themselves, and respect products (P04)': () => {
    holds(
      fc.property(two, ([a, b]) => {
        for (const map of [reverse, gradeInvolution, cliffordConjugate]) assert.ok(isEqual(map(map(a)), a));
        assert.ok(isEqual(gradeInvolution(times(a, b)), times(gradeInvolution(a), gradeInvolution(b))));
        assert.ok(isEqual(cliffordConjugate(a), reverse(gradeInvolution(a))));
        assert.ok(isEqual(dual(dual(a)), scaled(a, -1)));
        assert.ok(isEqual(dual(times(a, b)), times(dual(a), b)));
      }),
      FEWER,
    );
  },
  'grades partition: parts of each grade sum to the whole (P05)': () => {
    holds(
      fc.property(integerMultivector, (a) => {
        const parts = GRADES.map(({ grade }) => gradeProjection(a, grade));
        assert.ok(isEqual(parts.reduce(plus, multivector()), a));
        parts.forEach((part, index) => {
          for (const { grade } of GRADES)
            assert.ok(isEqual(gradeProjection(part, grade), grade === index ? part : multivector()));
        });
      }),
      FEWER,
    );
  },
  'the outer product is associative, and a vector times itself is 0 (P06)': () => {
    holds(
      fc.property(three, ([a, b, c]) => {
        assert.ok(isEqual(wedge(wedge(a, b), c), wedge(a, wedge(b, c))));
        const [v, w] = [gradeProjection(a, 1), gradeProjection(b, 1)];
        assert.ok(isEqual(wedge(v, v), multivector()));
        assert.ok(isEqual(wedge(v, w), scaled(wedge(w, v), -1)));
      }),
      FEWER,
    );
  },
  'null vectors square to exactly 0 (R5) [dprodanov/clifford#1]': () => {
    holds(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.constantFrom('e1', 'e2', 'e3', 'e4'), (length, name) => {
        const light = multivector({ [name]: length, e5: length });
        assert.ok(isEqual(times(light, light), multivector()));
      }),
      FEWER,
    );
  },
  'a line and its disjoint partner square to more than a scalar (R1) [tBuLi/kingdon#108]': () => {
    const planes = multivector({ e12: 1, e34: 1 });
    assert.ok(isEqual(times(planes, planes), multivector({ '1': -2, e1234: 2 })));
  },
  'the golden product of 1..32 and 32..1 [spec 01 §9]': () => {
    const up = asMultivector(Float64Array.from(BLADE_NAMES, (_, index) => index + 1));
    const down = asMultivector(up.slice().reverse());
    const golden = [
      0, 528, 1338, -924, -3210, -3242, 1578, -396, -3130, -3194, 1850, -396, -528, 2178, 2314, 132, 1874, -924, -1056,
      2234, 2338, 660, -924, -1056, 2650, -1056, -396, -528, 2922, -528, 3058, 3100,
    ];
    assert.ok(isEqual(times(up, down), Float64Array.from(golden)));
    assert.is(reversePairing(up, up), -5478);
    assert.is(EVEN_INDICES.length, 16);
  },
});

/**
 * The product of Cl(4,1) on maps from bitmaps to rationals of BigInt: exact, slow, and without a line of lib. Signs come
 * from sorting the list of generators one swap at a time.
 */

/** Numerator over a positive denominator; not reduced. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

/** Coefficients by blade: bit k of the key is generator e(k+1). */
export type ExactMultivector = ReadonlyMap<number, Rational>;

const ZERO: Rational = { over: 0n, under: 1n };

function sum(a: Rational, b: Rational): Rational {
  if (a.under === b.under) return { over: a.over + b.over, under: a.under };
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

/** The exact value of a double: every finite double is an integer over a power of two. */
export function rational(value: number): Rational {
  let under = 1n;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    under *= 2n;
  }
  return { over: BigInt(scaled), under };
}

export function isSame(a: Rational, b: Rational): boolean {
  return a.over * b.under === b.over * a.under;
}

function generators(blade: number): readonly number[] {
  return [1, 2, 3, 4, 5].filter((generator) => (blade >> (generator - 1)) & 1);
}

/** Sorts the generators of a b by neighbour swaps and cancels equal ones; e5 e5 is -1, the others are +1. */
export function bladeProduct(a: number, b: number): { readonly blade: number; readonly sign: 1n | -1n } {
  const list = [...generators(a), ...generators(b)];
  let negative = false;
  for (let at = 0; at + 1 < list.length;) {
    const [left = 0, right = 0] = list.slice(at, at + 2);
    if (left === right) {
      list.splice(at, 2);
      negative = negative !== (left === 5);
      at = Math.max(at - 1, 0);
    } else if (left > right) {
      list.splice(at, 2, right, left);
      negative = !negative;
      at = Math.max(at - 1, 0);
    } else at += 1;
  }
  return { blade: list.reduce((bits, generator) => bits | (1 << (generator - 1)), 0), sign: negative ? -1n : 1n };
}

const TABLE = Array.from({ length: 32 }, (_, a) => Array.from({ length: 32 }, (_unused, b) => bladeProduct(a, b)));

/** Which pairs of blades count: all of them is the geometric product. */
type Keeps = (a: number, b: number) => boolean;
const EVERY: Keeps = () => true;
export const DISJOINT: Keeps = (a, b) => (a & b) === 0;
export const CONTAINED: Keeps = (a, b) => (a & b) === a;

export function exactProduct(a: ExactMultivector, b: ExactMultivector, keeps: Keeps = EVERY): ExactMultivector {
  const product = new Map<number, Rational>();
  for (const [left, x] of a)
    for (const [right, y] of b) {
      const entry = TABLE[left]?.[right];
      if (entry === undefined || !keeps(left, right)) continue;
      const term = { over: entry.sign * x.over * y.over, under: x.under * y.under };
      product.set(entry.blade, sum(product.get(entry.blade) ?? ZERO, term));
    }
  return product;
}

export function exactReverse(a: ExactMultivector): ExactMultivector {
  const isNegated = (blade: number): boolean => generators(blade).length % 4 >= 2;
  return new Map([...a].map(([blade, { over, under }]) => [blade, { over: isNegated(blade) ? -over : over, under }]));
}

export function exactCoefficient(a: ExactMultivector, blade: number): Rational {
  return a.get(blade) ?? ZERO;
}

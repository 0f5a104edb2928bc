/**
 * Numbers made of one or two multivectors.
 *
 * Source: spec 01 §1.3 (`inner` and `pairing` differ: only the second compares versors), §7.3.
 */
import { BLADE_NAMES, basisIndex, bitmapAt, gradeAt } from './basis.js';
import type { Multivector } from './multivector.js';
import { productSign } from './sign-table.js';

/** Sign of each blade's square. */
const SQUARES = Int8Array.from(BLADE_NAMES, (_, index) => {
  const blade = bitmapAt(basisIndex(index));
  return productSign(blade, blade);
});
/** Sign of each blade times its own reverse. */
const REVERSED_SQUARES = SQUARES.map((sign, index) => (gradeAt(basisIndex(index)) % 4 < 2 ? sign : -sign));

// `?? 0` here and below satisfies the type checker only: the arrays have one length.
function diagonal(signs: Int8Array, a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < signs.length; index += 1) sum += (signs[index] ?? 0) * (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** The scalar part of A B. For two conformal points of weight 1 it is minus half their squared distance. */
export function scalarProduct(a: Multivector, b: Multivector): number {
  return diagonal(SQUARES, a, b);
}

/** The scalar part of A ~B: 1 for a versor with itself. */
export function reversePairing(a: Multivector, b: Multivector): number {
  return diagonal(REVERSED_SQUARES, a, b);
}

/** Sum of the squares of all coefficients: the size that rounding errors are relative to. */
export function squaredSize(source: Float64Array): number {
  let sum = 0;
  for (const value of source) sum += value * value;
  return sum;
}

/** Square root of the sum of the squares of all coefficients (the Frobenius norm). */
export function size(source: Float64Array): number {
  return Math.sqrt(squaredSize(source));
}

/**
 * The product of two blades: generators of both but not of each, with a sign. The tables state the whole algebra in 1024
 * entries; the kernels are compared with them, and nothing computes with them at run time.
 *
 * Source: spec 01 §1.1 (sign), §9 (digests of both tables).
 */
import { DIMENSION, NEGATIVE_GENERATOR, basisIndex, bitmap, bitmapAt, indexOfBitmap, type Bitmap } from './basis.js';

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Generators of the product of two blades. */
export function productBitmap(a: Bitmap, b: Bitmap): Bitmap {
  return bitmap(a ^ b);
}

/** Sign of the product of two blades: one factor -1 for each swap that sorts the generators, and one for e5 e5. */
export function productSign(a: Bitmap, b: Bitmap): 1 | -1 {
  let flips = (a & b & NEGATIVE_GENERATOR) === 0 ? 0 : 1;
  for (let shifted = a >> 1; shifted !== 0; shifted >>= 1) flips += ones(shifted & b);
  return flips % 2 === 0 ? 1 : -1;
}

/** Signs of all products, row-major by index. Shape: `Int8Array` of 32 x 32. */
export function signTable(): Int8Array {
  return Int8Array.from(pairs(), ([a, b]) => productSign(a, b));
}

/** Indices of all products, row-major by index. Shape: `Uint8Array` of 32 x 32. */
export function resultTable(): Uint8Array {
  return Uint8Array.from(pairs(), ([a, b]) => indexOfBitmap(productBitmap(a, b)));
}

function pairs(): readonly (readonly [Bitmap, Bitmap])[] {
  const blades = Array.from({ length: DIMENSION }, (_, index) => bitmapAt(basisIndex(index)));
  return blades.flatMap((a) => blades.map((b) => [a, b] as const));
}

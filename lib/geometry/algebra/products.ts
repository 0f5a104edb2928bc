/**
 * The products. Each writes into `out`, returns it, allocates nothing and branches on nothing; `out` may be one of the
 * inputs. NaN and Infinity pass through as arithmetic has them: whoever needs finite values measures the result.
 *
 * Error: a coefficient is a sum of n products (n = 32, 16 for even), so it is off by at most n * 2^-53 * sum |a||b|, and
 * exact for integers while sums stay below 2^53.
 *
 * Source: spec 01 §1.3, §1.7, §6.2.
 */
import * as kernels from './generated-kernels.js';
import type { EvenMultivector, Multivector } from './multivector.js';

/** A B. */
export function geometricProduct(out: Multivector, a: Multivector, b: Multivector): Multivector {
  kernels.dense(out, a, b);
  return out;
}

/** A B of even multivectors, a quarter of the work. For states: the product of versors is a versor. */
export function evenProduct(out: EvenMultivector, a: EvenMultivector, b: EvenMultivector): EvenMultivector {
  kernels.even(out, a, b);
  return out;
}

/** A ∧ B: of each pair of grades r, s the part of grade r + s. */
export function outerProduct(out: Multivector, a: Multivector, b: Multivector): Multivector {
  kernels.outer(out, a, b);
  return out;
}

/** A ⌋ B: of each pair of grades r, s the part of grade s - r, nothing when s < r. */
export function leftContraction(out: Multivector, a: Multivector, b: Multivector): Multivector {
  kernels.leftContraction(out, a, b);
  return out;
}

/** V X ~V: an even versor acting on geometry (points, vectors, blades). Not a step of a state; see `evenProduct`. */
export function sandwich(out: Multivector, versor: EvenMultivector, geometry: Multivector): Multivector {
  kernels.sandwich(out, versor, geometry);
  return out;
}

/** Multivectors for properties: integers, where equality is exact, and the versors of every kind. */
import * as fc from 'fast-check';

import {
  asEvenMultivector,
  asMultivector,
  type EvenMultivector,
  type Multivector,
} from '../../lib/geometry/algebra/multivector.js';

/** Integers small enough that a product of three multivectors is exact: 32^2 * 1000^3 < 2^53. */
const integer = fc.integer({ min: -1000, max: 1000 }).map((value) => value + 0);

function integers(length: number): fc.Arbitrary<Float64Array> {
  // Sparse and dense multivectors meet different terms of a kernel.
  const sparse = fc.array(fc.tuple(fc.nat(length - 1), integer), { minLength: 1, maxLength: 4 }).map((entries) => {
    const values = new Float64Array(length);
    for (const [index, value] of entries) values[index] = value;
    return values;
  });
  const dense = fc.array(integer, { minLength: length, maxLength: length }).map((values) => Float64Array.from(values));
  return fc.oneof({ weight: 3, arbitrary: dense }, { weight: 1, arbitrary: sparse });
}

export const integerMultivector: fc.Arbitrary<Multivector> = integers(32).map(asMultivector);
export const integerEvenMultivector: fc.Arbitrary<EvenMultivector> = integers(16).map(asEvenMultivector);

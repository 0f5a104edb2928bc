/**
 * The two shapes numbers come in: all 32 coefficients, or the 16 of even grade. A type says the shape and no more; that
 * something is a versor has to be measured; no type claims it.
 *
 * Shape: `Float64Array` of 32, ordered as `BLADE_NAMES`; even: `Float64Array` of 16, ordered as `EVEN_BLADE_NAMES`.
 *
 * Source: spec 01 §1.1, §1.5.
 */
import type { Brand } from '../../base/brand.js';
import { Refusal } from '../../base/refusal.js';
import { BLADE_NAMES, DIMENSION, EVEN_DIMENSION, basisIndex, gradeAt, indexOf, type BladeName } from './basis.js';

export type Multivector = Brand<Float64Array, 'Multivector'>;
export type EvenMultivector = Brand<Float64Array, 'EvenMultivector'>;

/** An array does not have the coefficients its type has. */
export class WrongShape extends Refusal<{ expected: number; found: number }> {
  readonly code = 'wrong_shape';
}

type Coefficients = Readonly<Partial<Record<BladeName, number>>>;

/** Indices of the even blades, ascending. */
export const EVEN_INDICES = BLADE_NAMES.map((_, index) => basisIndex(index)).filter(
  (index) => gradeAt(index) % 2 === 0,
);

function isMultivector(values: Float64Array): values is Multivector {
  return values.length === DIMENSION;
}

function isEvenMultivector(values: Float64Array): values is EvenMultivector {
  return values.length === EVEN_DIMENSION;
}

/** The same array under the type of its shape. @throws WrongShape unless it has 32 coefficients. */
export function asMultivector(values: Float64Array): Multivector {
  if (isMultivector(values)) return values;
  throw new WrongShape('a multivector has 32 coefficients', { expected: DIMENSION, found: values.length });
}

/** The same array under the type of its shape. @throws WrongShape unless it has 16 coefficients. */
export function asEvenMultivector(values: Float64Array): EvenMultivector {
  if (isEvenMultivector(values)) return values;
  throw new WrongShape('an even multivector has 16 coefficients', { expected: EVEN_DIMENSION, found: values.length });
}

/** A new multivector with the named coefficients, the others 0: `multivector({ '1': 2, e12: -1 })`. */
export function multivector(coefficients: Coefficients = {}): Multivector {
  return asMultivector(Float64Array.from(BLADE_NAMES, (name) => coefficients[name] ?? 0));
}

/**
 * A new even multivector with the named coefficients, the others 0.
 *
 * @throws WrongShape when a blade of odd grade is named.
 */
export function evenMultivector(coefficients: Coefficients = {}): EvenMultivector {
  return asEven(multivector(coefficients));
}

/**
 * The coefficients of a multivector whose odd coefficients are all 0.
 *
 * @throws WrongShape when a coefficient of odd grade is not 0; NaN is not 0.
 */
export function asEven(source: Multivector): EvenMultivector {
  const isOddPartZero = source.every((value, index) => value === 0 || EVEN_INDICES.includes(basisIndex(index)));
  if (!isOddPartZero)
    throw new WrongShape('a coefficient of odd grade is not 0', { expected: EVEN_DIMENSION, found: DIMENSION });
  return asEvenMultivector(Float64Array.from(EVEN_INDICES, (index) => source[index] ?? 0));
}

/** An even multivector with its sixteen coefficients of odd grade, all 0. */
export function inFull(source: EvenMultivector): Multivector {
  const full = multivector();
  EVEN_INDICES.forEach((index, slot) => (full[index] = source[slot] ?? 0));
  return full;
}

/** The coefficient of a named blade. */
export function coefficient(source: Multivector | EvenMultivector, name: BladeName): number {
  const index = indexOf(name);
  return source[isMultivector(source) ? index : EVEN_INDICES.indexOf(index)] ?? 0;
}

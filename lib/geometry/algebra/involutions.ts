/**
 * Maps that change signs by grade, and the dual. Every result is a new array; a sign change is exact.
 *
 * Source: spec 01 §1.2.
 */
import { BLADE_NAMES, GRADES, basisIndex, gradeAt, type Grade } from './basis.js';
import {
  EVEN_INDICES,
  asEvenMultivector,
  asMultivector,
  multivector,
  type EvenMultivector,
  type Multivector,
} from './multivector.js';
import { geometricProduct } from './products.js';

/** Sign of each grade under reversing the order of generators. */
const REVERSE = [1, 1, -1, -1, 1, 1] as const;
/** Sign of each grade under negating every generator. */
const INVOLUTION = [1, -1, 1, -1, 1, -1] as const;
/** Both. */
const CONJUGATE = [1, -1, -1, 1, 1, -1] as const;

type GradeSigns = typeof REVERSE | typeof INVOLUTION | typeof CONJUGATE;

function byIndex(signs: GradeSigns): Int8Array {
  return Int8Array.from(BLADE_NAMES, (_, index) => signs[gradeAt(basisIndex(index))]);
}

const REVERSE_SIGNS = byIndex(REVERSE);
const INVOLUTION_SIGNS = byIndex(INVOLUTION);
const CONJUGATE_SIGNS = byIndex(CONJUGATE);
const INVERSE_PSEUDOSCALAR = multivector({ e12345: -1 });
const EVEN_REVERSE_SIGNS = Int8Array.from(EVEN_INDICES, (index) => REVERSE[gradeAt(index)]);

// `?? 0` below satisfies the type checker only: both arrays have the length of the shape.
function signed(source: Float64Array, signs: Int8Array): Float64Array {
  return source.map((value, index) => value * (signs[index] ?? 0));
}

/** ~A: the generators of each blade in reverse order. */
export function reverse(source: Multivector): Multivector {
  return asMultivector(signed(source, REVERSE_SIGNS));
}

/** ~A of an even multivector. */
export function reverseEven(source: EvenMultivector): EvenMultivector {
  return asEvenMultivector(signed(source, EVEN_REVERSE_SIGNS));
}

/** Every generator negated. */
export function gradeInvolution(source: Multivector): Multivector {
  return asMultivector(signed(source, INVOLUTION_SIGNS));
}

/** Reverse and grade involution. */
export function cliffordConjugate(source: Multivector): Multivector {
  return asMultivector(signed(source, CONJUGATE_SIGNS));
}

/** A I^-1, with I = e12345: I^2 = -1 and I commutes with everything, so the dual of the dual is -A. */
export function dual(source: Multivector): Multivector {
  const out = multivector();
  return geometricProduct(out, source, INVERSE_PSEUDOSCALAR);
}

/** The part of one grade. @throws RangeError for a grade that is none of 0 to 5. */
export function gradeProjection(source: Multivector, grade: Grade): Multivector {
  const range = GRADES.find((one) => one.grade === grade);
  if (range === undefined) throw new RangeError(`Cl(4,1) has no grade ${String(grade)}`);
  return asMultivector(source.map((value, index) => (index >= range.start && index < range.end ? value : 0)));
}

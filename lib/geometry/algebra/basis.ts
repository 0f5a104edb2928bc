/**
 * The 32 blades of Cl(4,1) and their two numberings. A bitmap says which generators a blade has (bit k is e(k+1)); an
 * index says where its coefficient lies. Mixing the two up is a silent wrong answer, so they are different types.
 *
 * Source: spec 01 §1.1 (order by grade, then by generators; squares of e1..e5 are + + + + -).
 */
import type { Brand } from '../../base/brand.js';

/** Which generators a blade has, 0 to 31. */
export type Bitmap = Brand<number, 'Bitmap'>;
/** Where a blade's coefficient lies in a multivector, 0 to 31. */
export type BasisIndex = Brand<number, 'BasisIndex'>;

/** Blades by index; `'1'` is the scalar and e12345 the pseudoscalar. */
export const BLADE_NAMES = [
  '1',
  ...(['e1', 'e2', 'e3', 'e4', 'e5'] as const),
  ...(['e12', 'e13', 'e14', 'e15', 'e23', 'e24', 'e25', 'e34', 'e35', 'e45'] as const),
  ...(['e123', 'e124', 'e125', 'e134', 'e135', 'e145', 'e234', 'e235', 'e245', 'e345'] as const),
  ...(['e1234', 'e1235', 'e1245', 'e1345', 'e2345'] as const),
  'e12345',
] as const;
export type BladeName = (typeof BLADE_NAMES)[number];

/** Coefficients of a multivector. */
export const DIMENSION = BLADE_NAMES.length;
/** Coefficients of an even multivector: grades 0, 2 and 4. */
export const EVEN_DIMENSION = 16;
/** The bit of e5, the one generator that squares to -1. */
export const NEGATIVE_GENERATOR = 0b10000;

/** The half-open range of indices of each grade. */
export const GRADES = [
  { grade: 0, start: 0, end: 1 },
  { grade: 1, start: 1, end: 6 },
  { grade: 2, start: 6, end: 16 },
  { grade: 3, start: 16, end: 26 },
  { grade: 4, start: 26, end: 31 },
  { grade: 5, start: 31, end: 32 },
] as const;
export type Grade = (typeof GRADES)[number]['grade'];

/** Planes whose bivector squares to -1. */
export const ROTATION_PLANES = ['e12', 'e13', 'e14', 'e23', 'e24', 'e34'] as const;
/** Planes whose bivector squares to +1: those with e5. */
export const BOOST_PLANES = ['e15', 'e25', 'e35', 'e45'] as const;

function isBitmap(value: number): value is Bitmap {
  return Number.isInteger(value) && value >= 0 && value < DIMENSION;
}

function isBasisIndex(value: number): value is BasisIndex {
  return Number.isInteger(value) && value >= 0 && value < DIMENSION;
}

/** @throws RangeError unless the value is an integer from 0 to 31. */
export function bitmap(value: number): Bitmap {
  if (!isBitmap(value)) throw new RangeError(`no blade has the bitmap ${String(value)}`);
  return value;
}

/** @throws RangeError unless the value is an integer from 0 to 31. */
export function basisIndex(value: number): BasisIndex {
  if (!isBasisIndex(value)) throw new RangeError(`no blade has the index ${String(value)}`);
  return value;
}

function bitsOf(name: BladeName): number {
  return name === '1' ? 0 : [...name.slice(1)].reduce((bits, digit) => bits | (1 << (Number(digit) - 1)), 0);
}

const BITMAP_BY_INDEX: readonly Bitmap[] = BLADE_NAMES.map((name) => bitmap(bitsOf(name)));
const INDEX_BY_BITMAP: readonly BasisIndex[] = BLADE_NAMES.map((_, bits) =>
  basisIndex(BITMAP_BY_INDEX.indexOf(bitmap(bits))),
);

/** Index of a named blade. */
export function indexOf(name: BladeName): BasisIndex {
  return basisIndex(BLADE_NAMES.indexOf(name));
}

export function bitmapAt(index: BasisIndex): Bitmap {
  return BITMAP_BY_INDEX[index] ?? bitmap(Number.NaN);
}

export function indexOfBitmap(bits: Bitmap): BasisIndex {
  return INDEX_BY_BITMAP[bits] ?? basisIndex(Number.NaN);
}

/** Number of generators in the blade at an index. */
export function gradeAt(index: BasisIndex): Grade {
  return (GRADES.find(({ end }) => index < end) ?? GRADES[5]).grade;
}

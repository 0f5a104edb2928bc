/**
 * Reads of typed arrays in inner loops, where the index is in bounds by construction; the fallback only satisfies the
 * compiler. One function per array kind, so that each stays monomorphic and is inlined: a shared one halves the speed.
 */

export function at(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}

/** As `at`, for truth values: 1, -1 or 0. */
export function signAt(array: Int8Array, index: number): number {
  return array[index] ?? 0;
}

/** As `at`, for plain lists of numbers. */
export function itemAt(array: readonly number[], index: number): number {
  return array[index] ?? 0;
}

/** A copy with room for at least `needed` numbers, doubling so that appending stays linear. */
export function grown(array: Int32Array, needed: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(needed, array.length * 2));
  larger.set(array);
  return larger;
}

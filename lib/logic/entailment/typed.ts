/** Reads of typed arrays and code lists in inner loops, where the index is in bounds by construction. */

/** `array[index]`, or 0 outside the bounds: the fallback only satisfies the compiler, no caller relies on it. */
export function at(array: Int32Array | Int8Array | Uint8Array | readonly number[], index: number): number {
  return array[index] ?? 0;
}

/** A copy with room for at least `needed` numbers, doubling so that appending stays linear. */
export function grown(array: Int32Array, needed: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(needed, array.length * 2));
  larger.set(array);
  return larger;
}

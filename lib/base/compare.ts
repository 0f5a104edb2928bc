/**
 * The one order of strings: by UTF-16 code unit, the order of canonical keys. Never `localeCompare`, whose answer depends
 * on the machine.
 *
 * Source: STYLE §5 pair 10; RFC 8785 §3.2.3.
 */

/** Negative, zero or positive, for `sort` and `toSorted`. */
export function compareCodeUnits(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

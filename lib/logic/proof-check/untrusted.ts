/**
 * Readers of evidence nobody vouches for: plain JSON of unknown shape in, a typed value out, or a `Rejection` that names
 * the place.
 *
 * Source: spec 04 §3.3, §12.
 */
import { safeDisplay } from '../../base/safe-display.js';
import { reject } from './check-result.js';

export type UntrustedRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is UntrustedRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws Rejection unless the value is an object. */
export function recordOf(value: unknown, what: string): UntrustedRecord {
  return isRecord(value) ? value : reject(`${what} must be an object, found ${safeDisplay(value)}`);
}

/** @throws Rejection unless the value is an object with exactly these keys. */
export function exactRecordOf(value: unknown, keys: readonly string[], what: string): UntrustedRecord {
  const record = recordOf(value, what);
  const found = Object.keys(record);
  if (found.length !== keys.length || !keys.every((key) => Object.hasOwn(record, key)))
    reject(`${what} must have exactly the keys ${keys.join(', ')}`);
  return record;
}

/** @throws Rejection unless the value is an array. */
export function listOf(value: unknown, what: string): readonly unknown[] {
  return Array.isArray(value) ? value : reject(`${what} must be a list, found ${safeDisplay(value)}`);
}

/** @throws Rejection unless the value is a string of at least one character. */
export function nameOf(value: unknown, what: string): string {
  return typeof value === 'string' && value !== ''
    ? value
    : reject(`${what} must be a non-empty text, found ${safeDisplay(value)}`);
}

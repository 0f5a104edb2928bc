/**
 * Canonical JSON: the one byte string a value has when it is hashed.
 *
 * RFC 8785 with the number domain cut to safe integers: keys by UTF-16 code unit, no blanks, `JSON.stringify` string
 * escapes. Whatever has no single JSON spelling throws; nothing is coerced and `toJSON` is never called.
 *
 * Source: DESIGN D1, D2; spec 02 §1.4; 002 runtime_contracts, Formation boundary rules.
 */
import { textDefect, type TextDefect } from './ijson-text.js';
import { Refusal } from './refusal.js';
import { safeDisplay } from './safe-display.js';

/** Values that have a canonical form. Fractions are decimal strings (DESIGN D2). */
export type CanonicalValue =
  null | boolean | number | string | readonly CanonicalValue[] | { readonly [key: string]: CanonicalValue };

export type NotCanonicalReason =
  | 'number_not_safe_integer'
  | TextDefect
  | 'unsupported_type'
  | 'not_plain_object'
  | 'not_plain_array'
  | 'accessor_property'
  | 'symbol_key'
  | 'too_deep';

/** The value has no canonical JSON form. `path` names the place, e.g. `$.rows[3].score`. */
export class NotCanonical extends Refusal<{ reason: NotCanonicalReason; path: string }> {
  readonly code = 'not_canonical';
}

/** Arrays and objects inside one another; deeper values are refused instead of overflowing the stack. */
export const MAX_JSON_DEPTH = 512;

/**
 * Spell a value canonically.
 *
 * @throws NotCanonical when the value, or anything inside it, has no canonical form.
 */
export function canonicalJson(value: unknown): string {
  return spell(value, '$', 0);
}

function spell(value: unknown, path: string, depth: number): string {
  switch (typeof value) {
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return spellNumber(value, path);
    case 'string':
      return spellString(value, path);
    case 'object':
      if (value === null) return 'null';
      if (depth === MAX_JSON_DEPTH) throw refusal('too_deep', path);
      return Array.isArray(value) ? spellArray(value, path, depth) : spellObject(value, path, depth);
    case 'bigint':
    case 'function':
    case 'symbol':
    case 'undefined':
      throw refusal('unsupported_type', path);
  }
}

function spellNumber(value: number, path: string): string {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw refusal('number_not_safe_integer', path);
  return String(value);
}

function spellString(value: string, path: string): string {
  const defect = textDefect(value);
  if (defect !== undefined) throw refusal(defect, path);
  return JSON.stringify(value);
}

function spellArray(value: readonly unknown[], path: string, depth: number): string {
  // Length plus one own key per element is what a dense array without extra properties has.
  if (Object.getPrototypeOf(value) !== Array.prototype || Reflect.ownKeys(value).length !== value.length + 1)
    throw refusal('not_plain_array', path);
  const parts: string[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const property = Object.getOwnPropertyDescriptor(value, index);
    if (property === undefined) throw refusal('not_plain_array', path);
    if (!('value' in property)) throw refusal('accessor_property', `${path}[${String(index)}]`);
    parts.push(spell(property.value, `${path}[${String(index)}]`, depth + 1));
  }
  return `[${parts.join(',')}]`;
}

function spellObject(value: object, path: string, depth: number): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw refusal('not_plain_object', path);
  if (Object.getOwnPropertySymbols(value).length > 0) throw refusal('symbol_key', path);
  const parts: string[] = [];
  // The default sort compares UTF-16 code units, which is the order RFC 8785 §3.2.3 asks for.
  for (const key of Object.getOwnPropertyNames(value).sort()) {
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (property === undefined || !('value' in property) || property.enumerable !== true)
      throw refusal('accessor_property', `${path}.${key}`);
    parts.push(`${spellString(key, `${path}.${key}`)}:${spell(property.value, `${path}.${key}`, depth + 1)}`);
  }
  return `{${parts.join(',')}}`;
}

function refusal(reason: NotCanonicalReason, path: string): NotCanonical {
  return new NotCanonical(`no canonical JSON for ${safeDisplay(path, 120)}: ${reason}`, { reason, path });
}

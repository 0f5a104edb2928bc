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
  return spell(value, []);
}

/** Keys and indices from the root to the value being spelled; joined to a path only when a refusal needs one. */
type Trail = (string | number)[];

function spell(value: unknown, trail: Trail): string {
  switch (typeof value) {
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return spellNumber(value, trail);
    case 'string':
      return spellString(value, trail);
    case 'object':
      if (value === null) return 'null';
      if (trail.length === MAX_JSON_DEPTH) throw refusal('too_deep', trail);
      return Array.isArray(value) ? spellArray(value, trail) : spellObject(value, trail);
    case 'bigint':
    case 'function':
    case 'symbol':
    case 'undefined':
      throw refusal('unsupported_type', trail);
  }
}

function spellNumber(value: number, trail: Trail): string {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw refusal('number_not_safe_integer', trail);
  return String(value);
}

function spellString(value: string, trail: Trail): string {
  const defect = textDefect(value);
  if (defect !== undefined) throw refusal(defect, trail);
  return JSON.stringify(value);
}

function spellArray(value: readonly unknown[], trail: Trail): string {
  // Length plus one own key per element is what a dense array without extra properties has.
  if (Object.getPrototypeOf(value) !== Array.prototype || Reflect.ownKeys(value).length !== value.length + 1)
    throw refusal('not_plain_array', trail);
  let spelling = '[';
  for (let index = 0; index < value.length; index += 1) {
    const property = Object.getOwnPropertyDescriptor(value, index);
    if (property === undefined) throw refusal('not_plain_array', trail);
    trail.push(index);
    if (!('value' in property)) throw refusal('accessor_property', trail);
    spelling += index === 0 ? spell(property.value, trail) : `,${spell(property.value, trail)}`;
    trail.pop();
  }
  return `${spelling}]`;
}

function spellObject(value: object, trail: Trail): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw refusal('not_plain_object', trail);
  if (Object.getOwnPropertySymbols(value).length > 0) throw refusal('symbol_key', trail);
  const parts: string[] = [];
  // The default sort compares UTF-16 code units, which is the order RFC 8785 §3.2.3 asks for.
  for (const key of Object.getOwnPropertyNames(value).sort()) {
    const property = Object.getOwnPropertyDescriptor(value, key);
    trail.push(key);
    if (property === undefined || !('value' in property) || property.enumerable !== true)
      throw refusal('accessor_property', trail);
    parts.push(`${spellString(key, trail)}:${spell(property.value, trail)}`);
    trail.pop();
  }
  return `{${parts.join(',')}}`;
}

function refusal(reason: NotCanonicalReason, trail: Trail): NotCanonical {
  const steps = trail.map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${step}`));
  const path = `$${steps.join('')}`;
  return new NotCanonical(`no canonical JSON for ${safeDisplay(path, 120)}: ${reason}`, { reason, path });
}

/**
 * Reading a JSON document field by field: a cursor knows its place, so that every complaint names it. Objects must have
 * exactly the keys their schema has; a document with a field nobody checks is not accepted.
 */
import { Refusal } from '../base/refusal.js';
import { isJsonObject } from '../base/strict-json.js';
import type { Json } from '../base/strict-json.js';

/** The document does not have the shape of its schema. `path` names the place, e.g. `$.proof.steps[2].from`. */
class MalformedDocument extends Refusal<{ path: string; expected: string }> {
  readonly code = 'malformed_document';
}

export interface Cursor {
  readonly json: Json;
  readonly path: string;
}

export function cursorAt(json: Json): Cursor {
  return { json, path: '$' };
}

/** @throws MalformedDocument always. */
export function reject({ path }: Cursor, expected: string): never {
  throw new MalformedDocument(`${path} should be ${expected}`, { path, expected });
}

/**
 * The members of an object with exactly these keys.
 *
 * @throws MalformedDocument when it is no object, or a key is missing or unknown.
 */
export function membersOf<Key extends string>(cursor: Cursor, keys: readonly Key[]): (key: Key) => Cursor {
  const { json, path } = cursor;
  if (!isJsonObject(json)) return reject(cursor, 'an object');
  const unknown = Object.keys(json).find((key) => !keys.some((known) => known === key));
  if (unknown !== undefined) return reject({ json, path: `${path}.${unknown}` }, 'absent');
  return (key) => {
    const member = json[key];
    return member === undefined
      ? reject({ json, path: `${path}.${key}` }, 'present')
      : { json: member, path: `${path}.${key}` };
  };
}

/** Each member of an object used as a map, in document order. */
export function entriesOf(cursor: Cursor): readonly (readonly [string, Cursor])[] {
  const { json, path } = cursor;
  if (!isJsonObject(json)) return reject(cursor, 'an object');
  return Object.entries(json).map(([key, value]) => [key, { json: value, path: `${path}.${key}` }]);
}

export function itemsOf(cursor: Cursor): readonly Cursor[] {
  const { json, path } = cursor;
  if (!isArray(json)) return reject(cursor, 'an array');
  return json.map((item, index) => ({ json: item, path: `${path}[${String(index)}]` }));
}

export function textOf(cursor: Cursor): string {
  return typeof cursor.json === 'string' ? cursor.json : reject(cursor, 'a text');
}

export function flagOf(cursor: Cursor): boolean {
  return typeof cursor.json === 'boolean' ? cursor.json : reject(cursor, 'true or false');
}

export function countOf(cursor: Cursor): number {
  const { json } = cursor;
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= 0 ? json : reject(cursor, 'a count');
}

export function oneOf<Value extends string>(cursor: Cursor, values: readonly Value[]): Value {
  return values.find((value) => value === cursor.json) ?? reject(cursor, `one of ${values.join(', ')}`);
}

export function nothingOf(cursor: Cursor): null {
  return cursor.json === null ? null : reject(cursor, 'null');
}

function isArray(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

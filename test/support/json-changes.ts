/**
 * Every way to change one thing in a JSON document: what a checker of documents has to notice.
 */
import { digest } from '../../lib/base/digest.js';
import { isJsonObject } from '../../lib/base/strict-json.js';
import type { Json } from '../../lib/base/strict-json.js';

export interface Change {
  readonly path: string;
  readonly document: Json;
}

/**
 * Every leaf changed in every way its type allows (a text loses two letters, because without its full stop it
 * says the same), every member renamed, every item dropped or doubled.
 */
export function changesOf(json: Json, path = '$'): readonly Change[] {
  const here = otherValues(json).map((document) => ({ path, document }));
  if (isArray(json))
    return [
      ...here,
      ...json.flatMap((item, index) => [
        { path: `${path}[-${String(index)}]`, document: json.toSpliced(index, 1) },
        { path: `${path}[+${String(index)}]`, document: json.toSpliced(index, 0, item) },
        ...changesOf(item, `${path}[${String(index)}]`).map((change) => ({
          path: change.path,
          document: json.with(index, change.document),
        })),
      ]),
    ];
  if (!isJsonObject(json)) return here;
  return [
    ...here,
    ...Object.entries(json).flatMap(([key, value]) => [
      { path: `${path}.-${key}`, document: without(json, key) },
      { path: `${path}.~${key}`, document: { ...without(json, key), [`${key}x`]: value } },
      ...changesOf(value, `${path}.${key}`).map((change) => ({
        path: change.path,
        document: { ...json, [key]: change.document },
      })),
    ]),
  ];
}

function otherValues(json: Json): readonly Json[] {
  if (typeof json === 'string')
    return [`${json}x`, `x${json}`, '', null, json.slice(0, -2)].filter((value) => value !== json);
  if (typeof json === 'number') return [json + 1, -json, String(json)].filter((value) => value !== json);
  if (typeof json === 'boolean') return [!json, String(json)];
  return json === null ? [0, '', {}, []] : [null];
}

function without(json: Readonly<Record<string, Json>>, key: string): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(json).filter(([name]) => name !== key));
}

function isArray(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

/** As someone would who also recomputes the digest. */
export function resealed(document: Json): Json {
  if (!isJsonObject(document)) return document;
  return { ...document, sha256: digest(without(document, 'sha256')) };
}

export function isSame(left: Json, right: Json): boolean {
  return digest(left) === digest(right);
}

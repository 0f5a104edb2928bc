/**
 * Rows of a data file, read strictly: a JSON array of objects, or JSON Lines. Whatever is not as expected is refused
 * with its place.
 */
import {
  isJsonArray,
  isJsonObject,
  MalformedJson,
  parseStrictJson,
  type Json,
  type JsonObject,
  type StrictJsonOptions,
} from '../base/strict-json.js';
import { MalformedData } from './malformed-data.js';

/** One row and its place in the file. */
export interface DataRow {
  readonly path: string;
  readonly fields: JsonObject;
}

/** 64 MiB: the largest file in use has 2.7 MB. */
const LIMITS: Partial<StrictJsonOptions> = { maxBytes: 67_108_864 };

/** @throws MalformedJson, MalformedData */
export function jsonArrayRows(bytes: Uint8Array): readonly DataRow[] {
  const json = parseStrictJson(bytes, LIMITS);
  if (!isJsonArray(json)) throw MalformedData.at('$', 'a list of rows');
  return json.map((row, index) => dataRow(row, `$[${String(index)}]`));
}

/** Blank lines are allowed. @throws MalformedJson, MalformedData; places are counted in the whole file. */
export function jsonLinesRows(bytes: Uint8Array): readonly DataRow[] {
  const rows: DataRow[] = [];
  let start = 0;
  for (let line = 1; start < bytes.length; line += 1) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    const text = bytes.subarray(start, end);
    if (!text.every((byte) => BLANKS.includes(byte))) rows.push(dataRow(jsonLine(text, line), `line ${String(line)}`));
    start = end + 1;
  }
  return rows;
}

const NEWLINE = 0x0a;
/** Space, tab and the carriage return that some editors put before a newline. */
const BLANKS: readonly number[] = [0x20, 0x09, 0x0d];

function jsonLine(text: Uint8Array, line: number): Json {
  try {
    return parseStrictJson(text, LIMITS);
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    throw new MalformedJson(`line ${String(line)}: ${error.message}`, { ...error.evidence, line });
  }
}

function dataRow(json: Json, path: string): DataRow {
  if (!isJsonObject(json)) throw MalformedData.at(path, 'an object');
  return { path, fields: json };
}

export function stringField({ fields, path }: DataRow, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw MalformedData.at(`${path}.${name}`, 'a text');
  return value;
}

/** A number of things: 0 or more. The strict reader lets integers through only. */
export function countField({ fields, path }: DataRow, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || value < 0) throw MalformedData.at(`${path}.${name}`, 'a count');
  return value;
}

export function stringListField({ fields, path }: DataRow, name: string): readonly string[] {
  const value = fields[name];
  if (!isJsonArray(value)) throw MalformedData.at(`${path}.${name}`, 'a list of texts');
  return value.map((item, index) => {
    if (typeof item !== 'string') throw MalformedData.at(`${path}.${name}[${String(index)}]`, 'a text');
    return item;
  });
}

/** The value of a field that is one of a few words. */
export function wordField<Word extends string>(row: DataRow, name: string, words: readonly Word[]): Word {
  const value = stringField(row, name);
  const word = words.find((candidate) => candidate === value);
  if (word === undefined) throw MalformedData.at(`${row.path}.${name}`, words.join(' or '));
  return word;
}

/** Ids name rows in reports, so no two rows share one. */
export function assertUniqueIds(rows: readonly { readonly id: string }[], paths: readonly DataRow[]): void {
  const seen = new Set<string>();
  rows.forEach(({ id }, index) => {
    if (seen.has(id)) throw MalformedData.at(`${paths[index]?.path ?? '$'}.id`, `an id that no earlier row has`);
    seen.add(id);
  });
}

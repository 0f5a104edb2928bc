/**
 * The strict JSON reader: a text has exactly one value, or is refused with the reason and the place.
 *
 * `JSON.parse` keeps the last of two equal keys, rounds large integers and takes lone surrogates; each lets two different
 * documents pass for one. Here a text is I-JSON (RFC 7493) or nothing. Grammar and positions come from momoa
 * (docs/decisions/0001); what momoa lets through is refused on its syntax tree.
 *
 * Source: spec 02 §1.3; DESIGN D1; RFC 8259; RFC 7493 §2.
 */
import { parse, type NumberNode, type ObjectNode, type StringNode, type ValueNode } from '@humanwhocodes/momoa';

import { MAX_JSON_DEPTH } from './canonical-json.js';
import { assertNever } from './fault.js';
import { textDefect, type TextDefect } from './ijson-text.js';
import { Refusal } from './refusal.js';
import { safeDisplay } from './safe-display.js';
import { decodeUtf8 } from './utf8.js';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** No prototype, deeply frozen: `__proto__` is a key like any other. */
export interface JsonObject {
  readonly [key: string]: Json;
}

export interface StrictJsonOptions {
  /** Size of the text as UTF-8. */
  readonly maxBytes: number;
  /** Arrays and objects inside one another; never more than canonical JSON takes, because readers recurse. */
  readonly maxDepth: number;
  /** `integers-only` refuses `.`, `e` and `E` as written: `1.0` is not another spelling of `1`. */
  readonly numbers: 'integers-only' | 'finite';
}

/** Source: spec 02 §1.3 (4 MiB for lexicons). With them, whatever canonical JSON spells can be read back. */
const DEFAULTS: StrictJsonOptions = Object.freeze({
  maxBytes: 4_194_304,
  maxDepth: MAX_JSON_DEPTH,
  numbers: 'integers-only',
});

export type MalformedJsonReason =
  | 'too_large'
  | 'invalid_utf8'
  | 'byte_order_mark'
  | 'too_deep'
  | 'syntax'
  | 'control_character'
  | TextDefect
  | 'duplicate_key'
  | 'not_an_integer'
  | 'negative_zero'
  | 'integer_out_of_range'
  | 'number_out_of_range';

/**
 * The text is not strict JSON.
 *
 * `offset` counts UTF-16 units from 0, or bytes where the bytes are not UTF-8; `line` and `column` count from 1.
 */
export class MalformedJson extends Refusal<{
  reason: MalformedJsonReason;
  offset: number;
  line: number;
  column: number;
}> {
  readonly code = 'malformed_json';
}

/**
 * Read one JSON value from UTF-8 bytes or from a string.
 *
 * @throws MalformedJson when the text is not strict JSON, or is larger or deeper than allowed.
 */
export function parseStrictJson(input: Uint8Array | string, options: Readonly<Partial<StrictJsonOptions>> = {}): Json {
  const { maxBytes, maxDepth, numbers } = { ...DEFAULTS, ...options };
  const size = typeof input === 'string' ? Buffer.byteLength(input) : input.byteLength;
  if (size > maxBytes) throw malformed('too_large', '', 0, `${String(size)} bytes, limit ${String(maxBytes)}`);
  const text = typeof input === 'string' ? input : textOf(input);
  if (text.startsWith('\uFEFF')) throw malformed('byte_order_mark', text, 0);
  refuseDeepNesting(text, Math.min(maxDepth, MAX_JSON_DEPTH));
  return valueOf(syntaxTree(text), { text, numbers });
}

export function isJsonObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function isJsonArray(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}

function textOf(bytes: Uint8Array): string {
  const reading = decodeUtf8(bytes);
  if (reading.ok) return reading.text;
  const { line, column } = placeOf(reading.before, reading.before.length);
  const evidence = { reason: 'invalid_utf8', offset: reading.badByte, line, column } as const;
  throw new MalformedJson(`malformed JSON: invalid_utf8 at byte ${String(reading.badByte)}`, evidence);
}

/** Runs before the parser, because the parser recurses. Brackets inside strings do not count. */
function refuseDeepNesting(text: string, maxDepth: number): void {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxDepth) throw malformed('too_deep', text, index, `limit ${String(maxDepth)}`);
  }
}

/** Index of the quote that ends the string opened at `start`, or the length of the text when none does. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}

function syntaxTree(text: string): ValueNode {
  try {
    return parse(text, { mode: 'json' }).body;
  } catch (error) {
    // Only momoa's complaints about the text carry an offset.
    if (!(error instanceof Error) || !('offset' in error) || typeof error.offset !== 'number') throw error;
    throw malformed('syntax', text, error.offset, safeDisplay(error.message, 80));
  }
}

/** What the tree is read from. */
interface Source {
  readonly text: string;
  readonly numbers: StrictJsonOptions['numbers'];
}

function valueOf(node: ValueNode, source: Source): Json {
  switch (node.type) {
    case 'Null':
      return null;
    case 'Boolean':
      return node.value;
    case 'Number':
      return numberOf(node, source);
    case 'String':
      return stringOf(node, source);
    case 'Array':
      return Object.freeze(node.elements.map((element) => valueOf(element.value, source)));
    case 'Object':
      return objectOf(node, source);
    case 'NaN':
    case 'Infinity':
      // Only momoa's JSON5 mode reads them.
      throw malformedAt('syntax', node, source);
    default:
      return assertNever(node, 'strict-json');
  }
}

function objectOf(node: ObjectNode, source: Source): JsonObject {
  const entries = new Map<string, Json>();
  for (const { name, value } of node.members) {
    // Only momoa's JSON5 mode reads an unquoted name.
    if (name.type !== 'String') throw malformed('syntax', source.text, name.loc.start.offset);
    const key = stringOf(name, source);
    if (entries.has(key)) throw malformedAt('duplicate_key', name, source, safeDisplay(key));
    entries.set(key, valueOf(value, source));
  }
  return nullObject(entries);
}

/** Without a prototype, assignment to `__proto__` makes an ordinary property. */
function nullObject(entries: ReadonlyMap<string, Json>): JsonObject {
  const object: Record<string, Json> = { __proto__: null };
  for (const [key, value] of entries) object[key] = value;
  return Object.freeze(object);
}

/** A control character: whatever lies below the space. Source: RFC 8259 §7. */
const CONTROL = /[^ -\u{10ffff}]/u;

function stringOf(node: StringNode, source: Source): string {
  const { value } = node;
  const defect = textDefect(value);
  if (defect !== undefined) throw malformedAt(defect, node, source);
  // An escaped control character is fine, a raw one is not, and momoa takes both.
  if (CONTROL.test(value) && CONTROL.test(writtenAs(node, source)))
    throw malformedAt('control_character', node, source);
  return value;
}

function numberOf(node: NumberNode, source: Source): number {
  const { value } = node;
  const written = writtenAs(node, source);
  const isInteger = !/[.eE]/.test(written);
  if (!isInteger && source.numbers === 'integers-only') throw malformedAt('not_an_integer', node, source);
  if (isInteger && !Number.isSafeInteger(value)) throw malformedAt('integer_out_of_range', node, source);
  if (!Number.isFinite(value)) throw malformedAt('number_out_of_range', node, source);
  if (Object.is(value, -0)) throw malformedAt('negative_zero', node, source);
  return value;
}

/** The node as it stands in the text, quotes included. */
function writtenAs({ loc }: ValueNode, source: Source): string {
  return source.text.slice(loc.start.offset, loc.end.offset);
}

function malformedAt(reason: MalformedJsonReason, { loc }: ValueNode, source: Source, detail?: string): MalformedJson {
  return malformed(reason, source.text, loc.start.offset, detail ?? '');
}

function malformed(reason: MalformedJsonReason, text: string, offset: number, detail = ''): MalformedJson {
  const { line, column } = placeOf(text, offset);
  const place = `line ${String(line)}, column ${String(column)}`;
  const message = `malformed JSON at ${place}: ${reason}${detail === '' ? '' : ` (${detail})`}`;
  return new MalformedJson(message, { reason, offset, line, column });
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

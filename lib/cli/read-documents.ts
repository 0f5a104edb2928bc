/**
 * JSON inputs of the command line: one document, or JSON Lines (one document on each line).
 *
 * Source: DESIGN §5; issue 2, JSON contracts.
 */
import { MalformedJson, parseStrictJson } from '../base/strict-json.js';
import type { Json } from '../base/strict-json.js';
import { unreadableInput } from './cli-refusal.js';
import type { Io } from './io.js';
import { inputName, readInputText } from './read-input.js';

export interface InputDocument {
  readonly json: Json;
  /** Where it starts, counted from 1. */
  readonly line: number;
}

/** A document holds whole rule bases; the reader's default is sized for packs. */
const MAX_DOCUMENT_BYTES = 67_108_864;

/** @throws InputRefusal when the input cannot be read, or is neither one JSON value nor one on each line. */
export async function readDocuments(path: string, io: Io): Promise<readonly [InputDocument, ...InputDocument[]]> {
  const text = await readInputText(path, io);
  const lines = text
    .split('\n')
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== '');
  const [first, ...rest] = lines;
  if (first === undefined) throw unreadableInput('empty', `${inputName(path)} is empty`, 'Put a document into it.');
  // A first line that is a whole object and is not the whole text: one document on each line.
  if (rest.length === 0 || !isWhole(first.content)) return [{ json: parse(text, path, 1), line: 1 }];
  const document = ({ content, line }: (typeof lines)[number]): InputDocument => ({
    json: parse(content, path, line),
    line,
  });
  return [document(first), ...rest.map(document)];
}

function isWhole(line: string): boolean {
  try {
    parseStrictJson(line, { maxBytes: MAX_DOCUMENT_BYTES });
    return true;
  } catch (error) {
    if (error instanceof MalformedJson) return false;
    throw error;
  }
}

function parse(text: string, path: string, firstLine: number): Json {
  try {
    return parseStrictJson(text, { maxBytes: MAX_DOCUMENT_BYTES });
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    const { line, column, reason } = error.evidence;
    throw unreadableInput(
      'not_json',
      `${inputName(path)}:${String(firstLine + line - 1)}:${String(column)}: not JSON (${reason})`,
      'Give a JSON document, or one document on each line.',
    );
  }
}

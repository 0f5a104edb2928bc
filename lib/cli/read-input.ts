/**
 * Input files and standard input, whole and as UTF-8 text, or a typed refusal that says what to do.
 *
 * Source: spec 03 §7.2 (code 5).
 */
import { readFile } from 'node:fs/promises';

import { unreadableInput } from './cli-refusal.js';
import type { InputRefusal } from './cli-refusal.js';
import type { Io } from './io.js';

/** The name that stands for standard input. */
export const STANDARD_INPUT = '-';

/** 64 MiB: far above any rule base we know of, far below what would exhaust memory once parsed. */
const MAX_INPUT_BYTES = 67_108_864;

/** How the input is called in messages and as the source of premises. */
export function inputName(path: string): string {
  return path === STANDARD_INPUT ? 'standard input' : path;
}

/** @throws InputRefusal when the input is missing, a folder, too large, empty or not UTF-8. */
export async function readInputText(path: string, io: Io): Promise<string> {
  const bytes = await readInput(path, io);
  const name = inputName(path);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw unreadableInput('not_utf8', `${name} is not UTF-8 text`, 'Save it as UTF-8 and try again.');
  }
  if (text.trim() === '')
    throw unreadableInput('empty', `${name} is empty`, 'Put at least one sentence or document into it.');
  return text;
}

async function readInput(path: string, io: Io): Promise<Uint8Array> {
  const bytes = path === STANDARD_INPUT ? await io.readStandardInput() : await readNamedFile(path);
  if (bytes.length <= MAX_INPUT_BYTES) return bytes;
  throw unreadableInput(
    'too_large',
    `${inputName(path)} has ${String(bytes.length)} bytes; the limit is ${String(MAX_INPUT_BYTES)}`,
    'Split it into smaller files.',
  );
}

async function readNamedFile(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw refusalFor(path, error);
  }
}

interface SystemAnswer {
  readonly reason: string;
  readonly says: string;
  readonly hint: string;
}

const NOT_FOUND: SystemAnswer = {
  reason: 'not_found',
  says: 'does not exist',
  hint: 'Check the path; it is read from the folder you are in.',
};
const NOT_PERMITTED: SystemAnswer = {
  reason: 'not_permitted',
  says: 'may not be read',
  hint: 'Give yourself permission to read it.',
};

const SYSTEM_ANSWERS: ReadonlyMap<string, SystemAnswer> = new Map([
  ['ENOENT', NOT_FOUND],
  ['ENOTDIR', NOT_FOUND],
  ['EISDIR', { reason: 'is_directory', says: 'is a folder', hint: 'Name a file inside it.' }],
  ['EACCES', NOT_PERMITTED],
  ['EPERM', NOT_PERMITTED],
]);

function refusalFor(path: string, error: unknown): InputRefusal {
  const message = error instanceof Error ? error.message : String(error);
  const { reason, says, hint } = SYSTEM_ANSWERS.get(systemCode(error) ?? '') ?? {
    reason: 'read_failed',
    says: `cannot be read: ${message}`,
    hint: 'Name another file.',
  };
  return unreadableInput(reason, `${path} ${says}`, hint);
}

/** The errno name of a failed system call, or undefined for any other value. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

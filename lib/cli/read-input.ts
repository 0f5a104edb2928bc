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

function refusalFor(path: string, error: unknown): InputRefusal | Error {
  switch (systemCode(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return unreadableInput(
        'not_found',
        `${path} does not exist`,
        'Check the path; it is read from the folder you are in.',
      );
    case 'EISDIR':
      return unreadableInput('is_directory', `${path} is a folder`, 'Name a file inside it.');
    case 'EACCES':
    case 'EPERM':
      return unreadableInput('not_permitted', `${path} may not be read`, 'Give yourself permission to read it.');
    default:
      return error instanceof Error
        ? unreadableInput('read_failed', `${path} cannot be read: ${error.message}`, 'Name another file.')
        : new Error('reading failed without an error', { cause: error });
  }
}

/** The errno name of a failed system call, or undefined for any other value. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

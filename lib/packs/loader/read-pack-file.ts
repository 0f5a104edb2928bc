/**
 * Reads one file below a packs folder: opened once, judged by its descriptor, read with a limit, never through a link.
 *
 * A hard link to a file elsewhere cannot be told from a file, and is not refused.
 *
 * Source: spec 02 §1.5.
 */
import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { safeDisplay } from '../../base/safe-display.js';
import { PackDefect, type PackDefectCode } from './pack-defect.js';

/** Source: spec 02 §1.3. */
const MAX_PACK_BYTES = 262_144;

/** ASCII lower case only: no separator, dot, blank, look-alike letter or device name of any system passes. */
const PACK_ID = /^[a-z][a-z0-9_]{0,63}$/;

export function isPackId(id: string): boolean {
  return PACK_ID.test(id);
}

/** The suffix is what a companion file adds to the id of its pack. */
export type PackSuffix = '.json' | '.mastery_report.json' | '.attestation.json';

/** @throws PackDefect when the id is no pack id, or the file is missing, linked, too large or no regular file. */
export function readPackFile(folder: string, packId: string, suffix: PackSuffix): Uint8Array {
  if (!isPackId(packId)) throw new PackDefect('invalid_pack_id', safeDisplay(packId), 'not a pack id');
  const name = `${packId}${suffix}`;
  const descriptor = attempt(name, () => openSync(join(folder, name), READ_NO_LINK));
  try {
    if (!attempt(name, () => fstatSync(descriptor)).isFile())
      throw new PackDefect('not_regular_file', name, 'not a regular file');
    if (attempt(name, () => realpathSync.native(join(folder, name)) !== join(realpathSync.native(folder), name)))
      throw new PackDefect('symlink', name, 'reached through a link');
    return attempt(name, () => readLimited(descriptor, name));
  } finally {
    closeSync(descriptor);
  }
}

// Not blocking, because opening a pipe would wait for a writer.
const READ_NO_LINK = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

function readLimited(descriptor: number, name: string): Uint8Array {
  const buffer = Buffer.alloc(MAX_PACK_BYTES + 1);
  let length = 0;
  for (;;) {
    const count = readSync(descriptor, buffer, length, buffer.length - length, null);
    length += count;
    if (length > MAX_PACK_BYTES) throw new PackDefect('too_large', name, `limit ${String(MAX_PACK_BYTES)} bytes`);
    if (count === 0) return buffer.subarray(0, length);
  }
}

/** Codes of the operating system that mean something for a pack; every other one is `io`. */
const MEANING: ReadonlyMap<unknown, PackDefectCode> = new Map<unknown, PackDefectCode>([
  ['ENOENT', 'missing_pack'],
  ['ENOTDIR', 'missing_pack'],
  ['ELOOP', 'symlink'],
  ['EMLINK', 'symlink'],
  ['ENXIO', 'not_regular_file'],
]);

function attempt<Value>(name: string, operation: () => Value): Value {
  try {
    return operation();
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) throw error;
    throw new PackDefect(MEANING.get(error.code) ?? 'io', name, safeDisplay(error.code), { cause: error });
  }
}

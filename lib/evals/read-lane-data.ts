/**
 * Reads a lane's data set from the file system: one file, or a folder that holds the rows and the files they name.
 */
import { readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, normalize } from 'node:path';

import { Refusal } from '../base/refusal.js';
import type { Lane, LaneData } from './lane.js';
import { MalformedData } from './malformed-data.js';

/** A file of the data set cannot be read. `reason` is the system's code, e.g. `ENOENT`. */
export class UnreadableData extends Refusal<{ path: string; reason: string }> {
  readonly code = 'unreadable_data';
}

/** @throws UnreadableData, and MalformedJson or MalformedData when the rows that name further files are damaged. */
export function readLaneData(lane: Lane, path: string): LaneData {
  const rows = lane.rowsInFolder !== null && isFolder(path) ? join(path, lane.rowsInFolder) : path;
  const bytes = readBytes(rows);
  const attachments = lane.attachmentNames(bytes).map((name) => {
    if (leavesFolder(name)) throw MalformedData.at(name, 'a file beside the rows');
    return [name, readBytes(join(dirname(rows), name))] as const;
  });
  return { bytes, attachments: new Map(attachments) };
}

function leavesFolder(name: string): boolean {
  return isAbsolute(name) || normalize(name).startsWith('..');
}

function isFolder(path: string): boolean {
  return fromSystem(path, () => statSync(path).isDirectory());
}

function readBytes(path: string): Uint8Array {
  return fromSystem(path, () => readFileSync(path));
}

/** @throws UnreadableData when the system refuses. */
function fromSystem<Result>(path: string, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
    throw new UnreadableData(`${path} cannot be read: ${error.code}`, { path, reason: error.code }, { cause: error });
  }
}

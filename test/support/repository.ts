/** Where the repository is, seen from the transpiled test tree (BUILD_DIR may nest it deeper). */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(from: string): string {
  let folder = from;
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`no package-lock.json above ${from}`);
    folder = parent;
  }
  return folder;
}

/** Absolute path of the repository root. */
export const REPOSITORY = findRoot(dirname(fileURLToPath(import.meta.url)));

/** Absolute path of a file given relative to the repository root. */
export function inRepository(...parts: readonly string[]): string {
  return join(REPOSITORY, ...parts);
}

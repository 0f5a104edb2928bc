/**
 * Data sets that tests may use but the product never needs. Absent data is said loudly, once per file, and counted.
 * With CI=true absence is an error: there the data is always laid beside the checkout.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { REPOSITORY } from './repository.js';

const missing = new Set<string>();

/** Absolute path of `shared/data/<relative>`, or undefined (said on stderr) when it is not there. */
export function sharedData(relative: string): string | undefined {
  const path = join(REPOSITORY, '..', 'shared', 'data', relative);
  if (existsSync(path)) return path;
  if (process.env['CI'] === 'true') throw new Error(`test data ${relative} is missing in CI`);
  if (!missing.has(relative)) console.error(`SKIPPED, TEST DATA ABSENT: shared/data/${relative}`);
  missing.add(relative);
  return undefined;
}

/** Runs the body with the path of a data file, or skips it loudly. */
export async function withShared(relative: string, body: (path: string) => void | Promise<void>): Promise<void> {
  const path = sharedData(relative);
  if (path !== undefined) await body(path);
}

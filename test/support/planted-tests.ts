/** A folder of test files written for one sentence, and the guard run on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { runNode, type NodeRun } from './run-node.js';
import { plant, type Planting } from './scratch.js';

const here = dirname(fileURLToPath(import.meta.url));

/** Imports that planted files start with; they lie outside the repository, so the paths are absolute. */
const PREAMBLE = `import { suite } from '${import.meta.resolve('uvu')}';
import { cases } from '${pathToFileURL(join(here, 'cases.js')).href}';
`;

export interface GuardRun extends NodeRun {
  /** The last line on stdout. */
  readonly closing: string | undefined;
}

/** Runs the guard on a temporary folder that holds these test files. */
export function guardOn(files: Planting, ...options: readonly string[]): GuardRun {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    plant(folder, { 'package.json': '{ "type": "module" }\n' });
    plant(folder, Object.fromEntries(Object.entries(files).map(([path, body]) => [path, PREAMBLE + body])));
    const argv = [join(here, '..', 'run.js'), '--dir', folder, ...options];
    const run = runNode(...argv);
    return { ...run, closing: run.stdout.trimEnd().split('\n').at(-1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

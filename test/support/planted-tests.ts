/** A folder of test files written for one sentence, and the guard run on it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Imports that planted files start with; they lie outside the repository, so the paths are absolute. */
const PREAMBLE = `import { suite } from '${import.meta.resolve('uvu')}';
import { cases } from '${pathToFileURL(join(here, 'cases.js')).href}';
`;

export interface GuardRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The last line on stdout. */
  readonly closing: string | undefined;
}

/** Bodies of test files by path, e.g. `{ 'a.test.js': "cases('room', { … });" }`. */
export type PlantedFiles = Readonly<Record<string, string>>;

/** Runs the guard on a temporary folder that holds these files. */
export function guardOn(files: PlantedFiles, ...options: readonly string[]): GuardRun {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    for (const [path, body] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), PREAMBLE + body);
    }
    const argv = [join(here, '..', 'run.js'), '--dir', folder, ...options];
    const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
    return { exitCode: status, stdout, stderr, closing: stdout.trimEnd().split('\n').at(-1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

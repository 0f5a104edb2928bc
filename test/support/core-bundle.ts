/**
 * The command as users get it: the bundle, made from the present sources with the options of scripts/build.mjs, behind
 * the committed launcher.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'esbuild';

import { REPOSITORY, inRepository } from './repository.js';

const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);";

/** Builds once for each test process; gives the path of the launcher. */
export const CORE = await buildCore();

async function buildCore(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'core-'));
  await build({
    absWorkingDir: REPOSITORY,
    entryPoints: { cli: 'lib/cli/main.ts' },
    outdir: join(folder, 'dist'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: REQUIRE },
    minifySyntax: true,
    logLevel: 'warning',
  });
  mkdirSync(join(folder, 'bin'));
  copyFileSync(inRepository('bin/core.js'), join(folder, 'bin/core.js'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return join(folder, 'bin/core.js');
}

export interface CoreRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface CoreSurroundings {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** Runs `core` with these words, in the repository's folder unless told otherwise. */
export function core(words: readonly string[], surroundings: CoreSurroundings = {}): CoreRun {
  const { input = '', environment = {}, folder = REPOSITORY } = surroundings;
  const { status, stdout, stderr } = spawnSync(process.execPath, [CORE, ...words], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', NODE_V8_COVERAGE: '', ...environment },
  });
  return { status, stdout, stderr };
}

/** Runs a shell line in which `core` is the command. */
export function shell(line: string, environment: Readonly<Record<string, string>> = {}): CoreRun {
  const script = `core() { "${process.execPath}" "${CORE}" "$@"; }\n${line}`;
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '--noprofile', '-c', script], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', NODE_V8_COVERAGE: '', ...environment },
  });
  return { status, stdout, stderr };
}

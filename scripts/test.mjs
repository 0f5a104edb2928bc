/**
 * `npm test [-- PATTERN]`: transpiles lib, rules, invariants and test, then runs every test file that matches PATTERN
 * behind the guard of test/run.ts. BUILD_DIR keeps parallel runs apart.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const buildDirectory = process.env['BUILD_DIR'] ?? 'build';
const env = { ...process.env, BUILD_DIR: buildDirectory };

const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--tests'], { stdio: 'inherit', env });
if (built.status !== 0) process.exit(built.status ?? 1);
const run = spawnSync(
  process.execPath,
  ['--enable-source-maps', join(root, buildDirectory, 'test/run.js'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    cwd: root,
    env,
  },
);
process.exit(run.status ?? 1);

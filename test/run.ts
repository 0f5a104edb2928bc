/** Placeholder until the guard lands: runs matching test files with uvu. */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const pattern = process.argv[2] ?? '';
const run = spawnSync(process.execPath, ['node_modules/uvu/bin.js', here, `${pattern}.*\\.test\\.js$`, '--no-color'], {
  stdio: 'inherit',
});
process.exitCode = run.status ?? 1;

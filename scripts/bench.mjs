/**
 * `npm run bench [-- PATTERN]`: transpiles the tree and runs each test/bench/*.bench.ts that matches, one process each,
 * one after the other, so that no bench disturbs another. Benches print medians and ratios; nothing here judges a time.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const buildDirectory = process.env['BUILD_DIR'] ?? 'build/bench';
const env = { ...process.env, BUILD_DIR: buildDirectory };
const pattern = process.argv[2] ?? '';

const build = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--tests'], { stdio: 'inherit', env });
if (build.status !== 0) process.exit(build.status ?? 1);

const folder = join(root, buildDirectory, 'test/bench');
const benches = readdirSync(folder).filter((name) => name.endsWith('.bench.js') && name.includes(pattern));
if (benches.length === 0) {
  console.error(`no bench matches "${pattern}" in test/bench`);
  process.exit(1);
}
let failed = 0;
for (const bench of benches) {
  console.log(`\n== ${bench.replace('.bench.js', '')}`);
  const run = spawnSync(process.execPath, ['--enable-source-maps', join(folder, bench)], {
    stdio: 'inherit',
    cwd: root,
    env,
  });
  if (run.status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

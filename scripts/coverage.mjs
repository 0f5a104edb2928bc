/**
 * `npm run coverage`: reports what `npm run test:covered` measured and fails below the floor of .c8rc.json.
 *
 * Only files that were transpiled one by one are counted. A bundle's source map makes c8 call every source in it fully
 * covered: `core --version` alone gave 100 % for each command. So what children ran from a bundle is dropped first.
 *
 * Source: docs/decisions/0003.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const raw = join(root, JSON.parse(readFileSync(join(root, '.c8rc.json'), 'utf8')).tempDirectory);
const transpiled = pathToFileURL(join(root, process.env['BUILD_DIR'] ?? 'build')).href + '/';

function keepTranspiled(file) {
  const { result, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const kept = result.filter(({ url }) => url.startsWith(transpiled));
  writeFileSync(file, JSON.stringify({ ...rest, result: kept }));
  return kept.length;
}

const measured = readdirSync(raw).map((name) => keepTranspiled(join(raw, name)));
if (!measured.some((files) => files > 0)) throw new Error('nothing was measured: run npm run test:covered first');

const c8 = join(dirname(createRequire(import.meta.url).resolve('c8/package.json')), 'bin/c8.js');
const report = spawnSync(process.execPath, [c8, 'report', '--check-coverage'], { stdio: 'inherit', cwd: root });
process.exitCode = report.status ?? 1;

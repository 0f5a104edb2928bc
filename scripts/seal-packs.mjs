/**
 * Seals the safety pack: checks its form, writes its report and the report's digest. Nothing is written when pack and
 * report are in order already. `--check` writes nothing and exits 1 when something would change.
 *
 *   node scripts/seal-packs.mjs [--check] --issued-at 2026-12-01T00:00:00Z
 *
 * A report that exists keeps its date while the pack says the same, so that running again changes no byte.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({ options: { check: { type: 'boolean' }, 'issued-at': { type: 'string' } } });

/** The sealing function from its source, so that no build has to be there first. */
async function sealing() {
  const folder = mkdtempSync(join(tmpdir(), 'core-seal-'));
  try {
    const outfile = join(folder, 'schema-seal.mjs');
    const entry = join(root, 'lib/packs/loader/schema-seal.ts');
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { safetySchemaSeal } = await sealing();
const packId = 'core_safety_axes_v1';
const packPath = join(root, `packs/safety/${packId}.json`);
const reportPath = join(root, `packs/safety/${packId}.mastery_report.json`);
const pack = JSON.parse(readFileSync(packPath, 'utf8'));
const report = safetySchemaSeal(pack, packId, issuedAt());

function issuedAt() {
  const previous = existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, 'utf8')) : undefined;
  if (previous?.source_bundle_sha === safetySchemaSeal(pack, packId, '').source_bundle_sha) return previous.issued_at;
  if (values['issued-at'] === undefined) throw new Error(`${packPath} changed: give --issued-at`);
  return values['issued-at'];
}

let stale = false;
for (const [path, content] of [
  [packPath, { ...pack, mastery_report_sha256: report.report_sha256 }],
  [reportPath, report],
]) {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  stale = true;
  if (values.check !== true) writeFileSync(path, text);
}
console.log(`${packId} ${report.report_sha256}${stale ? '' : ' (unchanged)'}`);
if (stale && values.check === true) process.exitCode = 1;

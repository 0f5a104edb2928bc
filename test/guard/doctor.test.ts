import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { inRepository } from '../support/repository.js';
import { runNode } from '../support/run-node.js';
import { plant, type Planting } from '../support/scratch.js';

interface Diagnosis {
  readonly exitCode: number | null;
  readonly findings: string;
}

/** A healthy installation in five files; each sentence breaks one thing. */
const HEALTHY: Planting = {
  'package.json': '{ "workspaces": ["inner"], "devDependencies": { "typescript": "6.0.3", "esbuild": "0.28.2" } }',
  'inner/package.json': '{ "dependencies": { "esbuild": "0.28.2" }, "peerDependencies": { "typescript": ">=5 <6.1" } }',
  'package-lock.json': '{ "packages": { "": {}, "node_modules/typescript": {}, "node_modules/esbuild": {} } }',
  'node_modules/typescript/package.json': '{ "version": "6.0.3", "main": "index.js" }',
  'node_modules/typescript/index.js': 'module.exports = { version: "6.0.3", createProgram() {} };',
  'node_modules/esbuild/package.json': '{ "version": "0.28.2", "main": "index.js" }',
  'node_modules/esbuild/index.js': 'module.exports = { transformSync: () => ({ code: "const one = 1;" }) };',
};

function diagnose(changes: Planting = {}): Diagnosis {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  try {
    plant(folder, { ...HEALTHY, ...changes });
    const { exitCode, stderr } = runNode(inRepository('scripts/doctor.mjs'), '--root', folder);
    return { exitCode, findings: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function assertFinds(finding: RegExp, changes: Planting): void {
  const { exitCode, findings } = diagnose(changes);
  assert.match(findings, finding);
  assert.is(exitCode, 1);
}

cases('doctor', {
  'a healthy installation has no findings [anchor]': () => {
    assert.equal(diagnose(), { exitCode: 0, findings: '' });
  },
  'two copies of typescript are found, and so is none [DESIGN §2]': () => {
    const lock = (...paths: readonly string[]): string =>
      JSON.stringify({ packages: Object.fromEntries(paths.map((path) => [path, {}])) });
    const second = lock('node_modules/typescript', 'node_modules/ts-morph/node_modules/typescript');
    assertFinds(/2 copies of typescript, not one: .*ts-morph/, { 'package-lock.json': second });
    assertFinds(/0 copies of typescript/, { 'package-lock.json': lock('node_modules/esbuild') });
  },
  'a typescript without a compiler API is found [DESIGN §2]': () => {
    const next = 'module.exports = { version: "7.0.0" };';
    assertFinds(/typescript 7\.0\.0 has no createProgram/, { 'node_modules/typescript/index.js': next });
  },
  'a version range is found in any package file, peers apart [DESIGN §2]': () => {
    const range = '{ "dependencies": { "esbuild": "^0.28.2" } }';
    assertFinds(/inner\/package\.json: esbuild is "\^0\.28\.2", not an exact version/, { 'inner/package.json': range });
  },
  'an installed version other than the pinned one is found [DESIGN §2]': () => {
    const drifted = '{ "version": "0.29.0", "main": "index.js" }';
    assertFinds(/esbuild 0\.29\.0 is installed, package\.json asks for 0\.28\.2: run npm ci/, {
      'node_modules/esbuild/package.json': drifted,
    });
  },
  'an esbuild that does not run is found [DESIGN §2]': () => {
    assertFinds(/esbuildRuns: no binary here/, {
      'node_modules/esbuild/index.js': 'throw new Error("no binary here");',
    });
    const useless = 'module.exports = { transformSync: () => ({ code: "" }) };';
    assertFinds(/esbuild does not strip types/, { 'node_modules/esbuild/index.js': useless });
  },
  'a file it cannot read is a finding, not a crash [STYLE §5 pair 15]': () => {
    assertFinds(/typescriptCopies: /, { 'package-lock.json': '{' });
  },
});

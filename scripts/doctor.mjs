/**
 * Checks what the other gates take for granted, and says what to do. Each finding is one that once made a gate pass
 * without looking: a TypeScript without a compiler API, two copies of it, a version that drifted, an esbuild whose binary
 * never arrived.
 *
 *   node scripts/doctor.mjs [--root FOLDER]
 *
 * Source: DESIGN §2.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { root: { type: 'string', default: join(here, '..') } } });
const root = values.root;
const require = createRequire(join(root, 'package.json'));
const readJson = (...parts) => JSON.parse(readFileSync(join(root, ...parts), 'utf8'));

const MINIMUM_NODE = [20, 19];
const EXACT = /^\d+\.\d+\.\d+$/;

function nodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isEnough = major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1]);
  return isEnough ? [] : [`node ${process.versions.node} is too old: install ${MINIMUM_NODE.join('.')} or newer`];
}

function typescriptCopies() {
  const copies = Object.keys(readJson('package-lock.json').packages).filter((path) =>
    path.endsWith('node_modules/typescript'),
  );
  return copies.length === 1
    ? []
    : [`the lock file has ${String(copies.length)} copies of typescript, not one: ${copies.join(', ')}`];
}

function typescriptHasCompiler() {
  const { version, createProgram } = require('typescript');
  return typeof createProgram === 'function'
    ? []
    : [`typescript ${version} has no createProgram: typed lint rules would see nothing`];
}

/** Every package file's own dependencies; peers are ranges by nature. */
function pins() {
  const { workspaces = [] } = readJson('package.json');
  return ['.', ...workspaces].flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = readJson(folder, 'package.json');
    return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) =>
      pinComplaints(join(folder, 'package.json'), name, version),
    );
  });
}

function pinComplaints(file, name, version) {
  if (!EXACT.test(version)) return [`${file}: ${name} is "${version}", not an exact version`];
  const installed = readJson('node_modules', name, 'package.json').version;
  return installed === version ? [] : [`${name} ${installed} is installed, ${file} asks for ${version}: run npm ci`];
}

function esbuildRuns() {
  const { code } = require('esbuild').transformSync('const one: number = 1', { loader: 'ts' });
  return code.includes('const one = 1') ? [] : ['esbuild does not strip types'];
}

const CHECKS = { nodeVersion, typescriptCopies, typescriptHasCompiler, pins, esbuildRuns };

const findings = Object.entries(CHECKS).flatMap(([name, check]) => {
  try {
    return check();
  } catch (error) {
    // A check that cannot look has found something: here an exception is the finding.
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
});
for (const finding of findings) console.error(`doctor: ${finding}`);
console.log(`doctor: ${String(Object.keys(CHECKS).length)} checks, ${String(findings.length)} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;

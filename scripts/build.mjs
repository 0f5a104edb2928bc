/**
 * Builds everything `npm ci` promises: the grammar's parser, the algebra's kernels, the library with its types, the
 * `core` bundle, the lint plugin and the `invariants` command. `--tests` instead transpiles lib, rules, invariants and
 * test into build/, one file each, so that coverage maps to the sources. Every step is a plain function; order is the
 * only coupling.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import peggy from 'peggy';

import { algebraKernels } from './generate-algebra.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const at = (...parts) => join(root, ...parts);
/** Where tests are transpiled to; parallel runs keep apart by setting it. */
const testDirectory = process.env['BUILD_DIR'] ?? 'build';
/** Packs stay files beside the code, where an audit finds them; a bundle lies elsewhere than the module it holds. */
const bundledPacks = { define: { PACKS_FROM_BUNDLE: '"./packs/"' } };
const common = { absWorkingDir: root, platform: 'node', target: 'node20', sourcemap: true, logLevel: 'warning' };

function buildGrammar() {
  const source = at('lib/language/grammar/sentence.peggy');
  if (!existsSync(source)) return;
  const text = peggy.generate(readFileSync(source, 'utf8'), {
    output: 'source',
    format: 'es',
    grammarSource: 'sentence.peggy',
    cache: false,
  });
  writeFileSync(at('lib/language/grammar/generated-parser.js'), text);
}

function buildKernels() {
  writeFileSync(at('lib/geometry/algebra/generated-kernels.js'), algebraKernels());
}

async function buildLibrary() {
  rmSync(at('dist'), { recursive: true, force: true });
  cpSync(at('packs'), at('dist/packs'), { recursive: true });
  await build({
    ...common,
    ...bundledPacks,
    entryPoints: { index: 'lib/index.ts' },
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
  });
  await build({
    ...common,
    ...bundledPacks,
    entryPoints: { cli: 'lib/cli/main.ts' },
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    // Bundled CommonJS dependencies call require() for node's own modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
    },
    minifySyntax: true,
  });
}

function buildTypes() {
  for (const project of ['tsconfig.types.json', 'invariants/tsconfig.types.json'])
    execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', at(project)], { stdio: 'inherit' });
}

async function buildPlugin() {
  rmSync(at('rules/dist'), { recursive: true, force: true });
  await build({
    ...common,
    entryPoints: { index: 'rules/src/index.ts' },
    outdir: 'rules/dist',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    packages: 'external',
    // ESLint loads a CommonJS plugin by its module.exports, not by its default export.
    footer: { js: 'module.exports = module.exports.default;' },
  });
  mkdirSync(at('rules/dist'), { recursive: true });
  writeFileSync(
    at('rules/dist/index.d.cts'),
    "import type { TSESLint } from '@typescript-eslint/utils';\ndeclare const plugin: TSESLint.FlatConfig.Plugin;\nexport = plugin;\n",
  );
}

async function buildInvariants() {
  rmSync(at('invariants/dist'), { recursive: true, force: true });
  await build({
    ...common,
    entryPoints: { index: 'invariants/engine/index.ts', cli: 'invariants/cli/main.ts' },
    outdir: 'invariants/dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
  });
}

function sourcesUnder(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|js)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](dist|fixtures|node_modules)[\\/]/.test(path));
}

async function buildTests() {
  rmSync(at(testDirectory), { recursive: true, force: true });
  const entryPoints = ['lib', 'rules/src', 'invariants/engine', 'invariants/cli', 'test'].flatMap(sourcesUnder);
  await build({ ...common, entryPoints, outdir: testDirectory, outbase: root, bundle: false, format: 'esm' });
  mkdirSync(at(testDirectory), { recursive: true });
  cpSync(at('packs'), at(testDirectory, 'packs'), { recursive: true });
  writeFileSync(at(testDirectory, 'package.json'), '{ "type": "module" }\n');
}

buildGrammar();
buildKernels();
if (process.argv.includes('--tests')) {
  await buildTests();
} else {
  await Promise.all([buildLibrary(), buildPlugin(), buildInvariants()]);
  buildTypes();
}

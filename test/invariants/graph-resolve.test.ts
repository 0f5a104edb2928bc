/** Where specifiers lead, in small repositories made for one question each; and that a cached graph is the cold one. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { buildImportGraph, nodesOf, type Edge, type ScanCache } from '../../invariants/engine/graph/import-graph.js';
import { nodeOf } from '../../invariants/engine/graph/target.js';
import { cases } from '../support/cases.js';
import { inScratch, type Planting } from '../support/scratch.js';
import { SEED } from '../support/property.js';

const CODE = /\.[cm]?[jt]sx?$/u;

function targets(edges: readonly Edge[]): readonly string[] {
  return edges.map(({ kind, target }) => `${kind} ${nodeOf(target) ?? target.kind}`);
}

/** The edges of one file of a planted repository. */
async function edgesOf(file: string, planting: Planting): Promise<readonly string[]> {
  return inScratch(planting, (root) => {
    const files = Object.keys(planting).filter((path) => CODE.test(path));
    return targets(buildImportGraph({ root, files }).edges.get(file) ?? []);
  });
}

const ALIAS = JSON.stringify({ compilerOptions: { paths: { '@fv': ['./fv.ts'], '~/*': ['./deep/*'] } } });

cases('graph resolve', {
  'the nearest tsconfig decides, through extends [spec 06 F12]': async () => {
    const found = await edgesOf('inner/a.ts', {
      'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@fv': ['./wrong.ts'] } } }),
      'wrong.ts': '',
      'base.json': JSON.stringify({ compilerOptions: { paths: { '@fv': ['./right.ts'] } } }),
      'inner/tsconfig.json': '{ "extends": "../base.json" /* a comment */ }',
      'inner/a.ts': "import '@fv';",
      'right.ts': '',
    });
    assert.equal(found, ['value right.ts']);
  },
  'a solution that only refers to projects uses theirs [spec 06 F12]': async () => {
    const found = await edgesOf('pkg/src/a.ts', {
      'tsconfig.json': JSON.stringify({ files: [], references: [{ path: './pkg/tsconfig.lib.json' }] }),
      'pkg/tsconfig.lib.json': JSON.stringify({
        compilerOptions: { composite: true, paths: { '@fv': ['./src/fv.ts'] } },
        include: ['src'],
      }),
      'pkg/src/a.ts': "import '@fv';",
      'pkg/src/fv.ts': '',
    });
    assert.equal(found, ['value pkg/src/fv.ts']);
  },
  'a file outside every include still has the nearest aliases': async () => {
    const found = await edgesOf('a.ts', {
      'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@fv': ['./fv.ts'] } }, files: ['fv.ts'] }),
      'a.ts': "import '@fv';",
      'fv.ts': '',
    });
    assert.equal(found, ['value fv.ts']);
  },
  'baseUrl and wildcard paths': async () => {
    const found = await edgesOf('a.ts', {
      'tsconfig.json': JSON.stringify({ compilerOptions: { baseUrl: './src', paths: { '~/*': ['./deep/*'] } } }),
      'a.ts': "import 'plain'; import '~/b'; import '~/missing';",
      'src/plain.ts': '',
      'src/deep/b.ts': '',
    });
    assert.equal(found, ['value src/plain.ts', 'value src/deep/b.ts', 'value not_found']);
  },
  'what the compiler sees and what Node runs are both edges': async () => {
    const manifest = { name: 'own', type: 'module', exports: { '.': { types: './types.d.ts', default: './run.ts' } } };
    const planting = {
      'package.json': JSON.stringify(manifest),
      'a.ts': "import 'own'; import type {} from 'own'; import './b.js';",
      'types.d.ts': '',
      'run.ts': '',
      'b.js': '',
      'b.d.ts': '',
    };
    assert.equal(await edgesOf('a.ts', planting), [
      'value types.d.ts',
      'value run.ts',
      'type types.d.ts',
      'value b.d.ts',
      'value b.js',
    ]);
  },
  'import and require conditions lead apart': async () => {
    const exports = { '.': { import: './esm.ts', require: './cjs.ts' } };
    const planting = {
      'package.json': JSON.stringify({
        name: 'own',
        type: 'module',
        exports,
        imports: { '#x': { require: './cjs.ts' } },
      }),
      'a.ts': "import 'own'; import { createRequire } from 'node:module'; createRequire(import.meta.url)('own');",
      'b.cts': "import own = require('own'); own; export const lazy = import('own');",
      'esm.ts': '',
      'cjs.ts': '',
    };
    assert.equal(await edgesOf('a.ts', planting), ['value esm.ts', 'value node:module', 'value cjs.ts']);
    assert.equal(await edgesOf('b.cts', planting), ['value cjs.ts', 'lazy esm.ts']);
  },
  'an import is a URL: escapes and queries do not hide a file': async () => {
    const planting = {
      'package.json': '{"type":"module"}',
      'a.ts': "import './%66v.js'; import './fv.js?v=1'; import('./fv.js#x'); new URL('./%66v.ts?x', import.meta.url);",
      'fv.ts': '',
    };
    assert.equal(await edgesOf('a.ts', planting), ['value fv.ts', 'value fv.ts', 'lazy fv.ts', 'worker fv.ts']);
  },
  'a URL is relative without dots, finds .ts for .js, and may leave the house': async () => {
    const planting = {
      'a.ts': [
        "new URL('fv.js', import.meta.url);",
        "new URL('https://example.org/fv.js', import.meta.url);",
        "new URL('.', import.meta.url);",
        "new URL('./none.js', import.meta.url);",
        "new Worker('./deep/b.ts');",
      ].join('\n'),
      'fv.ts': '',
      'deep/b.ts': '',
    };
    assert.equal(await edgesOf('a.ts', planting), [
      'worker fv.ts',
      'worker outside',
      'worker outside',
      'worker not_found',
      'worker deep/b.ts',
    ]);
  },
  'packages, builtins, their declarations and what is not there': async () => {
    const planting = {
      'package.json': '{"type":"module"}',
      'a.ts':
        "import 'fs'; import 'node:fs/promises'; import '@s/p/deep.js'; import type {} from 'typed'; import 'none'; import './none.js';",
      'node_modules/@s/p/package.json': '{"name":"@s/p"}',
      'node_modules/@s/p/deep.js': '',
      'node_modules/@types/typed/package.json': '{"name":"@types/typed","types":"index.d.ts"}',
      'node_modules/@types/typed/index.d.ts': 'export {};',
    };
    assert.equal(await edgesOf('a.ts', { ...planting }), [
      'value node:fs',
      'value node:fs/promises',
      'value npm:@s/p',
      'type npm:@types/typed',
      'value not_found',
      'value not_found',
    ]);
  },
  'a file nobody listed is followed when a listed one leads there': async () => {
    await inScratch({ 'a.ts': "import './b.js';", 'b.ts': "import 'node:vm';" }, (root) => {
      const graph = buildImportGraph({ root, files: ['a.ts'] });
      assert.equal(graph.files, ['a.ts', 'b.ts']);
      assert.equal(nodesOf(graph), ['a.ts', 'b.ts', 'node:vm']);
    });
  },
  'an overlay replaces and adds files without touching the disk [spec 06 F3]': async () => {
    await inScratch({ 'a.ts': '', 'b.ts': '' }, (root) => {
      const overlay = new Map([
        ['a.ts', "import './new.js';"],
        ['new.ts', "import './b.js';"],
      ]);
      const graph = buildImportGraph({ root, files: ['a.ts', 'b.ts'], overlay });
      assert.equal(
        [...graph.edges].flatMap(([file, edges]) => targets(edges).map((line) => `${file} ${line}`)).sort(),
        ['a.ts value new.ts', 'new.ts value b.ts'],
      );
    });
  },
  'a cached graph is the cold graph after 1,000 sequences of edits [spec 06 F11]': async () => {
    await inScratch(START, (root) => {
      const cache: ScanCache = new Map();
      let changes = 0;
      let last = '';
      fc.assert(
        fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
          for (const it of edits) applyEdit(root, it);
          const files = FILES.filter((path) => isPresent(root, path));
          const cold = shownGraph(root, files);
          assert.equal(shownGraph(root, files, cache), cold);
          if (cold !== last) changes += 1;
          last = cold;
        }),
        { seed: SEED, numRuns: 1_000 },
      );
      assert.ok(changes > 600, `only ${String(changes)} of 1,000 sequences changed the graph`);
    });
  },
});

const FILES = ['a.ts', 'b.ts', 'c.ts', 'fv.ts', 'deep/index.ts', 'deep/fv.ts'];
const START: Planting = {
  'package.json': '{"name":"own","type":"module","imports":{"#fv":"./fv.ts"}}',
  'tsconfig.json': ALIAS,
  ...Object.fromEntries(FILES.map((path) => [path, ''])),
};

const SPECIFIERS = ['./a.js', './b.js', './c', './fv.js', './deep', './deep/fv.js', '@fv', '#fv', '~/fv', 'node:fs'];
const statement = fc
  .tuple(
    fc.constantFrom(...SPECIFIERS),
    fc.constantFrom('import "?";', 'import type {} from "?";', 'import("?");', 'export * from "?";'),
  )
  .map(([specifier, shape]) => shape.replace('?', specifier));

const edit = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    path: fc.constantFrom(...FILES),
    text: fc.array(statement, { maxLength: 3 }).map((lines) => lines.join('\n')),
  }),
  fc.record({ kind: fc.constant('delete' as const), path: fc.constantFrom(...FILES) }),
  fc.record({ kind: fc.constant('rename' as const), path: fc.constantFrom(...FILES), to: fc.constantFrom(...FILES) }),
  fc.record({
    kind: fc.constant('alias' as const),
    path: fc.constantFrom('tsconfig.json'),
    to: fc.constantFrom(...FILES),
  }),
  fc.record({
    kind: fc.constant('imports' as const),
    path: fc.constantFrom('package.json'),
    to: fc.constantFrom(...FILES),
  }),
);

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

function applyEdit(root: string, it: Edit): void {
  const at = (path: string): string => join(root, path);
  mkdirSync(dirname(at(it.path)), { recursive: true });
  if (it.kind === 'write') writeFileSync(at(it.path), it.text);
  else if (it.kind === 'delete') rmSync(at(it.path), { force: true });
  else if (it.kind === 'alias')
    writeFileSync(
      at(it.path),
      JSON.stringify({ compilerOptions: { verbatimModuleSyntax: it.to === 'a.ts', paths: { '@fv': [`./${it.to}`] } } }),
    );
  else if (it.kind === 'imports')
    writeFileSync(at(it.path), JSON.stringify({ name: 'own', type: 'module', imports: { '#fv': `./${it.to}` } }));
  else if (isPresent(root, it.path)) renameSync(at(it.path), at(it.to));
}

function isPresent(root: string, path: string): boolean {
  return existsSync(join(root, path));
}

function shownGraph(root: string, files: readonly string[], cache?: ScanCache): string {
  const graph = buildImportGraph(cache === undefined ? { root, files } : { root, files, cache });
  return JSON.stringify([graph.files, [...graph.edges], graph.unreadable]);
}

/** What one file depends on: the table of spellings, what each is called, and what only looks like one. */
import ts from 'typescript';
import * as assert from 'uvu/assert';

import { scanReferences, type Scan } from '../../invariants/engine/graph/scan.js';
import type { Emission } from '../../invariants/engine/graph/static-references.js';
import { cases } from '../support/cases.js';

const ERASING: Emission = { keepsEmptyImports: false, dropsUnusedImports: true };
const VERBATIM: Emission = { keepsEmptyImports: true, dropsUnusedImports: false };

function shown(scan: Scan): readonly string[] {
  if (scan.kind === 'unreadable') return [`unreadable: ${scan.why}`];
  return scan.references.map(({ form, kind, specifier }) => `${form} ${kind} ${specifier}`);
}

function scan(text: string, { path = 'a.ts', emission = VERBATIM } = {}): readonly string[] {
  return shown(scanReferences(path, text, emission));
}

type Row = readonly [text: string, ...expected: readonly string[]];

function holds(rows: readonly Row[], path = 'a.ts'): void {
  for (const [text, ...expected] of rows) assert.equal(scan(text, { path }), expected, text);
}

cases('graph scan', {
  'a statement is split by what its names are': () =>
    holds([
      ["import './x';", 'import value ./x'],
      ["import {} from './x';", 'import value ./x'],
      ["import a, { type B } from './x'; a;", 'import value ./x', 'import type ./x'],
      ["import type a from './x';", 'import type ./x'],
      ["import * as all from './x'; all;", 'import value ./x'],
      ["import defer * as all from './x'; all;", 'import value ./x'],
      ["import data from './x.json' with { type: 'json' }; data;", 'import value ./x.json'],
      ["export {} from './x';", 'export value ./x'],
      ["export { a, type B } from './x';", 'export value ./x', 'export type ./x'],
      ["export * as all from './x';", 'export value ./x'],
      ["export type * from './x';", 'export type ./x'],
      ["export import a = require('./x');", 'import_equals value ./x'],
      ["import type a = require('./x');", 'import_equals type ./x'],
      ["export {}; declare module './x' { interface A {} }", 'module_augmentation type ./x'],
    ]),
  'types inside types are found wherever they stand': () =>
    holds([
      ["let a: Map<string, import('./x').A<import('./y').B>>;", 'import_type type ./x', 'import_type type ./y'],
      ["const a = b as typeof import('./x');", 'import_type type ./x'],
      [
        "function f(this: import('./x').A): asserts this is import('./y').B {}",
        'import_type type ./x',
        'import_type type ./y',
      ],
    ]),
  'names are followed to what they stand for': () =>
    holds([
      ["const load = require; load('./x');", 'require value ./x'],
      ["let load; load = require; load('./x');", 'require value ./x'],
      ["(0, require)('./x');", 'require value ./x'],
      ["require!('./x');", 'require value ./x'],
      ["require?.('./x');", 'require value ./x'],
      ["require.call(null, './x');", 'require value ./x'],
      ["require.bind(null)('./x');", 'require value ./x'],
      ["module.require('./x');", 'require value ./x'],
      ["module['requi' + 're']('./x');", 'require value ./x'],
      ["require.resolve('./x');", 'resolve lazy ./x'],
      ["const { resolve } = import.meta; resolve('./x');", 'resolve lazy ./x'],
      [
        "import { createRequire as make } from 'module'; const load = make(import.meta.url); load('./x');",
        'import value module',
        'require value ./x',
      ],
      [
        "import * as module from 'node:module'; module.createRequire(import.meta.filename)('./x');",
        'import value node:module',
        'require value ./x',
      ],
      [
        "const { createRequire: make } = await import('node:module'); make(import.meta.url)('./x');",
        'import_call lazy node:module',
        'require value ./x',
      ],
      [
        "process.getBuiltinModule('module').createRequire(import.meta.url)('./x');",
        'require value module',
        'require value ./x',
      ],
      ["require('module').createRequire(__filename)('./x');", 'require value module', 'require value ./x'],
      ["new globalThis.Worker(new globalThis.URL('./x', import.meta.url));", 'url worker ./x'],
      ["const here = import.meta.url; new URL('./x', here);", 'url worker ./x'],
      ["import(new URL('./x', import.meta.url).href);", 'import_call lazy ./x', 'url worker ./x'],
      ["new Worker('./x');", 'worker worker ./x'],
    ]),
  'a constant is folded, a condition gives both branches': () =>
    holds([
      ["const a = './x'; const b = a + '/y'; import(b);", 'import_call lazy ./x/y'],
      ["const a = 'x'; import(`./${a}.js`);", 'import_call lazy ./x.js'],
      ["import(now ? './x' : './y');", 'import_call lazy ./x', 'import_call lazy ./y'],
      ["import(('./x' as string) satisfies string);", 'import_call lazy ./x'],
    ]),
  'what the text does not decide is unresolvable, never nothing': () =>
    holds([
      ['import(name);', 'import_call unresolvable name'],
      ["let a = './x'; a = './y'; import(a);", 'import_call unresolvable a'],
      ["const a = a + './x'; import(a);", 'import_call unresolvable a'],
      ["function f(a = './x') { import(a); }", 'import_call unresolvable a'],
      ["const a = './x'; { const a = f(); import(a); }", 'import_call unresolvable a'],
      ['require(f());', 'require unresolvable f()'],
      ["require.apply(null, ['./x']);", "require unresolvable ['./x']"],
      ['new URL(name, import.meta.url);', 'url unresolvable name'],
      ['new Worker(name);', 'worker unresolvable name'],
      [
        "createRequire(elsewhere)('./x'); import { createRequire } from 'module';",
        'require unresolvable ./x',
        'import value module',
      ],
    ]),
  'require handed on as a value is unresolvable': () =>
    holds([
      ['f(require);', 'require_escapes unresolvable require'],
      ['export { require };', 'require_escapes unresolvable require'],
      ['const all = { require };', 'require_escapes unresolvable require'],
      ['const [load] = [require];', 'require_escapes unresolvable require'],
      ["const load = ok && require; load('./x');", 'require_escapes unresolvable require'],
      ['require[name];', 'require_escapes unresolvable require'],
      ['typeof require; require.main === module; require.cache;'],
    ]),
  'the same spelling of another thing is nothing': () =>
    holds([
      ["function f(require: (name: string) => void) { require('./x'); }"],
      ["const require = (name: string) => name; require('./x');"],
      ["class URL {} new URL('./x', import.meta.url);"],
      ["new URL('./x', 'https://example.org');"],
      ["const o = { resolve(a: string) {} }; o.resolve('./x');"],
      ["import { createRequire } from './mine'; createRequire(import.meta.url)('./x');", 'import value ./mine'],
      ["declare module './x' { interface A {} }"],
    ]),
  'a name the compiler alone knows hides nothing [anchor]': () =>
    holds([
      ["declare function require(name: string): unknown; require('./x');", 'require value ./x'],
      ["declare const require: (name: string) => unknown; require('./x');", 'require value ./x'],
      ["{ const require = 1; } require('./x');", 'require value ./x'],
      ["\\u0072equire('./x');", 'require value ./x'],
    ]),
  'directives count above the first statement, JSDoc counts in JavaScript': () => {
    holds([
      ['#!/usr/bin/env node\n// a\n/// <reference types="x" />\n', 'reference_types type x'],
      ["/* a */ /// <reference path='./x.ts' />\nexport {};", 'reference_path type ./x.ts'],
      ['/// <reference lib="es2020" />'],
      ['let a;\n/// <reference path="./x.ts" />'],
      ["/** @type {import('./x').A} */ let a;"],
    ]);
    holds(
      [
        ["/** @type {import('./x').A} */ let a;", 'jsdoc type ./x'],
        ["/** @param {{ a: import('./x').A }} a as in import('./y') */", 'jsdoc type ./x'],
        ["/**\n * @import { A,\n *   B } from './x'\n */", 'jsdoc type ./x'],
        ['/** @import * as all from "./x" */', 'jsdoc type ./x'],
        ["/* @import { A } from './x' */"],
        ["// @import { A } from './x'"],
      ],
      'a.js',
    );
  },
  'what an import leaves behind follows the compiler': () => {
    const texts = [
      "import { A } from './x'; let a: A;",
      "import { A } from './x'; new A();",
      "import { A } from './x'; type B = typeof A;",
      "import { A } from './x'; class B implements A {}",
      "import { A } from './x'; class B extends A {}",
      "import * as n from './x'; let a: n.A.B;",
      "import * as n from './x'; n.A.B;",
      "import { A } from './x'; let a = o.A;",
      "import { A } from './x'; let a = { A: 1 };",
      "import { A } from './x'; let a = { A };",
      "import { A } from './x'; function f(A: number) { return A; }",
      "import { A } from './x'; export type { A };",
      "import { A } from './x'; export { type A };",
      "import { type A } from './x'; let a: A;",
      "import { A } from './x'; let a = b satisfies A;",
      "import { A } from './x'; let a = <A>b;",
      "import { A } from './x'; let a = f<A>();",
      "import A = require('./x'); let a: A;",
      "import A = require('./x'); A.b;",
    ];
    for (const text of texts)
      for (const emission of [ERASING, VERBATIM]) {
        if (emission === VERBATIM && text.includes('= require')) continue;
        const options: ts.CompilerOptions = {
          target: ts.ScriptTarget.ES2022,
          module: text.includes('= require') ? ts.ModuleKind.CommonJS : ts.ModuleKind.ESNext,
          verbatimModuleSyntax: emission === VERBATIM,
        };
        const stays = ts.transpileModule(text, { compilerOptions: options }).outputText.includes('./x');
        const isValue = scan(text, { emission }).some((line) => line.includes(' value '));
        assert.is(isValue, stays, `${text} (${emission === VERBATIM ? 'verbatim' : 'erasing'})`);
      }
  },
  'a declaration file has types only': () => {
    assert.equal(scan("export { a } from './x';", { path: 'a.d.ts' }), ['export type ./x']);
  },
  'a file no parser reads is unreadable, not clean': () => {
    assert.match(scan('const = ;').join(''), /^unreadable: /u);
    assert.equal(scan('export default <a />;', { path: 'a.js' }), []);
    assert.equal(scan('return 1;', { path: 'a.js' }), []);
  },
  'deep and long programs end': () => {
    const sum = Array.from({ length: 20_000 }, () => "'a'").join(' + ');
    assert.match(scan(`import(${sum});`).join(''), /^import_call unresolvable/u);
    const doubling = Array.from({ length: 60 }, (_, i) => `const a${String(i + 1)} = a${String(i)} + a${String(i)};`);
    assert.is(scan(`const a0 = 'a'; ${doubling.join(' ')} import(a60);`)[0], 'import_call unresolvable a60');
    const cycle = Array.from({ length: 40 }, () => 'node = node.parent; node = node.next; other = node; node = other;');
    assert.equal(scan(`let node = f(), other; ${cycle.join(' ')} node('./x');`), []);
    const chain = `f()${'.then(g)'.repeat(2_000)};`;
    assert.equal(scan(chain), []);
  },
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { inRepository } from '../support/repository.js';

const ROOT = inRepository('test');

function importsOf(text: string): readonly string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, imports: importsOf(readFileSync(join(ROOT, path), 'utf8')) }));

const importsOne = (imports: readonly string[], module: RegExp): boolean => imports.some((path) => module.test(path));
const CASES = /support\/cases\.js$/;
const ANY_CASES = /support\/(rule-)?cases\.js$/;

cases('no bare suite', {
  'only test/support may import uvu itself, so that no file can skip, single out or forget to run [STYLE §2]': () => {
    const bare = SOURCES.filter(({ path, imports }) => !path.startsWith('support/') && imports.includes('uvu'));
    assert.equal(
      bare.map(({ path }) => path),
      [],
    );
  },
  'a file that registers a room is named so that the guard finds it [STYLE §2]': () => {
    const unseen = SOURCES.filter(({ path, imports }) => importsOne(imports, CASES) && !path.endsWith('.test.ts'));
    assert.equal(
      unseen.map(({ path }) => path).filter((path) => !path.startsWith('support/')),
      [],
    );
  },
  'a file the guard finds registers a room [STYLE §2]': () => {
    const empty = SOURCES.filter(({ path, imports }) => path.endsWith('.test.ts') && !importsOne(imports, ANY_CASES));
    assert.equal(
      empty.map(({ path }) => path),
      [],
    );
  },
  'static, dynamic and required imports are seen, and the assertions are not uvu itself [anchor]': () => {
    for (const text of [
      `import { test } from 'uvu';`,
      `await import('uvu');`,
      `const uvu = require('uvu');`,
      `export * from 'uvu';`,
    ])
      assert.equal(importsOf(text), ['uvu'], text);
    assert.equal(importsOf(`import * as assert from 'uvu/assert'; // from 'uvu'`), ['uvu/assert']);
  },
  'the scan sees this file and the one place that may [anchor]': () => {
    assert.ok(SOURCES.some(({ path }) => path === join('guard', 'no-bare-suite.test.ts')));
    assert.ok(SOURCES.some(({ path, imports }) => path === join('support', 'cases.ts') && imports.includes('uvu')));
  },
});

/** Every sentence of the public data sets is read, and read in the number that the files hold. */
import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { readQuery, readText } from '../../../lib/language/read.js';
import { cases } from '../../support/cases.js';
import { withShared } from '../../support/shared.js';

interface Row {
  readonly context: string;
  readonly question: string;
}

function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null || !('context' in value) || !('question' in value)) return false;
  return typeof value.context === 'string' && typeof value.question === 'string';
}

function rowsOf(path: string): readonly Row[] {
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(rows)) throw new RangeError(`${path} is no list`);
  return rows.map((row: unknown) => {
    if (!isRow(row)) throw new RangeError(`${path}: a row without context or question`);
    return row;
  });
}

/** How many sentences and questions were read; fails at the first that was not. */
function readAll(rows: readonly Row[]): { sentences: number; questions: number } {
  let sentences = 0;
  for (const { context, question } of rows) {
    for (const { text, reading } of readText(context)) {
      assert.is(reading.kind, 'clauses', text);
      sentences += 1;
    }
    const asked = question.replace(/^.*(?:unknown|false)\? /u, '');
    assert.is(readQuery(asked).kind, 'query', asked);
  }
  return { sentences, questions: rows.length };
}

cases('language/data-sets', {
  'every sentence and question of ProofWriter dev is read [issue 2, acceptance 2]': () =>
    withShared('proofwriter-owa-d5/dev.json', (path) => {
      assert.equal(readAll(rowsOf(path)), { sentences: 11_090, questions: 600 });
    }),
  'every sentence and question of ProofWriter train is read [issue 2, acceptance 2]': () =>
    withShared('proofwriter-owa-d5/train.json', (path) => {
      assert.equal(readAll(rowsOf(path)), { sentences: 56_318, questions: 3_000 });
    }),
  'every sentence and question of PrOntoQA is read [issue 2, acceptance 2]': () =>
    withShared('prontoqa/dev.json', (path) => {
      assert.equal(readAll(rowsOf(path)), { sentences: 6_912, questions: 400 });
    }),
});

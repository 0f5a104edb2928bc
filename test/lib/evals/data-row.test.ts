import * as assert from 'uvu/assert';

import { MalformedJson } from '../../../lib/base/strict-json.js';
import { readChoiceRows } from '../../../lib/evals/choice-rows.js';
import { jsonLinesRows } from '../../../lib/evals/data-row.js';
import { MalformedData } from '../../../lib/evals/malformed-data.js';
import { PRONTOQA_FORMAT } from '../../../lib/evals/prontoqa.js';
import { cases } from '../../support/cases.js';

const good = {
  id: 'one',
  context: 'Sam is a wug.',
  question: 'Is the following statement true or false? Sam is a wug.',
  options: ['A) True', 'B) False'],
  answer: 'A',
};

function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
}

function pathOfFailure(rows: unknown): string {
  try {
    readChoiceRows(bytesOf(rows), PRONTOQA_FORMAT);
  } catch (error) {
    if (error instanceof MalformedData) return error.evidence.path;
    throw error;
  }
  return 'read';
}

cases('data-row', {
  'a good file is read [anchor]': () => {
    assert.equal(readChoiceRows(bytesOf([good]), PRONTOQA_FORMAT), [
      { id: 'one', context: 'Sam is a wug.', statement: 'Sam is a wug.', label: 'true' },
    ]);
  },
  'a cut file is refused with line and column': () => {
    const cut = JSON.stringify([good], undefined, 1).slice(0, -20);
    assert.throws(
      () => readChoiceRows(bytesOf(cut), PRONTOQA_FORMAT),
      (error: unknown) => error instanceof MalformedJson && error.evidence.line > 5,
    );
  },
  'a field that is missing, of another kind or of no known value is refused with its path': () => {
    assert.is(pathOfFailure({}), '$');
    assert.is(pathOfFailure([good, 'text']), '$[1]');
    assert.is(pathOfFailure([{ ...good, id: 7 }]), '$[0].id');
    assert.is(pathOfFailure([{ ...good, context: undefined }]), '$[0].context');
    assert.is(pathOfFailure([{ ...good, answer: 'C' }]), '$[0].answer');
    assert.is(pathOfFailure([{ ...good, question: 'Sam is a wug.' }]), '$[0].question');
    assert.is(pathOfFailure([{ ...good, options: ['A) False', 'B) True'] }]), '$[0].options');
    assert.is(pathOfFailure([{ ...good, options: ['A) True', 1] }]), '$[0].options[1]');
  },
  'two rows with one id are refused': () => {
    assert.is(pathOfFailure([good, good]), '$[1].id');
  },
  'a key twice in one row is refused, as the strict reader does': () => {
    assert.throws(
      () => jsonLinesRows(bytesOf('{"a": 1, "a": 2}\n')),
      (error: unknown) => error instanceof MalformedJson && error.evidence.reason === 'duplicate_key',
    );
  },
  'JSON Lines are refused with the line of the file, blank lines counted': () => {
    assert.throws(
      () => jsonLinesRows(bytesOf('{"a": 1}\r\n\n{"a": }\n')),
      (error: unknown) => error instanceof MalformedJson && error.evidence.line === 3,
    );
    assert.throws(
      () => jsonLinesRows(bytesOf('{"a": 1}\n[]\n')),
      (error: unknown) => error instanceof MalformedData && error.evidence.path === 'line 2',
    );
  },
});

import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { cases } from '../../support/cases.js';
import { withShared } from '../../support/shared.js';
import { answerOf, forwardClosure } from '../../oracles/proofwriter/forward-chain.js';
import { readStatement, readTheory } from '../../oracles/proofwriter/read-theory.js';

interface Row {
  readonly context: string;
  readonly question: string;
  readonly answer: string;
}

function rowsOf(path: string): readonly Row[] {
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(rows)) throw new RangeError(`${path} is not a list`);
  return rows.map((row: Readonly<Record<string, unknown>>) => ({
    context: String(row['context']),
    question: String(row['question']).replace(/^.*\?\s/, ''),
    answer: String(row['answer']),
  }));
}

async function agrees(file: string, rows: number): Promise<void> {
  await withShared(`proofwriter-owa-d5/${file}`, (path) => {
    const closures = new Map<string, ReadonlySet<string>>();
    const answered = rowsOf(path).map(({ context, question, answer }) => {
      const known = closures.get(context) ?? forwardClosure(readTheory(context));
      closures.set(context, known);
      return answerOf(readStatement(question), known) === answer;
    });
    assert.is(answered.filter(Boolean).length, rows);
  });
}

cases('proofwriter oracle', {
  'the oracle answers every dev row as labelled [spec 04 §10.1]': () => agrees('dev.json', 600),
  'the oracle answers every train row as labelled [spec 04 §10.1]': () => agrees('train.json', 3_000),
  'the oracle says unknown when nothing is derived [anchor: it is not a constant]': () => {
    const known = forwardClosure(readTheory('Bob is kind. All kind people are nice. Kind, nice things are not big.'));
    assert.is(answerOf(readStatement('Bob is nice.'), known), 'A');
    assert.is(answerOf(readStatement('Bob is big.'), known), 'B');
    assert.is(answerOf(readStatement('Bob is red.'), known), 'C');
  },
});

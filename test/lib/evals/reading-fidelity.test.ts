/** The reader against a second reader that shares nothing with it, clause by clause, over every theory and question. */
import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { readChoiceRows } from '../../../lib/evals/choice-rows.js';
import { PROOFWRITER_FORMAT } from '../../../lib/evals/proofwriter-owa.js';
import { readTheory as readTold } from '../../../lib/evals/told-theory-engine.js';
import { literalKey, type Clause } from '../../../lib/language/clause.js';
import { readQuery } from '../../../lib/language/read.js';
import {
  readStatement,
  readTheory,
  type OracleLiteral,
  type OracleRule,
} from '../../oracles/proofwriter/read-theory.js';
import { cases } from '../../support/cases.js';
import { withShared } from '../../support/shared.js';

function clauseKey(clause: Clause): string {
  if (clause.kind === 'fact') return literalKey(clause.literal);
  return ruleKey({ body: clause.body.map(literalKey), head: literalKey(clause.head) });
}

function ruleKey({ body, head }: OracleRule): string {
  return `${body.join(' & ')} => ${head}`;
}

function ourReading(context: string): readonly string[] {
  const reading = readTold(context);
  if (reading.kind === 'refused') return [`refused: ${reading.reason}`];
  return reading.told.map(({ clause }) => clauseKey(clause)).sort();
}

function oracleReading(context: string): readonly string[] {
  const { facts, rules } = readTheory(context);
  return [...facts, ...rules.map(ruleKey)].sort();
}

function ourQuestion(statement: string): OracleLiteral {
  const reading = readQuery(statement);
  return reading.kind === 'query' ? literalKey(reading.literal) : `refused: ${reading.refusal.code}`;
}

async function readsAlike(file: string, contexts: number): Promise<void> {
  await withShared(`proofwriter-owa-d5/${file}`, (path) => {
    const rows = readChoiceRows(readFileSync(path), PROOFWRITER_FORMAT);
    const distinct = new Set(rows.map((row) => row.context));
    assert.is(distinct.size, contexts);
    for (const context of distinct) assert.equal(ourReading(context), oracleReading(context), context);
    for (const { statement } of rows) assert.is(ourQuestion(statement), readStatement(statement), statement);
  });
}

cases('reading fidelity', {
  'both readers find the same clauses and questions in dev [spec 04 §6.1]': () => readsAlike('dev.json', 345),
  'both readers find the same clauses and questions in train [spec 04 §6.1]': () => readsAlike('train.json', 2_022),
  'a reading that differs in one polarity is told apart [anchor]': () => {
    assert.is.not(ourReading('Bob is kind.').join(), oracleReading('Bob is not kind.').join());
  },
});

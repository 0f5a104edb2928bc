import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { parseStrictJson } from '../../../lib/base/strict-json.js';
import { readChoiceRows } from '../../../lib/evals/choice-rows.js';
import type { ChoiceRow, Label } from '../../../lib/evals/choice-rows.js';
import { PROOFWRITER_FORMAT } from '../../../lib/evals/proofwriter-owa.js';
import { readQuery } from '../../../lib/language/read.js';
import { renderQuestion } from '../../../lib/language/render.js';
import { answerQuestion } from '../../../lib/runtime/ask.js';
import { renderWhy } from '../../../lib/runtime/render-explanation.js';
import { replyDocument } from '../../../lib/runtime/reply-document.js';
import type { Reply, ReplyKind } from '../../../lib/runtime/reply.js';
import { verifyReplyDocument } from '../../../lib/runtime/verify-reply.js';
import { cases } from '../../support/cases.js';
import { withShared } from '../../support/shared.js';
import { told } from '../../support/told.js';

const DATA = 'proofwriter-owa-d5/dev.json';

/** Every fourth row: theories come in runs of similar ones. */
const STRIDE = 4;

const KIND_OF_LABEL: Readonly<Record<Label, ReplyKind>> = { true: 'yes', false: 'known_not', unknown: 'dont_know' };

function rowsOf(path: string): readonly ChoiceRow[] {
  return readChoiceRows(readFileSync(path), PROOFWRITER_FORMAT).filter((_row, index) => index % STRIDE === 0);
}

function replyTo({ context, statement }: ChoiceRow): Reply {
  const reading = readQuery(statement);
  const question = reading.kind === 'query' ? renderQuestion(reading.literal) : statement;
  return answerQuestion(told(context), question);
}

cases('runtime on ProofWriter', {
  'every question is answered as labelled, and every document of an answer holds [issue 2, acceptance 3]': () =>
    withShared(DATA, (path) => {
      const rows = rowsOf(path);
      assert.is(rows.length, 150);
      for (const row of rows) {
        const reply = replyTo(row);
        assert.is(reply.kind, KIND_OF_LABEL[row.label], row.statement);
        const document = parseStrictJson(JSON.stringify(replyDocument(reply)));
        const { ok, why } = verifyReplyDocument(document);
        assert.ok(ok, `${row.statement}: ${why}`);
      }
    }),
  'every premise of every proof is in its explanation [K13]': () =>
    withShared(DATA, (path) => {
      for (const reply of rowsOf(path).map(replyTo)) {
        if (reply.kind !== 'yes' && reply.kind !== 'known_not') continue;
        const text = renderWhy(reply);
        for (const { id } of reply.proof.premises) assert.ok(text.includes(`(${id},`), `${id} in ${text}`);
      }
    }),
});

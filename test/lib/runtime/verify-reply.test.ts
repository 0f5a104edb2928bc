import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { isJsonObject, parseStrictJson } from '../../../lib/base/strict-json.js';
import type { Json } from '../../../lib/base/strict-json.js';
import { nearestWord } from '../../../lib/cli/suggest.js';
import { answerQuestion } from '../../../lib/runtime/ask.js';
import { replyDocument } from '../../../lib/runtime/reply-document.js';
import { verifyReplyDocument } from '../../../lib/runtime/verify-reply.js';
import { cases } from '../../support/cases.js';
import { changesOf, isSame, resealed } from '../../support/json-changes.js';
import { inRepository } from '../../support/repository.js';
import { told } from '../../support/told.js';

function documentOf(text: string, question: string): Json {
  const reply = answerQuestion(told(text), question, { suggest: nearestWord });
  return parseStrictJson(JSON.stringify(replyDocument(reply)));
}

function example(name: string): string {
  return readFileSync(inRepository('examples', name), 'utf8');
}

const CONFLICT = 'Bob is kind. Kind people are nice. Bob is not nice. Nice people are liked.';

/** One real document of every kind, and of every reason for not knowing. */
const DOCUMENTS: readonly (readonly [name: string, document: Json])[] = [
  ['yes', documentOf(example('cat.txt'), 'Is the cat green?')],
  ['yes by definition', documentOf(example('family.txt'), 'Is Ben the child of Anna?')],
  ['known not', documentOf(example('socrates.txt'), 'Is Socrates a rock?')],
  ['missing premises', documentOf(example('covered.txt'), 'Is Case7 covered?')],
  ['nothing told', documentOf(example('socrates.txt'), 'Is Zed a cat?')],
  ['not entailed', documentOf(example('family.txt'), 'Is Anna rich?')],
  ['misspelt', documentOf('Disk1 is encrypted. Encrypted things are safe.', 'Is Disk1 encripted?')],
  ['conflict', documentOf(CONFLICT, 'Is Bob nice?')],
  ['rests on a conflict', documentOf(CONFLICT, 'Is Bob liked?')],
  ['refusal', documentOf(example('socrates.txt'), 'Is Socrates mortal or rich?')],
];

/** Fields no claim depends on, or that take a solver; the seal alone binds them. */
const BOUND_BY_SEAL_ONLY = [/^\$\.proof\.premises\[\d+\]\.(source|line)$/, /^\$\.missing\.complete$/, /^\$\.sha256$/];

/** Another question that is refused for the same words is refused as rightly. */
const STILL_TRUE = 'refusal: $.question';

cases('verify-reply', {
  'what was answered holds, for every kind of reply [anchor: the checks do not refuse everything]': () => {
    for (const [name, document] of DOCUMENTS)
      assert.ok(verifyReplyDocument(document).ok, `${name}: ${verifyReplyDocument(document).why}`);
  },
  'every change of a single field is found [issue 2, acceptance 3]': () => {
    let changed = 0;
    for (const [name, document] of DOCUMENTS)
      for (const change of changesOf(document)) {
        changed += 1;
        assert.not.ok(verifyReplyDocument(change.document).ok, `${name}: ${change.path}`);
      }
    assert.ok(changed > 3_000, String(changed));
  },
  'so is one by somebody who renews the seal, but for fields that carry no claim': () => {
    const passed = new Set<string>();
    for (const [name, document] of DOCUMENTS)
      for (const { path, document: changed } of changesOf(document)) {
        const renewed = resealed(changed);
        if (isSame(renewed, document) || !verifyReplyDocument(renewed).ok) continue;
        const isExcepted =
          BOUND_BY_SEAL_ONLY.some((pattern) => pattern.test(path)) || STILL_TRUE === `${name}: ${path}`;
        if (!isExcepted) passed.add(`${name}: ${path}`);
      }
    assert.equal([...passed], []);
  },
  'the answer to another question is no answer': () => {
    const [, document] = DOCUMENTS[0] ?? ['', null];
    assert.ok(isJsonObject(document));
    const other = verifyReplyDocument(resealed({ ...document, question: 'Is the cat kind?' }));
    assert.equal(other, { ok: false, why: 'the literal is not what the question asks' });
  },
  'whatever is no document is said to be none': () => {
    for (const json of [null, 0, 'reply/1', [], {}, { schema: 'reply/1' }]) assert.not.ok(verifyReplyDocument(json).ok);
  },
});

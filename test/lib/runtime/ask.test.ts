import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { createKnowledge } from '../../../lib/open-world/knowledge/knowledge.js';
import { answerQuestion } from '../../../lib/runtime/ask.js';
import { renderReply } from '../../../lib/runtime/render-reply.js';
import type { ReplyKind } from '../../../lib/runtime/reply.js';
import { tellText } from '../../../lib/runtime/tell.js';
import { cases } from '../../support/cases.js';
import { inRepository } from '../../support/repository.js';
import { reply, told } from '../../support/told.js';

const SOCRATES = readFileSync(inRepository('examples/socrates.txt'), 'utf8');
const CAT = readFileSync(inRepository('examples/cat.txt'), 'utf8');
const COVERED = readFileSync(inRepository('examples/covered.txt'), 'utf8');
const FAMILY = readFileSync(inRepository('examples/family.txt'), 'utf8');

interface Row {
  readonly facts: string;
  readonly question: string;
  readonly kind: ReplyKind;
  readonly text: string;
}

const ROWS: readonly Row[] = [
  {
    facts: SOCRATES,
    question: 'Is Socrates mortal?',
    kind: 'yes',
    text: 'Yes, as told: Socrates is a man (f1) and every man is mortal (r1).',
  },
  { facts: SOCRATES, question: 'Is Socrates a man?', kind: 'yes', text: 'Yes, as told: Socrates is a man (f1).' },
  {
    facts: SOCRATES,
    question: 'Is Socrates a rock?',
    kind: 'known_not',
    text: 'As told, Socrates is not a rock (f1, r2).',
  },
  {
    facts: SOCRATES,
    question: 'Is Socrates not a rock?',
    kind: 'yes',
    text: 'As told, Socrates is not a rock: Socrates is a man (f1) and no man is a rock (r2).',
  },
  {
    facts: SOCRATES,
    question: 'Is Plato mortal?',
    kind: 'dont_know',
    text: "I don't know. It would follow from r1 if you tell me that Plato is a man.",
  },
  {
    facts: SOCRATES,
    question: 'Is Zed a cat?',
    kind: 'dont_know',
    text: "I don't know: you have told me nothing about Zed.",
  },
  {
    facts: SOCRATES,
    question: 'Is Socrates rich?',
    kind: 'dont_know',
    text: "I don't know. I have 2 facts about Socrates, none says anything about being rich.",
  },
  {
    facts: 'Bob is kind.',
    question: 'Does Bob like the cat?',
    kind: 'dont_know',
    text: "I don't know. I have 1 fact about Bob, and it says nothing on whether Bob likes the cat.",
  },
  {
    facts: CAT,
    question: 'Is the cat green?',
    kind: 'yes',
    text: 'Yes, as told: it follows from f1, f2, r1, r2 and r3 in 3 steps.',
  },
  {
    facts: COVERED,
    question: 'Is Case7 covered?',
    kind: 'dont_know',
    text: "I don't know. It would follow from r1 if you tell me that Case7 is insured, or from r2 if you tell me that Case7 is a veteran.",
  },
  {
    facts: FAMILY,
    question: 'Is Ben the child of Anna?',
    kind: 'yes',
    text: 'Yes, as told: Anna is the parent of Ben (f1) and "parent of" is the converse of "child of".',
  },
  {
    facts: 'Bob is kind. Kind people are nice. Bob is not nice.',
    question: 'Is Bob nice?',
    kind: 'conflict',
    text: 'I was told both, so I answer neither. For: Bob is nice, since Bob is kind (f1) and if someone is kind then they are nice (r1). Against: Bob is not nice (f2).',
  },
];

cases('ask', {
  ...Object.fromEntries(
    ROWS.map(({ facts, question, kind, text }) => [
      `${question} is answered ${kind}: ${text} [spec 03 §5.5]`,
      () => {
        const answer = reply(facts, question);
        assert.is(renderReply(answer), text);
        assert.is(answer.kind, kind);
      },
    ]),
  ),
  'what rests on a conflict is not answered, and says on which [DESIGN D7]': () => {
    const answer = reply('Bob is kind. Kind people are nice. Bob is not nice. Nice people are liked.', 'Is Bob liked?');
    assert.is(answer.kind, 'conflict');
    assert.match(renderReply(answer), /^I give no answer: whether Bob is liked rests on .*\(f1, r1, r2\)\. For: /);
  },
  'conclusions beside a conflict are still served': () => {
    assert.is(reply('Bob is kind. Bob is not kind. Bob is tall.', 'Is Bob tall?').kind, 'yes');
  },
  'left out is not zero: an untold condition is asked for, in both polarities [K1, K3]': () => {
    const facts = 'If someone is poor then they are entitled. Bob is resident.';
    assert.is(reply(facts, 'Is Bob entitled?').kind, 'dont_know');
    assert.is(reply(facts, 'Is Bob not entitled?').kind, 'dont_know');
    assert.is(reply(facts, 'Is Bob poor?').kind, 'dont_know');
    assert.is(reply(facts, 'Is Bob not poor?').kind, 'dont_know');
  },
  'a misspelt condition leaves the answer open and points to the told word [K5]': () => {
    const knowledge = told('If something is encripted then it is compliant. Disk1 is encrypted.');
    const suggest = (word: string): string | undefined => (word === 'is encripted' ? 'is encrypted' : undefined);
    const answer = answerQuestion(knowledge, 'Is Disk1 compliant?', { suggest });
    assert.is(answer.kind, 'dont_know');
    assert.match(renderReply(answer), 'Did you mean "encrypted" instead of "encripted"?');
  },
  'without somebody to suggest, nothing is suggested': () => {
    const answer = reply('Disk1 is encrypted.', 'Is Disk1 encripted?');
    assert.equal(answer.kind === 'dont_know' ? answer.suggestions : undefined, []);
  },
  'a statement is not a question, and the question it would be is offered': () => {
    const answer = reply(SOCRATES, 'Socrates is mortal.');
    assert.is(answer.kind, 'refusal');
    if (answer.kind === 'refusal') {
      assert.is(answer.refusal.code, 'not_a_question');
      assert.is(answer.refusal.nearest, 'Is Socrates mortal?');
    }
  },
  'an unreadable question is a typed refusal, never an exception': () => {
    for (const question of ['', ' ', 'hello', 'Is Socrates mortal or rich?', '\u0000', '\ud800', 'x'.repeat(20_000)])
      assert.is(reply(SOCRATES, question).kind, 'refusal', question.slice(0, 20));
  },
  'a spent budget is a refusal, never "I don\'t know" [DESIGN D9]': () => {
    const knowledge = createKnowledge({ firings: 1 });
    tellText(knowledge, 'Bob is kind. Kind people are nice. Nice people are liked.', 'told');
    const answer = answerQuestion(knowledge, 'Is Bob rich?');
    assert.is(answer.kind, 'refusal');
    if (answer.kind === 'refusal') assert.is(answer.refusal.code, 'budget_exceeded');
  },
  'asking leaves the knowledge as it was': () => {
    const knowledge = told(COVERED);
    const first = JSON.stringify(answerQuestion(knowledge, 'Is Case7 covered?'));
    answerQuestion(knowledge, 'Is Case7 insured?');
    answerQuestion(knowledge, 'Is Case8 a veteran?');
    assert.is(JSON.stringify(answerQuestion(knowledge, 'Is Case7 covered?')), first);
  },
});

import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { parseStrictJson } from '../../../lib/base/strict-json.js';
import { createKnowledge } from '../../../lib/open-world/knowledge/knowledge.js';
import { answerQuestion } from '../../../lib/runtime/ask.js';
import { renderWhy, renderWhyNot } from '../../../lib/runtime/render-explanation.js';
import { replyDocument } from '../../../lib/runtime/reply-document.js';
import type { ReplyKind } from '../../../lib/runtime/reply.js';
import { tellText } from '../../../lib/runtime/tell.js';
import { verifyReplyDocument } from '../../../lib/runtime/verify-reply.js';
import { cases } from '../../support/cases.js';
import { holds } from '../../support/property.js';

// Few words, so that sentences meet: conflicts and chains are wanted.
const name = fc.constantFrom('Bob', 'the cat', 'the bald eagle');
const adjective = fc.constantFrom('kind', 'nice', 'young');
const verb = fc.constantFrom('likes', 'chases');

const saying = fc.oneof(
  fc.tuple(name, fc.constantFrom('is', 'is not'), adjective).map((words) => words.join(' ')),
  fc.tuple(name, verb, name).map((words) => words.join(' ')),
);
const rule = fc.oneof(
  fc.tuple(adjective, fc.constantFrom('are', 'are not'), adjective).map(([a, are, b]) => `${a} people ${are} ${b}`),
  fc
    .tuple(adjective, verb, name, adjective)
    .map(([a, v, n, b]) => `if someone is ${a} and they ${v.slice(0, -1)} ${n} then they are ${b}`),
  fc.tuple(adjective, saying).map(([a, s]) => `if something is ${a} then ${s}`),
);
const sentence = fc.oneof(saying, rule).map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
const question = fc.oneof(
  fc.tuple(name, fc.constantFrom('', 'not '), adjective).map(([n, not, a]) => `Is ${n} ${not}${a}?`),
  fc.tuple(name, verb, name).map(([a, v, b]) => `Does ${a} ${v.slice(0, -1)} ${b}?`),
);

/** Anything a keyboard or a broken file can produce, with words of the dialect between. */
const anything = fc
  .array(
    fc.oneof(fc.string({ unit: 'binary' }), name, fc.constantFrom('is', 'not', 'if', 'then', 'and', '.', '?', 'a')),
  )
  .map((parts) => parts.join(' '));

function holdsAsDocument(reply: ReturnType<typeof answerQuestion>): void {
  const { ok, why } = verifyReplyDocument(parseStrictJson(JSON.stringify(replyDocument(reply))));
  assert.ok(ok, `${reply.kind} to ${reply.question}: ${why}`);
}

cases('runtime on any text', {
  'told in any mixture, asked anything of the dialect: a reply whose document holds': () => {
    const seen = new Set<ReplyKind>();
    holds(
      fc.property(fc.array(sentence, { maxLength: 12 }), question, (sentences, asked) => {
        const knowledge = createKnowledge();
        assert.is(tellText(knowledge, sentences.join(' '), 'told').kind, 'told');
        const reply = answerQuestion(knowledge, asked);
        seen.add(reply.kind);
        holdsAsDocument(reply);
        assert.ok(renderWhy(reply).length > 0 && renderWhyNot(reply).length > 0);
      }),
      600,
    );
    assert.equal([...seen].sort(), ['conflict', 'dont_know', 'known_not', 'yes'], 'every kind was met');
  },
  'whatever is asked, the answer is a reply and its document holds': () => {
    holds(
      fc.property(anything, (text) => {
        holdsAsDocument(answerQuestion(createKnowledge(), text));
      }),
      600,
    );
  },
  'whatever is told, it is told whole or not at all': () => {
    holds(
      fc.property(fc.array(fc.oneof(sentence, anything), { maxLength: 6 }), (parts) => {
        const knowledge = createKnowledge();
        const outcome = tellText(knowledge, parts.join('\n'), 'told');
        if (outcome.kind === 'refused') assert.is(knowledge.premises.length, 0);
      }),
      600,
    );
  },
});

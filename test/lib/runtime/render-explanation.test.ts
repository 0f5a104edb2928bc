import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { answerQuestion } from '../../../lib/runtime/ask.js';
import { renderWhy, renderWhyNot } from '../../../lib/runtime/render-explanation.js';
import type { Reply } from '../../../lib/runtime/reply.js';
import { cases } from '../../support/cases.js';
import { inRepository } from '../../support/repository.js';
import { reply, told } from '../../support/told.js';

function fromExample(name: string, question: string): Reply {
  const path = `examples/${name}`;
  return answerQuestion(told(readFileSync(inRepository(path), 'utf8'), path), question);
}

cases('render-explanation', {
  'why: premises first, each with its source line, then each step with what it rests on [spec 03 §5.6]': () => {
    assert.is(
      renderWhy(fromExample('cat.txt', 'Is the cat green?')),
      [
        'Yes, as told: it follows from f1, f2, r1, r2 and r3 in 3 steps.',
        '',
        '1. The cat likes the dog. (f1, examples/cat.txt:3)',
        '2. The cat is young. (f2, examples/cat.txt:4)',
        '3. If someone likes the dog then they are kind. (r1, examples/cat.txt:7)',
        '4. If something is kind and it is young then it is quick. (r2, examples/cat.txt:8)',
        '5. If someone is quick and they like the dog then they are green. (r3, examples/cat.txt:9)',
        '6. So the cat is kind. (1, 3)',
        '7. So the cat is quick. (6, 2, 4)',
        '8. So the cat is green. (7, 1, 5)',
      ].join('\n'),
    );
  },
  'why-not: conditions told and NOT TOLD, what would be enough, what to ask next [spec 07 F1]': () => {
    assert.is(
      renderWhyNot(fromExample('covered.txt', 'Is Case7 covered?')),
      [
        "I don't know.",
        'r1: Case7 is resident (told), Case7 is insured (NOT TOLD).',
        'r2: Case7 is a veteran (NOT TOLD).',
        'Enough for yes: {Case7 is insured} or {Case7 is a veteran}. These are all.',
        'Ask next: Is Case7 insured?',
      ].join('\n'),
    );
  },
  'why not, when no rule leads there, says so': () => {
    assert.match(
      renderWhyNot(reply('Bob is kind.', 'Is Bob rich?')),
      'No rule you told me concludes that Bob is rich.',
    );
  },
  'why of a conflict shows both derivations, numbered through': () => {
    const text = renderWhy(reply('Bob is kind. Kind people are nice. Bob is not nice.', 'Is Bob nice?'));
    assert.match(text, /For: Bob is nice\.\n1\. /);
    assert.match(text, /Against: Bob is not nice\.\n4\. Bob is not nice\. \(f2, told\.txt:1\)$/);
  },
  'an axiom has its line, by definition and not by telling': () => {
    assert.match(
      renderWhy(fromExample('family.txt', 'Is Ben the child of Anna?')),
      /^2\. "parent of" .*\. \(by definition\)$/m,
    );
  },
  'every premise of a proof is in its explanation [K13]': () => {
    const answer = fromExample('cat.txt', 'Is the cat green?');
    const text = renderWhy(answer);
    assert.is(answer.kind, 'yes');
    if (answer.kind === 'yes') for (const { id } of answer.proof.premises) assert.match(text, `(${id},`);
  },
});

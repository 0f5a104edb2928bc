import * as assert from 'uvu/assert';

import { createKnowledge } from '../../../lib/open-world/knowledge/knowledge.js';
import { tellText } from '../../../lib/runtime/tell.js';
import { cases } from '../../support/cases.js';

cases('tell', {
  'facts and rules are numbered apart, in the order of telling [spec 03 §5.5]': () => {
    const outcome = tellText(createKnowledge(), 'Bob is kind. Kind people are nice. Ann is kind.', 'a');
    assert.equal(outcome, { kind: 'told', added: ['f1', 'r1', 'f2'], already: [] });
  },
  'telling the same again adds nothing': () => {
    const knowledge = createKnowledge();
    tellText(knowledge, 'Bob is kind.', 'a');
    assert.equal(tellText(knowledge, 'Bob is kind. Ann is kind.', 'b'), {
      kind: 'told',
      added: ['f2'],
      already: ['f1'],
    });
  },
  'a text with one unreadable sentence tells nothing at all': () => {
    const knowledge = createKnowledge();
    const outcome = tellText(knowledge, 'Bob is kind.\nBob is either kind or sad.\nAnn is kind.\n', 'a');
    assert.is(outcome.kind, 'refused');
    assert.is(knowledge.facts.length, 0);
  },
  'every unreadable sentence is listed, with its place and the words it is about': () => {
    const text = '# a comment\nBob is kind. Is Bob kind?\n\n  Ann is either kind or sad.\n';
    const outcome = tellText(createKnowledge(), text, 'a');
    assert.is(outcome.kind, 'refused');
    if (outcome.kind !== 'refused') return;
    assert.equal(
      outcome.problems.map(({ code, line }) => [code, line]),
      [
        ['question_in_told_text', 2],
        ['unsupported_construct', 4],
      ],
    );
    assert.is(outcome.problems[0].nearest, 'Bob is kind.');
    for (const { line, column, quoted } of outcome.problems) {
      const rest = (text.split('\n')[line - 1] ?? '').slice(column - 1);
      assert.ok(rest.startsWith(quoted), quoted);
    }
  },
  'comments and blank lines say nothing': () => {
    assert.equal(tellText(createKnowledge(), '# only this\n\n', 'a'), { kind: 'told', added: [], already: [] });
  },
});

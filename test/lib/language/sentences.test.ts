/** Texts are cut into sentences that know where they stand. */
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { sentencesOf } from '../../../lib/language/sentences.js';
import { cases } from '../../support/cases.js';
import { holds } from '../../support/property.js';

function placed(text: string): readonly string[] {
  return sentencesOf(text).map((it) => `${String(it.line)}:${String(it.column)} ${it.text}`);
}

cases('language/sentences', {
  'sentences end in a full stop, a question mark or an exclamation mark before white space [spec 03 §5.7]': () => {
    assert.equal(placed('Bob is kind. Anna is nice!\nIs Bob 3.5?'), [
      '1:1 Bob is kind.',
      '1:14 Anna is nice!',
      '2:1 Is Bob 3.5?',
    ]);
  },
  'comments and blank lines separate, a line break does not [contract]': () => {
    assert.equal(placed('# facts\n\n  Bob is\n  kind.\nAnna is nice\n\n# end. of it\nBen is red'), [
      '3:3 Bob is\n  kind.',
      '5:1 Anna is nice',
      '8:1 Ben is red',
    ]);
  },
  'every kind of line end counts once, and a byte order mark is no character [robustness]': () => {
    assert.equal(placed('\uFEFFBob is kind.\r\nAnna is nice.\rBen is red.\n\r\nCara is big.'), [
      '1:1 Bob is kind.',
      '2:1 Anna is nice.',
      '3:1 Ben is red.',
      '5:1 Cara is big.',
    ]);
  },
  'a comment without a line end, and nothing at all [robustness]': () => {
    for (const text of ['', ' \n\t\r\n', '# only', '#\n#\r\n#']) assert.equal(placed(text), [], JSON.stringify(text));
  },
  'line and column find the sentence again, in any text [round trip]': () => {
    const text = fc.array(fc.constantFrom('Bob is kind.', 'Is it?', '#c', '\n', '\r\n', ' ', 'a', '.', '?'), {
      maxLength: 30,
    });
    holds(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        const lines = whole.split(/\r\n|\n|\r/u);
        for (const { text: sentence, line, column } of sentencesOf(whole)) {
          const [firstLine = ''] = sentence.split(/\r\n|\n|\r/u);
          assert.ok(lines[line - 1]?.startsWith(firstLine.trimEnd(), column - 1), JSON.stringify(whole));
        }
      }),
    );
  },
});

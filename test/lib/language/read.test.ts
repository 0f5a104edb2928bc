/** Reading: forms beside those of the page, bad input, texts and queries. */
import * as assert from 'uvu/assert';

import { MAX_SENTENCE_LENGTH, readQuery, readSentence, readText } from '../../../lib/language/read.js';
import { cases } from '../../support/cases.js';
import { readingFormula } from '../../support/formula.js';

function formula(text: string): string {
  return readingFormula(readSentence(text));
}

cases('language/read', {
  'function words may have any case, white space any width [spec 03 §5.7]': () => {
    const plain = formula('If someone is kind and they like the cat then they are nice.');
    assert.is(formula('IF  Someone IS kind\n And they like The cat THEN they are nice'), plain);
    assert.is(formula('  if someone is kind, and they like the cat, then they are nice !  '), plain);
  },
  'a capital at the start is a name only where the grammar needs one [spec 04 §6.2, entity identity]': () => {
    assert.is(formula('Cold is cold.'), 'is cold(Cold)');
    assert.is(formula('Cold things are round.'), 'is cold(?x) → is round(?x)');
    assert.is(formula('Cold, blue people are red.'), 'is cold(?x) ∧ is blue(?x) → is red(?x)');
    assert.is(formula('Numpuses are sour.'), 'is a numpus(?x) → is sour(?x)');
    assert.is(formula('A is kind.'), 'is kind(A)');
    assert.is(formula('Will is kind.'), 'is kind(Will)');
    assert.is(formula('DNA things are long.'), 'word_form');
  },
  'names are case-sensitive and never merge with descriptions [spec 04 §15, trap 25]': () => {
    assert.is(formula('Mark is kind.'), 'is kind(Mark)');
    assert.is(formula('MARK is kind.'), 'is kind(MARK)');
    assert.is(formula('The mark is kind.'), 'is kind(the mark)');
    assert.is(formula('The Mark is kind.'), 'unreadable');
  },
  'properties may be listed; after a denial only denials follow [spec 04 §6.2, negation scope]': () => {
    assert.is(formula('Bob is red, round and big.'), 'is red(Bob); is round(Bob); is big(Bob)');
    assert.is(formula('Bob is red and not round and not big.'), 'is red(Bob); ¬is round(Bob); ¬is big(Bob)');
    assert.is(formula('Bob is not red and not round.'), '¬is red(Bob); ¬is round(Bob)');
    assert.is(formula('Bob is red and not round and big.'), 'ambiguous_negation_scope');
  },
  'a class may be described by a noun of several words, in both numbers [spec 03 §5.7]': () => {
    assert.is(formula('All bald eagles are proud birds.'), 'is a bald eagle(?x) → is a proud bird(?x)');
    assert.is(formula('Bald eagles are proud.'), 'is a bald eagle(?x) → is proud(?x)');
    assert.is(formula('Bald eagles do not see the mouse.'), 'is a bald eagle(?x) → ¬see(?x, the mouse)');
    assert.is(formula('No bald eagle sees the mouse.'), 'is a bald eagle(?x) → ¬see(?x, the mouse)');
    assert.is(formula('Cats are mammals and furry.'), 'is a cat(?x) → is a mammal(?x); is a cat(?x) → is furry(?x)');
    assert.is(formula('People are mortal.'), 'is a person(?x) → is mortal(?x)');
  },
  'an article is not checked for its sound, a number is [spec 03 §5.8]': () => {
    assert.is(formula('Each numpus is a impus.'), 'is a numpus(?x) → is a impus(?x)');
    assert.is(formula('Each numpus is an impus.'), 'is a numpus(?x) → is a impus(?x)');
    assert.is(formula('Each numpuses is an impus.'), 'word_form');
    assert.is(formula('Bob is an impuses.'), 'word_form');
    assert.is(formula('The cats are nice.'), 'unreadable');
    assert.is(formula('The cats is nice.'), 'word_form');
    assert.is(formula('If someone is kind then they is nice.'), 'unreadable');
  },
  'contractions are read with either apostrophe [spec 03 §5.7]': () => {
    assert.is(formula("Bob isn't kind."), '¬is kind(Bob)');
    assert.is(formula('Bob doesn’t like Anna.'), '¬like(Bob, Anna)');
    assert.is(formula("If someone is kind then they don't like Bob."), 'is kind(?x) → ¬like(?x, Bob)');
    assert.is(formula("Bob can't like Anna."), 'unsupported_construct: possessive');
  },
  'letters outside ASCII are letters, in composed form only [robustness]': () => {
    assert.is(formula('Zoë is naïve.'), 'is naïve(Zoë)');
    assert.is(formula('Élodie likes Øystein.'), 'like(Élodie, Øystein)');
    assert.is(formula('Zoe\u0308 is kind.'), 'unreadable_character');
    assert.is(formula('Jean-Luc is well-known.'), 'is well-known(Jean-Luc)');
  },
  'control, bidirectional and zero-width characters and lone surrogates are refused where they stand [robustness]':
    () => {
      for (const bad of [
        '\0',
        '\u0007',
        '\u202E',
        '\u200B',
        '\u200D',
        '\uFEFF',
        '\uD800',
        '\uDC00',
        '😀',
        '(',
        '"',
        '/',
      ]) {
        for (const text of [`Bob is ki${bad}nd.`, `${bad}Bob is kind.`, `Bob is kind${bad}`]) {
          const reading = readSentence(text);
          if (reading.kind !== 'refusal') throw new RangeError(JSON.stringify(text));
          assert.is(reading.refusal.code, 'unreadable_character', JSON.stringify(text));
          assert.is(reading.refusal.span.start, text.indexOf(bad));
          assert.ok(reading.refusal.span.text.isWellFormed());
          assert.is(reading.refusal.nearest, null);
        }
      }
    },
  'names of inherited properties are ordinary words [robustness]': () => {
    assert.is(formula('Constructor is toString.'), 'is toString(Constructor)');
    assert.is(formula('Every constructor is a prototype.'), 'is a constructor(?x) → is a prototype(?x)');
    assert.is(formula('The constructor likes the valueOf.'), 'like(the constructor, the valueOf)');
    assert.is(formula('__proto__ is kind.'), 'unreadable_character');
  },
  'nothing to read is empty, too much is too long, and both are quick [robustness]': () => {
    for (const text of ['', ' ', '\n\t']) assert.is(formula(text), 'empty_input');
    assert.is(formula('.'), 'unreadable');
    const started = performance.now();
    for (const text of ['a'.repeat(10_000), 'kind '.repeat(100_000), 'if '.repeat(100_000), '.'.repeat(1_000_000)])
      assert.is(formula(text), 'input_too_long');
    const longest = `Bob is ${'red and '.repeat(246)}big.`;
    assert.ok(longest.length <= MAX_SENTENCE_LENGTH);
    assert.is(readSentence(longest).kind, 'clauses');
    for (const unit of ['the cat ', 'kind, ', 'if ', 'all ', 'is ', 'A ', 'a ', 'and '])
      assert.is(readSentence(unit.repeat(Math.floor(MAX_SENTENCE_LENGTH / unit.length))).kind, 'refusal', unit);
    assert.is(readText('Bob is kind. '.repeat(8_000)).length, 8_000);
    assert.is(readText('kind '.repeat(100_000)).length, 1);
    assert.ok(performance.now() - started < 5_000, 'reading is not linear [anchor]');
  },
  'a text is read sentence by sentence, with the place of each [contract]': () => {
    const read = readText('# a comment\nBob is kind. Is Bob kind?\nBob was kind.');
    assert.equal(
      read.map((it) => [it.line, it.column, it.text, readingFormula(it.reading)]),
      [
        [2, 1, 'Bob is kind.', 'is kind(Bob)'],
        [2, 14, 'Is Bob kind?', '? is kind(Bob)'],
        [3, 1, 'Bob was kind.', 'unsupported_construct: tense'],
      ],
    );
  },
  'a query is a question or one plain statement [spec 04 §6.2, question]': () => {
    const bobIsKind = { kind: 'query', literal: { negated: false, predicate: 'is kind', args: ['Bob'] } };
    for (const text of ['Is Bob kind?', ' Is Bob kind', 'Bob is kind.', 'Bob is kind', 'Bob is kind?\n'])
      assert.equal(readQuery(text), bobIsKind, text);
    for (const [text, code] of [
      ['Every man is mortal.', 'not_a_query'],
      ['Every man is mortal?', 'unsupported_construct'],
      ['Bob is kind and red.', 'compound_question'],
      ['Who is kind?', 'unsupported_construct'],
    ] as const) {
      const query = readQuery(text);
      assert.is(query.kind === 'refusal' && query.refusal.code, code, text);
    }
  },
  'a reading is frozen and the same each time, because it is shared [cache]': () => {
    const text = 'If someone is kind then they are nice.';
    const reading = readSentence(text);
    assert.is(readSentence(`${text} `.trimEnd()), reading);
    const seen: unknown[] = [reading];
    for (const value of seen) {
      if (typeof value !== 'object' || value === null) continue;
      assert.ok(Object.isFrozen(value));
      for (const part of Object.values(value) as unknown[]) seen.push(part);
    }
  },
  'reading does not depend on what was read before [cache]': () => {
    const before = formula('Bob is kind.');
    for (let index = 0; index < 10_000; index += 1) readSentence(`Bob${String(index)} is kind.`);
    assert.is(formula('Bob is kind.'), before);
  },
});

/**
 * The two laws of the reader: what is rendered is read back, and a missing word is never passed over in silence.
 *
 * Runs 3,000 clauses by default; CLAUSES=20000 for the full run.
 */
import fc from 'fast-check';
import * as assert from 'uvu/assert';

import type { Clause, Literal } from '../../lib/language/clause.js';
import { readSentence } from '../../lib/language/read.js';
import { renderClause, renderQuestion } from '../../lib/language/render.js';
import { cases } from '../support/cases.js';
import { clauseFormula, readingFormula } from '../support/formula.js';
import { holds } from '../support/property.js';
import { randomClauses, randomQuestions } from '../support/random-clauses.js';

const RUNS = Number(process.env['CLAUSES'] ?? 3_000);

/** What a missing word may have been when the rest is still read, and differently. */
type Loss = 'negation' | 'quantifier' | 'article' | 'object' | 'content';

const LOST: ReadonlyMap<string, Loss> = new Map([
  ['not', 'negation'],
  ['every', 'quantifier'],
  ['no', 'quantifier'],
  ['a', 'article'],
  ['an', 'article'],
  ['the', 'article'],
  ['someone', 'object'],
  ['something', 'object'],
  ['them', 'object'],
  ['it', 'object'],
  ['themselves', 'object'],
  ['itself', 'object'],
]);

/** Words that hold a sentence together: without one it is refused or means the same. */
const GLUE = new Set(
  'if then and is are does do they of than to from before after during inside less greater'.split(' '),
);

function literalsOf(clause: Clause): readonly Literal[] {
  return clause.kind === 'fact' ? [clause.literal] : [...clause.body, clause.head];
}

/** The words that carry content, sorted: what the literal speaks of, without its polarity. */
function content(literals: readonly Literal[]): readonly string[] {
  const words = literals.flatMap(({ predicate, args }) => [predicate, ...args.filter((it) => !it.startsWith('?'))]);
  return words
    .flatMap((it) => it.replace(/^(?:is a|is|the) /u, '').split(' '))
    .map((it) => it.toLowerCase())
    .sort();
}

function without(words: readonly string[], word: string): readonly string[] {
  const at = words.indexOf(word.toLowerCase());
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 1)];
}

function same(left: readonly unknown[], right: readonly unknown[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Is `after` just `before` with this one word missing from one of its literals, and nothing moved? */
function isHonestLoss(before: Clause, after: Clause, word: string, loss: Loss): boolean {
  const [old, now] = [literalsOf(before), literalsOf(after)];
  if (loss === 'quantifier') return after.kind === 'fact' && same(content(now), content(old));
  if (old.length !== now.length) return false;
  const changed = old.flatMap((literal, index) => {
    const other = now[index];
    return other === undefined ||
      clauseFormula({ kind: 'fact', literal }) === clauseFormula({ kind: 'fact', literal: other })
      ? []
      : [[literal, other] as const];
  });
  const [pair, another] = changed;
  if (pair === undefined || another !== undefined) return false;
  const [one, two] = pair;
  if (loss === 'negation')
    return one.negated && !two.negated && same([one.predicate, one.args], [two.predicate, two.args]);
  if (one.negated !== two.negated) return false;
  if (loss === 'object') return one.predicate === two.predicate && two.args.length === 1 && one.args[0] === two.args[0];
  return same(content([two]), loss === 'article' ? content([one]) : without(content([one]), word));
}

cases('properties/language', {
  'a rendered clause is read back exactly [spec 03 §5.7, round trip]': () => {
    holds(
      fc.property(randomClauses, (clause) => {
        const text = renderClause(clause);
        assert.is(readingFormula(readSentence(text)), clauseFormula(clause), text);
      }),
      RUNS,
    );
  },
  'a rendered question is read back exactly [spec 03 §5.7, round trip]': () => {
    holds(
      fc.property(randomQuestions, (literal) => {
        const text = renderQuestion(literal);
        assert.is(readingFormula(readSentence(text)), `? ${clauseFormula({ kind: 'fact', literal })}`, text);
      }),
      RUNS,
    );
  },
  'without one of its words a sentence is refused, or reads the same, or has lost exactly that word [spec 04 §13, item 15]':
    () => {
      const seen = { refused: 0, same: 0, lost: 0 };
      holds(
        fc.property(randomClauses, (clause) => {
          const words = renderClause(clause).slice(0, -1).split(' ');
          for (const [index, word] of words.entries()) {
            const rest = [...words.slice(0, index), ...words.slice(index + 1)].join(' ');
            const text = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
            const reading = readSentence(text);
            if (reading.kind === 'refusal') {
              seen.refused += 1;
              continue;
            }
            if (readingFormula(reading) === clauseFormula(clause)) {
              seen.same += 1;
              continue;
            }
            seen.lost += 1;
            assert.is(reading.kind, 'clauses', text);
            if (reading.kind !== 'clauses') continue;
            assert.is(reading.clauses.length, 1, text);
            const lower = word.toLowerCase();
            // A rendered sentence never starts with an article: "A" is a name.
            const loss = word === 'A' ? 'content' : (LOST.get(lower) ?? 'content');
            assert.not.ok(
              loss === 'content' && GLUE.has(lower) && word === lower && !isContent(clause, lower),
              `${word}: ${text}`,
            );
            assert.ok(
              isHonestLoss(clause, reading.clauses[0], word, loss),
              `${word}: ${renderClause(clause)} / ${text}`,
            );
          }
        }),
        RUNS,
      );
      // Most deletions must be caught, and the honest remainder must be exercised too.
      assert.ok(seen.refused > seen.lost && seen.lost > RUNS, JSON.stringify(seen));
      if (RUNS > 3_000) console.error(`word deletions over ${String(RUNS)} clauses: ${JSON.stringify(seen)}`);
    },
  'the nearest form of every refusal is itself read, whatever is left of a sentence [spec 03 §5.7]': () => {
    const vocabulary =
      'if then and , is are does do not every all no the a someone something they it them people things person of than ' +
      'Bob Anna cat cats kind likes like sleeps or who was 7 before';
    const word = fc.constantFrom(...vocabulary.split(' '));
    let refused = 0;
    holds(
      fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), fc.constantFrom('.', '?', ''), (words, stop) => {
        const reading = readSentence(words.join(' ') + stop);
        if (reading.kind !== 'refusal') return;
        refused += 1;
        const { nearest, span, message } = reading.refusal;
        assert.ok(message.length > 0 && span.start <= span.end);
        if (nearest === null) throw new RangeError('a sentence of words has a nearest form');
        assert.is.not(readSentence(nearest).kind, 'refusal', nearest);
      }),
      RUNS,
    );
    assert.ok(refused > RUNS / 2);
  },
  'any string is read or refused, never thrown at, and the span quotes it [robustness]': () => {
    holds(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const reading = readSentence(text);
        if (reading.kind !== 'refusal' || reading.refusal.code === 'unreadable_character') return;
        const { start, end, text: quoted } = reading.refusal.span;
        assert.is(text.slice(start, end), quoted);
      }),
      RUNS,
    );
  },
});

function isContent(clause: Clause, word: string): boolean {
  return content(literalsOf(clause)).includes(word);
}

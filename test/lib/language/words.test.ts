/** Word forms: analysis and generation are inverse wherever a form is accepted. */
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { IRREGULAR_NOUNS, IRREGULAR_VERBS } from '../../../lib/language/irregular-words.js';
import {
  articleFor,
  baseOf,
  isBaseForm,
  pluralOf,
  singularsOf,
  standsAlone,
  thirdPersonOf,
} from '../../../lib/language/words.js';
import { cases } from '../../support/cases.js';
import { holds } from '../../support/property.js';

const lowerWord = fc.stringMatching(/^[a-z]{1,9}(?:s|es|ies|us|ves|ses|oes)?$/u);

cases('language/words', {
  'plurals have their singular, regular ones by rule and irregular ones by table [spec 03 §5.7]': () => {
    const rows = [
      ['jompuses', 'jompus'],
      ['impuses', 'impus'],
      ['wumpuses', 'wumpus'],
      ['cats', 'cat'],
      ['butterflies', 'butterfly'],
      ['pies', 'pie'],
      ['numbers', 'number'],
      ['boxes', 'box'],
      ['houses', 'house'],
      ['horses', 'horse'],
      ['viruses', 'virus'],
      ['churches', 'church'],
      ['caches', 'cache'],
      ['men', 'man'],
      ['people', 'person'],
      ['mice', 'mouse'],
      ['children', 'child'],
      ['wolves', 'wolf'],
      ['olives', 'olive'],
      ['sheep', 'sheep'],
      ['photos', 'photo'],
      ['potatoes', 'potato'],
    ] as const;
    for (const [plural, singular] of rows) {
      assert.equal(singularsOf(plural), [singular], plural);
      assert.is(pluralOf(singular), plural);
    }
  },
  'a word that is no plural has no singular [spec 03 §5.7]': () => {
    for (const word of [
      'sour',
      'famous',
      'jompus',
      'glass',
      'iris',
      'lens',
      'mans',
      'wolfs',
      'mouses',
      'news',
      'is',
      's',
    ])
      assert.equal(singularsOf(word), [], word);
  },
  'a plural that two singulars share keeps both, and so does an unknown one in -ves or -oes [spec 03 §5.7]': () => {
    assert.equal(singularsOf('axes'), ['axe', 'axis']);
    assert.equal(singularsOf('bases'), ['base', 'basis']);
    assert.equal(singularsOf('glorves'), ['glorf', 'glorve']);
    assert.equal(singularsOf('blinoes'), ['blino', 'blinoe']);
  },
  'verbs have a third person and come back from it [spec 04 §6.2]': () => {
    const rows = [
      ['like', 'likes'],
      ['see', 'sees'],
      ['chase', 'chases'],
      ['carry', 'carries'],
      ['play', 'plays'],
      ['lie', 'lies'],
      ['go', 'goes'],
      ['pass', 'passes'],
      ['teach', 'teaches'],
      ['fix', 'fixes'],
      ['use', 'uses'],
      ['focus', 'focuses'],
      ['have', 'has'],
      ['ski', 'skis'],
    ] as const;
    for (const [base, third] of rows) {
      assert.is(thirdPersonOf(base), third);
      assert.is(baseOf(third), base);
      assert.is(isBaseForm(base), true, base);
      assert.is(isBaseForm(third), false, third);
    }
  },
  'past forms are no base forms, and -eed is no past ending [spec 03 §5.7, tense]': () => {
    for (const word of ['liked', 'chased', 'saw', 'went']) assert.is(isBaseForm(word), false, word);
    for (const word of ['need', 'feed', 'embed']) assert.is(isBaseForm(word), true, word);
  },
  'whatever is accepted is generated again: third person, base form and plural [round trip]': () => {
    let plurals = 0;
    holds(
      fc.property(lowerWord, (word) => {
        const [only, other] = singularsOf(word);
        if (only !== undefined && other === undefined) {
          plurals += 1;
          assert.is(pluralOf(only), word);
        }
        const base = baseOf(word);
        if (base !== undefined) assert.is(thirdPersonOf(base), word);
        if (isBaseForm(word)) assert.is(baseOf(thirdPersonOf(word)), word);
      }),
      20_000,
    );
    assert.ok(plurals > 1_000, `only ${String(plurals)} plurals were drawn [anchor]`);
  },
  'every row of the tables is read as it is written [table-first]': () => {
    for (const [singular, plural] of IRREGULAR_NOUNS) assert.ok(singularsOf(plural).includes(singular), plural);
    for (const [base, third] of IRREGULAR_VERBS) assert.is(baseOf(third), base);
  },
  'the verbs that may stand alone are base forms [closed list]': () => {
    for (const word of ['sleep', 'qualify', 'fly']) assert.is(standsAlone(word) && isBaseForm(word), true, word);
    for (const word of ['nice', 'mortal', 'clean']) assert.is(standsAlone(word), false, word);
  },
  'the article follows the first sound [spec 03 §5.8]': () => {
    for (const word of ['impus', 'hour', 'honest', 'animal', 'umbrella']) assert.is(articleFor(word), 'an', word);
    for (const word of ['man', 'user', 'unicorn', 'one', 'house', 'European']) assert.is(articleFor(word), 'a', word);
  },
});

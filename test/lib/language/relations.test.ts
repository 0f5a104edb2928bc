/** The declared relations are a frozen table whose phrases are all read. */
import * as assert from 'uvu/assert';

import { readSentence } from '../../../lib/language/read.js';
import { isRelation, RELATIONS, relationOfPhrase, relationOfVerb } from '../../../lib/language/relations.js';
import { thirdPersonOf } from '../../../lib/language/words.js';
import { cases } from '../../support/cases.js';

cases('language/relations', {
  'the sixteen lemmas are those of the specification [spec 04 §4.2]': () => {
    assert.equal(Object.keys(RELATIONS).sort(), [
      'adjacent_to',
      'after_event',
      'before_event',
      'child_of',
      'distinct_from',
      'during_event',
      'equal_to',
      'greater_than',
      'inside_of',
      'left_of',
      'less_than',
      'overlaps_event',
      'parent_of',
      'right_of',
      'sibling_of',
      'spouse_of',
    ]);
  },
  'every phrase of the table is read as its lemma [spec 04 §4.2]': () => {
    let phrases = 0;
    for (const [lemma, words] of Object.entries(RELATIONS)) {
      const said =
        words.said === 'as_verb' ? [thirdPersonOf(words.base)] : words.phrases.map((phrase) => `is ${phrase}`);
      for (const phrase of said) {
        phrases += 1;
        assert.equal(readSentence(`Anna ${phrase} the bald eagle.`), {
          kind: 'clauses',
          clauses: [{ kind: 'fact', literal: { negated: false, predicate: lemma, args: ['Anna', 'the bald eagle'] } }],
        });
      }
    }
    assert.ok(phrases > 16);
  },
  'the table cannot be changed, and inherited names are no relations [frozen]': () => {
    assert.ok(Object.isFrozen(RELATIONS) && Object.values(RELATIONS).every((words) => Object.isFrozen(words)));
    for (const name of ['constructor', '__proto__', 'toString']) {
      assert.is(isRelation(name), false);
      assert.is(relationOfPhrase(name), undefined);
      assert.is(relationOfVerb(name), undefined);
    }
  },
});

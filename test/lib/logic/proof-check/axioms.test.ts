import * as assert from 'uvu/assert';

import { AXIOMS } from '../../../../lib/logic/proof-check/axioms.js';
import { axiomsAbout } from '../../../../lib/open-world/knowledge/relation-algebra.js';
import { cases } from '../../../support/cases.js';

cases('proof-check axioms', {
  'the table holds the relation algebra and nothing else [spec 04 §4.2]': () => {
    assert.equal([...AXIOMS.keys()].map((id) => id.replace('axiom:', '')).sort(), [
      'asymmetric:after_event',
      'asymmetric:before_event',
      'asymmetric:greater_than',
      'asymmetric:less_than',
      'inverse:after_event:before_event',
      'inverse:before_event:after_event',
      'inverse:child_of:parent_of',
      'inverse:greater_than:less_than',
      'inverse:left_of:right_of',
      'inverse:less_than:greater_than',
      'inverse:parent_of:child_of',
      'inverse:right_of:left_of',
      'symmetric:adjacent_to',
      'symmetric:distinct_from',
      'symmetric:equal_to',
      'symmetric:overlaps_event',
      'symmetric:sibling_of',
      'symmetric:spouse_of',
      'transitive:after_event',
      'transitive:before_event',
      'transitive:greater_than',
      'transitive:less_than',
    ]);
  },

  'no relation is both symmetric and one of a pair of converses [spec 04 §4.2]': () => {
    const ids = [...AXIOMS.keys()].map((id) => id.split(':'));
    const symmetric = new Set(ids.filter(([, kind]) => kind === 'symmetric').map(([, , relation]) => relation));
    const paired = ids.filter(([, kind]) => kind === 'inverse').flatMap(([, , ...relations]) => relations);
    assert.ok(symmetric.size > 0 && paired.length > 0);
    assert.not(paired.some((relation) => symmetric.has(relation)));
  },

  'the table the reasoner derives with was written apart and says the same [spec 04 §4.2]': () => {
    const used = new Map(
      [...AXIOMS.values()]
        .flatMap(({ head }) => axiomsAbout(head.predicate))
        .map(({ id, rule }) => [id, { body: rule.body, head: rule.head }]),
    );
    assert.is(used.size, AXIOMS.size);
    for (const [id, { body, head }] of AXIOMS) assert.equal(used.get(id), { body, head }, id);
  },
});

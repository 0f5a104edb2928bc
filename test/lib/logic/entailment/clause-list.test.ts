import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { digest } from '../../../../lib/base/digest.js';
import { ClauseList } from '../../../../lib/logic/entailment/clause-list.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';

function listOf(clauses: readonly (readonly number[])[]): ClauseList {
  const list = new ClauseList();
  for (const clause of clauses) {
    for (const literal of clause) list.literal(literal);
    list.end();
  }
  return list;
}

cases('entailment/clause-list', {
  'what goes in comes out, and its digest is the canonical one [spec 04 §3.3]': () => {
    const literal = fc.integer({ min: -0x7fff_ffff, max: 0x7fff_ffff }).filter((value) => value !== 0);
    holds(
      fc.property(fc.array(fc.array(literal)), (clauses) => {
        assert.equal(listOf(clauses).toArrays(), clauses);
        assert.is(listOf(clauses).sha256(), digest(clauses));
      }),
      200,
    );
  },
  'digits at every power of ten': () => {
    const clauses = [[1, 9, 10, 99, 100, 999, 1_000], [-1, -10, -1_000_000_000, 2_147_483_647], []];
    assert.is(listOf(clauses).sha256(), digest(clauses));
  },
  'it grows': () => {
    const clauses = Array.from({ length: 3_000 }, (_, index) => [index + 1, -index - 1]);
    assert.equal(listOf(clauses).toArrays(), clauses);
    assert.is(listOf(clauses).count, 3_000);
  },
});

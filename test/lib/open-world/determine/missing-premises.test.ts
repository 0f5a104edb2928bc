import * as assert from 'uvu/assert';

import type { Budget } from '../../../../lib/base/budget.js';
import { literalKey, type Clause, type Literal } from '../../../../lib/language/clause.js';
import { missingPremises, type MissingPremises } from '../../../../lib/open-world/determine/missing-premises.js';
import { openGrounds } from '../../../../lib/open-world/grounds/open-grounds.js';
import { cases } from '../../../support/cases.js';
import { every, fact, literal, rule, told } from '../../../support/told-clauses.js';

function missing(clauses: readonly Clause[], query: Literal, budget: Partial<Budget> = {}): MissingPremises {
  return missingPremises(query, openGrounds(told(clauses, budget)));
}

function sets(found: MissingPremises): readonly string[] {
  return found.sets.map((set) => set.literals.map(literalKey).join(' & '));
}

/** The example of spec 07 F1. */
const cover = [
  rule(literal('is resident', '?x'), literal('is insured', '?x'), literal('is covered', '?x')),
  rule(literal('is a veteran', '?x'), literal('is covered', '?x')),
  fact('is resident', 'Case7'),
];
const covered = literal('is covered', 'Case7');

cases('open-world/missing-premises', {
  'what would be enough is said in minimal sets, and what to ask next [spec 07 F1]': () => {
    const found = missing(cover, covered);
    assert.equal(sets(found), ['+is insured|Case7', '+is a veteran|Case7']);
    assert.ok(found.complete);
    assert.equal(found.askNext, literal('is insured', 'Case7'));
    assert.equal(
      found.sets[0]?.premises.map((premise) => premise.id),
      ['f1', 'r1', 'a1'],
    );
    assert.equal(found.sets[0]?.derivation.goal, covered);
  },
  'a left-out input is missing, never zero or false [K1]': () => {
    const rules = [rule(literal('is a low earner', '?x'), literal('is entitled', '?x'))];
    assert.equal(sets(missing(rules, literal('is entitled', 'Case1'))), ['+is a low earner|Case1']);
    assert.equal(sets(missing(rules, literal('not is entitled', 'Case1'))), []);
  },
  'an untold input is unknown in both polarities alike [K3]': () => {
    const rules = [
      rule(literal('is known', '?x'), literal('is a', '?x')),
      rule(literal('not is known', '?x'), literal('is b', '?x')),
    ];
    assert.equal(sets(missing(rules, literal('is a', 'X'))), ['+is known|X']);
    assert.equal(sets(missing(rules, literal('is b', 'X'))), ['-is known|X']);
  },
  'what is told otherwise is never offered [spec 07 F1]': () => {
    assert.equal(sets(missing([...cover, fact('not is insured', 'Case7')], covered)), ['+is a veteran|Case7']);
    const all = missing([...cover, fact('not is insured', 'Case7'), fact('not is a veteran', 'Case7')], covered);
    assert.equal([all.sets.length, all.complete, all.askNext], [0, true, null]);
  },
  'a set that would contradict what was told is not offered [spec 07 F1]': () => {
    const clauses = [...cover, rule(literal('is a veteran', '?x'), literal('not is resident', '?x'))];
    assert.equal(sets(missing(clauses, covered)), ['+is insured|Case7']);
  },
  'inner conclusions may be told too, nearer ones first [spec 07 §0]': () => {
    const clauses = [every('is a', 'is b'), every('is b', 'is c')];
    assert.equal(sets(missing(clauses, literal('is c', 'X'))), ['+is b|X', '+is a|X']);
  },
  'a set that only the classical reading promises is not offered [spec 07 §0]': () => {
    const clauses = [
      every('is a', 'is c'),
      rule(literal('not is a', '?x'), literal('is c', '?x')),
      rule(literal('is c', '?x'), literal('is d', '?x')),
    ];
    assert.equal(sets(missing(clauses, literal('is d', 'X'))), ['+is c|X', '+is a|X', '-is a|X']);
  },
  'nothing is missing for what is served, denied or contested [DESIGN D7]': () => {
    for (const clauses of [
      [fact('is covered', 'Case7')],
      [fact('not is covered', 'Case7')],
      [fact('is covered', 'Case7'), fact('not is covered', 'Case7')],
    ])
      assert.equal([...sets(missing([...cover, ...clauses], covered))], []);
  },
  'what follows only through something contested may get a better proof [DESIGN D7]': () => {
    const clauses = [
      fact('is a', 'X'),
      fact('not is a', 'X'),
      every('is a', 'is c'),
      every('is b', 'is c'),
      every('is c', 'is d'),
    ];
    assert.equal(sets(missing(clauses, literal('is d', 'X'))), ['+is b|X']);
  },
  'individuals of the knowledge are tried for open places [spec 07 §0]': () => {
    const clauses = [
      rule(literal('like', '?x', '?y'), literal('is kind', '?y'), literal('is happy', '?x')),
      fact('is kind', 'Bob'),
      fact('is big', 'Dan'),
    ];
    const found = missing(clauses, literal('is happy', 'Ann'));
    assert.equal(sets(found).slice(0, 2), ['+like|Ann|Bob', '+like|Ann|Dan & +is kind|Dan']);
    assert.ok(found.complete);
  },
  'the list says when it is not complete [spec 07 F1]': () => {
    const alternatives = Array.from({ length: 9 }, (_, index) => every(`is a${String(index)}`, 'is c'));
    const some = missing(alternatives, literal('is c', 'X'), { premiseSets: 4 });
    assert.equal([some.sets.length, some.complete, some.stoppedBy], [4, false, 'premiseSets']);
    const all = missing(alternatives, literal('is c', 'X'), { premiseSets: 9 });
    assert.equal([all.sets.length, all.complete, all.stoppedBy], [9, true, null]);
  },
  'with too many individuals to try, those of the question are tried [spec 07 F1]': () => {
    const crowd = Array.from({ length: 50 }, (_, index) => fact('is big', `P${String(index)}`));
    const clauses = [
      ...crowd,
      rule(literal('like', '?x', '?y'), literal('like', '?y', '?z'), literal('like', '?x', '?z')),
    ];
    const found = missing(clauses, literal('like', 'Ann', 'Bob'), { groundRules: 40 });
    assert.equal([found.complete, found.stoppedBy], [false, 'groundRules']);
    assert.equal(sets(found), []);
  },
  '22 untold conditions with many alternatives stay within time and are minimal [spec 07 F1]': () => {
    const clauses = Array.from({ length: 11 }, (_, index) => [
      every(`is a${String(index)}`, `is c${String(index)}`),
      every(`is b${String(index)}`, `is c${String(index)}`),
    ]).flat();
    const conditions = Array.from({ length: 11 }, (_, index) => literal(`is c${String(index)}`, '?x'));
    const found = missing(
      [...clauses, rule(literal('is z', '?x'), ...conditions, literal('is d', '?x'))],
      literal('is d', 'X'),
      { premiseSets: 50 },
    );
    assert.equal([found.sets.length, found.complete], [50, false]);
    assert.ok(found.sets.every((set) => set.literals.length === 12));
  },
});

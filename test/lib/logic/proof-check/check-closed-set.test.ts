import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { createBudget } from '../../../../lib/base/budget.js';
import { checkClosedSet, preparePremises } from '../../../../lib/logic/proof-check/index.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';
import { fact, type Premise, rule, said } from './naive-derivation.js';

const PREMISES: readonly Premise[] = [
  fact('f1', 'is a man(Socrates)'),
  fact('f2', 'is a man(Plato)'),
  fact('f3', 'teach(Socrates, Plato)'),
  rule('r1', 'is a man(?x) => is mortal(?x)'),
  rule('r2', 'teach(?x, ?y) & is mortal(?x) => learn(?y, ?x)'),
];

const DERIVED = ['is mortal(Socrates)', 'is mortal(Plato)', 'learn(Plato, Socrates)'] as const;

function why(goal: string, derived: readonly string[], premises: readonly Premise[] = PREMISES): string {
  const result = checkClosedSet(premises, { goal: said(goal), derived: derived.map(said) });
  return result.ok ? 'accepted' : result.why;
}

cases('check-closed-set', {
  'what the rules do not reach is not derivable [spec 04 §4.3]': () => {
    for (const goal of [
      'learn(Socrates, Plato)',
      'is mortal(Zeus)',
      'is kind(Plato)',
      '-teach(Plato, Socrates)',
      'teach(Plato)',
    ])
      assert.is(why(goal, DERIVED), 'accepted', goal);
  },

  'neither the goal nor its complement may be in the set [spec 04 §4.3, DESIGN D6]': () => {
    assert.match(why('is mortal(Plato)', DERIVED), /the set holds is mortal\(Plato\)/);
    assert.match(why('-is mortal(Plato)', DERIVED), /the set holds is mortal\(Plato\)/);
    assert.match(why('teach(Socrates, Plato)', DERIVED), /the set holds teach/);
    assert.match(why('is mortal(Plato)', DERIVED, [...PREMISES, fact('f4', '-is mortal(Plato)')]), /the set holds/);
  },

  'a set that a rule leaves is not closed [spec 04 §4.3]': () => {
    for (const missing of DERIVED)
      assert.match(
        why(
          'is kind(Plato)',
          DERIVED.filter((literal) => literal !== missing),
        ),
        /conclusion is missing/,
      );
    assert.match(why('is mortal(Plato)', []), /rule r1 has an instance/);
  },

  'a larger closed set proves the same and is accepted [spec 04 §4.3]': () => {
    assert.is(why('is kind(Plato)', [...DERIVED, 'teach(Plato, Plato)', 'learn(Plato, Plato)']), 'accepted');
    assert.is(why('is kind(Plato)', [...DERIVED, ...DERIVED, 'is a man(Plato)']), 'accepted');
    assert.match(why('is kind(Plato)', [...DERIVED, 'teach(Plato, Plato)']), /conclusion is missing/);
  },

  'literals about what no premise names are rejected [spec 04 §4.3]': () => {
    for (const stray of [
      'is mortal(Zeus)',
      'is odd(Plato)',
      '-is mortal(Plato)',
      'is mortal(Plato, Plato)',
      'teach(Plato)',
    ])
      assert.match(why('is kind(Plato)', [...DERIVED, stray]), /no premise is about/, stray);
  },

  'conditions are joined on shared variables and constants [spec 04 §4.3]': () => {
    const premises = [
      fact('f1', 'like(Anna, Ben)'),
      fact('f2', 'like(Ben, Anna)'),
      fact('f3', 'like(Ben, Ben)'),
      rule('r1', 'like(?x, ?x) => is vain(?x)'),
      rule('r2', 'like(?x, ?y) & like(?y, ?x) & is vain(?y) => is popular(?x)'),
      rule('r3', 'is vain(Anna) => is sad(Ben)'),
      rule('r4', 'is popular(?x) & is popular(?y) & is vain(?z) => meet(?x, ?y)'),
    ];
    const meetings = ['meet(Anna, Ben)', 'meet(Ben, Anna)', 'meet(Anna, Anna)', 'meet(Ben, Ben)'];
    const derived = ['is vain(Ben)', 'is popular(Anna)', 'is popular(Ben)', ...meetings];
    assert.is(why('is sad(Ben)', derived, premises), 'accepted');
    for (const missing of derived)
      assert.match(
        why(
          'is sad(Ben)',
          derived.filter((literal) => literal !== missing),
          premises,
        ),
        /missing/,
        missing,
      );
  },

  'axioms hold whether they are listed or not [spec 04 §4.2]': () => {
    const premises = [fact('f1', 'less_than(A, B)'), fact('f2', 'greater_than(C, B)')];
    const closed = [
      'less_than(B, C)',
      'less_than(A, C)',
      'greater_than(B, A)',
      'greater_than(C, A)',
      ...['A, B', 'A, C', 'B, C'].map((pair) => `-greater_than(${pair})`),
      ...['B, A', 'C, A', 'C, B'].map((pair) => `-less_than(${pair})`),
    ];
    assert.is(why('equal_to(A, B)', closed, premises), 'accepted');
    for (const missing of closed) {
      const rest = closed.filter((literal) => literal !== missing);
      assert.match(why('equal_to(A, B)', rest, premises), /rule axiom:.* conclusion is missing/, missing);
    }
    const listed = rule(
      'axiom:transitive:less_than',
      'less_than(?x, ?y) & less_than(?y, ?z) => less_than(?x, ?z)',
      'axiom',
    );
    assert.is(why('equal_to(A, B)', closed, [...premises, listed]), 'accepted');
    const forged = rule(
      'axiom:transitive:equal_to',
      'equal_to(?x, ?y) & equal_to(?y, ?z) => equal_to(?x, ?z)',
      'axiom',
    );
    assert.match(why('equal_to(A, B)', closed, [...premises, forged]), /no admissible axiom/);
  },

  'assumed premises are named, used or not [spec 04 §4.3]': () => {
    const premises = [...PREMISES, fact('f4', 'is kind(Plato)', 'assumed')];
    const result = checkClosedSet(premises, { goal: said('is odd(Plato)'), derived: DERIVED.map(said) });
    assert.equal(result, { ok: true, assumed: ['f4'] });
  },

  'premises prepared once serve many checks [spec 04 §4.3]': () => {
    const prepared = preparePremises(PREMISES);
    for (let round = 0; round < 3; round += 1) {
      assert.ok(checkClosedSet(prepared, { goal: said('is odd(Plato)'), derived: DERIVED.map(said) }).ok);
      assert.not(checkClosedSet(prepared, { goal: said('is odd(Plato)'), derived: [] }).ok);
    }
    const flawed = preparePremises([fact('f1', 'is kind(?x)')]);
    for (let round = 0; round < 2; round += 1)
      assert.not(checkClosedSet(flawed, { goal: said('is odd(Plato)'), derived: [] }).ok);
  },

  'a join that costs more than its budget says so [spec 04 §2.4]': () => {
    const facts = Array.from({ length: 60 }, (_, index) => fact(`f${String(index)}`, `p(c${String(index)})`));
    const wide = rule('r1', 'p(?a) & p(?b) & p(?c) & p(?d) & p(?e) => p(?a)');
    const closed = { goal: said('q(c0)'), derived: [] };
    const result = checkClosedSet([...facts, wide], closed, createBudget({ firings: 100_000 }));
    assert.match(result.ok ? '' : result.why, /^budget exceeded: firings/);
  },

  'more literals than can be numbered are refused [spec 04 §12]': () => {
    const wide = {
      negated: false,
      predicate: 'p',
      args: Array.from({ length: 400 }, (_, index) => `c${String(index)}`),
    };
    const premises: readonly Premise[] = [{ id: 'f1', origin: 'told', kind: 'fact', literal: wide }];
    assert.match(why('q(c0)', [], premises), /more possible literals/);
    const many = {
      id: 'r1',
      origin: 'told',
      kind: 'rule',
      body: Array.from({ length: 100_000 }, () => said('p(?x)')),
      head: said('q(?x)'),
    } as const;
    assert.match(why('q(c0)', [], [many]), /more than 256 conditions/);
  },

  'a goal with variables is no goal [spec 04 §4.3]': () => {
    assert.match(why('is kind(?x)', DERIVED), /goal must be a literal without variables/);
    assert.match(why('is kind(Plato)', [...DERIVED, 'is mortal(?x)']), /without variables/);
  },

  'no closed set of any shape makes the checker throw [spec 04 §12]': () => {
    const check = (closed: unknown): unknown => Reflect.apply(checkClosedSet, undefined, [PREMISES, closed]);
    const rejected = (closed: unknown): boolean => JSON.stringify(check(closed)).startsWith('{"ok":false');
    for (const junk of [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      { goal: said('p(a)') },
      { goal: said('p(a)'), derived: new Array(2) },
    ])
      assert.ok(rejected(junk));
    holds(fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (goal, derived) => rejected({ goal, derived })));
  },
});

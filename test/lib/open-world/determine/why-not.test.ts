import * as assert from 'uvu/assert';

import { literalKey, type Clause, type Literal } from '../../../../lib/language/clause.js';
import { whyNot } from '../../../../lib/open-world/determine/why-not.js';
import { openGrounds } from '../../../../lib/open-world/grounds/open-grounds.js';
import { cases } from '../../../support/cases.js';
import { every, fact, literal, rule, told } from '../../../support/told-clauses.js';

function explain(clauses: readonly Clause[], query: Literal): readonly string[] {
  const { because, rules } = whyNot(query, openGrounds(told(clauses)));
  const lines = rules.map(({ rule: { id }, conditions }) =>
    [id, ...conditions.map((it) => `${literalKey(it.literal)} ${it.standing}`)].join('; '),
  );
  return [because, ...lines];
}

const cover = [
  rule(literal('is resident', '?x'), literal('is insured', '?x'), literal('is covered', '?x')),
  rule(literal('is a veteran', '?x'), literal('is covered', '?x')),
  fact('is resident', 'Case7'),
];

cases('open-world/why-not', {
  'each rule that could conclude is shown condition by condition [spec 07 F1]': () => {
    assert.equal(explain(cover, literal('is covered', 'Case7')), [
      'missing_premises',
      'r1; +is resident|Case7 told; +is insured|Case7 not_told',
      'r2; +is a veteran|Case7 not_told',
    ]);
  },
  'derived, denied and contested conditions are told apart [spec 07 F1]': () => {
    const clauses = [
      rule(literal('is a', '?x'), literal('is b', '?x'), literal('is c', '?x'), literal('is z', '?x')),
      every('is y', 'is a'),
      fact('is y', 'X'),
      fact('not is b', 'X'),
      fact('is c', 'X'),
      fact('not is c', 'X'),
    ];
    assert.equal(explain(clauses, literal('is z', 'X')), [
      'not_entailed',
      'r1; +is a|X derived; +is b|X told_otherwise; +is c|X contested',
    ]);
  },
  'a rule about others shows the individual that comes closest [spec 07 F1]': () => {
    const clauses = [
      rule(literal('like', '?x', '?y'), literal('is kind', '?y'), literal('is happy', '?x')),
      fact('is kind', 'Bob'),
      fact('like', 'Ann', 'Dan'),
      fact('not is kind', 'Dan'),
    ];
    assert.equal(explain(clauses, literal('is happy', 'Ann'))[1], 'r1; +like|Ann|Bob not_told; +is kind|Bob told');
  },
  'axioms explain too [spec 04 §4.2]': () => {
    const lines = explain([fact('child_of', 'Ann', 'Bob')], literal('parent_of', 'Dan', 'Ann'));
    assert.equal(lines, ['missing_premises', 'axiom:inverse:child_of:parent_of; +child_of|Ann|Dan not_told']);
  },
  'with nothing to go on the reason says which [spec 03 §5.3]': () => {
    assert.equal(explain([fact('is big', 'Ann')], literal('is kind', 'Zed')), ['no_facts_about_subject']);
    assert.equal(explain([fact('is big', 'Ann')], literal('is kind', 'Ann')), ['no_rule_concludes']);
    assert.is(explain([every('is a man', 'is mortal')], literal('is mortal', 'Plato'))[0], 'missing_premises');
  },
});

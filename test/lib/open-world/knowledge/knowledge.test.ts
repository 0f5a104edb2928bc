import * as assert from 'uvu/assert';

import { BudgetExceeded, InvalidBudget } from '../../../../lib/base/budget.js';
import { checkClosedSet, checkDerivation } from '../../../../lib/logic/proof-check/index.js';
import { createKnowledge, isKnowledge } from '../../../../lib/open-world/knowledge/knowledge.js';
import { premiseRecord, UnsafeClause } from '../../../../lib/open-world/knowledge/premise.js';
import { cases } from '../../../support/cases.js';
import { copiesOf } from '../../../support/forgeries.js';
import { every, fact, literal, rule, told } from '../../../support/told-clauses.js';

const HERE = { source: 'test', line: 1, text: 'a sentence' };

cases('open-world/knowledge', {
  'facts and rules are numbered in tell order, and told again they are known already [spec 03 §5.5]': () => {
    const knowledge = createKnowledge();
    assert.equal(knowledge.tell(fact('is a man', 'Socrates'), HERE), { kind: 'added', id: 'f1' });
    assert.equal(knowledge.tell(every('is a man', 'is mortal'), HERE), { kind: 'added', id: 'r1' });
    assert.equal(knowledge.tell(fact('is a man', 'Plato'), HERE), { kind: 'added', id: 'f2' });
    assert.equal(knowledge.tell(fact('is a man', 'Socrates'), HERE), { kind: 'already', id: 'f1' });
    assert.equal(knowledge.tell(rule(literal('is a man', '?who'), literal('is mortal', '?who')), HERE), {
      kind: 'already',
      id: 'r1',
    });
    assert.equal(knowledge.tell(fact('not is a man', 'Socrates'), HERE), { kind: 'added', id: 'f3' });
    assert.equal(knowledge.premise('f2')?.clause, fact('is a man', 'Plato'));
    assert.equal(knowledge.premise('r1')?.clause, every('is a man', 'is mortal'));
    for (const id of ['f0', 'f4', 'f01', 'r2', 'a1', 'x1', '', 'axiom:symmetric:sibling_of'])
      assert.is(knowledge.premise(id), undefined);
  },
  'a fact that was derived before it was told becomes its own proof [spec 04 §4.3 rule 1]': () => {
    const knowledge = told([fact('is a man', 'Socrates'), every('is a man', 'is mortal')]);
    const mortal = literal('is mortal', 'Socrates');
    assert.is(knowledge.standing(mortal), 'derived');
    assert.equal(knowledge.tell({ kind: 'fact', literal: mortal }, HERE), { kind: 'added', id: 'f2' });
    assert.is(knowledge.standing(mortal), 'told');
    assert.equal(
      knowledge.derivation(mortal)?.steps.map((step) => step.premise),
      ['f2'],
    );
  },
  'a rule told late meets what was known before [spec 03 §5.4]': () => {
    const knowledge = told([fact('is kind', 'Ann'), fact('like', 'Ann', 'Bob')]);
    const nice = literal('is nice', 'Bob');
    assert.is(knowledge.standing(nice), 'not_derived');
    knowledge.tell(rule(literal('like', '?x', '?y'), literal('is kind', '?x'), literal('is nice', '?y')), HERE);
    assert.is(knowledge.standing(nice), 'derived');
  },
  'axioms join when their relation is told, and only then [spec 04 §4.2]': () => {
    const knowledge = told([fact('is kind', 'Ann')]);
    assert.equal(
      knowledge.premises.map((premise) => premise.id),
      ['f1'],
    );
    knowledge.tell(fact('less_than', 'A', 'B'), HERE);
    const axioms = knowledge.premises.filter((premise) => premise.origin === 'axiom').map((premise) => premise.id);
    assert.equal(axioms, [
      'axiom:inverse:less_than:greater_than',
      'axiom:inverse:greater_than:less_than',
      'axiom:transitive:less_than',
      'axiom:asymmetric:less_than',
      'axiom:transitive:greater_than',
      'axiom:asymmetric:greater_than',
    ]);
  },
  'a proof lists told facts first and every conclusion once [spec 03 §5.6]': () => {
    const knowledge = told([
      every('is kind', 'is nice'),
      rule(literal('is nice', '?x'), literal('like', '?x', 'Bob'), literal('is happy', '?x')),
      rule(literal('is happy', '?x'), literal('is nice', '?x'), literal('is glad', '?x')),
      fact('is kind', 'Ann'),
      fact('like', 'Ann', 'Bob'),
    ]);
    const derivation = knowledge.derivation(literal('is glad', 'Ann'));
    const steps = derivation?.steps.map(({ id, premise, from }) => `${id} ${premise} ${from.join(',')}`);
    assert.equal(steps, ['s1 f1 ', 's2 f2 ', 's3 r1 s1', 's4 r2 s3,s2', 's5 r3 s4,s3']);
    assert.equal(derivation?.steps[4]?.bind, { '?x': 'Ann' });
  },
  'a closed set of the whole and of the relevant part are both accepted [spec 04 §3.3]': () => {
    const knowledge = told([
      fact('is kind', 'Ann'),
      fact('is big', 'Bob'),
      fact('less_than', 'A', 'B'),
      every('is kind', 'is nice'),
      every('is big', 'is round'),
    ]);
    const goal = literal('is nice', 'Bob');
    const whole = knowledge.closedSet(goal);
    const relevant = knowledge.closedSet(goal, 'relevant');
    if (whole === undefined || relevant === undefined) throw new RangeError('the goal should be open');
    assert.ok(checkClosedSet(whole.premises, whole).ok);
    assert.ok(checkClosedSet(relevant.premises, relevant).ok);
    assert.equal(
      relevant.premises.map((premise) => premise.id),
      ['r1'],
    );
    assert.is(knowledge.closedSet(literal('is nice', 'Ann')), undefined);
    assert.is(knowledge.closedSet(literal('not is nice', 'Ann')), undefined);
  },
  'a part that misses something relevant is not accepted [anchor: the certificate is checked, not believed]': () => {
    const knowledge = told([fact('is kind', 'Ann'), every('is kind', 'is nice'), every('is nice', 'is round')]);
    const closed = knowledge.closedSet(literal('is big', 'Ann'));
    if (closed === undefined) throw new RangeError('the goal should be open');
    assert.ok(checkClosedSet(closed.premises, closed).ok);
    assert.not.ok(checkClosedSet(closed.premises, { ...closed, derived: closed.derived.slice(1) }).ok);
  },
  'conflicts are found around a literal and listed in full [spec 03 §5.3]': () => {
    const knowledge = told([
      fact('is kind', 'Ann'),
      every('is kind', 'is nice'),
      fact('not is nice', 'Ann'),
      every('is nice', 'is happy'),
      fact('is big', 'Bob'),
      fact('not is big', 'Bob'),
    ]);
    assert.equal(knowledge.contestedLiterals(), [literal('is nice', 'Ann'), literal('is big', 'Bob')]);
    const around = knowledge.conflictsAround(literal('is happy', 'Ann'));
    assert.equal(
      around.map((conflict) => conflict.literal),
      [literal('is nice', 'Ann')],
    );
    for (const derivation of around.flatMap(({ pro, con }) => [pro, con]))
      assert.ok(checkDerivation(knowledge.premisesOf(derivation).map(premiseRecord), derivation).ok);
    assert.equal(knowledge.conflictsAround(literal('is happy', 'Bob')), []);
    assert.is(knowledge.conflictAbout(literal('is happy', 'Ann')), undefined);
  },
  'a clause that says nothing definite is refused and not kept [spec 04 §6.3]': () => {
    const knowledge = createKnowledge();
    const unsafe = [fact('is kind', '?x'), rule(literal('is kind', '?x'), literal('like', '?x', '?y'))];
    for (const clause of unsafe)
      assert.throws(
        () => knowledge.tell(clause, HERE),
        (error: unknown) => error instanceof UnsafeClause,
      );
    assert.equal(knowledge.premises, []);
    assert.equal(knowledge.constants, []);
  },
  'a join that never fires is bounded too [DESIGN D9]': () => {
    const clauses = [
      ...Array.from({ length: 100 }, (_, index) => fact('is kind', `Ann${String(index)}`)),
      ...Array.from({ length: 100 }, (_, index) => fact('is big', `Bob${String(index)}`)),
      fact('like', 'Nobody', 'Nobody'),
      rule(
        literal('is kind', '?x'),
        literal('is big', '?y'),
        literal('is big', '?z'),
        literal('like', '?x', '?z'),
        literal('is red', '?y'),
      ),
      rule(literal('is kind', '?x'), literal('is big', '?y'), literal('like', '?y', '?x'), literal('is red', '?y')),
      rule(literal('is kind', '?x'), literal('is big', '?y'), literal('is odd', '?z'), literal('is red', '?y')),
      fact('is odd', 'Nobody'),
    ];
    const spent = told(clauses, { firings: 10 });
    assert.throws(
      () => spent.standing(literal('is red', 'Bob1')),
      (error: unknown) => error instanceof BudgetExceeded,
    );
    assert.throws(
      () => createKnowledge({ firings: 0 }),
      (error: unknown) => error instanceof InvalidBudget,
    );
  },
  'a told clause is a copy: changing the original changes nothing [STYLE §5 pair 10]': () => {
    const args = ['Ann'];
    const knowledge = told([{ kind: 'fact', literal: { negated: false, predicate: 'is kind', args } }]);
    args[0] = 'Bob';
    assert.equal(knowledge.facts[0]?.clause, fact('is kind', 'Ann'));
    assert.ok(Object.isFrozen(knowledge.facts[0]?.clause.literal.args));
  },
  '100,000 facts can be told and asked about [DESIGN §6]': () => {
    const clauses = Array.from({ length: 100_000 }, (_, index) => fact('is a man', `Person${String(index)}`));
    const knowledge = told([every('is a man', 'is mortal'), every('is mortal', 'is a being'), ...clauses]);
    assert.is(knowledge.derivation(literal('is a being', 'Person99999'))?.steps.length, 3);
    assert.is(knowledge.standing(literal('is a being', 'Zed')), 'not_derived');
    assert.equal(knowledge.closedSet(literal('is a being', 'Zed'), 'relevant')?.derived, []);
  },
  'a chain of 20,000 classes is followed without deep recursion [spec 04 §1]': () => {
    const links = Array.from({ length: 20_000 }, (_, index) =>
      every(`is a c${String(index)}`, `is a c${String(index + 1)}`),
    );
    const knowledge = told([...links, fact('is a c0', 'Rex')]);
    assert.is(knowledge.derivation(literal('is a c20000', 'Rex'))?.steps.length, 20_001);
  },
  'only createKnowledge makes knowledge [DESIGN D21]': () => {
    const knowledge = createKnowledge();
    assert.ok(isKnowledge(knowledge));
    for (const fake of [null, ...Object.values(copiesOf(knowledge))]) assert.not.ok(isKnowledge(fake));
  },
});

import * as assert from 'uvu/assert';

import type { Budget } from '../../../../lib/base/budget.js';
import type { Clause, Literal } from '../../../../lib/language/clause.js';
import { determine } from '../../../../lib/open-world/determine/determine.js';
import { isDetermined, type Determined } from '../../../../lib/open-world/determine/determined.js';
import type { Undetermined } from '../../../../lib/open-world/determine/undetermined.js';
import { openGrounds } from '../../../../lib/open-world/grounds/open-grounds.js';
import { cases } from '../../../support/cases.js';
import { callWith } from '../../../support/forgeries.js';
import { every, fact, literal, rule, told } from '../../../support/told-clauses.js';

function ask(clauses: readonly Clause[], query: Literal, budget: Partial<Budget> = {}): Determined | Undetermined {
  return determine(query, openGrounds(told(clauses, budget)));
}

/** `rule` and the ids of the grounds of an answer, or the reason there is none. */
function outcome(clauses: readonly Clause[], query: Literal, budget: Partial<Budget> = {}): string {
  const answer = ask(clauses, query, budget);
  if (answer.kind === 'undetermined') return answer.reason;
  return [answer.rule, ...answer.grounds.map((ground) => ground.id)].join(' ');
}

const ordered = [fact('less_than', 'A', 'B'), fact('less_than', 'B', 'C')];
const birds = [rule(literal('is a bird', '?x'), literal('not is a mammal', '?x')), fact('is a bird', 'Tweety')];

cases('open-world/determine', {
  'classes of classes are followed [spec 04 §11 D1]': () => {
    const clauses = [fact('is a dog', 'Rex'), every('is a dog', 'is a mammal'), every('is a mammal', 'is a animal')];
    const answer = ask(clauses, literal('is a animal', 'Rex'));
    assert.ok(isDetermined(answer));
    assert.is(answer.rule, 'subsumption');
    assert.is(answer.basis, 'as_told');
    assert.equal(
      answer.grounds.map((ground) => ground.id),
      ['f1', 'r1', 'r2'],
    );
    assert.equal(
      answer.grounds.map((ground) => ground.status),
      ['speculative', 'speculative', 'speculative'],
    );
  },
  'a converse relation answers [spec 04 §11 D2]': () => {
    const clauses = [fact('child_of', 'Bob', 'Alice')];
    assert.is(outcome(clauses, literal('parent_of', 'Alice', 'Bob')), 'inverse f1');
    assert.is(outcome(clauses, literal('parent_of', 'Bob', 'Alice')), 'ungrounded');
  },
  'a strict order is transitive and never turns round [spec 04 §11 D3]': () => {
    assert.is(outcome(ordered, literal('less_than', 'A', 'C')), 'transitive f1 f2');
    assert.is(outcome(ordered, literal('less_than', 'C', 'A')), 'ungrounded');
    assert.is(outcome(ordered, literal('not less_than', 'C', 'A')), 'derived f1 f2');
  },
  'membership is not passed on by membership [spec 04 §11 D4]': () => {
    const clauses = [fact('is a man', 'Socrates'), fact('is a species', 'Man')];
    assert.is(outcome(clauses, literal('is a species', 'Socrates')), 'not_entailed');
  },
  'what is denied is not affirmed, and its denial is determined [spec 04 §11 D5; DESIGN D6]': () => {
    assert.is(outcome(birds, literal('is a mammal', 'Tweety')), 'not_entailed');
    const denial = ask(birds, literal('not is a mammal', 'Tweety'));
    assert.ok(isDetermined(denial));
    assert.is(denial.answer, true);
    assert.is(denial.query.negated, true);
  },
  'a derived answer names the told leaves, never itself [spec 04 §11 D7]': () => {
    const clauses = [
      fact('is kind', 'Ann'),
      fact('like', 'Ann', 'Bob'),
      rule(literal('is kind', '?x'), literal('like', '?x', 'Bob'), literal('is nice', '?x')),
    ];
    assert.is(outcome(clauses, literal('is nice', 'Ann')), 'derived f1 f2 r1');
    assert.is(outcome([...clauses, fact('is nice', 'Ann')], literal('is nice', 'Ann')), 'direct f3');
  },
  'neither contraposition nor case split nor the converse of a rule answers [spec 04 §6.4, §11 G2]': () => {
    const kindAreNice = every('is kind', 'is nice');
    assert.is(outcome([kindAreNice, fact('not is nice', 'Bob')], literal('not is kind', 'Bob')), 'not_entailed');
    const split = [kindAreNice, rule(literal('not is kind', '?x'), literal('is nice', '?x')), fact('is a man', 'Bob')];
    assert.is(outcome(split, literal('is nice', 'Bob')), 'ungrounded');
    assert.is(outcome([kindAreNice, fact('is nice', 'Bob')], literal('is kind', 'Bob')), 'not_entailed');
  },
  'both polarities told are contested, and neither is answered [DESIGN D7]': () => {
    const clauses = [fact('is kind', 'Ann'), fact('not is kind', 'Ann'), every('is kind', 'is nice')];
    const answer = ask(clauses, literal('not is kind', 'Ann'));
    assert.ok(answer.kind === 'undetermined' && answer.reason === 'contested_grounds');
    assert.equal(answer.conflict.literal, literal('is kind', 'Ann'));
    assert.equal(
      answer.conflict.pro.steps.map((step) => step.premise),
      ['f1'],
    );
    assert.equal(
      answer.conflict.con.steps.map((step) => step.premise),
      ['f2'],
    );
    const through = ask(clauses, literal('is nice', 'Ann'));
    assert.ok(through.kind === 'undetermined' && through.reason === 'contested_grounds');
    assert.equal(through.conflict.literal, literal('is kind', 'Ann'));
  },
  'what also follows without the contested part is answered from the rest [DESIGN D7]': () => {
    const clauses = [
      fact('is kind', 'Ann'),
      fact('not is kind', 'Ann'),
      every('is kind', 'is nice'),
      fact('is big', 'Ann'),
      every('is big', 'is round'),
      every('is round', 'is nice'),
    ];
    assert.is(outcome(clauses, literal('is nice', 'Ann')), 'derived f3 r2 r3');
  },
  'an order that runs in a circle is contested [spec 04 §4.3 optional rule 0]': () => {
    const circle = [fact('less_than', 'A', 'B'), fact('less_than', 'B', 'A')];
    assert.is(outcome(circle, literal('less_than', 'A', 'B')), 'contested_grounds');
  },
  'a conflict elsewhere changes nothing [spec 03 §5.4]': () => {
    const clauses = [fact('is kind', 'Bob'), fact('not is kind', 'Bob'), ...ordered];
    assert.is(outcome(clauses, literal('less_than', 'A', 'C')), 'transitive f3 f4');
  },
  'two rules with one conclusion agree, and a true conflict cites exactly what fired [K19]': () => {
    const clauses = [
      fact('is a veteran', 'Case7'),
      fact('is insured', 'Case7'),
      every('is a veteran', 'is covered'),
      every('is insured', 'is covered'),
    ];
    assert.is(outcome(clauses, literal('is covered', 'Case7')), 'derived f1 r1');
    const denied = [...clauses, rule(literal('is insured', '?x'), literal('not is covered', '?x'))];
    const answer = ask(denied, literal('is covered', 'Case7'));
    assert.ok(answer.kind === 'undetermined' && answer.reason === 'contested_grounds');
    assert.equal(
      answer.conflict.pro.steps.map((step) => step.premise),
      ['f1', 'r1'],
    );
    assert.equal(
      answer.conflict.con.steps.map((step) => step.premise),
      ['f2', 'r3'],
    );
  },
  'a spent budget is said, and is said again [DESIGN D9]': () => {
    const chain = Array.from({ length: 30 }, (_, index) =>
      fact('less_than', `N${String(index)}`, `N${String(index + 1)}`),
    );
    const grounds = openGrounds(told(chain, { firings: 100 }));
    for (const query of [literal('less_than', 'N0', 'N9'), literal('is kind', 'Ann')]) {
      const answer = determine(query, grounds);
      assert.ok(answer.kind === 'undetermined' && answer.reason === 'budget_exceeded');
      assert.equal([answer.axis, answer.limit, answer.seen], ['firings', 100, 101]);
    }
    assert.is(outcome(chain, literal('less_than', 'N0', 'N9'), { derivedLiterals: 50 }), 'budget_exceeded');
    assert.is(
      outcome(chain.slice(0, 5), literal('less_than', 'N0', 'N5'), { firings: 1_000 }),
      'transitive f1 f2 f3 f4 f5',
    );
  },
  'something that is no query about someone is malformed [spec 04 §4.2]': () => {
    assert.is(outcome([], literal('is kind', '?x')), 'malformed_query');
    assert.is(outcome([], literal('rain')), 'malformed_query');
    const grounds = openGrounds(told([]));
    for (const value of [null, undefined, 'Is Ann kind?', 7, [], {}, { negated: 0, predicate: 'p', args: [] }]) {
      assert.equal(callWith(determine, value, grounds), {
        kind: 'undetermined',
        reason: 'not_a_comprehension',
        detail: 'not a literal',
      });
    }
  },
  'names that JavaScript objects have are ordinary names [spec 04 §12]': () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const clauses = [fact(name, name, name), rule(literal(name, '?x', '?y'), literal('is kind', '?y'))];
      assert.is(outcome(clauses, literal('is kind', name)), 'derived f1 r1');
      assert.is(outcome([], literal(name, name)), 'ungrounded');
    }
  },
  'what only follows from a supposition is not determined [anchor: the seal of assumptions]': () => {
    const knowledge = told([every('is kind', 'is nice')]);
    const grounds = openGrounds(knowledge);
    assert.throws(
      () =>
        knowledge.underAssumptions([literal('is kind', 'Ann')], () => determine(literal('is nice', 'Ann'), grounds)),
      /supposition/,
    );
    const after = determine(literal('is nice', 'Ann'), grounds);
    assert.is(after.kind, 'undetermined');
  },
});

import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { UnreachableState } from '../../../../lib/base/fault.js';
import { BudgetExceeded } from '../../../../lib/base/budget.js';
import type { Literal } from '../../../../lib/language/clause.js';
import type { Knowledge } from '../../../../lib/open-world/knowledge/knowledge.js';
import { cases } from '../../../support/cases.js';
import { groundLiterals, theories } from '../../../support/random-theory.js';
import { every, fact, literal, rule, told } from '../../../support/told-clauses.js';

const SEED = 20_260_804;
const HERE = { source: 'test', line: 1, text: 'a sentence' };

/** Everything observable: what follows, each with its proof, in order. */
function picture(knowledge: Knowledge): unknown {
  const closed = knowledge.closedSet(literal('is nobody', 'Nobody'));
  const proofs = (closed?.derived ?? []).map((it) => knowledge.derivation(it));
  return { closed, proofs, contested: knowledge.contestedLiterals(), constants: knowledge.constants };
}

cases('open-world/overlay', {
  'under assumptions more follows; afterwards everything is as it was, and stays usable [spec 07 F8]': () => {
    fc.assert(
      fc.property(
        theories({ facts: 6, rules: 6, relations: true }),
        fc.array(groundLiterals(true), { minLength: 1, maxLength: 4 }),
        groundLiterals(true),
        ({ facts, rules }, assumed, later) => {
          const knowledge = told([...facts, ...rules]);
          const untouched = told([...facts, ...rules]);
          const newcomers: readonly Literal[] = [
            ...assumed,
            literal('like', 'Newcomer', 'Ann'),
            literal('is new', 'Newcomer'),
          ];
          const inside = knowledge.underAssumptions(newcomers, () => [
            picture(knowledge),
            newcomers.every((it) => knowledge.standing(it) !== 'not_derived'),
          ]);
          assert.is(inside[1], true);
          assert.equal(picture(knowledge), picture(untouched));
          for (const each of [knowledge, untouched]) each.tell({ kind: 'fact', literal: later }, HERE);
          assert.equal(picture(knowledge), picture(untouched));
        },
      ),
      { numRuns: 300, seed: SEED },
    );
  },
  'the overlay sees what being told would have given [anchor: assuming is not ignored]': () => {
    const knowledge = told([every('is a man', 'is mortal')]);
    const steps = knowledge.underAssumptions([literal('is a man', 'Plato')], () => {
      const derivation = knowledge.derivation(literal('is mortal', 'Plato'));
      return derivation === undefined
        ? []
        : [derivation.steps, knowledge.premisesOf(derivation).map((it) => it.origin)];
    });
    assert.equal(steps[1], ['told', 'assumed']);
    assert.is(knowledge.derivation(literal('is mortal', 'Plato')), undefined);
  },
  'tables that grow under assumptions find everything afterwards [spec 07 F8]': () => {
    const people = Array.from({ length: 40 }, (_, index) => fact('like', `P${String(index)}`, `P${String(index + 1)}`));
    const knowledge = told([
      ...people,
      rule(literal('like', '?x', '?y'), literal('is kind', '?x'), literal('is nice', '?y')),
    ]);
    const before = picture(knowledge);
    const crowd = Array.from({ length: 2_000 }, (_, index) => literal('is kind', `P${String(index)}`));
    for (let round = 0; round < 3; round += 1) {
      const nice = knowledge.underAssumptions(crowd, () =>
        crowd.filter((_, index) => knowledge.standing(literal('is nice', `P${String(index)}`)) === 'derived'),
      );
      assert.is(nice.length, 40);
      assert.equal(picture(knowledge), before);
    }
    knowledge.tell(fact('is kind', 'P7'), HERE);
    assert.is(knowledge.standing(literal('is nice', 'P8')), 'derived');
    assert.is(knowledge.standing(literal('is nice', 'P9')), 'not_derived');
  },
  'no rule instance outlives its assumption [spec 07 F8]': () => {
    const chain = [every('is a', 'is b'), every('is b', 'is c'), every('is z', 'is c'), fact('is a', 'Ann')];
    const knowledge = told(chain);
    const goal = literal('is c', 'Ann');
    const shortcut = knowledge.underAssumptions([literal('is z', 'Ann')], () => knowledge.derivation(goal));
    assert.equal(
      shortcut?.steps.map((step) => step.premise),
      ['a1', 'r3'],
    );
    // The next new atom takes the number the supposed one had.
    knowledge.tell(fact('is other', 'Ann'), HERE);
    assert.equal(
      knowledge.derivation(goal)?.steps.map((step) => step.premise),
      ['f1', 'r1', 'r2'],
    );
  },
  'a thrown error leaves no trace either [spec 07 F8]': () => {
    const knowledge = told([every('is a man', 'is mortal')]);
    const boom = new RangeError('boom');
    assert.throws(
      () =>
        knowledge.underAssumptions([literal('is a man', 'Plato')], () => {
          throw boom;
        }),
      /boom/,
    );
    assert.is(knowledge.standing(literal('is mortal', 'Plato')), 'not_derived');
    assert.equal(knowledge.constants, []);
  },
  'a budget spent under assumptions is not spent afterwards [DESIGN D9]': () => {
    const knowledge = told(
      [...Array.from({ length: 3 }, (_, index) => fact('less_than', `N${String(index)}`, `N${String(index + 1)}`))],
      { firings: 60 },
    );
    const more = Array.from({ length: 9 }, (_, index) =>
      literal('less_than', `N${String(index + 3)}`, `N${String(index + 4)}`),
    );
    const goal = literal('less_than', 'N0', 'N3');
    assert.throws(
      () => knowledge.underAssumptions(more, () => knowledge.standing(goal)),
      (error: unknown) => error instanceof BudgetExceeded,
    );
    assert.is(knowledge.standing(goal), 'derived');
  },
  'nothing is told while something is supposed [spec 07 F8: never stored]': () => {
    const knowledge = told([]);
    const tell = (): unknown => knowledge.tell(fact('is kind', 'Ann'), HERE);
    const supposing = [
      (): unknown => knowledge.underAssumptions([literal('is big', 'Ann')], tell),
      (): unknown => knowledge.underAssumptions([literal('is big', 'Ann')], () => knowledge.underAssumptions([], tell)),
    ];
    for (const attempt of supposing) assert.throws(attempt, (error: unknown) => error instanceof UnreachableState);
  },
});

import fc from 'fast-check';
import * as assert from 'uvu/assert';

import type { Literal, Rule } from '../../../../lib/language/clause.js';
import { estimateGrounding } from '../../../../lib/logic/grounding/estimate-grounding.js';
import { groundTheory } from '../../../../lib/logic/grounding/ground-theory.js';
import {
  GroundingBudgetExceeded,
  InvalidDomain,
  UndeclaredConstant,
  UnsafeRule,
} from '../../../../lib/logic/grounding/grounding-refusal.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';

const says = (predicate: string, ...args: string[]): Literal => ({ negated: false, predicate, args });
const denies = (predicate: string, ...args: string[]): Literal => ({ negated: true, predicate, args });
const rule = (body: readonly [Literal, ...Literal[]], head: Literal): Rule => ({ kind: 'rule', body, head });

const catRule = rule([says('is red', '?x'), says('like', '?x', 'the cat')], says('is green', 'the cat'));
const catFacts = [says('is red', 'Anne'), says('like', 'Anne', 'the cat')];

const names = ['Ann', 'Ben', 'the cat'];
const term = fc.constantFrom('?x', '?y', '?z', ...names);
const literal = fc.record({
  negated: fc.boolean(),
  predicate: fc.constantFrom('is kind', 'is red', 'like'),
  args: fc.array(term, { minLength: 1, maxLength: 2 }),
});
const rules = fc
  .tuple(literal, fc.array(literal, { maxLength: 2 }), literal)
  .map(([first, others, head]) => rule([first, ...others], head));

cases('ground-theory', {
  'one variable over two constants gives two instances [spec 04 §11 G1]': () => {
    assert.equal(groundTheory({ facts: catFacts, rules: [catRule], constants: ['Anne', 'the cat'] }), [
      'is__red__n_anne',
      'like__n_anne__t_cat',
      'is__red__n_anne & like__n_anne__t_cat -> is__green__t_cat',
      'is__red__t_cat & like__t_cat__t_cat -> is__green__t_cat',
    ]);
  },
  'strong negation is the negation of one atom, in facts, conditions and conclusions [spec 04 §6.4]': () => {
    const theory = {
      facts: [denies('is kind', 'Bob')],
      rules: [rule([denies('is kind', '?x')], denies('is nice', '?x'))],
    };
    assert.equal(groundTheory({ ...theory, constants: ['Bob'] }), [
      '~is__kind__n_bob',
      '~is__kind__n_bob -> ~is__nice__n_bob',
    ]);
  },
  'a rule about named individuals is one implication, not a refusal [spec 04 §15 row 26]': () => {
    const only = rule([says('is smart', 'Dave')], says('is quiet', 'Dave'));
    assert.equal(groundTheory({ facts: [], rules: [only], constants: ['Dave', 'Bob'] }), [
      'is__smart__n_dave -> is__quiet__n_dave',
    ]);
  },
  'a conclusion with an unbound variable is refused [spec 04 §12]': () => {
    const unsafe = rule([says('is kind', '?x')], says('like', '?x', '?y'));
    assert.throws(
      () => groundTheory({ facts: [], rules: [unsafe], constants: ['Bob'] }),
      (error: unknown) => error instanceof UnsafeRule && error.evidence.variable === '?y',
    );
  },
  'no domain, a constant twice, a variable as constant: refused [spec 04 §12]': () => {
    for (const [constants, reason] of [
      [[], 'empty'],
      [['Bob', 'Bob'], 'repeated'],
      [['?x'], 'variable'],
    ] as const)
      assert.throws(
        () => groundTheory({ facts: [], rules: [], constants }),
        (error: unknown) => error instanceof InvalidDomain && error.evidence.reason === reason,
      );
  },
  'an individual outside the declared domain is refused [spec 04 §6.3]': () => {
    assert.throws(
      () => groundTheory({ facts: catFacts, rules: [], constants: ['Anne'] }),
      (error: unknown) => error instanceof UndeclaredConstant && error.evidence.constant === 'the cat',
    );
  },
  'five variables over 200 constants are refused with the estimate, at once [spec 04 §12]': () => {
    const body = ['?a', '?b', '?c', '?d', '?e'].map((variable) => says('is kind', variable));
    const [first, ...others] = body;
    if (first === undefined) throw new RangeError('no body');
    const constants = Array.from({ length: 200 }, (_, index) => `N${String(index)}`);
    assert.throws(
      () => groundTheory({ facts: [], rules: [rule([first, ...others], says('is kind', '?a'))], constants }),
      (error: unknown) =>
        error instanceof GroundingBudgetExceeded &&
        error.evidence.axis === 'groundRules' &&
        error.evidence.estimate === '320000000000',
    );
  },
  'more atoms than the budget are refused before the first is made [spec 04 §6.3]': () => {
    const constants = Array.from({ length: 70 }, (_, index) => `N${String(index)}`);
    const theory = { facts: [], rules: [rule([says('like', '?x', '?y')], says('like', '?y', '?x'))], constants };
    assert.throws(
      () => groundTheory(theory),
      (error: unknown) => error instanceof GroundingBudgetExceeded && error.evidence.estimate === '4900',
    );
    assert.is(groundTheory(theory, { groundRules: 4_900, atoms: 4_900 }).length, 4_900);
  },
  'the estimate counts instances exactly and never counts too few atoms [spec 04 §6.3]': () => {
    holds(
      fc.property(fc.array(rules, { maxLength: 3 }), (candidates) => {
        const bound = candidates.filter(({ body, head }) =>
          head.args.every((one) => !one.startsWith('?') || body.some((condition) => condition.args.includes(one))),
        );
        const estimate = estimateGrounding({ facts: [], rules: bound, constants: names });
        const premises = groundTheory({ facts: [], rules: bound, constants: names });
        const atoms = new Set(premises.flatMap((premise) => premise.match(/[a-z0-9_]+/g) ?? []));
        assert.ok(BigInt(premises.length) <= estimate.groundRules);
        assert.ok(BigInt(atoms.size) <= estimate.atoms);
        if (new Set(premises).size !== premises.length) throw new RangeError('a premise is repeated');
      }),
      2_000,
    );
  },
});

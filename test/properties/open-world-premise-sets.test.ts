/** Missing premises against trying every subset, on rule bases small enough for that. */
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import type { Clause, Literal } from '../../lib/language/clause.js';
import { checkDerivation } from '../../lib/logic/proof-check/index.js';
import { missingPremises } from '../../lib/open-world/determine/missing-premises.js';
import { openGrounds } from '../../lib/open-world/grounds/open-grounds.js';
import { premiseRecord } from '../../lib/open-world/knowledge/premise.js';
import { minimalPremiseSets, oracleKey } from '../oracles/forward-chaining.js';
import { cases } from '../support/cases.js';
import { oracleTheory } from '../support/oracle-theory.js';
import { told } from '../support/told-clauses.js';

const SEED = 20_260_802;
const PREDICATES = ['is a', 'is b', 'is c', 'is d', 'is e'] as const;

const literals = fc.record({
  negated: fc.boolean(),
  predicate: fc.constantFrom(...PREDICATES),
  args: fc.constant(['?x']),
});

function about(name: string, { negated, predicate }: Literal): Literal {
  return { negated, predicate, args: [name] };
}

/** Rules about everyone, some named outright, and facts about one. */
const bases = fc.record({
  facts: fc.array(literals, { maxLength: 1 }),
  rules: fc.array(
    fc.record({ first: literals, others: fc.array(literals, { maxLength: 2 }), head: literals, named: fc.boolean() }),
    { minLength: 4, maxLength: 9, size: 'max' },
  ),
  /** Mostly what some rule concludes. */
  goal: fc.oneof({ weight: 1, arbitrary: literals }, { weight: 4, arbitrary: fc.nat(8) }),
});

const aPlain: Literal = { negated: false, predicate: 'is a', args: ['?x'] };

const candidates: readonly Literal[] = PREDICATES.flatMap((predicate) =>
  [false, true].map((negated) => ({ negated, predicate, args: ['Ann'] })),
);

cases('properties/open-world-premise-sets', {
  'missing premises are exactly the minimal sets that derivation honours, on 600 rule bases [spec 07 §0]': () => {
    const seen = { sets: 0, none: 0, several: 0 };
    fc.assert(
      fc.property(bases, ({ facts, rules, goal }) => {
        const clauses: Clause[] = [
          ...facts.map((it): Clause => ({ kind: 'fact', literal: about('Ann', it) })),
          ...rules.map(({ first, others, head, named }): Clause => {
            const place = (it: Literal): Literal => (named ? about('Ann', it) : it);
            return { kind: 'rule', body: [place(first), ...others.map(place)], head: place(head) };
          }),
        ];
        const knowledge = told(clauses);
        const query = about('Ann', typeof goal === 'number' ? (rules[goal % rules.length]?.head ?? aPlain) : goal);
        const missing = missingPremises(query, openGrounds(knowledge));
        const found = missing.sets.map((set) => set.literals.map(oracleKey).sort());
        const expected =
          knowledge.uncontestedDerivation(query) === undefined
            ? minimalPremiseSets(oracleTheory(knowledge), query, candidates)
            : [];
        const sorted = (sets: readonly (readonly string[])[]): readonly string[] =>
          sets.map((it) => it.join(' ')).sort();
        assert.equal(sorted(found), sorted(expected));
        assert.ok(missing.complete);
        for (const set of missing.sets) {
          const check = checkDerivation(set.premises.map(premiseRecord), set.derivation);
          assert.is(check.ok && check.assumed.length, set.literals.length, 'each assumption is used');
        }
        seen.sets += found.length;
        if (found.length === 0) seen.none += 1;
        if (found.length > 1) seen.several += 1;
      }),
      { numRuns: 600, seed: SEED },
    );
    assert.ok(seen.none > 50 && seen.several > 50, JSON.stringify(seen));
  },
});

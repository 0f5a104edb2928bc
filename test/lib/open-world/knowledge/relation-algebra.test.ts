import * as assert from 'uvu/assert';

import { checkDerivation } from '../../../../lib/logic/proof-check/index.js';
import { AXIOMS, axiomsAbout } from '../../../../lib/open-world/knowledge/relation-algebra.js';
import { ORACLE_AXIOMS } from '../../../oracles/forward-chaining.js';
import { cases } from '../../../support/cases.js';
import { literal, told } from '../../../support/told-clauses.js';

function predicatesOf(kind: string): ReadonlySet<string> {
  return new Set(AXIOMS.filter((axiom) => axiom.kind === kind).map((axiom) => axiom.rule.head.predicate));
}

cases('open-world/relation-algebra', {
  'the axioms are those of the specification, written down independently [spec 04 §4.2]': () => {
    const ours = AXIOMS.map(({ id, rule }) => ({ id, body: rule.body, head: rule.head }));
    const byId = (left: { id: string }, right: { id: string }): number => (left.id < right.id ? -1 : 1);
    assert.equal([...ours].sort(byId), [...ORACLE_AXIOMS].sort(byId));
  },
  'no relation is symmetric and has a converse, and no symmetric one is an order [spec 04 §4.2]': () => {
    for (const relation of predicatesOf('symmetric')) {
      assert.not.ok(predicatesOf('inverse').has(relation), relation);
      assert.not.ok(predicatesOf('transitive').has(relation), relation);
    }
    assert.equal(predicatesOf('transitive'), predicatesOf('asymmetric'));
  },
  'the checker admits every axiom under its id [contract of proof-check]': () => {
    for (const { id, rule } of AXIOMS) {
      const knowledge = told(
        rule.body.map((it) => ({
          kind: 'fact',
          literal: literal(it.predicate, ...it.args.map((term) => term.replace('?', 'N'))),
        })),
      );
      const goal = { ...rule.head, args: rule.head.args.map((term) => term.replace('?', 'N')) };
      const derivation = knowledge.derivation(goal);
      assert.is(derivation?.steps.at(-1)?.premise, id);
      if (derivation === undefined) continue;
      const premises = knowledge
        .premisesOf(derivation)
        .map(({ id: name, origin, clause }) => ({ id: name, origin, ...clause }));
      assert.ok(checkDerivation(premises, derivation).ok, id);
    }
  },
  'a word that is no relation has no axioms [anchor: not everything does]': () => {
    assert.equal(axiomsAbout('like'), []);
    assert.equal(axiomsAbout('constructor'), []);
    assert.is(axiomsAbout('less_than').length, 4);
  },
});

/** The chosen proof against the oracle's: least cost over all trees, the same premises, whatever the order of telling. */
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { literalKey, type Clause, type Literal } from '../../lib/language/clause.js';
import type { Derivation } from '../../lib/open-world/knowledge/derivation.js';
import type { Knowledge } from '../../lib/open-world/knowledge/knowledge.js';
import { closeForward, oracleKey, preferredPremises } from '../oracles/forward-chaining.js';
import { cases } from '../support/cases.js';
import { oracleTheory } from '../support/oracle-theory.js';
import { chainedTheories } from '../support/random-theory.js';
import { fact, told } from '../support/told-clauses.js';

const SEED = 20_260_803;

/** Rule applications of the proof, counted as a tree. */
function treeCost(derivation: Derivation): number {
  const costs = new Map<string, number>();
  for (const step of derivation.steps) {
    const below = step.from.reduce((sum, id) => sum + (costs.get(id) ?? Infinity), 0);
    costs.set(step.id, step.by === 'rule' ? below + 1 : 0);
  }
  return costs.get(derivation.steps.at(-1)?.id ?? '') ?? Infinity;
}

function conclusions(knowledge: Knowledge): readonly Literal[] {
  const nobody: Literal = { negated: false, predicate: 'is nobody', args: ['Nobody'] };
  const { premises, derived } = knowledge.closedSet(nobody) ?? { premises: [], derived: [] };
  return [...premises.flatMap((it) => (it.kind === 'fact' ? [it.literal] : [])), ...derived];
}

/** The proof without step and fact numbers, which follow the order of telling. */
function shape(derivation: Derivation | undefined): readonly string[] {
  return (derivation?.steps ?? []).filter((it) => it.by === 'rule').map((it) => literalKey(it.conclusion));
}

cases('properties/open-world-smallest-proof', {
  'every proof has the least tree cost and the preferred premises, on 500 theories [spec 03 §5.6]': () => {
    let deep = 0;
    fc.assert(
      fc.property(chainedTheories, ({ facts, rules }) => {
        const knowledge = told([...facts, ...rules]);
        const theory = oracleTheory(knowledge);
        const { costs } = closeForward(theory);
        const preferred = preferredPremises(theory);
        for (const literal of conclusions(knowledge)) {
          const derivation = knowledge.derivation(literal);
          if (derivation === undefined) throw new RangeError(`no proof of ${literalKey(literal)}`);
          const cost = treeCost(derivation);
          assert.is(cost, costs.get(oracleKey(literal)), literalKey(literal));
          const used = knowledge.premisesOf(derivation).map((premise) => premise.id);
          assert.equal([...used].sort(), [...(preferred.get(oracleKey(literal)) ?? [])].sort(), literalKey(literal));
          if (cost > 2) deep += 1;
        }
      }),
      { numRuns: 500, seed: SEED },
    );
    assert.ok(deep > 200, `only ${String(deep)} deep proofs`);
  },
  'questions in between and unrelated facts change no proof [spec 03 §5.6]': () => {
    fc.assert(
      fc.property(chainedTheories, fc.infiniteStream(fc.boolean()), ({ facts, rules }, coins) => {
        const clauses: readonly Clause[] = [...facts, ...rules];
        const plain = told(clauses);
        const asked = told([]);
        for (const [index, clause] of clauses.entries()) {
          const provenance = { source: 'test', line: index + 1, text: `sentence ${String(index + 1)}` };
          asked.tell(clause, provenance);
          for (const literal of coins.next().value === true ? facts.map((it) => it.literal) : [])
            asked.derivation(literal);
        }
        const padded = told(clauses.flatMap((clause, index) => [fact('is idle', `Idler${String(index)}`), clause]));
        for (const literal of conclusions(plain)) {
          assert.equal(asked.derivation(literal), plain.derivation(literal));
          assert.equal(shape(padded.derivation(literal)), shape(plain.derivation(literal)));
        }
        assert.equal(asked.premises, plain.premises);
        assert.equal(conclusions(asked), conclusions(plain));
      }),
      { numRuns: 300, seed: SEED + 1 },
    );
  },
});

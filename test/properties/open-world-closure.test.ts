/** The open world against naive forward chaining, which shares no code with it. */
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { literalKey, complement, type Literal } from '../../lib/language/clause.js';
import { checkClosedSet, checkDerivation, preparePremises } from '../../lib/logic/proof-check/index.js';
import type { Knowledge } from '../../lib/open-world/knowledge/knowledge.js';
import { premiseRecord } from '../../lib/open-world/knowledge/premise.js';
import { closeForward, oracleKey } from '../oracles/forward-chaining.js';
import { cases } from '../support/cases.js';
import { oracleTheory } from '../support/oracle-theory.js';
import { groundLiterals, theories, type Theory } from '../support/random-theory.js';
import { told } from '../support/told-clauses.js';

const SEED = 20_260_801;

function knowledgeOf(theory: Theory): Knowledge {
  return told([...theory.facts, ...theory.rules]);
}

function check(theory: Theory, queries: readonly Literal[]): { proved: number; open: number } {
  const knowledge = knowledgeOf(theory);
  const oracle = closeForward(oracleTheory(knowledge));
  const premises = preparePremises(knowledge.premises.map(premiseRecord));
  const counts = { proved: 0, open: 0 };
  for (const query of queries) {
    const derivation = knowledge.derivation(query);
    assert.is(derivation !== undefined, oracle.holds.has(oracleKey(query)), literalKey(query));
    if (derivation !== undefined) {
      counts.proved += 1;
      assert.equal(checkDerivation(premises, derivation), { ok: true, assumed: [] });
      continue;
    }
    const closed = knowledge.closedSet(query);
    assert.is(closed === undefined, oracle.holds.has(oracleKey(complement(query))));
    if (closed === undefined) continue;
    counts.open += 1;
    const relevant = knowledge.closedSet(query, 'relevant');
    assert.is(checkClosedSet(premises, closed).ok, true, literalKey(query));
    assert.is(relevant !== undefined && checkClosedSet(relevant.premises, relevant).ok, true, literalKey(query));
  }
  return counts;
}

cases('properties/open-world-closure', {
  'forward derivation finds what naive chaining finds, each with an accepted proof, on 2,000 theories [spec 04 §6.4]':
    () => {
      let proved = 0;
      let open = 0;
      fc.assert(
        fc.property(
          theories({ facts: 8, rules: 6, relations: true }),
          fc.array(groundLiterals(true), { minLength: 3, maxLength: 6 }),
          (theory, queries) => {
            const derivable = theory.facts.map((it) => it.literal).slice(0, 1);
            const heads = theory.rules
              .map((it) => it.head)
              .filter((it) => !it.args.some((term) => term.startsWith('?')));
            const counts = check(theory, [...queries, ...derivable, ...heads]);
            proved += counts.proved;
            open += counts.open;
          },
        ),
        { numRuns: 2_000, seed: SEED },
      );
      assert.ok(proved > 1_000 && open > 1_000, `proved ${String(proved)}, open ${String(open)}`);
    },
  'what the relevant part leaves out cannot reach the goal, whatever else were told [spec 03 §5.4]': () => {
    const seen = { parts: 0, reached: 0 };
    fc.assert(
      fc.property(
        theories({ facts: 6, rules: 8, relations: true }),
        fc.array(fc.array(groundLiterals(true), { minLength: 2, maxLength: 8, size: 'max' }), {
          minLength: 3,
          maxLength: 3,
        }),
        fc.nat(8),
        (theory, supposed, pick) => {
          const knowledge = knowledgeOf(theory);
          const head = theory.rules[pick % Math.max(1, theory.rules.length)]?.head;
          if (head === undefined) return;
          const goal = { ...head, args: head.args.map((term) => (term.startsWith('?') ? 'Ann' : term)) };
          const relevant = knowledge.closedSet(goal, 'relevant');
          if (relevant === undefined) return;
          const listed = new Set(relevant.premises.map((premise) => premise.id));
          const kept = [...knowledge.facts, ...knowledge.rules].filter(({ id }) => listed.has(id));
          const part = told(kept.map(({ clause }) => clause));
          for (const literals of supposed) {
            const inWhole = knowledge.underAssumptions(literals, () => knowledge.standing(goal));
            assert.is(
              part.underAssumptions(literals, () => part.standing(goal)),
              inWhole,
              literalKey(goal),
            );
            if (inWhole === 'derived') seen.reached += 1;
          }
          if (relevant.premises.length < knowledge.premises.length) seen.parts += 1;
        },
      ),
      { numRuns: 1_000, seed: SEED + 1 },
    );
    assert.ok(seen.parts > 200 && seen.reached > 100, JSON.stringify(seen));
  },
});

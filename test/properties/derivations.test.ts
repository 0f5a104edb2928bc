/**
 * Derivations and closed sets under every small change: the checker and a naive judge must agree.
 *
 * Source: spec 04 §4.3, §13 (5, 8).
 */
import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { checkClosedSet, checkDerivation, preparePremises } from '../../lib/logic/proof-check/index.js';
import { derivationMutants } from '../lib/logic/proof-check/derivation-mutants.js';
import {
  closureOf,
  derivationOf,
  isClosed,
  naiveDerives,
  type Premise,
  said,
  type Said,
  textOf,
  withAxioms,
} from '../lib/logic/proof-check/naive-derivation.js';
import { randomPremises } from '../lib/logic/proof-check/random-premises.js';
import { cases } from '../support/cases.js';
import { SEED } from '../support/property.js';

const THEORIES = 320;

/** The naive judge is slow: it rules on every accepted mutant, and on the rejected ones of each fifth theory. */
const JUDGED = 5;

const theories = fc.sample(randomPremises, { seed: SEED, numRuns: THEORIES }).map((told) => {
  const premises = withAxioms(told);
  const found = closureOf(premises);
  const facts = new Set(told.flatMap((premise) => (premise.kind === 'fact' ? [textOf(premise.literal)] : [])));
  return { told, premises, found, derived: [...found.keys()].filter((literal) => !facts.has(literal)) };
});

function complementOf(literal: string): string {
  return literal.startsWith('-') ? literal.slice(1) : `-${literal}`;
}

function assumedAmong(premises: readonly Premise[], used: ReadonlySet<string>): readonly string[] {
  return premises.flatMap(({ id, origin }) => (origin === 'assumed' && used.has(id) ? [id] : [])).sort();
}

/** Every literal over the words of the theory: the goals that could be asked. */
function goalsOf(found: ReadonlyMap<string, unknown>): readonly string[] {
  const literals = [...found.keys()].map(said);
  const constants = [...new Set(literals.flatMap(({ args }) => args))];
  const goals = literals.flatMap((literal) =>
    constants.flatMap((constant) => [textOf({ ...literal, args: literal.args.with(0, constant) })]),
  );
  return [...new Set(goals.flatMap((goal) => [goal, complementOf(goal)]))];
}

function literalsOf(premise: Premise): readonly Said[] {
  return premise.kind === 'fact' ? [premise.literal] : [...premise.body, premise.head];
}

/** What a literal must share with one of the premises to be derivable at all. */
function signatureOf({ negated, predicate, args }: Said): string {
  return `${negated ? '-' : '+'}${predicate}/${String(args.length)}`;
}

cases('derivations', {
  'every derivable literal has an accepted derivation, which names what was assumed [spec 04 §4.3]': () => {
    let accepted = 0;
    for (const { premises, found } of theories) {
      const prepared = preparePremises(premises);
      for (const goal of found.keys()) {
        const derivation = derivationOf(goal, found);
        const assumed = assumedAmong(premises, new Set(derivation.steps.map(({ premise }) => premise)));
        assert.equal(checkDerivation(prepared, derivation), { ok: true, assumed });
        accepted += 1;
      }
    }
    assert.ok(accepted >= 1_000, String(accepted));
  },

  'every changed derivation is rejected but those valid again [spec 04 §13 (5)]': () => {
    let changed = 0;
    let valid = 0;
    let derivations = 0;
    for (const [index, { premises, found, derived }] of theories.entries()) {
      const prepared = preparePremises(premises);
      for (const goal of derived.slice(-10)) {
        derivations += 1;
        for (const { change, derivation } of derivationMutants(premises, derivationOf(goal, found))) {
          const { ok } = checkDerivation(prepared, derivation);
          if ((ok || index % JUDGED === 0) && ok !== naiveDerives(premises, derivation))
            assert.unreachable(`${change}: ${JSON.stringify({ premises, derivation, ok })}`);
          changed += 1;
          if (ok) valid += 1;
        }
      }
    }
    console.log(
      `derivations, seed ${String(SEED)}: ${String(derivations)} derivations, ${String(changed)} changed, ${String(valid)} valid again, ${String(changed - valid)} rejected`,
    );
    assert.ok(derivations >= 1_000, String(derivations));
    assert.ok(valid < changed / 20);
  },

  'a closed set is accepted for exactly the goals it leaves out, listed axioms or not [spec 04 §4.3]': () => {
    let open = 0;
    for (const { told, premises, found, derived } of theories) {
      const listed = preparePremises(premises);
      const unlisted = preparePremises(told);
      for (const goal of goalsOf(found)) {
        const isOpen = !found.has(goal) && !found.has(complementOf(goal));
        const closed = { goal: said(goal), derived: derived.map(said) };
        const assumed = assumedAmong(told, new Set(told.map(({ id }) => id)));
        if (isOpen) open += 1;
        for (const prepared of [listed, unlisted]) {
          const result = checkClosedSet(prepared, closed);
          if (isOpen) assert.equal(result, { ok: true, assumed });
          else assert.not(result.ok);
        }
      }
    }
    assert.ok(open >= 1_000, String(open));
  },

  'a set with a literal less or more is accepted exactly when it is closed [spec 04 §13 (5)]': () => {
    const tally = { less: 0, more: 0, accepted: 0 };
    for (const { told, premises, found, derived } of theories) {
      const prepared = preparePremises(told);
      const signatures = new Set(premises.flatMap(literalsOf).map(signatureOf));
      const goals = goalsOf(found).filter((goal) => !found.has(goal) && !found.has(complementOf(goal)));
      const [goal, ...others] = goals;
      if (goal === undefined) continue;
      for (const literal of derived) {
        const rest = derived.filter((other) => other !== literal);
        assert.not(checkClosedSet(prepared, { goal: said(goal), derived: rest.map(said) }).ok, literal);
        tally.less += 1;
      }
      for (const literal of others.slice(0, 12)) {
        if (literal === complementOf(goal)) continue;
        const { ok } = checkClosedSet(prepared, { goal: said(goal), derived: [...derived, literal].map(said) });
        const isKnown = signatures.has(signatureOf(said(literal)));
        const closedAgain = isClosed(premises, new Set([...found.keys(), literal]));
        if (ok) assert.ok(closedAgain, literal);
        else if (isKnown) assert.not(closedAgain, JSON.stringify({ told, literal }));
        tally.more += 1;
        if (ok) tally.accepted += 1;
      }
    }
    console.log(
      `closed sets, seed ${String(SEED)}: ${String(tally.less)} with a literal less, all rejected; ${String(tally.more)} with one more, ${String(tally.accepted)} still closed`,
    );
    assert.ok(tally.less >= 1_000 && tally.accepted > 0 && tally.accepted < tally.more, JSON.stringify(tally));
  },
});

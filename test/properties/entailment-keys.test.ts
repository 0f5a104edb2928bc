/** Canonical keys against truth tables: equal keys exactly for equal functions. */
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { createBudget } from '../../lib/base/budget.js';
import { canonicalProposition, keyPayload } from '../../lib/logic/entailment/keys.js';
import { readProblem } from '../../lib/logic/entailment/problem.js';
import { Robdd } from '../../lib/logic/entailment/robdd.js';
import { formulas } from '../lib/logic/entailment/random-formulas.js';
import { atomsOf, tableOf } from '../oracles/truth-table.js';
import { cases } from '../support/cases.js';
import { holds } from '../support/property.js';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 3_000);
const ATOMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function keyOf(text: string): string {
  const proposition = canonicalProposition(text);
  if ('kind' in proposition) throw new RangeError(proposition.refusal.code);
  return proposition.key;
}

/** Laws that keep the function: each takes formulas and gives two spellings of one function. */
const LAWS: readonly ((f: string, g: string, h: string) => readonly [string, string])[] = [
  (f, g) => [`~(${f} & ${g})`, `~${f} | ~${g}`],
  (f, g) => [`~(${f} | ${g})`, `~${f} & ~${g}`],
  (f, g, h) => [`${f} & (${g} | ${h})`, `(${f} & ${g}) | (${f} & ${h})`],
  (f, g, h) => [`${f} | (${g} & ${h})`, `(${f} | ${g}) & (${f} | ${h})`],
  (f) => [f, `~~${f}`],
  (f, g) => [f, `${f} & (${f} | ${g})`],
  (f, g) => [f, `${f} | (${f} & ${g})`],
  (f, g) => [`${f} -> ${g}`, `~${g} -> ~${f}`],
  (f, g) => [`${f} <-> ${g}`, `(${f} -> ${g}) & (${g} -> ${f})`],
  (f, g, h) => [`(${f} & ${g}) -> ${h}`, `${f} -> (${g} -> ${h})`],
  (f, g, h) => [`(${f} <-> ${g}) <-> ${h}`, `${f} <-> (${g} <-> ${h})`],
  (f, g) => [f, `(${f} & ${g}) | (${f} & ~${g})`],
];

const closed = formulas(ATOMS).map((text) => `(${text})`);

/** The conjunction of literals that is true in one row alone. */
function minterm(row: number): string {
  return ATOMS.map((atom, index) => (((row >> index) & 1) === 1 ? atom : `~${atom}`)).join(' & ');
}

cases('properties/entailment-keys', {
  'rewriting by a law keeps the key [spec 04 §13.1]': () => {
    holds(
      fc.property(closed, closed, closed, fc.constantFrom(...LAWS), (f, g, h, law) => {
        const [left, right] = law(f, g, h);
        assert.is(keyOf(left), keyOf(right));
      }),
      RUNS,
    );
  },
  'one flipped row changes the key, flipping it back restores it [spec 04 §13.1]': () => {
    holds(
      fc.property(closed, fc.nat(255), (f, row) => {
        const flipped = `~(${f} <-> (${minterm(row)}))`;
        assert.is.not(keyOf(flipped), keyOf(f));
        assert.is(keyOf(`~(${flipped} <-> (${minterm(row)}))`), keyOf(f));
      }),
      RUNS,
    );
  },
  'keys of unrelated formulas are equal exactly when their tables are [spec 04 §13.1]': () => {
    let equal = 0;
    // Few atoms and shallow formulas, so that equal functions do occur.
    const small = formulas(['a', 'b'], 2);
    holds(
      fc.property(small, small, (f, g) => {
        const atoms = atomsOf(['a & b', f, g]);
        const same = tableOf(f, atoms) === tableOf(g, atoms);
        if (same) equal += 1;
        assert.is(keyOf(f) === keyOf(g), same);
      }),
      RUNS,
    );
    assert.ok(equal > RUNS / 50 && equal < RUNS, String(equal));
  },
  'support is exactly the atoms that matter [spec 04 §2.6]': () => {
    holds(
      fc.property(closed, (f) => {
        const proposition = canonicalProposition(f);
        if ('kind' in proposition) throw new RangeError(proposition.refusal.code);
        const matters = ATOMS.filter((atom) => {
          const set = (value: string): string => f.replaceAll(new RegExp(`\\b${atom}\\b`, 'g'), value);
          return tableOf(set('true'), ATOMS) !== tableOf(set('false'), ATOMS);
        });
        assert.equal(proposition.support, matters);
      }),
      Math.ceil(RUNS / 6),
    );
  },
  'renaming atoms in order keeps the shape of the diagram [spec 04 §13.3]': () => {
    const payload = (text: string): string => {
      const problem = readProblem([], text, createBudget());
      if (problem.kind === 'refusal') throw new RangeError(problem.refusal.code);
      const diagram = new Robdd(createBudget());
      return keyPayload(diagram, diagram.build(problem.query), problem.atoms);
    };
    const renamed = (text: string): string => text.replaceAll(/\b[a-h]\b/g, (atom) => `m${atom}_1`);
    holds(
      fc.property(closed, (f) => {
        assert.is(payload(renamed(f)).replaceAll(/m([a-h])_1/g, '$1'), payload(f));
      }),
      Math.ceil(RUNS / 6),
    );
  },
});

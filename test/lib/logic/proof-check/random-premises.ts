/** Random facts and rules over a small vocabulary, strong negation and declared relations included. */
import fc from 'fast-check';

import type { Premise, Said } from './naive-derivation.js';

const CONSTANTS = ['Anna', 'Ben', 'the cat', '__proto__'] as const;
const VARIABLES = ['?x', '?y'] as const;
const UNARY = ['is kind', 'is round', 'constructor', 'sleep'] as const;
const BINARY = ['like', 'sleep', 'less_than', 'sibling_of'] as const;

function literalOver(terms: readonly string[]): fc.Arbitrary<Said> {
  const term = fc.constantFrom(...terms);
  const negated = fc.integer({ min: 0, max: 4 }).map((roll) => roll === 0);
  return fc.oneof(
    fc.record({ negated, predicate: fc.constantFrom(...UNARY), args: fc.tuple(term) }),
    fc.record({ negated, predicate: fc.constantFrom(...BINARY), args: fc.tuple(term, term) }),
  );
}

const told: fc.Arbitrary<Omit<Extract<Premise, { kind: 'fact' }>, 'id'>> = fc.record({
  origin: fc.constantFrom('told', 'told', 'told', 'assumed'),
  kind: fc.constant('fact'),
  literal: literalOver(CONSTANTS),
});

/** A head variable that no condition names is replaced by a constant: rules are safe. */
const rule: fc.Arbitrary<Omit<Extract<Premise, { kind: 'rule' }>, 'id'>> = fc
  .tuple(
    fc.array(literalOver([...VARIABLES, ...VARIABLES, 'Anna']), { minLength: 1, maxLength: 3 }),
    literalOver([...VARIABLES, 'Ben']),
  )
  .map(([body, head]) => {
    const bound = new Set(body.flatMap(({ args }) => args));
    const args = head.args.map((term) => (term.startsWith('?') && !bound.has(term) ? 'Ben' : term));
    return { origin: 'told', kind: 'rule', body, head: { ...head, args } };
  });

export const randomPremises: fc.Arbitrary<readonly Premise[]> = fc
  .tuple(
    fc.array(told, { minLength: 3, maxLength: 10, size: 'max' }),
    fc.array(rule, { minLength: 2, maxLength: 6, size: 'max' }),
  )
  .map(([facts, rules]) => [
    ...facts.map((fact, index): Premise => ({ ...fact, id: `f${String(index + 1)}` })),
    ...rules.map((rule, index): Premise => ({ ...rule, id: `r${String(index + 1)}` })),
  ]);

/** Random propositional problems, small enough for a truth table, with all four outcomes common among them. */
import fc from 'fast-check';

import { leaf, type NaiveProblem, type Tree } from './naive-entailment.js';

/** Names that would break a reader which mistakes case, keywords or inherited property names. */
const ATOMS = ['a', 'B', 'b', '_x1', 'constructor'] as const;

const tree: fc.Memo<Tree> = fc.memo((depth): fc.Arbitrary<Tree> => {
  const symbol = fc
    .oneof({ weight: 12, arbitrary: fc.constantFrom(...ATOMS) }, fc.constantFrom('true', 'false'))
    .map(leaf);
  if (depth <= 1) return symbol;
  const inner = tree(depth - 1);
  const negation = inner.map((of): Tree => ({ kind: 'not', of }));
  const binary = fc
    .tuple(fc.constantFrom('&', '|', '->', '<->'), inner, inner)
    .map(([operator, left, right]): Tree => ({ kind: 'binary', operator, left, right }));
  return fc.oneof({ weight: 2, arbitrary: symbol }, negation, { weight: 3, arbitrary: binary });
});

const shallow: fc.Arbitrary<NaiveProblem> = fc.record({
  premises: fc.array(tree(3), { maxLength: 5 }),
  query: tree(3),
});

const CLAUSAL_ATOMS = [...ATOMS, '__proto__'] as const;

/** Three literals of three different atoms: problems whose refutations need several steps. */
const clause: fc.Arbitrary<Tree> = fc
  .tuple(
    fc.shuffledSubarray([...CLAUSAL_ATOMS], { minLength: 3, maxLength: 3 }),
    fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  )
  .map(([atoms, signs]) =>
    atoms
      .map((atom, index): Tree => (signs[index] === true ? leaf(atom) : { kind: 'not', of: leaf(atom) }))
      .reduce((left, right): Tree => ({ kind: 'binary', operator: '|', left, right })),
  );

const clausal: fc.Arbitrary<NaiveProblem> = fc.record({
  premises: fc.array(clause, { minLength: 14, maxLength: 32, size: 'max' }),
  query: clause,
});

export const randomProblem: fc.Arbitrary<NaiveProblem> = fc.oneof({ weight: 7, arbitrary: shallow }, clausal);

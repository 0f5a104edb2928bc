/** Random formulas and problems for the entailment tests, in every accepted spelling. */
import * as fc from 'fast-check';

export interface TextProblem {
  readonly premises: readonly string[];
  readonly query: string;
}

const NOT = ['~', '!', '¬', 'not ', 'NOT '];
const BINARY = ['&', '&&', '∧', ' and ', '|', '||', '∨', ' Or ', '->', '→', '⊃', ' implies ', '<->', '↔', '≡', ' iff '];

/** Fully parenthesised formulas of bounded depth over the atoms given. */
export function formulas(atoms: readonly string[], depth = 3): fc.Arbitrary<string> {
  const leaf = fc.oneof(
    { arbitrary: fc.constantFrom(...atoms), weight: 12 },
    { arbitrary: fc.constantFrom('true', 'FALSE'), weight: 1 },
  );
  if (depth === 0) return leaf;
  const smaller = formulas(atoms, depth - 1);
  return fc.oneof(
    { arbitrary: leaf, weight: 2 },
    { arbitrary: fc.tuple(fc.constantFrom(...NOT), smaller).map(([not, f]) => `${not}${f}`), weight: 2 },
    {
      arbitrary: fc.tuple(smaller, fc.constantFrom(...BINARY), smaller).map(([l, op, r]) => `(${l}${op}${r})`),
      weight: 5,
    },
  );
}

/** Operands joined without parentheses, so that precedence and associativity decide. */
function chains(atoms: readonly string[]): fc.Arbitrary<string> {
  const operand = formulas(atoms, 1);
  return fc
    .tuple(operand, fc.array(fc.tuple(fc.constantFrom(...BINARY), operand), { minLength: 1, maxLength: 6 }))
    .map(([first, rest]) => first + rest.map(([op, f]) => `${op}${f}`).join(''));
}

/** Formulas of either shape. */
export function texts(atoms: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(formulas(atoms), chains(atoms));
}

const MAIN_ATOMS = ['p', 'q', 'r', 's', 'P', '__proto__', 'a1', 'a10'];
/** Atoms that only planted contradictions use: a component the query never touches. */
const UNRELATED = ['x', 'y', 'constructor'];

const PLANTED: readonly (readonly string[])[] = [
  ['x & ~x'],
  ['x', 'y', 'x -> ~y'],
  ['x | y', 'x | ~y', '~x | y', '~x | ~y'],
  ['x <-> constructor', '~x <-> constructor'],
];

/** Three kinds in equal parts: loose premises, clause-shaped premises, and either with a planted contradiction. */
export function problems(): fc.Arbitrary<TextProblem> {
  const literal = fc.tuple(fc.constantFrom('', '~'), fc.constantFrom(...MAIN_ATOMS)).map(([sign, atom]) => sign + atom);
  const clause = fc.array(literal, { minLength: 1, maxLength: 3 }).map((literals) => literals.join(' | '));
  const loose = fc.record({ premises: fc.array(texts(MAIN_ATOMS), { maxLength: 4 }), query: texts(MAIN_ATOMS) });
  const clausal = fc.record({ premises: fc.array(clause, { maxLength: 14 }), query: fc.oneof(literal, clause) });
  const harmless = fc.array(formulas(UNRELATED, 1), { maxLength: 1 });
  return fc.oneof(
    loose,
    clausal,
    fc
      .tuple(fc.oneof(loose, clausal), fc.oneof(harmless, fc.constantFrom(...PLANTED)), fc.nat())
      .map(([{ premises, query }, planted, at]) => {
        const place = at % (premises.length + 1);
        return { premises: [...premises.slice(0, place), ...planted, ...premises.slice(place)], query };
      }),
  );
}

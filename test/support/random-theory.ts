/**
 * Random theories for properties: small vocabularies, so that rules meet, with negation and zero to two variables.
 */
import * as fc from 'fast-check';

import type { Fact, Literal, Rule } from '../../lib/language/clause.js';

export interface Theory {
  readonly facts: readonly Fact[];
  readonly rules: readonly Rule[];
}

const CONSTANTS = ['Ann', 'Bob', 'the cat', 'Dan'] as const;
const UNARY = ['is kind', 'is big', 'is a cat', 'is red'] as const;
const BINARY = ['like', 'chase'] as const;
const RELATIONS = ['less_than', 'greater_than', 'sibling_of', 'parent_of', 'child_of'] as const;

/** Mostly affirmed, so that conditions meet facts often enough. */
const negations = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });

function literalsOver(terms: readonly string[], relations: boolean): fc.Arbitrary<Literal> {
  const term = fc.constantFrom(...terms);
  const unary = fc.record({ negated: negations, predicate: fc.constantFrom(...UNARY), args: fc.tuple(term) });
  const predicate = fc.constantFrom(...BINARY, ...(relations ? RELATIONS : []));
  const binary = fc.record({ negated: negations, predicate, args: fc.tuple(term, term) });
  return fc.oneof({ weight: 2, arbitrary: unary }, { weight: 1, arbitrary: binary });
}

/** A literal about the constants. */
export function groundLiterals(relations: boolean): fc.Arbitrary<Literal> {
  return literalsOver(CONSTANTS, relations);
}

function rules(relations: boolean): fc.Arbitrary<Rule> {
  return fc.constantFrom([], ['?x'], ['?x'], ['?x', '?y']).chain((variables) => {
    // Variables are drawn more often than constants, or rules with variables would hardly have any.
    const bodies = literalsOver(
      variables.length > 0 ? [...variables, ...variables, 'Ann', 'the cat'] : CONSTANTS,
      relations,
    );
    return fc.tuple(bodies, fc.array(bodies, { maxLength: 2 })).chain(([first, others]) => {
      const bound = [first, ...others].flatMap((literal) => literal.args).filter((term) => term.startsWith('?'));
      const heads = literalsOver([...bound, ...bound, 'Bob', 'the cat'], relations);
      return heads.map((head): Rule => ({ kind: 'rule', body: [first, ...others], head }));
    });
  });
}

export function theories(size: { facts: number; rules: number; relations: boolean }): fc.Arbitrary<Theory> {
  const facts = fc.array(groundLiterals(size.relations), { minLength: 1, maxLength: size.facts });
  return fc.record({
    facts: facts.map((literals) => literals.map(factOf)),
    rules: fc.array(rules(size.relations), { maxLength: size.rules }),
  });
}

/** Long chains with many equal ways: attributes of two individuals, liked or ordered, and rules that meet often. */
export const chainedTheories: fc.Arbitrary<Theory> = fc.record({
  facts: fc
    .array(chainedLiterals('Ann', 'Bob', 'Dan'), { minLength: 3, maxLength: 7 })
    .map((literals) => literals.map(factOf)),
  rules: fc.array(
    fc
      .tuple(chainedLiterals('?x'), fc.array(chainedLiterals('?x', 'Bob'), { maxLength: 1 }), chainedLiterals('?x'))
      .map(([first, others, head]): Rule => ({ kind: 'rule', body: [first, ...others], head })),
    { minLength: 4, maxLength: 12 },
  ),
});

function chainedLiterals(...terms: readonly string[]): fc.Arbitrary<Literal> {
  const negated = fc.constant(false);
  const attribute = fc.constantFrom('is a', 'is b', 'is c', 'is d', 'is e', 'is f');
  const unary = fc.record({ negated, predicate: attribute, args: fc.tuple(fc.constantFrom(...terms)) });
  const others = fc.constantFrom(...terms, ...terms, 'Ann', 'Bob', 'Dan');
  const binary = fc.record({
    negated,
    predicate: fc.constantFrom('like', 'less_than'),
    args: fc.tuple(fc.constantFrom(...terms), others),
  });
  return fc.oneof({ weight: 4, arbitrary: unary }, { weight: 1, arbitrary: binary });
}

function factOf(literal: Literal): Fact {
  return { kind: 'fact', literal };
}

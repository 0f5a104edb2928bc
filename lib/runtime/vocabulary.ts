/**
 * The words premises are about, and words of a question that nothing told supports: a misspelt word must never look like
 * an answer.
 *
 * Runtime has no idea of spelling: whoever calls it says which told word is meant (`Suggest`), and the command line wires
 * a library to it.
 *
 * Source: cases/decision-cases K3, K5.
 */
import { isVariable } from '../language/clause.js';
import type { Literal, Predicate, Term } from '../language/clause.js';
import type { MissingSet, Premise, Suggestion } from './reply.js';

/** The candidate that was probably meant, if any is near enough. */
export type Suggest = (word: string, candidates: readonly string[]) => string | undefined;

/** What can ever be known: predicates that a fact or the head of a rule uses, and individuals named anywhere. */
export interface Vocabulary {
  readonly predicates: ReadonlySet<Predicate>;
  readonly individuals: ReadonlySet<Term>;
}

export function vocabularyOf(premises: readonly Premise[]): Vocabulary {
  const claims = premises.map(({ clause }) => (clause.kind === 'fact' ? clause.literal : clause.head));
  const conditions = premises.flatMap(({ clause }) => (clause.kind === 'fact' ? [] : clause.body));
  return {
    predicates: new Set(claims.map(({ predicate }) => predicate)),
    individuals: new Set([...claims, ...conditions].flatMap(individualsOf)),
  };
}

export function individualsOf({ args }: Literal): readonly Term[] {
  return args.filter((term) => !isVariable(term));
}

/** The literals a reply speaks of without knowing: what was asked, and what would have to be told. */
export function claimsOf(asked: Literal, sets: readonly MissingSet[]): readonly Literal[] {
  return [asked, ...sets.flatMap(({ assume }) => assume.map(({ literal }) => literal))];
}

/** For each word that only `claims` use, the told word it was probably meant to be. */
export function suggestionsFor(
  claims: readonly Literal[],
  { predicates, individuals }: Vocabulary,
  suggest: Suggest,
): readonly Suggestion[] {
  return [
    ...suggested(
      claims.map(({ predicate }) => predicate),
      predicates,
      suggest,
    ),
    ...suggested(claims.flatMap(individualsOf), individuals, suggest),
  ];
}

function suggested(words: readonly string[], known: ReadonlySet<string>, suggest: Suggest): readonly Suggestion[] {
  const candidates = [...known].sort();
  return [...new Set(words)].flatMap((asked) => {
    const told = known.has(asked) ? undefined : suggest(asked, candidates);
    return told === undefined ? [] : [{ asked, told }];
  });
}

/** A predicate without its copula and article: `is a man` is the word `man`. */
export function bareWord(word: string): string {
  return word.replace(/^is (a )?/, '');
}

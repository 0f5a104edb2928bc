/**
 * The declared relations: sixteen lemmas, each with the phrases that say it in English. Everything else that compares
 * or places two things is refused as an undeclared relation.
 *
 * The algebra (which lemmas are inverse, symmetric, transitive) belongs to whoever reasons; this table is about words.
 *
 * Source: spec 04 §4.2.
 */

export type RelationLemma =
  | 'parent_of'
  | 'child_of'
  | 'sibling_of'
  | 'spouse_of'
  | 'less_than'
  | 'greater_than'
  | 'equal_to'
  | 'distinct_from'
  | 'left_of'
  | 'right_of'
  | 'inside_of'
  | 'adjacent_to'
  | 'before_event'
  | 'after_event'
  | 'during_event'
  | 'overlaps_event';

/** How a relation is said: after a form of `is`, or as a verb of its own. The first phrase is the one we write. */
export type RelationWords =
  | { readonly said: 'after_is'; readonly phrases: readonly [string, ...string[]] }
  | { readonly said: 'as_verb'; readonly base: string };

function afterIs(...phrases: readonly [string, ...string[]]): RelationWords {
  return Object.freeze({ said: 'after_is', phrases: Object.freeze(phrases) });
}

export const RELATIONS: Readonly<Record<RelationLemma, RelationWords>> = Object.freeze({
  parent_of: afterIs('the parent of', 'a parent of'),
  child_of: afterIs('the child of', 'a child of'),
  sibling_of: afterIs('the sibling of', 'a sibling of'),
  spouse_of: afterIs('the spouse of', 'a spouse of'),
  less_than: afterIs('less than'),
  greater_than: afterIs('greater than'),
  equal_to: afterIs('equal to'),
  distinct_from: afterIs('distinct from'),
  left_of: afterIs('left of', 'to the left of'),
  right_of: afterIs('right of', 'to the right of'),
  inside_of: afterIs('inside', 'inside of'),
  adjacent_to: afterIs('adjacent to'),
  before_event: afterIs('before'),
  after_event: afterIs('after'),
  during_event: afterIs('during'),
  overlaps_event: Object.freeze({ said: 'as_verb', base: 'overlap' }),
});

const byPhrase = new Map<string, RelationLemma>();
const byVerb = new Map<string, RelationLemma>();
for (const [lemma, words] of entries()) {
  if (words.said === 'as_verb') byVerb.set(words.base, lemma);
  else for (const phrase of words.phrases) byPhrase.set(phrase, lemma);
}

/** The relation a phrase after `is` says (`less than`, `the parent of`); an article is spelled `a`. */
export function relationOfPhrase(phrase: string): RelationLemma | undefined {
  return byPhrase.get(phrase);
}

/** The relation a transitive verb says, by its base form. */
export function relationOfVerb(base: string): RelationLemma | undefined {
  return byVerb.get(base);
}

export function isRelation(predicate: string): predicate is RelationLemma {
  return Object.hasOwn(RELATIONS, predicate);
}

function entries(): readonly [RelationLemma, RelationWords][] {
  return Object.entries(RELATIONS).filter((entry): entry is [RelationLemma, RelationWords] => isRelation(entry[0]));
}

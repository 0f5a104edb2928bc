/**
 * Random clauses of the controlled English: every shape the reader can give, over listed words and over words made of
 * random letters.
 *
 * Source: spec 03 §5.7; spec 04 §13, item 15.
 */
import * as fc from 'fast-check';

import type { Clause, Literal, Rule, Term } from '../../lib/language/clause.js';
import { RELATIONS } from '../../lib/language/relations.js';
import { GRAMMAR_WORDS, REFUSED_WORDS } from '../../lib/language/token-class.js';
import { isBaseForm, singularsOf, standsAlone } from '../../lib/language/words.js';

const NAMES = ['Socrates', 'Anna', 'Ben', 'A', 'Case7', 'Zoë', 'Anna Smith', 'Jean-Luc', 'Will', 'Cats', 'Kind'];
const NOUNS = ['man', 'cat', 'wumpus', 'bald eagle', 'whole number', 'person', 'sheep', 'hour', 'user', 'box', 'child'];
const DEFINITES = ['cat', 'dog', 'bald eagle', 'parent', 'old red bus', 'thing', 'mouse'];
const ADJECTIVES = ['kind', 'mortal', 'red', 'famous', 'left', 'less', 'insured', 'well-known', 'equal', 'constructor'];
const VERBS = ['like', 'see', 'chase', 'go', 'carry', 'pass', 'focus', 'have', 'lie', 'ski', 'teach', 'fix', 'use'];

function isContentWord(word: string): boolean {
  return !GRAMMAR_WORDS.has(word) && !REFUSED_WORDS.has(word);
}

/** Two to six letters that pile up the endings word forms turn on. */
const letters = fc
  .array(fc.constantFrom('a', 'b', 'e', 'i', 'o', 's', 'us', 'es', 'y', 'ch', 'x', 'z', 'v', 'f', 'n', 'ed'), {
    minLength: 2,
    maxLength: 5,
  })
  .map((parts) => parts.join(''))
  .filter(isContentWord);

const adjective = fc.oneof(
  fc.constantFrom(...ADJECTIVES),
  letters.filter((word) => singularsOf(word).length === 0 && !standsAlone(word)),
);
const noun = fc.oneof(
  fc.constantFrom(...NOUNS),
  letters.filter((word) => singularsOf(word).length === 0),
);
const verb = fc.oneof(fc.constantFrom(...VERBS), letters.filter(isBaseForm));
const name = fc.oneof(
  fc.constantFrom(...NAMES),
  letters.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
);
const individual: fc.Arbitrary<Term> = fc.oneof(
  name,
  fc.constantFrom(...DEFINITES).map((words) => `the ${words}`),
  letters.filter((word) => singularsOf(word).length === 0).map((word) => `the ${word}`),
);
const relation = fc.constantFrom(...Object.keys(RELATIONS));

/** "the bald eagle glorps" is refused: without an object, `eagle` could be meant as the verb. */
function isReadable({ negated, predicate, args }: Literal): boolean {
  const [subject = '', object] = args;
  if (negated || object !== undefined || predicate.startsWith('is ')) return true;
  return standsAlone(predicate) || !/^the \S+ /u.test(subject);
}

/** A literal whose terms come from `term`. */
function literals(term: fc.Arbitrary<Term>): fc.Arbitrary<Literal> {
  const unary = fc.oneof(
    adjective.map((word) => `is ${word}`),
    noun.map((word) => `is a ${word}`),
    verb.filter((word) => word !== 'overlap'),
  );
  const binary = fc.oneof(
    verb.filter((word) => word !== 'overlap'),
    relation,
  );
  return fc
    .oneof(
      fc.record({ negated: fc.boolean(), predicate: unary, args: fc.tuple(term) }),
      fc.record({ negated: fc.boolean(), predicate: binary, args: fc.tuple(term, term) }),
    )
    .filter(isReadable);
}

export const randomQuestions: fc.Arbitrary<Literal> = literals(individual);

const facts: fc.Arbitrary<Clause> = randomQuestions.map((literal) => ({ kind: 'fact', literal }));

const termOfRule = fc.oneof({ weight: 3, arbitrary: fc.constant('?x') }, { weight: 1, arbitrary: individual });

function mentionsVariable(literal: Literal): boolean {
  return literal.args.includes('?x');
}

const rules: fc.Arbitrary<Rule> = fc
  .record({
    kind: fc.constant('rule' as const),
    body: fc.tuple(literals(termOfRule), fc.array(literals(termOfRule), { maxLength: 3 })),
    head: literals(termOfRule),
  })
  .map(({ kind, body: [first, rest], head }): Rule => ({ kind, body: [first, ...rest], head }))
  .filter(({ body, head }) => !mentionsVariable(head) || body.some(mentionsVariable));

/** Rules with one condition, so that `every` and `no` are as frequent as `if`. */
const classRules: fc.Arbitrary<Rule> = fc.record({
  kind: fc.constant('rule' as const),
  body: noun.map((word): readonly [Literal] => [{ negated: false, predicate: `is a ${word}`, args: ['?x'] }]),
  head: literals(termOfRule),
});

export const randomClauses: fc.Arbitrary<Clause> = fc.oneof(facts, rules, classRules);

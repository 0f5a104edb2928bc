/**
 * What one statement says: its literals, from its subject and what is said of it.
 *
 * Source: spec 04 §6.2 (issue table: negation scope, coordination); spec 03 §5.7 (adjective vs noun, negation).
 */
import type { Literal, Predicate, Term } from './clause.js';
import { pluralMembership, singularNoun } from './noun-reading.js';
import { ordinaryWord } from './ordinary-word.js';
import type { NotRead } from './refusal.js';
import type { References } from './references.js';
import { relationOfPhrase, relationOfVerb } from './relations.js';
import { refuse, replacing } from './refuse.js';
import type { Attribute, Phrase, Predication, Range, Statement } from './sentence-tree.js';
import { TokenClass } from './token-class.js';
import { spanOf, wordAt, type Tokens } from './tokens.js';
import { verbBase } from './verb-reading.js';
import { baseOf, singularsOf, standsAlone } from './words.js';

interface Place {
  readonly references: References;
  readonly tokens: Tokens;
  /** Plural words after `are` name a class only when the subject is one: "Cats are animals", never "they are animals". */
  readonly ofClass: boolean;
}

export function literalsOf(statement: Statement, references: References, tokens: Tokens): readonly Literal[] {
  const subject = references.subject(statement.subject);
  return predicated(subject, statement.predication, { references, tokens, ofClass: false });
}

export function predicated(subject: Term, predication: Predication, place: Place): readonly Literal[] {
  const { tokens, references } = place;
  switch (predication.kind) {
    case 'attributes':
      return attributed(subject, predication, place);
    case 'membership':
      return [literal(membership(predication.noun, predication.number, tokens), [subject], predication.not >= 0)];
    case 'relation': {
      const object = references.object(predication.object, subject);
      return [literal(relation(predication.words, tokens), [subject, object], predication.not >= 0)];
    }
    case 'identity':
      throw identityRefused(predication.object, tokens);
    case 'verb':
      return [verbLiteral(subject, predication, place)];
  }
}

function verbLiteral(
  subject: Term,
  predication: Extract<Predication, { kind: 'verb' }>,
  { tokens, references }: Place,
): Literal {
  const base = verbBase(predication, tokens);
  const negated = predication.not >= 0;
  if (predication.object === null) return literal(base, [subject], negated);
  const object = references.object(predication.object, subject);
  return literal(relationOfVerb(base) ?? base, [subject, object], negated);
}

function attributed(
  subject: Term,
  predication: Extract<Predication, { kind: 'attributes' }>,
  { tokens, ofClass }: Place,
): readonly Literal[] {
  const { attributes, number } = predication;
  refuseDoubtfulScope(attributes, tokens);
  return attributes.map(({ word, negated }) => {
    const plural = ofClass && number === 'plural' ? pluralMembership({ from: word, to: word + 1 }, tokens) : undefined;
    return literal(plural ?? `is ${adjective(word, tokens)}`, [subject], negated);
  });
}

/** "not kind and smart" may deny one or both; "kind and not smart" and "not kind and not smart" cannot be mistaken. */
function refuseDoubtfulScope(attributes: readonly Attribute[], tokens: Tokens): void {
  const firstNegated = attributes.findIndex(({ negated }) => negated);
  if (firstNegated < 0) return;
  const after = attributes.slice(firstNegated).find(({ negated }) => !negated);
  const first = attributes[firstNegated];
  if (after === undefined || first === undefined) return;
  const [one, two] = [wordAt(tokens, first.word), wordAt(tokens, after.word)];
  throw ambiguousNegation(
    tokens,
    first.word - 1,
    after.word + 1,
    replacing(tokens, first.word - 1, after.word + 1, `${two} and not ${one}`),
  );
}

export function ambiguousNegation(tokens: Tokens, from: number, to: number, nearest: string): NotRead {
  return refuse(tokens, 'ambiguous_negation_scope', from, to, {
    message: 'it is not clear how far the negation reaches',
    nearest,
  });
}

export function literal(predicate: Predicate, args: readonly Term[], negated: boolean): Literal {
  return Object.freeze({ negated, predicate, args: Object.freeze(args) });
}

export function membership(noun: Range, number: 'singular' | 'plural', tokens: Tokens): Predicate {
  return `is a ${singularNoun(noun, number, tokens)}`;
}

/** An adjective: any content word that is not visibly a plural. */
export function adjective(position: number, tokens: Tokens): string {
  const said = ordinaryWord(position, tokens);
  const singular = singularsOf(said)[0];
  if (standsAlone(said) || (singular === undefined && baseOf(said) !== undefined))
    throw refuse(tokens, 'word_form', position, position + 1, {
      message: `"${said}" is a verb, and an adjective is needed here`,
      nearest: replacing(tokens, position, position + 1, `they ${said}`),
    });
  if (singular === undefined) return said;
  throw refuse(tokens, 'word_form', position, position + 1, {
    message: `"${said}" looks like a plural, and an adjective is needed here`,
    nearest: replacing(tokens, position, position + 1, `a ${singular}`),
  });
}

function relation(range: Range, tokens: Tokens): Predicate {
  const lemma = relationOfPhrase(relationPhrase(range, tokens));
  if (lemma !== undefined) return lemma;
  const comparison = wordAt(tokens, range.to - 1).toLowerCase() === 'than';
  throw refuse(tokens, 'unsupported_construct', range.from, range.to, {
    construct: comparison ? 'comparative' : 'undeclared_relation',
    message: `"${spanOf(tokens, range.from, range.to).text}" is not a declared relation`,
    nearest: comparison ? 'A is less than B.' : 'Anna is the parent of Ben.',
  });
}

function relationPhrase({ from, to }: Range, tokens: Tokens): string {
  const words = tokens.words.slice(from, to).map((word) => word.toLowerCase());
  if (tokens.shape[from] === TokenClass.article) words[0] = 'a';
  return words.join(' ');
}

function identityRefused(object: Phrase, tokens: Tokens): NotRead {
  const { text } = spanOf(tokens, object.from, object.to);
  return refuse(tokens, 'unsupported_construct', object.from, object.to, {
    construct: 'identity',
    message: `"is ${text}" says that two descriptions are one individual`,
    nearest: object.kind === 'name' ? `Bob is equal to ${text}.` : `Bob is ${text.replace(/^the/iu, 'a')}.`,
  });
}

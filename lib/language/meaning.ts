/**
 * What a sentence says: turns the tree of its shape and its words into clauses or a question, or refuses.
 *
 * Three decisions are made here because a shape cannot make them: which word form stands where (third person, plural),
 * what `someone`, `they` and `it` stand for, and what a negation reaches.
 *
 * Source: spec 04 §6.2 (issue table); spec 03 §5.7 (binding, negation).
 */
import type { Clause, Fact, Literal, Predicate, Rule, Term } from './clause.js';
import { pluralMembership, singularNoun } from './noun-reading.js';
import { ordinaryWord } from './ordinary-word.js';
import type { NotRead } from './refusal.js';
import { References, VARIABLE } from './references.js';
import { relationOfPhrase, relationOfVerb } from './relations.js';
import { refuse, replacing } from './refuse.js';
import type { Attribute, Description, Phrase, Predication, Range, SentenceTree, Statement } from './sentence-tree.js';
import { TokenClass } from './token-class.js';
import { spanOf, type Tokens } from './tokens.js';
import { baseOf, isBaseForm, isPastForm, singularsOf, standsAlone, thirdPersonOf } from './words.js';

export type Meaning =
  | { readonly kind: 'clauses'; readonly clauses: readonly [Clause, ...Clause[]] }
  | { readonly kind: 'question'; readonly literal: Literal };

/** @throws NotRead when the words do not fit the tree, or what they say is outside the dialect. */
export function meaningOf(tree: SentenceTree, tokens: Tokens): Meaning {
  switch (tree.kind) {
    case 'statements':
      return clauses(
        factLiterals(tree.statements, tokens).map((it): Fact => Object.freeze({ kind: 'fact', literal: it })),
      );
    case 'conditional':
      return clauses(rulesOfConditional(tree, tokens));
    case 'universal':
      return clauses(rulesOfUniversal(tree, tokens));
    case 'question':
      return { kind: 'question', literal: questioned(tree.statements, tokens) };
    case 'general_question':
      throw refuse(tokens, 'unsupported_construct', 0, tokens.words.length, {
        construct: 'general_question',
        message: 'a question asks about one individual, not about a whole class',
        nearest: 'Is Bob kind?',
      });
  }
}

function clauses(said: readonly Clause[]): Meaning {
  const [first, ...rest] = said;
  if (first === undefined) throw new RangeError('a tree of statements is never empty');
  return Object.freeze({ kind: 'clauses', clauses: Object.freeze([first, ...rest] as const) });
}

// --- Facts and questions --------------------------------------------------------------------------------------------

function factLiterals(statements: readonly Statement[], tokens: Tokens): readonly Literal[] {
  const references = new References(tokens, 'fact');
  return statements.flatMap((statement) => literalsOf(statement, references, tokens));
}

function questioned(statements: readonly Statement[], tokens: Tokens): Literal {
  const references = new References(tokens, 'question');
  const [literal, ...more] = statements.flatMap((statement) => literalsOf(statement, references, tokens));
  if (literal !== undefined && more.length === 0) return literal;
  throw refuse(tokens, 'compound_question', 0, tokens.words.length, {
    message: 'this asks several things at once; ask them one by one',
  });
}

// --- Rules ----------------------------------------------------------------------------------------------------------

type Conditional = Extract<SentenceTree, { kind: 'conditional' }>;
type Universal = Pick<Extract<SentenceTree, { kind: 'universal' }>, 'quantifier' | 'description' | 'predication'>;

function rulesOfConditional(tree: Conditional, tokens: Tokens): readonly Rule[] {
  const references = new References(tokens, 'condition');
  const body = tree.conditions.flatMap((condition) => literalsOf(condition, references, tokens));
  references.beginConclusion();
  return rules(
    body,
    tree.conclusions.flatMap((conclusion) => literalsOf(conclusion, references, tokens)),
  );
}

function rulesOfUniversal(tree: Universal, tokens: Tokens): readonly Rule[] {
  const body = descriptionLiterals(tree.description, tokens);
  const references = new References(tokens, 'universal');
  const heads = predicated(VARIABLE, tree.predication, { references, tokens, ofClass: true });
  if (tree.quantifier === 'every') return rules(body, heads);
  const [head, ...more] = heads;
  if (head === undefined || head.negated || more.length > 0)
    throw ambiguousNegation(tokens, 0, tokens.words.length, 'Every man is mortal.');
  return rules(body, [literal(head.predicate, head.args, true)]);
}

function rules(body: readonly Literal[], heads: readonly Literal[]): readonly Rule[] {
  const [first, ...rest] = body;
  if (first === undefined) throw new RangeError('a tree of a rule has conditions');
  const frozen: readonly [Literal, ...Literal[]] = Object.freeze([first, ...rest] as const);
  return heads.map((head) => Object.freeze({ kind: 'rule', body: frozen, head }));
}

function descriptionLiterals(description: Description, tokens: Tokens): readonly Literal[] {
  if (description.kind === 'adjectives')
    return description.words.map((word) => literal(`is ${adjective(word, tokens)}`, [VARIABLE], false));
  const { noun, number } = description;
  const predicate = membership(noun, number, tokens);
  if (predicate !== 'is a thing') return [literal(predicate, [VARIABLE], false)];
  throw refuse(tokens, 'unsupported_construct', noun.from, noun.to, {
    construct: 'universal_pronoun',
    message: `"${spanOf(tokens, noun.from, noun.to).text}" alone is everything; say which things`,
    nearest: 'All red things are round.',
  });
}

type VerbPredication = Extract<Predication, { kind: 'verb' }>;

// --- Statements -----------------------------------------------------------------------------------------------------

interface Place {
  readonly references: References;
  readonly tokens: Tokens;
  /** Plural words after `are` name a class only when the subject is one: "Cats are animals", never "they are animals". */
  readonly ofClass: boolean;
}

function literalsOf(statement: Statement, references: References, tokens: Tokens): readonly Literal[] {
  const subject = references.subject(statement.subject);
  return predicated(subject, statement.predication, { references, tokens, ofClass: false });
}

function predicated(subject: Term, predication: Predication, place: Place): readonly Literal[] {
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

function verbLiteral(subject: Term, predication: VerbPredication, place: Place): Literal {
  const base = verbBase(predication, place.tokens);
  const negated = predication.not >= 0;
  if (predication.object === null) {
    if (relationOfVerb(base) !== undefined) throw objectMissing(predication.verb, place.tokens);
    if (!negated && !standsAlone(base)) refuseDoubtfulVerb(base, predication, place.tokens);
    return literal(base, [subject], negated);
  }
  const object = place.references.object(predication.object, subject);
  return literal(relationOfVerb(base) ?? base, [subject, object], negated);
}

function objectMissing(verb: number, tokens: Tokens): NotRead {
  return refuse(tokens, 'unreadable', verb, verb + 1, {
    message: `"${wordAt(tokens, verb)}" relates two individuals: which is the other?`,
    nearest: 'A overlaps B.',
  });
}

/**
 * Refuses an unknown verb with no object where another word may be meant as the verb, or none: "the dog like cats", "does
 * the dog like fish", "if someone is kind then they nice". Without an object only its place makes a word a verb.
 */
function refuseDoubtfulVerb(base: string, { form, verb }: VerbPredication, tokens: Tokens): void {
  const word = wordAt(tokens, verb);
  if (form === 'plural')
    throw refuse(tokens, 'word_form', verb, verb + 1, {
      message: `"${base}" may be a verb, or an adjective whose "are" is missing; "it ${thirdPersonOf(base)}" would settle it`,
      nearest: replacing(tokens, verb, verb + 1, `are ${base}`),
    });
  const before = wordAt(tokens, verb - 1);
  if (tokens.shape.slice(verb - 2, verb) !== TokenClass.lowerCase.repeat(2)) return;
  throw refuse(tokens, 'ambiguous_reading', verb - 1, verb + 1, {
    message: `"${before} ${word}" may be a verb and what it reaches, or the end of a noun and its verb`,
    nearest: replacing(tokens, verb - 1, verb + 1, `${form === 'third' ? thirdPersonOf(before) : before} the ${word}`),
    readings: [`verb "${before}"`, `verb "${word}"`],
  });
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

function ambiguousNegation(tokens: Tokens, from: number, to: number, nearest: string): NotRead {
  return refuse(tokens, 'ambiguous_negation_scope', from, to, {
    message: 'it is not clear how far the negation reaches',
    nearest,
  });
}

// --- Words ----------------------------------------------------------------------------------------------------------

function literal(predicate: Predicate, args: readonly Term[], negated: boolean): Literal {
  return Object.freeze({ negated, predicate, args: Object.freeze(args) });
}

function membership(noun: Range, number: 'singular' | 'plural', tokens: Tokens): Predicate {
  return `is a ${singularNoun(noun, number, tokens)}`;
}

/** An adjective: any content word that is not visibly a plural. */
function adjective(position: number, tokens: Tokens): string {
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

function verbBase({ verb, form, object }: VerbPredication, tokens: Tokens): string {
  const word = wordAt(tokens, verb);
  const base = form === 'third' ? baseOf(word) : word;
  if (base !== undefined && (form === 'third' || isBaseForm(word))) return base;
  if (isPastForm(word))
    throw refuse(tokens, 'unsupported_construct', verb, verb + 1, {
      construct: 'tense',
      message: `"${word}" looks like a past form; facts and rules are in the present`,
      nearest: 'Bob sees Anna.',
    });
  if (
    object !== null &&
    form === 'third' &&
    verb === 1 &&
    isBaseForm(word) &&
    singularsOf(ordinaryWord(0, tokens)).length > 0
  )
    throw refuse(tokens, 'word_form', 0, 2, {
      message: `"${wordAt(tokens, 0)}" may be a name or a plural`,
      nearest: replacing(tokens, 0, 1, `All ${ordinaryWord(0, tokens)}`),
    });
  const expected = form === 'third' ? thirdPersonOf(word) : baseOf(word);
  throw refuse(tokens, 'word_form', verb, verb + 1, {
    message: `"${word}" is not a verb in the ${form === 'third' ? 'third person singular' : 'base form'}`,
    nearest: replacing(tokens, verb, verb + 1, object === null ? `is ${word}` : (expected ?? word)),
  });
}

function identityRefused(object: Phrase, tokens: Tokens): NotRead {
  const { text } = spanOf(tokens, object.from, object.to);
  return refuse(tokens, 'unsupported_construct', object.from, object.to, {
    construct: 'identity',
    message: `"is ${text}" says that two descriptions are one individual`,
    nearest: object.kind === 'name' ? `Bob is equal to ${text}.` : `Bob is ${text.replace(/^the/iu, 'a')}.`,
  });
}

function wordAt(tokens: Tokens, position: number): string {
  return tokens.words[position] ?? '';
}

/**
 * Writes literals, rules, clauses and questions in controlled English.
 *
 * Law: `readSentence(renderClause(clause))` gives exactly the clause, for every clause the reader can give.
 *
 * Source: spec 03 §5.5, §5.7 (round trip).
 */
import { isVariable, type Clause, type Literal, type Predicate, type Rule, type Term } from './clause.js';
import { isRelation, RELATIONS } from './relations.js';
import { articleFor, standsAlone, thirdPersonOf } from './words.js';

/** A literal as a statement without full stop: `the cat is not green`. */
export function renderLiteral(literal: Literal): string {
  return statement(literal, new Mentions([literal]));
}

/** A rule without full stop: `every man is mortal`, `if someone is kind then they are nice`. */
export function renderRule(rule: Rule): string {
  return universal(rule) ?? conditional(rule);
}

/** A clause as a sentence: `Every man is mortal.` */
export function renderClause(clause: Clause): string {
  return sentence(clause.kind === 'fact' ? renderLiteral(clause.literal) : renderRule(clause), '.');
}

/** A literal as a question: `Is Case7 insured?`, `Does the cat not like the dog?` */
export function renderQuestion(literal: Literal): string {
  const mentions = new Mentions([literal]);
  const subject = mentions.subject(literal.args[0] ?? '');
  const not = literal.negated ? 'not ' : '';
  const object = objectOf(literal, mentions);
  const copular = afterIs(literal.predicate);
  if (copular !== undefined) return `Is ${subject.text} ${not}${copular}${object}?`;
  return `Does ${subject.text} ${not}${verbOf(literal.predicate)}${object}?`;
}

// --- Rules ----------------------------------------------------------------------------------------------------------

/** `every man is mortal`, `no man is a rock`: one membership condition, and the head is about the same individual. */
function universal({ body, head }: Rule): string | undefined {
  const [condition] = body;
  const [variable, object] = head.args;
  if (body.length !== 1 || condition.negated || !condition.predicate.startsWith('is a ')) return undefined;
  if (variable === undefined || !isVariable(variable) || condition.args[0] !== variable) return undefined;
  if (object !== undefined && isVariable(object)) return undefined;
  const noun = condition.predicate.slice('is a '.length);
  // "every bald eagle glorps" would be refused: without an object, "eagle" could be meant as the verb.
  if (noun.includes(' ') && needsThirdPerson({ ...head, negated: false })) return undefined;
  const said = predication({ ...head, negated: false }, 'third', object ?? '');
  return `${head.negated ? 'no' : 'every'} ${noun} ${said}`;
}

function conditional({ body, head }: Rule): string {
  const mentions = new Mentions([...body, head]);
  const conditions = coordinated(body, mentions);
  return `if ${conditions} then ${statement(head, mentions)}`;
}

/** Joins statements by `and`, and neighbouring properties of one individual under one `is`: `Bob is kind and not shy`. */
function coordinated(literals: readonly Literal[], mentions: Mentions): string {
  let text = '';
  let previous: Literal | undefined;
  for (const literal of literals) {
    const joined = previous !== undefined && sharesIs(previous, literal);
    const said = joined
      ? `${literal.negated ? 'not ' : ''}${literal.predicate.slice('is '.length)}`
      : statement(literal, mentions);
    text += previous === undefined ? said : ` and ${said}`;
    previous = literal;
  }
  return text;
}

/** After a negated property only negated ones may follow: "not kind and smart" would be ambiguous. */
function sharesIs(previous: Literal, next: Literal): boolean {
  if (!isAttribute(previous.predicate) || !isAttribute(next.predicate)) return false;
  return previous.args[0] === next.args[0] && (!previous.negated || next.negated);
}

// --- Statements -----------------------------------------------------------------------------------------------------

type Form = 'third' | 'plural';

/** A verb with no object whose base form would be refused as a possible adjective: "they glorp". */
function needsThirdPerson({ negated, predicate, args }: Literal): boolean {
  return !negated && args.length === 1 && afterIs(predicate) === undefined && !standsAlone(verbOf(predicate));
}

function statement(literal: Literal, mentions: Mentions): string {
  const subject = mentions.subject(literal.args[0] ?? '');
  const object = literal.args[1] === undefined ? '' : mentions.object(literal.args[1], literal.args[0] ?? '');
  return `${subject.text} ${predication(literal, subject.form, object)}`;
}

/** Everything after the subject. */
function predication({ negated, predicate }: Literal, form: Form, object: string): string {
  const reached = object === '' ? '' : ` ${object}`;
  const copular = afterIs(predicate);
  if (copular !== undefined) return `${form === 'third' ? 'is' : 'are'} ${negated ? 'not ' : ''}${copular}${reached}`;
  const base = verbOf(predicate);
  if (negated) return `${form === 'third' ? 'does' : 'do'} not ${base}${reached}`;
  return `${form === 'third' ? thirdPersonOf(base) : base}${reached}`;
}

function objectOf(literal: Literal, mentions: Mentions): string {
  const [subject = '', object] = literal.args;
  return object === undefined ? '' : ` ${mentions.object(object, subject)}`;
}

/** What follows `is` for this predicate: `kind`, `a man`, `the parent of`; undefined for a verb. */
function afterIs(predicate: Predicate): string | undefined {
  if (predicate.startsWith('is a ')) return withArticle(predicate.slice('is a '.length));
  if (predicate.startsWith('is ')) return predicate.slice('is '.length);
  if (!isRelation(predicate)) return undefined;
  const words = RELATIONS[predicate];
  return words.said === 'after_is' ? words.phrases[0] : undefined;
}

function isAttribute(predicate: Predicate): boolean {
  return predicate.startsWith('is ') && !predicate.startsWith('is a ');
}

function verbOf(predicate: Predicate): string {
  if (!isRelation(predicate)) return predicate;
  const words = RELATIONS[predicate];
  return words.said === 'as_verb' ? words.base : predicate;
}

function withArticle(noun: string): string {
  return `${articleFor(noun)} ${noun}`;
}

// --- Terms ----------------------------------------------------------------------------------------------------------

const SOMEONE = { first: 'someone', again: 'they', object: 'them', reflexive: 'themselves', form: 'plural' } as const;
const SOMETHING = { first: 'something', again: 'it', object: 'it', reflexive: 'itself', form: 'third' } as const;

/**
 * How terms are mentioned as a sentence goes on: the variable is `someone`, then `they`, or `something`, then `it`.
 * Axioms have several variables; those are written as letters (`A`, `B`), which no told rule has, so that every step of
 * a proof can be printed.
 */
class Mentions {
  readonly #words: typeof SOMEONE | typeof SOMETHING;
  readonly #letters = new Map<Term, string>();
  #mentioned = false;

  constructor(literals: readonly Literal[]) {
    this.#words = literals.some((it) => isVariable(it.args[0] ?? '') && needsThirdPerson(it)) ? SOMETHING : SOMEONE;
    const variables = [...new Set(literals.flatMap(({ args }) => args))].filter(isVariable);
    if (variables.length < 2) return;
    for (const [index, variable] of variables.entries())
      this.#letters.set(variable, String.fromCharCode(65 + (index % 26)));
  }

  subject(term: Term): { readonly text: string; readonly form: Form } {
    if (!isVariable(term)) return { text: term, form: 'third' };
    const letter = this.#letters.get(term);
    if (letter !== undefined) return { text: letter, form: 'third' };
    if (this.#mentioned) return { text: this.#words.again, form: this.#words.form };
    this.#mentioned = true;
    return { text: this.#words.first, form: 'third' };
  }

  object(term: Term, subject: Term): string {
    if (!isVariable(term)) return term;
    const letter = this.#letters.get(term);
    if (letter !== undefined) return letter;
    if (term === subject) return this.#words.reflexive;
    if (this.#mentioned) return this.#words.object;
    this.#mentioned = true;
    return this.#words.first;
  }
}

function sentence(text: string, stop: '.' | '?'): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return first.toUpperCase() + text.slice(first.length) + stop;
}

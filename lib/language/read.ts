/**
 * Reads controlled English: one sentence, a text of sentences, or a query.
 *
 * A sentence is cut into tokens, its shape (one class per token) is parsed, and words and tree together are given their
 * meaning. Shapes are few, so trees are kept by shape; readings are kept by sentence. Both caches are bounded and hold
 * frozen data, so a reading depends on its sentence alone.
 *
 * Source: spec 03 §5.7 ("same sentence, same reading"); spec 04 §6.2.
 */
import type { Clause, Literal } from './clause.js';
import { parse, SyntaxError as ShapeError } from './grammar/generated-parser.js';
import { meaningOf, type Meaning } from './meaning.js';
import { RecentMap } from './recent-map.js';
import { NotRead, readingRefusal, type ReadingRefusal, type ReadingRefusalCode } from './refusal.js';
import { nearestForm, refusedSentence } from './refused-sentence.js';
import type { SentenceTree } from './sentence-tree.js';
import { sentencesOf } from './sentences.js';
import { tokensOf, type Tokens } from './tokens.js';

export type { ReadingRefusal } from './refusal.js';

export type SentenceReading =
  | { readonly kind: 'clauses'; readonly clauses: readonly [Clause, ...Clause[]] }
  | { readonly kind: 'question'; readonly literal: Literal }
  | { readonly kind: 'refusal'; readonly refusal: ReadingRefusal };

export interface SentenceInText {
  readonly text: string;
  /** Both count from 1; a column counts UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  readonly reading: SentenceReading;
}

export type QueryReading =
  | { readonly kind: 'query'; readonly literal: Literal }
  | { readonly kind: 'refusal'; readonly refusal: ReadingRefusal };

/** Longer sentences are refused: nobody checks such a sentence by eye. UTF-16 code units. */
export const MAX_SENTENCE_LENGTH = 2_000;

/** Sentences and shapes kept; past twice this many, the older half is forgotten. */
const KEPT = 8_192;
const readings = new RecentMap<SentenceReading>(KEPT);
/** A tree, or the token at which the grammar gave up. */
const trees = new RecentMap<SentenceTree | number>(KEPT);

/**
 * Forgets every sentence read so far; shapes stay. Changes no reading, only what the next one costs: for measurements of
 * reading itself.
 */
export function forgetReadings(): void {
  readings.clear();
}

/** Reads one sentence; a final full stop or question mark may be missing. Never throws on any string. */
export function readSentence(text: string): SentenceReading {
  const known = readings.get(text);
  if (known !== undefined) return known;
  // A slice keeps the whole text it was cut from in memory; what is kept here must own its characters.
  const own = text.length > MAX_SENTENCE_LENGTH ? text : ` ${text}`.slice(1);
  const reading = Object.freeze(readFresh(own));
  if (own.length <= MAX_SENTENCE_LENGTH) readings.set(own, reading);
  return reading;
}

/** Reads every sentence of a text. Lines that start with `#` are comments; a blank line or a comment ends a sentence. */
export function readText(text: string): readonly SentenceInText[] {
  // Field by field: a spread costs as much as finding a sentence that was read before.
  return sentencesOf(text).map(({ text: sentence, line, column }) => ({
    text: sentence,
    line,
    column,
    reading: readSentence(sentence),
  }));
}

/** Reads a question, or a statement taken as a question. */
export function readQuery(text: string): QueryReading {
  const reading = readSentence(text.trim());
  switch (reading.kind) {
    case 'refusal':
      return reading;
    case 'question':
      return { kind: 'query', literal: reading.literal };
    case 'clauses': {
      const [clause] = reading.clauses;
      if (reading.clauses.length === 1 && clause.kind === 'fact') return { kind: 'query', literal: clause.literal };
      return { kind: 'refusal', refusal: notAQuery(text, clause.kind) };
    }
  }
}

function notAQuery(text: string, kind: Clause['kind']): ReadingRefusal {
  return readingRefusal({
    code: kind === 'rule' ? 'not_a_query' : 'compound_question',
    span: { start: 0, end: text.length, text },
    message: kind === 'rule' ? 'a rule is told, not asked' : 'this asks several things at once; ask them one by one',
    nearest: 'Is Socrates mortal?',
  });
}

function readFresh(text: string): SentenceReading {
  try {
    return understood(text);
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    return { kind: 'refusal', refusal: withNearest(error.evidence.refusal, text) };
  }
}

/** These sentences have no words to go by. */
const WITHOUT_NEAREST: ReadonlySet<ReadingRefusalCode> = new Set([
  'empty_input',
  'input_too_long',
  'unreadable_character',
]);

/** A suggestion made from the refused sentence may have other faults; then an example of the same kind stands in. */
function withNearest(refusal: ReadingRefusal, text: string): ReadingRefusal {
  if (WITHOUT_NEAREST.has(refusal.code)) return refusal;
  if (refusal.nearest !== null && isUnderstood(refusal.nearest)) return refusal;
  return Object.freeze({ ...refusal, nearest: nearestForm(tokensOf(text)) });
}

function understood(text: string): Meaning {
  const tokens = wellFormedTokens(text);
  return meaningOf(treeOf(tokens), tokens);
}

function isUnderstood(text: string): boolean {
  try {
    understood(text);
    return true;
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    return false;
  }
}

function wellFormedTokens(text: string): Tokens {
  if (text.length > MAX_SENTENCE_LENGTH)
    throw NotRead.because(
      readingRefusal({
        code: 'input_too_long',
        span: { start: 0, end: text.length, text: `${text.slice(0, 40)}…`.toWellFormed() },
        message: `a sentence has at most ${String(MAX_SENTENCE_LENGTH)} characters`,
      }),
    );
  const tokens = tokensOf(text);
  if (tokens.words.length > 0) return tokens;
  const span = { start: 0, end: text.length, text };
  throw NotRead.because(readingRefusal({ code: 'empty_input', span, message: 'there is no sentence here' }));
}

function treeOf(tokens: Tokens): SentenceTree {
  let tree = trees.get(tokens.shape);
  if (tree === undefined) {
    tree = parsedShape(tokens.shape);
    trees.set(tokens.shape, tree);
  }
  if (typeof tree === 'number') throw refusedSentence(tokens, tree);
  return tree;
}

function parsedShape(shape: string): SentenceTree | number {
  try {
    return parse(shape);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    return error.location.start.offset;
  }
}

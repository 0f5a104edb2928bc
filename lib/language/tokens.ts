/**
 * Cuts a sentence into tokens and gives each its class; the string of classes is the sentence's shape.
 *
 * The cut never loses a character: whatever is neither a word, white space nor punctuation of the dialect is refused.
 *
 * Source: spec 03 §5.7 (reader invariants); spec 04 §6.2.
 */
import { NotRead, readingRefusal, type Span } from './refusal.js';
import { CONTRACTIONS, GRAMMAR_WORDS, REFUSED_WORDS, TokenClass } from './token-class.js';

export interface Tokens {
  readonly text: string;
  /** One class per token. */
  readonly shape: string;
  /** Each token as it is written. */
  readonly words: readonly string[];
  readonly starts: readonly number[];
}

/** A letter, then letters, digits and underscores; hyphens and apostrophes only between them. */
const WORD = /\p{L}[\p{L}\p{M}\p{N}_]*(?:[-'’][\p{L}\p{M}\p{N}_]+)*/uy;
const NUMBER = /\p{N}[\p{L}\p{M}\p{N}_]*(?:[.,][\p{N}]+)*/uy;
const CAPITAL = /^[\p{Lu}\p{Lt}]/u;

/** @throws NotRead when a character belongs to no token, or the text is not well-formed Unicode in form NFC. */
export function tokensOf(text: string): Tokens {
  refuseDecomposed(text);
  const words: string[] = [];
  const starts: number[] = [];
  let shape = '';
  let at = 0;
  const isQuestion = text.trimEnd().endsWith('?');
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 32 || (code >= 9 && code <= 13 && code !== 11 && code !== 12)) {
      at += 1;
      continue;
    }
    const end = isAsciiLetter(code) ? wordEnd(text, at) : otherTokenEnd(text, at);
    const word = text.slice(at, end);
    const classes = classOf(word, code, words.length === 0 && isQuestion);
    words.push(word);
    starts.push(at);
    // A contraction is two tokens that share their text.
    if (classes.length === 2) {
      words.push(word);
      starts.push(at);
    }
    shape += classes;
    at = end;
  }
  return { text, shape, words, starts };
}

/** The text from the first to the last token of a range. */
export function spanOf(tokens: Tokens, from: number, to: number): Span {
  const start = tokens.starts[from] ?? tokens.text.length;
  const last = to > from ? to - 1 : from;
  const end = (tokens.starts[last] ?? start) + (tokens.words[last]?.length ?? 0);
  return { start, end, text: tokens.text.slice(start, end) };
}

/** The token as it is written; empty past the end. */
export function wordAt(tokens: Tokens, position: number): string {
  return tokens.words[position] ?? '';
}

/** End of a run of ASCII letters, digits and underscores; anything finer is left to the regular expression. */
function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (!isAsciiLetter(code) && !isAsciiDigit(code) && code !== UNDERSCORE) {
      const simple = code === 32 || code === 46 || code === 44 || code === 63 || code === 33;
      return simple ? end : matchEnd(WORD, text, start);
    }
    end += 1;
  }
  return end;
}

function otherTokenEnd(text: string, start: number): number {
  const character = text[start];
  if (character === ',' || character === '.' || character === '!' || character === '?') return start + 1;
  const end = matchEnd(WORD, text, start) || matchEnd(NUMBER, text, start);
  if (end > 0) return end;
  throw unreadableCharacter(text, start, 'belongs to no word');
}

function unreadableCharacter(text: string, start: number, why: string): NotRead {
  const code = text.codePointAt(start) ?? 0;
  const character = String.fromCodePoint(code);
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const shown = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? character : name;
  return NotRead.because(
    readingRefusal({
      code: 'unreadable_character',
      span: { start, end: start + character.length, text: shown },
      message: `the character ${name} ${why}`,
    }),
  );
}

/** Two spellings of one letter would make two names of one. */
function refuseDecomposed(text: string): void {
  if (!/[^\0-\x7f]/u.test(text)) return;
  const composed = text.normalize('NFC');
  if (composed === text) return;
  let start = 0;
  while (text[start] === composed[start]) start += 1;
  throw unreadableCharacter(text, start, 'is not in its composed form (NFC)');
}

function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

function classOf(word: string, code: number, opensQuestion: boolean): string {
  if (word.length === 1 && !isAsciiLetter(code)) {
    if (code === 44) return TokenClass.comma;
    if (code === 63) return TokenClass.ask;
    if (code === 46 || code === 33) return TokenClass.stop;
  }
  const known = GRAMMAR_WORDS.get(word);
  if (known !== undefined) return known;
  const plain = isAsciiLetter(code) && !word.includes("'") && !word.includes('’');
  if (!plain) return classOfUnusual(word, opensQuestion);
  if (code >= FIRST_SMALL) return REFUSED_WORDS.has(word) ? TokenClass.refused : TokenClass.lowerCase;
  return functionWordClass(word, word.toLowerCase(), opensQuestion) ?? TokenClass.capitalised;
}

/** Words with an apostrophe or a first letter outside ASCII, and numbers. */
function classOfUnusual(word: string, opensQuestion: boolean): string {
  if (!/^\p{L}/u.test(word)) return TokenClass.number;
  const lower = word.toLowerCase().replaceAll('’', "'");
  const known = functionWordClass(word, lower, opensQuestion);
  if (known !== undefined) return known;
  if (/'(?:s|re|ve|ll|d|m|t)$/u.test(lower)) return TokenClass.refused;
  return CAPITAL.test(word) ? TokenClass.capitalised : TokenClass.lowerCase;
}

function functionWordClass(word: string, lower: string, opensQuestion: boolean): string | undefined {
  // "A" is the article of "A man …", but everywhere else a letter that names: "Is A less than B?"
  if (word === 'A') return undefined;
  const known = GRAMMAR_WORDS.get(lower) ?? CONTRACTIONS.get(lower);
  if (known !== undefined) return known;
  const construct = REFUSED_WORDS.get(lower);
  // "Will" and "May" are names too, unless they open a question.
  if (construct === 'tense' && word !== lower && !opensQuestion) return undefined;
  return construct === undefined ? undefined : TokenClass.refused;
}

const UNDERSCORE = 95;
const FIRST_SMALL = 97;

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isAsciiDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

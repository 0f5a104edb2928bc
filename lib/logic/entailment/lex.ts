/**
 * Splits formula text into tokens. One pass over character codes; nothing is decided about grammar here.
 *
 * Source: spec 04 §2.1: longest symbolic spelling wins, keywords in any case, ASCII atoms, four blanks.
 */
import { AND, FALSE, IFF, IMPLIES, NOT, OR, TRUE } from './formula.js';
import { grown } from './typed.js';

/** Token kinds beside the operator and constant codes of `formula.ts`. */
export const ATOM = 0;
export const OPEN = -8;
export const CLOSE = -9;

/** A reusable token buffer. Kinds, and where each token starts and ends (UTF-16 offsets). */
export class Tokens {
  count = 0;
  kinds = new Int32Array(64);
  starts = new Int32Array(64);
  ends = new Int32Array(64);
  /** Offset of the first character that starts no token, or -1. Lexing stops there. */
  illegalAt = -1;
  /** More tokens than allowed. Lexing stops there. */
  overflow = false;
  /** Something the regime detector should look at: only then can it find anything. */
  suspect = false;

  clear(): void {
    this.count = 0;
    this.illegalAt = -1;
    this.overflow = false;
    this.suspect = false;
  }

  push(kind: number, start: number, end: number): void {
    if (this.count === this.kinds.length) {
      this.kinds = grown(this.kinds, 0);
      this.starts = grown(this.starts, 0);
      this.ends = grown(this.ends, 0);
    }
    this.kinds[this.count] = kind;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count += 1;
  }
}

const KEYWORDS: ReadonlyMap<string, number> = new Map([
  ['not', NOT],
  ['and', AND],
  ['or', OR],
  ['implies', IMPLIES],
  ['iff', IFF],
  ['true', TRUE],
  ['false', FALSE],
]);
const RESERVED: ReadonlySet<string> = new Set(['forall', 'exists']);
/** No keyword or reserved word is longer, so longer words need no look-up. */
const LONGEST_KEYWORD = 7;

/** Single characters that are operators outside ASCII. */
const SYMBOLS: ReadonlyMap<string, number> = new Map([
  ['¬', NOT],
  ['∧', AND],
  ['∨', OR],
  ['→', IMPLIES],
  ['⊃', IMPLIES],
  ['↔', IFF],
  ['≡', IFF],
]);

const WORD_START = 1;
const WORD_PART = 2;
const BLANK = 3;

/** Class of each ASCII code: a word may start, a word may go on, a blank, or 0. */
const CLASSES = classifyAscii();

function classifyAscii(): Uint8Array {
  const classes = new Uint8Array(128);
  for (let code = 0; code < 128; code += 1) {
    const character = String.fromCharCode(code);
    if (/[A-Za-z_]/.test(character)) classes[code] = WORD_START;
    else if (/[0-9]/.test(character)) classes[code] = WORD_PART;
    else if (/[ \t\r\n]/.test(character)) classes[code] = BLANK;
  }
  return classes;
}

function classOf(code: number): number {
  return code < 128 ? (CLASSES[code] ?? 0) : 0;
}

export function isBlank(code: number): boolean {
  return classOf(code) === BLANK;
}

export function isWordStart(code: number): boolean {
  return classOf(code) === WORD_START;
}

/** Offset just after the word that starts at `from`. */
export function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const kind = classOf(text.charCodeAt(end));
    if (kind !== WORD_START && kind !== WORD_PART) break;
    end += 1;
  }
  return end;
}

/** `forall` or `exists`, in any case: reserved, never an atom. */
export function isReservedWord(word: string): boolean {
  return RESERVED.has(word.toLowerCase());
}

/** The operator or constant a word spells, or ATOM. */
export function kindOfWord(word: string): number {
  return word.length > LONGEST_KEYWORD ? ATOM : (KEYWORDS.get(word.toLowerCase()) ?? ATOM);
}

/** Fills `tokens` from `text`; stops at the first illegal character and after `limit` tokens. */
export function lex(text: string, limit: number, tokens: Tokens): void {
  tokens.clear();
  let position = 0;
  while (position < text.length) {
    const code = text.charCodeAt(position);
    const kind = classOf(code);
    if (kind === BLANK) {
      position += 1;
      continue;
    }
    if (tokens.count === limit) {
      tokens.overflow = true;
      tokens.suspect = true;
      return;
    }
    const end = kind === WORD_START ? lexWord(text, position, tokens) : lexSymbol(text, position, code, tokens);
    if (end === position) {
      tokens.illegalAt = position;
      tokens.suspect = true;
      return;
    }
    position = end;
  }
}

function lexWord(text: string, start: number, tokens: Tokens): number {
  const end = wordEnd(text, start);
  const length = end - start;
  let kind = ATOM;
  if (length <= LONGEST_KEYWORD) {
    const word = text.slice(start, end);
    kind = kindOfWord(word);
    if (isReservedWord(word)) tokens.suspect = true;
  }
  if (kind === ATOM && text.startsWith('K_', start)) tokens.suspect = true;
  tokens.push(kind, start, end);
  return end;
}

/** Pushes the longest symbolic spelling at `start` and gives its end, or gives `start` when there is none. */
function lexSymbol(text: string, start: number, code: number, tokens: Tokens): number {
  switch (code) {
    case 0x28: // (
      if (tokens.count > 0 && tokens.kinds[tokens.count - 1] === ATOM) tokens.suspect = true;
      tokens.push(OPEN, start, start + 1);
      return start + 1;
    case 0x29: // )
      tokens.push(CLOSE, start, start + 1);
      return start + 1;
    case 0x7e: // ~
    case 0x21: // !
      tokens.push(NOT, start, start + 1);
      return start + 1;
    case 0x26: // & &&
    case 0x7c: {
      // | ||
      const end = text.charCodeAt(start + 1) === code ? start + 2 : start + 1;
      tokens.push(code === 0x26 ? AND : OR, start, end);
      return end;
    }
    case 0x2d: // ->
      if (text.charCodeAt(start + 1) !== 0x3e) return start;
      tokens.push(IMPLIES, start, start + 2);
      return start + 2;
    case 0x3c: // <->
      if (!text.startsWith('<->', start)) return start;
      tokens.push(IFF, start, start + 3);
      return start + 3;
    default: {
      const symbol = code < 128 ? undefined : SYMBOLS.get(text.charAt(start));
      if (symbol === undefined) return start;
      tokens.push(symbol, start, start + 1);
      return start + 1;
    }
  }
}

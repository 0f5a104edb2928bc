/**
 * Refuses a stretch of tokens.
 *
 * Source: spec 03 §5.7 ("each refusal quotes the span and offers the nearest accepted form").
 */
import { NotRead, readingRefusal, type ReadingRefusalCode } from './refusal.js';
import type { Construct } from './token-class.js';
import { spanOf, type Tokens } from './tokens.js';

interface Why {
  readonly message: string;
  readonly construct?: Construct;
  readonly nearest?: string | null;
  readonly readings?: readonly string[];
}

/** The refusal of the tokens from `from` up to `to`, ready to be thrown. */
export function refuse(tokens: Tokens, code: ReadingRefusalCode, from: number, to: number, why: Why): NotRead {
  return NotRead.because(readingRefusal({ code, span: spanOf(tokens, from, to), ...why }));
}

/** The sentence with the tokens from `from` up to `to` said differently. */
export function replacing(tokens: Tokens, from: number, to: number, words: string): string {
  const { start, end } = spanOf(tokens, from, to);
  return tokens.text.slice(0, start) + words + tokens.text.slice(end);
}

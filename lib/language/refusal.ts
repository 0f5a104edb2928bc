/**
 * Why a sentence was not read: plain data with a stable code, the words it is about and the nearest form that is read.
 *
 * Source: spec 04 §6.2 (issue table); spec 03 §5.7 ("each refusal quotes the span and offers the nearest accepted
 * form").
 */
import { Refusal } from '../base/refusal.js';
import type { Construct } from './token-class.js';

/** Stable names; part of the public contract. */
export type ReadingRefusalCode =
  | 'ambiguous_negation_scope'
  | 'ambiguous_pronoun'
  | 'ambiguous_reading'
  | 'compound_question'
  | 'empty_input'
  | 'existential_fact'
  | 'input_too_long'
  | 'not_a_query'
  | 'pronoun_without_variable'
  | 'repeated_indefinite'
  | 'several_sentences'
  | 'unreadable'
  | 'unreadable_character'
  | 'unsupported_construct'
  | 'word_form';

/** UTF-16 offsets into the sentence, end exclusive, and the text between them. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface ReadingRefusal {
  readonly code: ReadingRefusalCode;
  /** Which construct is outside the dialect; null unless the code is `unsupported_construct`. */
  readonly construct: Construct | null;
  readonly span: Span;
  readonly message: string;
  /** A sentence of the dialect close to what was said, or null when nothing is close. */
  readonly nearest: string | null;
  /** The readings that compete; empty unless the code is `ambiguous_reading`. */
  readonly readings: readonly string[];
}

/** Carries a reading refusal from where it is found to `readSentence`, which returns it as data. */
export class NotRead extends Refusal<{ refusal: ReadingRefusal }> {
  readonly code = 'not_read';

  static because(refusal: ReadingRefusal): NotRead {
    return new NotRead(refusal.message, { refusal });
  }
}

interface RefusalFields {
  readonly code: ReadingRefusalCode;
  readonly span: Span;
  readonly message: string;
  readonly construct?: Construct;
  readonly nearest?: string | null;
  readonly readings?: readonly string[];
}

/** Completes a refusal; the result is frozen because readings are shared through the reader's cache. */
export function readingRefusal(fields: RefusalFields): ReadingRefusal {
  return Object.freeze({
    code: fields.code,
    construct: fields.construct ?? null,
    span: Object.freeze(fields.span),
    message: fields.message,
    nearest: fields.nearest ?? null,
    readings: Object.freeze(fields.readings ?? []),
  });
}

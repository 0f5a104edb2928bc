/**
 * A question as text, read into the one literal it asks about, or refused with the reason a person can act on.
 */
import { complement } from '../language/clause.js';
import type { Literal } from '../language/clause.js';
import { readSentence } from '../language/read.js';
import { renderQuestion } from '../language/render.js';
import type { QuestionRefusal } from './reply.js';

export type QuestionReading =
  | { readonly kind: 'question'; readonly literal: Literal }
  | { readonly kind: 'refusal'; readonly refusal: QuestionRefusal };

export function readQuestion(text: string): QuestionReading {
  const reading = readSentence(text);
  switch (reading.kind) {
    case 'question':
      return reading;
    case 'refusal': {
      const { code, message, span, nearest } = reading.refusal;
      return { kind: 'refusal', refusal: { code, message, quoted: span.text, nearest } };
    }
    case 'clauses': {
      const [clause] = reading.clauses;
      return { kind: 'refusal', refusal: statementRefusal(text, clause.kind === 'fact' ? clause.literal : undefined) };
    }
  }
}

function statementRefusal(text: string, claim: Literal | undefined): QuestionRefusal {
  return {
    code: 'not_a_question',
    message: 'this is a statement; a question ends in "?" and starts with "Is" or "Does"',
    quoted: text.trim(),
    nearest: claim === undefined ? null : renderQuestion(claim.negated ? complement(claim) : claim),
  };
}

/**
 * Telling a text: every sentence is read before any is told, so a text with one unreadable sentence changes nothing.
 *
 * Source: spec 03 §5.7 (each refusal quotes the span and offers the nearest accepted form).
 */
import type { Clause } from '../language/clause.js';
import { readText } from '../language/read.js';
import type { SentenceInText } from '../language/read.js';
import { renderClause } from '../language/render.js';
import type { Knowledge } from '../open-world/knowledge/knowledge.js';

/** A sentence that cannot be told, and where it stands. */
export interface UnreadableSentence {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The words the refusal is about, as written. */
  readonly quoted: string;
  readonly nearest: string | null;
}

export interface ToldText {
  readonly kind: 'told';
  /** Ids of the facts and rules that are new, in tell order. */
  readonly added: readonly string[];
  /** Ids that were known before and are told again. */
  readonly already: readonly string[];
}

export interface RefusedText {
  readonly kind: 'refused';
  readonly problems: readonly [UnreadableSentence, ...UnreadableSentence[]];
}

/**
 * Tell every sentence of a text, or none. `source` names the text in proofs.
 *
 * @throws BudgetExceeded when more is told than the knowledge's budget can hold.
 */
export function tellText(knowledge: Knowledge, text: string, source: string): ToldText | RefusedText {
  const sentences = readText(text);
  const [problem, ...problems] = sentences.flatMap(problemOf);
  if (problem !== undefined) return { kind: 'refused', problems: [problem, ...problems] };
  const added: string[] = [];
  const already: string[] = [];
  for (const { sentence, clause } of sentences.flatMap(toldClauses)) {
    const outcome = knowledge.tell(clause, { source, line: sentence.line, text: sentence.text });
    (outcome.kind === 'added' ? added : already).push(outcome.id);
  }
  return { kind: 'told', added, already };
}

function problemOf(sentence: SentenceInText): readonly UnreadableSentence[] {
  const { reading, line, column, text } = sentence;
  switch (reading.kind) {
    case 'clauses':
      return [];
    case 'refusal': {
      const { code, message, span, nearest } = reading.refusal;
      return [{ code, message, line, column: column + span.start, quoted: span.text, nearest }];
    }
    case 'question':
      return [
        {
          code: 'question_in_told_text',
          message: 'a question cannot be told',
          line,
          column,
          quoted: text,
          nearest: renderClause({ kind: 'fact', literal: reading.literal }),
        },
      ];
  }
}

function toldClauses(
  sentence: SentenceInText,
): readonly { readonly sentence: SentenceInText; readonly clause: Clause }[] {
  return sentence.reading.kind === 'clauses' ? sentence.reading.clauses.map((clause) => ({ sentence, clause })) : [];
}

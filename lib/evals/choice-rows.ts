/**
 * Multiple-choice rows about a told theory, in the file format of the Logic-LLM release of ProofWriter and PrOntoQA:
 * `{"id", "context", "question": "<lead> <statement>", "options": ["A) True", …], "answer": "A"}`.
 *
 * Source: spec 04 §6.1.
 */
import { assertUniqueIds, jsonArrayRows, stringField, stringListField, wordField, type DataRow } from './data-row.js';
import { MalformedData } from './malformed-data.js';

export type Label = 'true' | 'false' | 'unknown';

export interface ChoiceRow {
  readonly id: string;
  readonly context: string;
  readonly statement: string;
  readonly label: Label;
}

export interface ChoiceFormat {
  /** What every question starts with. */
  readonly lead: string;
  /** The options in order; the answer is the letter of one. */
  readonly options: readonly (readonly [letter: string, option: string, label: Label])[];
}

/** @throws MalformedJson, MalformedData */
export function readChoiceRows(bytes: Uint8Array, format: ChoiceFormat): readonly ChoiceRow[] {
  const rows = jsonArrayRows(bytes);
  const choices = rows.map((row) => choiceRow(row, format));
  assertUniqueIds(choices, rows);
  return choices;
}

function choiceRow(row: DataRow, { lead, options }: ChoiceFormat): ChoiceRow {
  const question = stringField(row, 'question');
  if (!question.startsWith(lead)) throw MalformedData.at(`${row.path}.question`, `a question starting "${lead}"`);
  const offered = options.map(([, option]) => option);
  if (stringListField(row, 'options').join() !== offered.join())
    throw MalformedData.at(`${row.path}.options`, offered.join(', '));
  const answer = wordField(
    row,
    'answer',
    options.map(([letter]) => letter),
  );
  const label = options.find(([letter]) => letter === answer)?.[2] ?? 'unknown';
  return {
    id: stringField(row, 'id'),
    context: stringField(row, 'context'),
    statement: question.slice(lead.length).trim(),
    label,
  };
}

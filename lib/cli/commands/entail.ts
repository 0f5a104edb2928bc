/**
 * `core entail`: decides problems over formulas, with certificates.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { evaluateEntailmentWithTrace } from '../../logic/certified-entailment.js';
import type { Outcome } from '../../logic/entailment/trace.js';
import { notWritable, usage } from '../cli-refusal.js';
import { entailmentDocument } from '../entailment-document.js';
import { problemFrom } from '../entailment-problem.js';
import type { EntailmentProblem } from '../entailment-problem.js';
import { EXIT_NOT_COMMITTED, EXIT_OK } from '../exit-code.js';
import { refutationFiles } from '../export-refutation.js';
import { flag, optionalText, texts } from '../invocation.js';
import type { Invocation, Run } from '../invocation.js';
import type { Io } from '../io.js';
import { readDocuments } from '../read-documents.js';
import { inputName } from '../read-input.js';
import { renderEntailment } from '../render-entailment.js';

export const run: Run = async (invocation) => {
  const { io } = invocation;
  const problems = await problemsOf(invocation);
  const directory = optionalText(invocation, 'export');
  let allCommitted = true;
  for (const [index, problem] of problems.entries()) {
    const trace = evaluateEntailmentWithTrace(problem.premises, problem.query);
    allCommitted &&= isCommitted(trace.outcome);
    if (flag(invocation, 'json')) io.answerJson(entailmentDocument(problem, trace));
    else io.answer(renderEntailment(problem, trace), (safe) => coloured(trace.outcome, safe, io));
    const files = trace.certificate === null ? undefined : refutationFiles(problem, trace.certificate);
    if (directory === undefined) continue;
    if (files === undefined) io.note(`nothing to export for ${problem.query}: no refutation`);
    else
      await writeFiles(directory, problems.length === 1 ? 'refutation' : `refutation-${String(index + 1)}`, files, io);
  }
  return flag(invocation, 'strict') && !allCommitted ? EXIT_NOT_COMMITTED : EXIT_OK;
};

async function problemsOf(invocation: Invocation): Promise<readonly EntailmentProblem[]> {
  const [query] = invocation.arguments;
  const premises = texts(invocation, 'premise');
  const file = optionalText(invocation, 'problem');
  if (file === undefined) {
    if (query === undefined) throw usage('missing_argument', 'no query given', 'Give a query, or --problem FILE.');
    return [{ premises, query }];
  }
  if (query !== undefined || premises.length > 0)
    throw usage(
      'conflicting_options',
      '--problem takes the premises and the query from the file',
      'Leave one of them out.',
    );
  const documents = await readDocuments(file, invocation.io);
  return documents.map(({ json, line }) => problemFrom(json, `${inputName(file)}:${String(line)}`));
}

function isCommitted(outcome: Outcome): boolean {
  return outcome === 'ENTAILED' || outcome === 'REFUTED';
}

async function writeFiles(
  directory: string,
  name: string,
  { dimacs, drat }: { readonly dimacs: string; readonly drat: string },
  io: Io,
): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, `${name}.cnf`), dimacs);
    await writeFile(join(directory, `${name}.drat`), drat);
  } catch (error) {
    throw notWritable(directory, error);
  }
  io.note(`wrote ${join(directory, `${name}.cnf`)} and ${name}.drat`);
}

function coloured(outcome: Outcome, text: string, { colours }: Io): string {
  const paint: Record<Outcome, (part: string) => string> = {
    ENTAILED: colours.green,
    REFUTED: colours.red,
    UNKNOWN: colours.yellow,
    REFUSED: colours.magenta,
  };
  return `${paint[outcome](outcome)}${text.slice(outcome.length)}`;
}

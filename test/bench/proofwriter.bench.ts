/**
 * ProofWriter end to end on one thread: read the theory, tell it, decide, certify, and check the certificate, question by
 * question over dev and train; then the grounded theories as propositional problems beside z3 (wasm).
 *
 * What is remembered between questions decides the rate, so it is measured in three ways, each in processes of its own:
 *
 *   alone     every question reads its own theory, and every sentence is forgotten after each question
 *   theories  questions about one theory share it (2,367 theories for 3,600 questions), sentences are forgotten
 *   as eval   as `core eval` runs: theories shared, sentences remembered, so a later pass reads almost nothing
 *
 * `alone` is the figure for reading, deciding, certifying and checking. The memory of sentence shapes belongs to the reader
 * and stays. In the first pass of a process nothing is compiled. Parsing the JSON file is not counted. Every answer's
 * certificate is accepted by the checker or the run fails.
 *
 * Run: node scripts/bench.mjs proofwriter
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { init } from 'z3-solver';

import { readChoiceRows, type ChoiceRow } from '../../lib/evals/choice-rows.js';
import { PROOFWRITER_FORMAT } from '../../lib/evals/proofwriter-owa.js';
import { scoreTheories } from '../../lib/evals/score-theories.js';
import { toldTheoryEngine } from '../../lib/evals/told-theory-engine.js';
import { DEFAULT_BUDGET } from '../../lib/base/budget.js';
import { forgetReadings } from '../../lib/language/read.js';
import { evaluateEntailmentWithTrace } from '../../lib/logic/certified-entailment.js';
import type { Outcome } from '../../lib/logic/entailment/trace.js';
import { sharedData } from '../support/shared.js';

const RUNS = 7;
const PASSES = 4;
/** Rounds over the grounded problems that are not counted, for both sides. */
const WARM_UP = 5;
/** Every 24th row: 150 of 3,600. */
const STRIDE = 24;

function rowsOf(split: string): readonly ChoiceRow[] {
  const path = sharedData(`proofwriter-owa-d5/${split}.json`);
  return path === undefined ? [] : readChoiceRows(readFileSync(path), PROOFWRITER_FORMAT);
}

interface Pass {
  /** Rows whose answer is right and whose certificate was accepted. */
  readonly certified: number;
  readonly milliseconds: number;
}

interface Measured {
  readonly rows: number;
  readonly passes: readonly Pass[];
}

const MODES = ['alone', 'theories', 'as eval'] as const;
type Mode = (typeof MODES)[number];

/** Scores every row once, remembering what the mode allows. */
function score(rows: readonly ChoiceRow[], mode: Mode): ReturnType<typeof scoreTheories> {
  const onProgress = mode === 'as eval' ? (): void => undefined : forgetReadings;
  const scoring = { engine: toldTheoryEngine, onProgress, classical: false };
  return mode === 'alone' ? rows.flatMap((row) => scoreTheories([row], scoring)) : scoreTheories(rows, scoring);
}

/** What one process measures and prints: the first pass is cold, the later ones show what compiling costs. */
function measure(mode: Mode): Measured {
  const rows = [...rowsOf('dev'), ...rowsOf('train')];
  const passes = Array.from({ length: PASSES }, () => {
    const start = performance.now();
    const scored = score(rows, mode);
    const milliseconds = performance.now() - start;
    return { certified: scored.filter((row) => row.certified && row.outcome !== 'wrong').length, milliseconds };
  });
  return { rows: rows.length, passes };
}

function isMeasured(value: unknown): value is Measured {
  return typeof value === 'object' && value !== null && 'rows' in value && 'passes' in value;
}

function reportEndToEnd(mode: Mode): void {
  const runs = Array.from({ length: RUNS }, () => {
    const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), mode], { encoding: 'utf8' });
    const measured: unknown = JSON.parse(output);
    if (!isMeasured(measured)) throw new RangeError('a process measured nothing');
    return measured;
  });
  const rows = runs[0]?.rows ?? 0;
  if (rows === 0) return;
  if (runs.some(({ passes }) => passes.some((pass) => pass.certified !== rows)))
    throw new RangeError('an answer is wrong or not certified');
  const first = runs.flatMap(({ passes }) => passes.slice(0, 1));
  const later = runs.flatMap(({ passes }) => passes.slice(1));
  reportPass(`${mode}, first pass`, rows, first);
  reportPass(`${mode}, later passes`, rows, later);
}

function reportPass(name: string, rows: number, passes: readonly Pass[]): void {
  const times = passes.map((pass) => pass.milliseconds);
  const [middle, best] = [median(times), Math.min(...times)].map(
    (time) => `${time.toFixed(0)} ms, ${((rows / time) * 1_000).toFixed(0)} questions a second`,
  );
  console.log(`${name.padEnd(30)}${middle ?? ''}; best ${best ?? ''}`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

interface Grounded {
  readonly premises: readonly string[];
  readonly query: string;
}

function groundedProblems(): readonly Grounded[] {
  const rows = [...rowsOf('dev'), ...rowsOf('train')].filter((_, index) => index % STRIDE === 0);
  return rows.flatMap(({ context, statement }) => {
    const theory = toldTheoryEngine.read(context);
    const answer = theory.kind === 'refused' ? theory : theory.classical(statement);
    return answer.kind === 'refused' ? [] : [{ premises: answer.premises, query: answer.query }];
  });
}

/** The problem in SMT-LIB, declarations and premises; made outside the measured time. */
function smtLib({ premises, query }: Grounded): string {
  const atoms = new Set([...premises, query].flatMap((text) => text.match(/[a-z0-9_]+/g) ?? []));
  const declared = [...atoms].map((atom) => `(declare-const ${atom} Bool)`);
  return [...declared, ...premises.map((premise) => `(assert ${smtClause(premise)})`)].join('\n');
}

function smtClause(premise: string): string {
  const [left = '', right] = premise.split(' -> ');
  if (right === undefined) return smtLiteral(left);
  return `(=> (and ${left.split(' & ').map(smtLiteral).join(' ')}) ${smtLiteral(right)})`;
}

function smtLiteral(literal: string): string {
  return literal.startsWith('~') ? `(not ${literal.slice(1)})` : literal;
}

async function reportGrounded(): Promise<void> {
  const problems = groundedProblems();
  if (problems.length === 0) return;
  const { Context } = await init();
  const { Solver, Bool } = Context('main');
  const texts = problems.map(smtLib);

  /** One solver, premises as text, the query and its negation as assumptions. No certificate comes back. */
  const byZ3 = async (problem: Grounded, text: string): Promise<Outcome> => {
    const solver = new Solver();
    solver.fromString(text);
    const atom = Bool.const(problem.query.replace('~', ''));
    const query = problem.query.startsWith('~') ? atom.not() : atom;
    const canFail = (await solver.check(query.not())) === 'sat';
    const canHold = (await solver.check(query)) === 'sat';
    if (canFail && canHold) return 'UNKNOWN';
    if (canFail) return 'REFUTED';
    return canHold ? 'ENTAILED' : 'REFUSED';
  };

  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -WARM_UP; round < RUNS; round += 1) {
    let start = performance.now();
    const outcomes = problems.map(
      ({ premises, query }) => evaluateEntailmentWithTrace(premises, query, DEFAULT_BUDGET, 'none').outcome,
    );
    if (round >= 0) ours.push(performance.now() - start);
    start = performance.now();
    for (const [index, problem] of problems.entries())
      if ((await byZ3(problem, texts[index] ?? '')) !== outcomes[index])
        throw new RangeError(`z3 disagrees on ${String(index)}`);
    if (round >= 0) theirs.push(performance.now() - start);
  }
  const perProblem = (name: string, totals: readonly number[]): void => {
    const [middle, best] = [median(totals), Math.min(...totals)].map((total) => (total / problems.length).toFixed(3));
    console.log(`${name.padEnd(30)}${middle ?? ''} ms a problem, best round ${best ?? ''}`);
  };
  console.log(
    `grounded problems             ${String(problems.length)}, same outcome from both, ${String(RUNS)} rounds`,
  );
  perProblem('ours, certified and checked', ours);
  perProblem('z3-solver, no certificate', theirs);
  const [medians, bests] = [median(theirs) / median(ours), Math.min(...theirs) / Math.min(...ours)];
  console.log(`ratio                         ${medians.toFixed(1)} of medians, ${bests.toFixed(1)} of best rounds`);
}

const asked = MODES.find((mode) => process.argv.includes(mode));
if (asked !== undefined) {
  console.log(JSON.stringify(measure(asked)));
} else {
  console.log('questions                     dev and train, all certified and checked');
  MODES.forEach(reportEndToEnd);
  await reportGrounded();
  // The threads of z3 would keep the process alive.
  process.exit();
}

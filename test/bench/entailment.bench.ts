/**
 * The 304 problems of data/entailment: ours with certificates beside two solvers from npm that give none.
 *
 * Ours starts from text and ends with a certificate the independent checker accepted. The peers start from formulas read
 * beforehand (terms for logic-solver, SMT-LIB text for z3), so reading is counted against ours only. Every peer must give
 * our outcome or the run fails. One process, rounds taken in turn, medians.
 *
 * Run: node scripts/bench.mjs entailment
 */
import { readFileSync } from 'node:fs';

import Logic, { type Term } from 'logic-solver';
import { init, killThreads } from 'z3-solver';

import { DEFAULT_BUDGET } from '../../lib/base/budget.js';
import { evaluateEntailmentWithTrace } from '../../lib/logic/certified-entailment.js';
import type { KeyPolicy } from '../../lib/logic/entailment/entail.js';
import { AND, FALSE, IMPLIES, NOT, OR, TRUE, type Formula } from '../../lib/logic/entailment/formula.js';
import { isLogicRefusal, parseFormula } from '../../lib/logic/entailment/parse.js';
import type { Outcome } from '../../lib/logic/entailment/trace.js';
import { sharedData } from '../support/shared.js';

const ROUNDS = 15;

interface TextProblem {
  readonly premises: readonly string[];
  readonly query: string;
}

interface ReadProblem {
  readonly premises: readonly Formula[];
  readonly query: Formula;
}

function isTextProblem(value: unknown): value is TextProblem {
  return typeof value === 'object' && value !== null && 'premises' in value && 'query' in value;
}

function read(text: string): Formula {
  const formula = parseFormula(text);
  if (isLogicRefusal(formula)) throw new RangeError(`${text}: ${formula.code}`);
  return formula;
}

/** How a peer spells the parts of a formula. */
interface Spelling<Value> {
  readonly atom: (name: string) => Value;
  readonly constant: (value: boolean) => Value;
  readonly not: (operand: Value) => Value;
  readonly binary: (code: number, left: Value, right: Value) => Value;
}

function spell<Value>(formula: Formula, spelling: Spelling<Value>): Value {
  const stack: Value[] = [];
  const pop = (): Value => {
    const top = stack.pop();
    if (top === undefined) throw new RangeError('not a formula in post-order');
    return top;
  };
  for (const code of formula.postfix) {
    if (code >= 0) stack.push(spelling.atom(formula.atoms[code] ?? ''));
    else if (code === TRUE || code === FALSE) stack.push(spelling.constant(code === TRUE));
    else if (code === NOT) stack.push(spelling.not(pop()));
    else {
      const right = pop();
      stack.push(spelling.binary(code, pop(), right));
    }
  }
  return pop();
}

const AS_TERM: Spelling<Term> = {
  atom: (name) => name,
  constant: (value) => (value ? Logic.TRUE : Logic.FALSE),
  not: (operand) => Logic.not(operand),
  binary: (code, left, right) => {
    if (code === AND) return Logic.and(left, right);
    if (code === OR) return Logic.or(left, right);
    return code === IMPLIES ? Logic.implies(left, right) : Logic.equiv(left, right);
  },
};

const AS_SMT: Spelling<string> = {
  atom: (name) => name,
  constant: String,
  not: (operand) => `(not ${operand})`,
  binary: (code, left, right) => {
    const symbol = code === AND ? 'and' : code === OR ? 'or' : code === IMPLIES ? '=>' : '=';
    return `(${symbol} ${left} ${right})`;
  },
};

function outcomeOf(canHold: boolean, canFail: boolean): Outcome {
  if (canHold && canFail) return 'UNKNOWN';
  if (canHold) return 'ENTAILED';
  return canFail ? 'REFUTED' : 'REFUSED';
}

function byLogicSolver({ premises, query }: ReadProblem): Outcome {
  const solver = new Logic.Solver();
  for (const premise of premises) solver.require(spell(premise, AS_TERM));
  const asked = spell(query, AS_TERM);
  return outcomeOf(solver.solveAssuming(asked) !== null, solver.solveAssuming(Logic.not(asked)) !== null);
}

/** Premises and the name `asked` for the query. */
function smtLib({ premises, query }: ReadProblem): string {
  const atoms = new Set([...premises, query].flatMap(({ atoms: names }) => names));
  return [
    ...[...atoms, 'asked'].map((atom) => `(declare-const ${atom} Bool)`),
    ...premises.map((premise) => `(assert ${spell(premise, AS_SMT)})`),
    `(assert (= asked ${spell(query, AS_SMT)}))`,
  ].join('\n');
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

async function run(path: string): Promise<void> {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const problems = lines.map((line): unknown => JSON.parse(line)).filter(isTextProblem);
  const formulas = problems.map(({ premises, query }) => ({ premises: premises.map(read), query: read(query) }));
  const scripts = formulas.map(smtLib);
  const z3 = await init();
  const { Solver, Bool } = z3.Context('main');
  const asked = Bool.const('asked');

  const byZ3 = async (script: string): Promise<Outcome> => {
    const solver = new Solver();
    solver.fromString(script);
    const canHold = (await solver.check(asked)) === 'sat';
    return outcomeOf(canHold, (await solver.check(asked.not())) === 'sat');
  };
  const ours = (keys: KeyPolicy): readonly Outcome[] =>
    problems.map(({ premises, query }) => evaluateEntailmentWithTrace(premises, query, DEFAULT_BUDGET, keys).outcome);
  const contestants: Readonly<Record<string, () => readonly Outcome[] | Promise<readonly Outcome[]>>> = {
    'ours, certified, checked, keys': () => ours('required'),
    'ours, certified, checked': () => ours('none'),
    'logic-solver': () => formulas.map(byLogicSolver),
    'z3-solver (wasm)': async () => {
      const outcomes: Outcome[] = [];
      for (const script of scripts) outcomes.push(await byZ3(script));
      return outcomes;
    },
  };

  const expected = ours('required').join();
  const times = new Map(Object.keys(contestants).map((name) => [name, [0].slice(1)]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, contestant] of Object.entries(contestants)) {
      const start = performance.now();
      const outcomes = await contestant();
      times.get(name)?.push((performance.now() - start) / problems.length);
      if (outcomes.join() !== expected) throw new RangeError(`${name} gives other outcomes`);
    }
  await killThreads(z3.em);

  console.log(`${String(problems.length)} problems, median of ${String(ROUNDS)} rounds, same outcomes from all`);
  const base = median(times.get('ours, certified, checked') ?? []);
  for (const [name, samples] of times) {
    const milliseconds = median(samples);
    console.log(`${name.padEnd(32)} ${milliseconds.toFixed(4)} ms a problem   x ${(milliseconds / base).toFixed(1)}`);
  }
}

const path = sharedData('entailment/propositional.jsonl');
if (path !== undefined) await run(path);

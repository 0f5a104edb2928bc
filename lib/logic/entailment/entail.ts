/**
 * Answers whether premises entail or refute a query, with a certificate and canonical keys. Unchecked: the entry point for
 * users is `certified-entailment.ts`, which puts the independent checker behind it.
 *
 * Source: spec 04 §3.2 (the decision order is normative).
 */
import { BudgetExceeded, DEFAULT_BUDGET, type Budget } from '../../base/budget.js';
import { decide } from './decide.js';
import { keyProblem, type KeyedProblem } from './problem-keys.js';
import { readProblem, type Problem } from './problem.js';
import { overBudget, type LogicRefusal } from './refusal.js';
import { refusedTrace, traceOf, type EntailmentTrace } from './trace.js';

/**
 * Whether a trace needs canonical keys. They name functions, they prove nothing: the certificate does.
 *
 * - `required`: a problem whose diagrams outgrow the budget is refused (spec 04 §3.2). For frames, whose proofs store keys.
 * - `affordable`: such a problem is answered without keys. For people.
 * - `none`: no diagram is built. For many questions in a row: grounded theories interleave independent atoms in the
 *   code-point order, and a diagram of all premises together can cost thousands of times the answer.
 */
export type KeyPolicy = 'required' | 'affordable' | 'none';

/** Never throws on what the texts say: every refusal is a trace. */
export function proveEntailment(
  premises: readonly string[],
  query: string,
  budget: Budget = DEFAULT_BUDGET,
  keyPolicy: KeyPolicy = 'required',
): EntailmentTrace {
  const problem = readProblem(premises, query, budget);
  if (problem.kind === 'refusal') return refusedTrace(problem.refusal.code, problem);
  try {
    const decision = decide(problem, budget);
    const keyed = keyPolicy === 'none' ? null : keyedWithin(problem, budget, keyPolicy);
    if (keyed === null) return traceOf(decision, null);
    // Two procedures that share nothing but the parser disagree: one of them is wrong, so nobody answers.
    if (keyed.reason !== decision.reason) return refusedTrace('certificate_rejected', null);
    return traceOf(decision, keyed.keys);
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    return refusedTrace('budget_exceeded', { kind: 'refusal', part: 'problem', refusal: spent(error) });
  }
}

/** Keys, or `null` when they are not affordable. @throws BudgetExceeded when they are required. */
function keyedWithin(problem: Problem, budget: Budget, keyPolicy: 'required' | 'affordable'): KeyedProblem | null {
  try {
    return keyProblem(problem, budget);
  } catch (error) {
    if (keyPolicy === 'affordable' && error instanceof BudgetExceeded) return null;
    throw error;
  }
}

function spent(error: BudgetExceeded): LogicRefusal {
  const { axis, limit, seen } = error.evidence;
  return overBudget(axis, limit, seen);
}

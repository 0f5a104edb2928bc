/**
 * Answers whether premises entail or refute a query, with a certificate and canonical keys. Unchecked: the entry point for
 * users is `certified-entailment.ts`, which puts the independent checker behind it.
 *
 * Source: spec 04 §3.2 (the decision order is normative).
 */
import { BudgetExceeded, DEFAULT_BUDGET, type Budget } from '../../base/budget.js';
import { decide } from './decide.js';
import { keyProblem } from './problem-keys.js';
import { readProblem } from './problem.js';
import { overBudget, type LogicRefusal } from './refusal.js';
import { refusedTrace, traceOf, type EntailmentTrace } from './trace.js';

/** Never throws on what the texts say: every refusal is a trace. */
export function proveEntailment(
  premises: readonly string[],
  query: string,
  budget: Budget = DEFAULT_BUDGET,
): EntailmentTrace {
  const problem = readProblem(premises, query, budget);
  if (problem.kind === 'refusal') return refusedTrace(problem.refusal.code, problem);
  try {
    const decision = decide(problem, budget);
    const { keys, reason } = keyProblem(problem, budget);
    // Two procedures that share nothing but the parser disagree: one of them is wrong, so nobody answers.
    if (reason !== decision.reason) return refusedTrace('certificate_rejected', null);
    return traceOf(decision, keys, null);
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    return refusedTrace('budget_exceeded', { kind: 'refusal', part: 'problem', refusal: spent(error) });
  }
}

function spent(error: BudgetExceeded): LogicRefusal {
  const { axis, limit, seen } = error.evidence;
  return overBudget(axis, limit, seen);
}

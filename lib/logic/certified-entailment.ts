/**
 * Entailment with the independent checker behind the prover: what leaves here as an answer has been accepted by code that
 * shares nothing with what produced it.
 *
 * Source: spec 04 §3.1, §3.2 step 5.
 */
import { DEFAULT_BUDGET, type Budget } from '../base/budget.js';
import { proveEntailment, type KeyPolicy } from './entailment/entail.js';
import { overBudget } from './entailment/refusal.js';
import { refusedTrace, type EntailmentTrace, type Outcome } from './entailment/trace.js';
import { checkEntailment } from './proof-check/index.js';

/** How the checker begins when it ran out of budget: nothing is wrong with the evidence then, it is only too long. */
const GIVEN_UP = 'budget exceeded';

/**
 * Decides whether the premises entail the query. Never throws on what the texts say.
 *
 * @returns a trace the checker accepted, or one that refuses: `certificate_rejected` when the checker did not.
 */
export function evaluateEntailmentWithTrace(
  premises: readonly string[],
  query: string,
  budget: Budget = DEFAULT_BUDGET,
  keyPolicy: KeyPolicy = 'required',
): EntailmentTrace {
  // Copied once, so that prover and checker see the same texts whatever kind of array this is.
  const texts = Array.isArray(premises) ? Array.from(premises) : premises;
  const trace = proveEntailment(texts, query, budget, keyPolicy);
  if (trace.certificate === null) return trace;
  const check = checkEntailment(texts, query, trace, budget);
  if (check.ok) return trace;
  if (!check.why.startsWith(GIVEN_UP)) return refusedTrace('certificate_rejected', null);
  const { proofSteps } = budget;
  const refusal = overBudget('proofSteps', proofSteps, proofSteps + 1);
  return refusedTrace('budget_exceeded', { kind: 'refusal', part: 'problem', refusal });
}

/** The outcome alone. */
export function evaluateEntailment(premises: readonly string[], query: string, budget?: Budget): Outcome {
  return evaluateEntailmentWithTrace(premises, query, budget).outcome;
}

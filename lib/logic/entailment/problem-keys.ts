/**
 * The canonical keys of a problem, and the verdict its diagrams imply: a second opinion on every decision.
 *
 * Source: spec 04 §2.7.
 */
import type { Budget } from '../../base/budget.js';
import { conjoin } from './conjunction.js';
import { canonicalKey, type CanonicalKey } from './keys.js';
import type { Problem } from './problem.js';
import { FALSE_NODE, Robdd, TRUE_NODE } from './robdd.js';
import type { EntailmentReason, ProblemKeys } from './trace.js';

export interface KeyedProblem {
  readonly keys: ProblemKeys;
  /** The reason the diagrams give; `decide` must give the same one. */
  readonly reason: EntailmentReason;
}

/** Builds every diagram in one manager. @throws BudgetExceeded over `bddNodes` or `applySteps`. */
export function keyProblem(problem: Problem, budget: Budget): KeyedProblem {
  const { atoms, premises, query } = problem;
  const diagram = new Robdd(budget);
  const keyOf = (node: number): CanonicalKey => canonicalKey(diagram, node, atoms);
  const premiseNodes = new Set(premises.map((premise) => diagram.build(premise)));
  const conjunction = conjoin(diagram, premises, atoms.length);
  const goal = diagram.build(query);
  const entailment = diagram.implies(conjunction, goal);
  const refutation = diagram.implies(conjunction, diagram.not(goal));
  return {
    keys: {
      premiseKeys: [...premiseNodes].map(keyOf).sort(),
      conjunctionKey: keyOf(conjunction),
      queryKey: keyOf(goal),
      entailmentCheckKey: keyOf(entailment),
      refutationCheckKey: keyOf(refutation),
    },
    reason: reasonOf(conjunction, entailment, refutation),
  };
}

/** The normative order: inconsistency before any answer. Source: spec 04 §3.2. */
function reasonOf(conjunction: number, entailment: number, refutation: number): EntailmentReason {
  if (conjunction === FALSE_NODE) return 'inconsistent_premises';
  if (entailment === TRUE_NODE) return 'tautological_implication';
  return refutation === TRUE_NODE ? 'tautological_refutation' : 'undetermined';
}

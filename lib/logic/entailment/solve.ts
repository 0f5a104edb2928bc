/**
 * Decides a clause list: a model, a refutation whose every step follows by unit propagation, or a spent budget.
 *
 * Source: spec 04 §3.3; DESIGN §6 (sat lane).
 */
import { BudgetExceeded, DEFAULT_BUDGET, type Budget, type BudgetAxis } from '../../base/budget.js';
import { Cdcl } from './cdcl.js';

export type Solution =
  /** One literal per variable, ascending by variable. */
  | { readonly kind: 'sat'; readonly model: readonly number[] }
  /** Clauses in order of derivation; the last one is empty. */
  | { readonly kind: 'unsat'; readonly steps: readonly (readonly number[])[] }
  | { readonly kind: 'budget_exceeded'; readonly which: BudgetAxis; readonly limit: number; readonly seen: number };

/** Decides clauses of non-zero literals over variables 1..variableCount. Repeats and tautologies are allowed. */
export function solveCnf(
  clauses: readonly (readonly number[])[],
  variableCount: number,
  budget: Budget = DEFAULT_BUDGET,
): Solution {
  try {
    const solver = new Cdcl(variableCount, budget);
    for (const clause of clauses) {
      const literals = Int32Array.from(new Set(clause));
      if (!isTautology(literals)) solver.addClause(literals, 0, literals.length);
    }
    solver.activate(variableCount);
    if (!solver.solve()) return { kind: 'unsat', steps: solver.refutation() };
    return { kind: 'sat', model: Array.from({ length: variableCount }, (_, index) => literalOf(solver, index + 1)) };
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    const { axis, limit, seen } = error.evidence;
    return { kind: 'budget_exceeded', which: axis, limit, seen };
  }
}

function literalOf(solver: Cdcl, variable: number): number {
  return solver.value(variable) === 1 ? variable : -variable;
}

function isTautology(literals: Int32Array): boolean {
  const present = new Set(literals);
  return literals.some((literal) => present.has(-literal));
}

/**
 * Why the front end does not take a formula. Data, not exceptions: three classes that are never confused.
 *
 * Source: spec 04 §2.3, §2.4 (a spent budget is neither malformed nor unknown).
 */
import type { BudgetAxis } from '../../base/budget.js';

/** What marks a formula as outside propositional logic. */
export type RegimeMarker =
  'quantifier_word' | 'quantifier_symbol' | 'predicate_application' | 'equality' | 'modal_symbol' | 'lambda_or_term';

/** `at` is an offset in UTF-16 code units. */
export type LogicRefusal =
  | { readonly code: 'malformed'; readonly at: number; readonly detail: string }
  | { readonly code: 'out_of_regime'; readonly marker: RegimeMarker; readonly at: number }
  | { readonly code: 'budget_exceeded'; readonly which: BudgetAxis; readonly limit: number; readonly seen: number };

export function malformed(at: number, detail: string): LogicRefusal {
  return { code: 'malformed', at, detail };
}

export function overBudget(which: BudgetAxis, limit: number, seen: number): LogicRefusal {
  return { code: 'budget_exceeded', which, limit, seen };
}

/** Which text of a problem was not taken: the query, a premise by its index, or the problem as a whole. */
export type ProblemPart = 'query' | 'problem' | number;

export interface ProblemRefusal {
  readonly kind: 'refusal';
  readonly part: ProblemPart;
  readonly refusal: LogicRefusal;
}

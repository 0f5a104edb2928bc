/**
 * Budgets: how much work one problem may cost. One object, every axis typed, so that "too big" is always a typed
 * refusal and never a stack overflow, a hang or a wrong answer.
 *
 * Source: spec 04 §2.4 (axes and defaults); DESIGN D9 (a spent budget is a refusal, never "I don't know").
 */
import { Refusal } from './refusal.js';

/** Limits, each a positive safe integer. Units stand beside each axis. */
export interface Budget {
  /** UTF-8 bytes of one formula, checked before lexing. */
  readonly formulaBytes: number;
  /** Tokens of one formula. */
  readonly tokens: number;
  /** Nesting depth of one formula. */
  readonly depth: number;
  /** Premises of one problem. */
  readonly premises: number;
  /** Distinct atoms of one problem. */
  readonly atoms: number;
  /** Decision-diagram nodes of one problem. */
  readonly bddNodes: number;
  /** Uncached `ite` steps of one problem. */
  readonly applySteps: number;
  /** Decisions and learned clauses in certificate search; literals visited in certificate checking, in hundreds. */
  readonly proofSteps: number;
  /** Ground rule instances generated for one question. */
  readonly groundRules: number;
  /** Literals derived by forward chaining for one knowledge base. */
  readonly derivedLiterals: number;
  /** Rule firings (successful body matches) of forward chaining for one knowledge base. */
  readonly firings: number;
  /** Premise sets enumerated when explaining what is missing. */
  readonly premiseSets: number;
}

export type BudgetAxis = keyof Budget;

/** Source: spec 04 §2.4; the last four axes are ours and sized so that 100,000 told facts fit. */
export const DEFAULT_BUDGET: Budget = Object.freeze({
  formulaBytes: 262_144,
  tokens: 65_536,
  depth: 512,
  premises: 8_192,
  atoms: 4_096,
  bddNodes: 100_000,
  applySteps: 2_000_000,
  proofSteps: 200_000,
  groundRules: 200_000,
  derivedLiterals: 1_000_000,
  firings: 5_000_000,
  premiseSets: 1_000,
});

/** The work a problem asks for exceeds the budget it was given. */
export class BudgetExceeded extends Refusal<{ axis: BudgetAxis; limit: number; seen: number }> {
  readonly code = 'budget_exceeded';

  static on(axis: BudgetAxis, limit: number, seen: number): BudgetExceeded {
    return new BudgetExceeded(`budget exceeded: ${axis} is limited to ${String(limit)}`, { axis, limit, seen });
  }
}

/** A budget that is not a budget: an axis is unknown or its limit is not a positive safe integer. */
export class InvalidBudget extends Refusal<{ axis: string; value: string }> {
  readonly code = 'invalid_budget';
}

/**
 * Complete a partial budget with the defaults.
 *
 * @throws InvalidBudget on an unknown axis, or a limit that is not an integer from 1 to 2^53 - 1.
 */
export function createBudget(overrides: Readonly<Partial<Budget>> = {}): Budget {
  for (const [axis, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(DEFAULT_BUDGET, axis))
      throw new InvalidBudget(`unknown budget axis "${axis}"`, { axis, value: String(value) });
    if (!Number.isSafeInteger(value) || value < 1)
      throw new InvalidBudget(`budget axis "${axis}" must be a positive integer`, { axis, value: String(value) });
  }
  return Object.freeze({ ...DEFAULT_BUDGET, ...overrides });
}

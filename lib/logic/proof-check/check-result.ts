/**
 * What a checker answers: accepted, or rejected with the reason. A rejection is never about the question, only about
 * the evidence that was offered for it.
 *
 * Source: spec 04 §3.3.
 */
import { BudgetExceeded } from '../../base/budget.js';
import { Refusal } from '../../base/refusal.js';

export interface Rejected {
  readonly ok: false;
  /** One line for people. Starts with `budget exceeded` when the check was given up rather than failed. */
  readonly why: string;
}

export interface Accepted {
  readonly ok: true;
}

export type CheckResult = Accepted | Rejected;

const ACCEPTED: Accepted = Object.freeze({ ok: true });

/** The evidence does not show what it was offered for. Stays inside this room: the doors answer with `CheckResult`. */
export class Rejection extends Refusal {
  readonly code = 'certificate_rejected';
}

/** @throws Rejection always. */
export function reject(why: string): never {
  throw new Rejection(why, {});
}

/** The one door out: runs a check that throws `Rejection` or `BudgetExceeded` and answers for it. */
export function checked(check: () => void): CheckResult {
  return checkedWith((): Accepted => {
    check();
    return ACCEPTED;
  });
}

/** As `checked`, for checks whose acceptance says more than yes. */
export function checkedWith<Result extends Accepted>(check: () => Result): Result | Rejected {
  try {
    return check();
  } catch (error) {
    if (error instanceof Rejection || error instanceof BudgetExceeded) return { ok: false, why: error.message };
    throw error;
  }
}

/**
 * Counts the work of one check, so that evidence made to be slow is given up on instead of followed to its end.
 *
 * Source: spec 04 §2.4.
 */
import { type Budget, type BudgetAxis, BudgetExceeded } from '../../base/budget.js';

/** The `proofSteps` axis is stated in hundreds of visited literals. */
const VISITS_PER_PROOF_STEP = 100;

export class WorkMeter {
  readonly #axis: BudgetAxis;
  readonly #limit: number;
  #spent = 0;

  private constructor(axis: BudgetAxis, limit: number) {
    this.#axis = axis;
    this.#limit = limit;
  }

  /** Counts literals visited while a refutation is followed. */
  static ofLiterals(budget: Budget): WorkMeter {
    return new WorkMeter('proofSteps', budget.proofSteps * VISITS_PER_PROOF_STEP);
  }

  /** Counts candidate literals tried while rule bodies are matched. */
  static ofMatches(budget: Budget): WorkMeter {
    return new WorkMeter('firings', budget.firings);
  }

  /** @throws BudgetExceeded when more was spent than the budget allows. */
  charge(amount: number): void {
    this.#spent += amount;
    if (this.#spent > this.#limit) throw BudgetExceeded.on(this.#axis, this.#limit, this.#spent);
  }
}

/**
 * Checks that a list of clauses has no model, by a proof whose every step follows by reverse unit propagation from the
 * clauses and the steps before it, and whose last step is the empty clause.
 *
 * Source: spec 04 §3.3; reasoning-cases R15, R17.
 */
import { type Budget, DEFAULT_BUDGET } from '../../base/budget.js';
import { type CheckResult, checked, reject } from './check-result.js';
import { type Clause, highestVariable, readClauses } from './clause-list.js';
import { UnitPropagation } from './unit-propagation.js';
import { WorkMeter } from './work-meter.js';

/**
 * Check a refutation of clauses. `steps` is untrusted and may have any shape.
 *
 * Raise `budget.proofSteps` for long proofs; a check that exceeds it is rejected with a `why` that says so.
 */
export function checkRefutation(
  clauses: readonly Clause[],
  steps: readonly Clause[],
  budget: Budget = DEFAULT_BUDGET,
): CheckResult {
  return checked(() => {
    ensureRefutation(readClauses(clauses, 'clauses'), steps, WorkMeter.ofLiterals(budget));
  });
}

/** @throws Rejection unless the steps refute the clauses. @throws BudgetExceeded when following them costs too much. */
export function ensureRefutation(clauses: readonly Clause[], untrustedSteps: unknown, meter: WorkMeter): void {
  const steps = readClauses(untrustedSteps, 'steps');
  const variables = highestVariable(clauses);
  if (highestVariable(steps) > variables) reject('a step names a variable that no clause has');
  const emptyAt = steps.findIndex((step) => step.length === 0);
  if (emptyAt === -1 || emptyAt !== steps.length - 1) reject('the empty clause must be the last step and only that');

  const propagation = new UnitPropagation(
    {
      variables,
      clauses: clauses.length + steps.length,
      literals: countLiterals(clauses) + countLiterals(steps),
    },
    meter,
  );
  for (const clause of clauses) propagation.add(clause);
  steps.forEach((step, index) => {
    meter.charge(step.length + 1);
    if (!propagation.impliesByPropagation(step)) reject(`step ${String(index + 1)} does not follow by propagation`);
    propagation.add(step);
  });
}

function countLiterals(clauses: readonly Clause[]): number {
  return clauses.reduce((sum, clause) => sum + clause.length, 0);
}

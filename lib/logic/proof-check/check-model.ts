/**
 * Checks that an assignment satisfies every clause.
 *
 * Source: spec 04 §3.3.
 */
import { type CheckResult, checked, reject } from './check-result.js';
import { type Clause, readClauses, readLiterals } from './clause-list.js';

/**
 * Check a model given as the list of its true literals (`[1, -2, 3]`). `model` is untrusted and may have any shape.
 *
 * The model may leave variables out: when its literals alone make every clause true, so does each completion of it.
 */
export function checkModel(clauses: readonly Clause[], model: readonly number[]): CheckResult {
  return checked(() => {
    const literals = new Set(readLiterals(model, 'model'));
    for (const literal of literals)
      if (literals.has(-literal)) reject(`the model makes ${String(Math.abs(literal))} true and false`);
    readClauses(clauses, 'clauses').forEach((clause, index) => {
      if (!clause.some((literal) => literals.has(literal)))
        reject(`clause ${String(index + 1)} is not true in the model`);
    });
  });
}

/**
 * Which of two firings of one literal, equal in cost, makes the better proof.
 *
 * Source: spec 03 §5.6 (fewest distinct told premises, then ids), DESIGN D7 (deterministic).
 */
import { compareCodeUnits } from '../../base/compare.js';
import { literalKey } from '../../language/clause.js';
import { FIRING_BODY, FIRING_RULE, type Closure } from './closure.js';
import { literalOf } from './literal-numbers.js';
import { NOT_FOUND } from './name-table.js';
import { isAxiomPremise } from './premise-number.js';
import { bodyLength } from './support-graph.js';

/** By literal: the firing chosen to prove it, or -1 where a premise states it. */
export type Choices = Map<number, number>;

/** Negative when `left` is better. Every condition of both must have been chosen for already. */
export function compareSupport(closure: Closure, choices: Choices, left: number, right: number): number {
  const leftPremises = premisesOf(closure, choices, left);
  const rightPremises = premisesOf(closure, choices, right);
  return (
    countWithoutAxioms(leftPremises) - countWithoutAxioms(rightPremises) ||
    compareInOrder(leftPremises, rightPremises) ||
    rulePremiseOf(closure, left) - rulePremiseOf(closure, right) ||
    compareCodeUnits(bodyKey(closure, left), bodyKey(closure, right))
  );
}

/** The distinct premises under a firing, ascending. */
function premisesOf(closure: Closure, choices: Choices, firing: number): readonly number[] {
  const premises = new Set<number>();
  const records = [firing];
  const seen = new Set<number>();
  for (let record = records.pop(); record !== undefined; record = records.pop()) {
    premises.add(rulePremiseOf(closure, record));
    for (let position = bodyLength(closure, record) - 1; position >= 0; position -= 1) {
      const literal = closure.firings[record + FIRING_BODY + position] ?? 0;
      if (seen.has(literal)) continue;
      seen.add(literal);
      const chosen = choices.get(literal) ?? NOT_FOUND;
      if (chosen === NOT_FOUND) premises.add(closure.premises[literal] ?? NOT_FOUND);
      else records.push(chosen);
    }
  }
  return [...premises].sort((one, other) => one - other);
}

/** Axioms are nobody's claims: using one more of them makes no proof worse. */
function countWithoutAxioms(premises: readonly number[]): number {
  return premises.reduce((count, premise) => (isAxiomPremise(premise) ? count : count + 1), 0);
}

function compareInOrder(left: readonly number[], right: readonly number[]): number {
  for (const [index, premise] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (premise !== other) return premise - other;
  }
  return left.length - right.length;
}

function rulePremiseOf(closure: Closure, record: number): number {
  return closure.rules[closure.firings[record + FIRING_RULE] ?? 0]?.premise ?? NOT_FOUND;
}

function bodyKey(closure: Closure, record: number): string {
  const keys: string[] = [];
  for (let position = 0; position < bodyLength(closure, record); position += 1)
    keys.push(literalKey(literalOf(closure, closure.firings[record + FIRING_BODY + position] ?? 0)));
  return keys.join(' ');
}

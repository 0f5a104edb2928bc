/**
 * Reading of clause lists and assignments nobody vouches for.
 *
 * Source: spec 04 §3.3.
 */
import { safeDisplay } from '../../base/safe-display.js';
import { reject } from './check-result.js';
import { listOf } from './untrusted.js';

/** Non-zero integers: a variable, or its negation. */
export type Clause = readonly number[];

/** Variables beyond this are refused: the checker's arrays are as long as the highest variable. */
const MAX_VARIABLE = 4_194_304;

/** @throws Rejection unless the value is a list of lists of literals. */
export function readClauses(value: unknown, what: string): readonly Clause[] {
  return Array.from(listOf(value, what), (clause, index) => readLiterals(clause, `${what}[${String(index)}]`));
}

/** @throws Rejection unless the value is a list of non-zero integers within range. */
export function readLiterals(value: unknown, what: string): Clause {
  return Array.from(listOf(value, what), (literal) => {
    if (!isClauseLiteral(literal)) return reject(`${what}: ${safeDisplay(literal)} is no literal`);
    return literal;
  });
}

function isClauseLiteral(value: unknown): value is number {
  return Number.isInteger(value) && value !== 0 && Math.abs(Number(value)) <= MAX_VARIABLE;
}

/** 0 when there is no literal. */
export function highestVariable(clauses: readonly Clause[]): number {
  let highest = 0;
  for (const clause of clauses) for (const literal of clause) highest = Math.max(highest, Math.abs(literal));
  return highest;
}

/**
 * A propositional formula in post-order: operands stand before their operator, so every walker is one loop over a flat
 * list with a stack of its own, and no formula can overflow the call stack.
 *
 * Source: spec 04 §2.2 (the tree this list spells), §1 ground rule 6 (walkers are iterative).
 */
import { UnreachableState } from '../../base/fault.js';
import { signAt } from './typed.js';

/** Codes of a post-order list. A code of zero or more is an atom: its index in `atoms`. */
export const TRUE = -1;
export const FALSE = -2;
export const NOT = -3;
export const AND = -4;
export const OR = -5;
export const IMPLIES = -6;
export const IFF = -7;

export interface Formula {
  /** Names by index; formulas of one problem share one array. */
  readonly atoms: readonly string[];
  readonly postfix: readonly number[];
}

/** Gives each atom name the index of its first appearance. A `Map`, so that `__proto__` is a name like any other. */
export class AtomTable {
  readonly names: string[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(name: string): number {
    const known = this.#indexes.get(name);
    if (known !== undefined) return known;
    this.#indexes.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** The ASCII spelling of a binary operator. */
function spellingOf(code: number): string {
  switch (code) {
    case AND:
      return '&';
    case OR:
      return '|';
    case IMPLIES:
      return '->';
    case IFF:
      return '<->';
    default:
      throw new UnreachableState('not a binary operator', { state: String(code) });
  }
}

/** What a binary operator makes of two truth values. */
function applyBinary(code: number, left: boolean, right: boolean): boolean {
  switch (code) {
    case AND:
      return left && right;
    case OR:
      return left || right;
    case IMPLIES:
      return !left || right;
    case IFF:
      return left === right;
    default:
      throw new UnreachableState('not a binary operator', { state: String(code) });
  }
}

/**
 * The normal text: fully parenthesised, ASCII spellings, one blank around binary operators and none elsewhere. Two
 * formulas have the same normal text exactly when they have the same tree.
 *
 * Example: `not a and b` is `(~a & b)`.
 */
export function normalText(formula: Formula): string {
  const stack: string[] = [];
  for (const code of formula.postfix) {
    if (code >= 0) stack.push(formula.atoms[code] ?? '');
    else if (code === TRUE) stack.push('true');
    else if (code === FALSE) stack.push('false');
    else if (code === NOT) stack.push(`~${stack.pop() ?? ''}`);
    else {
      const right = stack.pop() ?? '';
      stack.push(`(${stack.pop() ?? ''} ${spellingOf(code)} ${right})`);
    }
  }
  return stack.pop() ?? '';
}

/** The truth value under an assignment that gives 1 or 0 to each atom index. */
export function evaluate(formula: Formula, values: Int8Array): boolean {
  const stack: boolean[] = [];
  for (const code of formula.postfix) {
    if (code >= 0) stack.push(signAt(values, code) === 1);
    else if (code === TRUE || code === FALSE) stack.push(code === TRUE);
    else if (code === NOT) stack.push(stack.pop() !== true);
    else {
      const right = stack.pop() === true;
      stack.push(applyBinary(code, stack.pop() === true, right));
    }
  }
  return stack.pop() === true;
}

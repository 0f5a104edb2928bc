/**
 * `tseitin1`: the clause form certificates refer to. A specification, implemented a second time by the checker from this
 * text; a change here is a new name.
 *
 * 1. Atoms of premises and query together are numbered 1..n in code-point order.
 * 2. Premises are put into normal text (`formula.ts`), deduplicated and sorted by it.
 * 3. Premise by premise, then the query, each formula is walked in post-order (left, right, node). Every occurrence of a
 *    non-atomic subformula, constants included, gets the next fresh variable x, and its definition is emitted, a and b
 *    being the literals of its parts:
 *    - `true`: [x];  `false`: [-x];  not: [-x,-a] [x,a]
 *    - and: [-x,a] [-x,b] [x,-a,-b];  or: [-x,a,b] [x,-a] [x,-b];  implies: [-x,-a,b] [x,a] [x,-b]
 *    - iff: [-x,-a,b] [-x,a,-b] [x,a,b] [x,-a,-b]
 *    A repeated literal is dropped after its first place; a clause with a literal and its complement is not emitted.
 * 4. Right after the definitions of a premise comes its root as a unit clause.
 * 5. The query has definitions only when there is a goal. Last comes the goal as a unit clause: the negated root of the
 *    query when ENTAILED is to be shown, its root when REFUTED is; none when the premises alone are refuted.
 *
 * Source: spec 04 §3.3.
 */
import { ClauseList } from './clause-list.js';
import { AND, FALSE, IMPLIES, NOT, OR, TRUE, type Formula } from './formula.js';
import type { Problem } from './problem.js';

/** Emits `tseitin1` clauses in order, premises first, then the query on demand. */
export class Tseitin {
  readonly clauses = new ClauseList();
  #variables: number;

  constructor(problem: Problem) {
    this.#variables = problem.atoms.length;
    for (const premise of problem.premises) this.#unit(this.#define(premise));
  }

  /** Variables numbered so far. */
  get variableCount(): number {
    return this.#variables;
  }

  /** Emits the definitions of the query and gives its root literal. */
  defineQuery(problem: Problem): number {
    return this.#define(problem.query);
  }

  goal(literal: number): void {
    this.#unit(literal);
  }

  #define(formula: Formula): number {
    const stack: number[] = [];
    for (const code of formula.postfix) {
      if (code >= 0) {
        stack.push(code + 1);
        continue;
      }
      this.#variables += 1;
      const x = this.#variables;
      if (code === TRUE || code === FALSE) this.#unit(code === TRUE ? x : -x);
      else if (code === NOT) {
        const a = stack.pop() ?? 0;
        this.#binary(-x, -a);
        this.#binary(x, a);
      } else {
        const b = stack.pop() ?? 0;
        this.#defineBinary(code, x, stack.pop() ?? 0, b);
      }
      stack.push(x);
    }
    return stack.pop() ?? 0;
  }

  #defineBinary(code: number, x: number, a: number, b: number): void {
    if (code === AND) {
      this.#binary(-x, a);
      this.#binary(-x, b);
      this.#ternary(x, -a, -b);
    } else if (code === OR) {
      this.#ternary(-x, a, b);
      this.#binary(x, -a);
      this.#binary(x, -b);
    } else if (code === IMPLIES) {
      this.#ternary(-x, -a, b);
      this.#binary(x, a);
      this.#binary(x, -b);
    } else {
      this.#ternary(-x, -a, b);
      this.#ternary(-x, a, -b);
      this.#ternary(x, a, b);
      this.#ternary(x, -a, -b);
    }
  }

  #unit(a: number): void {
    this.clauses.literal(a);
    this.clauses.end();
  }

  /** x is fresh, so two literals never clash or repeat. */
  #binary(x: number, a: number): void {
    this.clauses.literal(x);
    this.clauses.literal(a);
    this.clauses.end();
  }

  /** Only the parts a and b can clash or repeat: `p | p`, `p | ~p` through one variable, `p <-> p`. */
  #ternary(x: number, a: number, b: number): void {
    if (a === -b) return;
    this.clauses.literal(x);
    this.clauses.literal(a);
    if (a !== b) this.clauses.literal(b);
    this.clauses.end();
  }
}

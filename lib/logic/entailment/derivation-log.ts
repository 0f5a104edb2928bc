/**
 * Remembers what each learned clause was made from, so that a finished refutation keeps only the steps it needs.
 *
 * Antecedents of a step: indexes of earlier steps (zero or more), and variables fixed at the root, written as negative
 * numbers; input clauses are not written down because the checker has them all.
 */
import { at, grown } from './typed.js';

export class DerivationLog {
  #antecedents = new Int32Array(64);
  #ends = new Int32Array(64);
  /** Length including the step under construction. */
  #size = 0;
  #count = 0;

  /** Finished steps. */
  get count(): number {
    return this.#count;
  }

  /** Where the step under construction stands; for `rewind`. */
  get mark(): number {
    return this.#size;
  }

  /** Forgets what was noted after `mark`. */
  rewind(mark: number): void {
    this.#size = mark;
  }

  noteStep(step: number): void {
    if (this.#size === this.#antecedents.length) this.#antecedents = grown(this.#antecedents, 0);
    this.#antecedents[this.#size] = step;
    this.#size += 1;
  }

  noteRootVariable(variable: number): void {
    this.noteStep(-variable);
  }

  /** Ends the step under construction and gives its index. */
  finish(): number {
    if (this.#count === this.#ends.length) this.#ends = grown(this.#ends, 0);
    this.#ends[this.#count] = this.#size;
    this.#count += 1;
    return this.#count - 1;
  }

  /**
   * The steps reachable from the last one, ascending, the last one included.
   *
   * `rootReason(variable, note)` hands `note` the antecedents of a variable fixed at the root.
   */
  needed(rootReason: (variable: number, note: (antecedent: number) => void) => void): readonly number[] {
    const wanted = new Uint8Array(this.#count);
    const visited = new Set<number>();
    const pending: number[] = [];
    const note = (antecedent: number): void => {
      if (antecedent >= 0) wanted[antecedent] = 1;
      else pending.push(-antecedent);
    };
    const kept: number[] = [];
    note(this.#count - 1);
    for (let step = this.#count - 1; step >= 0; step -= 1) {
      if (wanted[step] !== 1) continue;
      kept.push(step);
      for (let index = step === 0 ? 0 : at(this.#ends, step - 1); index < at(this.#ends, step); index += 1)
        note(at(this.#antecedents, index));
      for (let variable = pending.pop(); variable !== undefined; variable = pending.pop()) {
        if (visited.has(variable)) continue;
        visited.add(variable);
        rootReason(variable, note);
      }
    }
    return kept.reverse();
  }
}

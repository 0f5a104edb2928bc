/**
 * Variables ordered by how often recent conflicts involved them; ties go to the smaller number, so the order is a pure
 * function of the input.
 */
import { at } from './typed.js';

/** How much older conflicts count against the newest. A value in common use for this heuristic. */
const DECAY = 0.95;
const RESCALE_ABOVE = 1e100;

export class ActivityHeap {
  readonly #activity: Float64Array;
  /** A binary heap of variables, greatest first. */
  readonly #heap: Int32Array;
  /** Where a variable stands in the heap plus one, or 0. */
  readonly #places: Int32Array;
  #size = 0;
  #increment = 1;

  constructor(variableCount: number) {
    this.#activity = new Float64Array(variableCount + 1);
    this.#heap = new Int32Array(variableCount + 1);
    this.#places = new Int32Array(variableCount + 1);
  }

  insert(variable: number): void {
    if (at(this.#places, variable) !== 0) return;
    this.#place(variable, this.#size);
    this.#size += 1;
    this.#rise(this.#size - 1);
  }

  /** Removes and gives the first variable, or 0 when none is left. */
  pop(): number {
    if (this.#size === 0) return 0;
    const first = at(this.#heap, 0);
    this.#places[first] = 0;
    this.#size -= 1;
    if (this.#size > 0) {
      this.#place(at(this.#heap, this.#size), 0);
      this.#sink(0);
    }
    return first;
  }

  bump(variable: number): void {
    const raised = this.#activityOf(variable) + this.#increment;
    this.#activity[variable] = raised;
    if (raised > RESCALE_ABOVE) this.#rescale();
    const place = at(this.#places, variable);
    if (place !== 0) this.#rise(place - 1);
  }

  decay(): void {
    this.#increment /= DECAY;
  }

  #activityOf(variable: number): number {
    return this.#activity[variable] ?? 0;
  }

  #rescale(): void {
    for (let variable = 0; variable < this.#activity.length; variable += 1)
      this.#activity[variable] = this.#activityOf(variable) / RESCALE_ABOVE;
    this.#increment /= RESCALE_ABOVE;
  }

  #before(a: number, b: number): boolean {
    const difference = this.#activityOf(a) - this.#activityOf(b);
    return difference > 0 || (difference === 0 && a < b);
  }

  #place(variable: number, index: number): void {
    this.#heap[index] = variable;
    this.#places[variable] = index + 1;
  }

  #rise(from: number): void {
    const variable = at(this.#heap, from);
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const other = at(this.#heap, parent);
      if (!this.#before(variable, other)) break;
      this.#place(other, index);
      index = parent;
    }
    this.#place(variable, index);
  }

  #sink(from: number): void {
    const variable = at(this.#heap, from);
    let index = from;
    for (let child = 2 * index + 1; child < this.#size; child = 2 * index + 1) {
      if (child + 1 < this.#size && this.#before(at(this.#heap, child + 1), at(this.#heap, child))) child += 1;
      const other = at(this.#heap, child);
      if (!this.#before(other, variable)) break;
      this.#place(other, index);
      index = child;
    }
    this.#place(variable, index);
  }
}

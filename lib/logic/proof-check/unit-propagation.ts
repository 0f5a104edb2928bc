/**
 * Unit propagation with two watched literals, and nothing else: no search, no learning. It answers one question, whether
 * assuming the negation of a clause leads to a conflict by unit propagation alone (reverse unit propagation, RUP).
 *
 * A clause is watched through its first two positions; each position is a node (`2 * clause + position`) in the linked
 * list of the literal found there. Invariant between calls: in every watched clause no watched literal is false, so a
 * clause needs a look only when one of its two becomes false.
 *
 * Shape: literals are coded `2 * variable` when positive and one more when negative, so `^ 1` negates. Typed-array reads
 * carry `?? 0` for the type checker only; every index is one that was written before.
 *
 * Source: spec 04 §3.3.
 */
import type { WorkMeter } from './work-meter.js';

const NONE = -1;
const UNASSIGNED = 0;
const TRUE = 1;
const FALSE = -1;

/** What has to fit: known before the first clause, since a proof is read as a whole. */
export interface ClauseCapacity {
  readonly variables: number;
  readonly clauses: number;
  readonly literals: number;
}

function codeOf(literal: number): number {
  return literal > 0 ? 2 * literal : -2 * literal + 1;
}

export class UnitPropagation {
  readonly #meter: WorkMeter;
  /** All clauses end to end; `#start[c]` to `#start[c + 1]` is clause `c`. */
  readonly #literals: Int32Array;
  readonly #start: Int32Array;
  #clauses = 0;
  /** First node of each literal's list, and the next node of each node. */
  readonly #firstWatcher: Int32Array;
  readonly #nextWatcher: Int32Array;
  readonly #value: Int8Array;
  /** True literals in the order they became true; those before `#propagated` have had their consequences drawn. */
  readonly #trail: Int32Array;
  #assigned = 0;
  #propagated = 0;
  #contradictory = false;
  /** For each literal the last clause that was seen to hold it: repeated literals are added once. */
  readonly #lastSeen: Int32Array;
  #added = 0;

  constructor(capacity: ClauseCapacity, meter: WorkMeter) {
    const codes = 2 * capacity.variables + 2;
    this.#meter = meter;
    this.#literals = new Int32Array(capacity.literals);
    this.#start = new Int32Array(capacity.clauses + 1);
    this.#firstWatcher = new Int32Array(codes).fill(NONE);
    this.#nextWatcher = new Int32Array(2 * capacity.clauses);
    this.#value = new Int8Array(codes);
    this.#trail = new Int32Array(capacity.variables);
    this.#lastSeen = new Int32Array(codes);
  }

  /** The clauses added so far contradict one another by unit propagation. */
  get contradictory(): boolean {
    return this.#contradictory;
  }

  /** Add a clause and draw its consequences, which stand from now on. */
  add(clause: readonly number[]): void {
    if (this.#contradictory) return;
    this.#added += 1;
    const literals = this.#literals;
    const start = this.#start[this.#clauses] ?? 0;
    let end = start;
    let notFalse = 0;
    for (const literal of clause) {
      const code = codeOf(literal);
      const value = this.#value[code] ?? UNASSIGNED;
      if (value === TRUE) return; // satisfied for good: it can never force anything
      if (this.#lastSeen[code] === this.#added) continue;
      this.#lastSeen[code] = this.#added;
      literals[end] = code;
      end += 1;
      if (value === FALSE) continue;
      this.#swap(start + notFalse, end - 1);
      notFalse += 1;
    }
    if (notFalse > 1) {
      this.#start[this.#clauses + 1] = end;
      this.#watch(2 * this.#clauses, literals[start] ?? 0);
      this.#watch(2 * this.#clauses + 1, literals[start + 1] ?? 0);
      this.#clauses += 1;
    } else if (notFalse === 1) {
      this.#assign(literals[start] ?? 0);
      this.#contradictory = !this.#propagate();
    } else this.#contradictory = true;
  }

  /** Does assuming every literal of the clause false end in a conflict? The assumptions are taken back afterwards. */
  impliesByPropagation(clause: readonly number[]): boolean {
    if (this.#contradictory) return true;
    const mark = this.#assigned;
    const conflict = !this.#assumeFalse(clause) || !this.#propagate();
    for (let index = mark; index < this.#assigned; index += 1) {
      const code = this.#trail[index] ?? 0;
      this.#value[code] = UNASSIGNED;
      this.#value[code ^ 1] = UNASSIGNED;
    }
    this.#assigned = mark;
    this.#propagated = mark;
    return conflict;
  }

  /** @returns false when a literal is already true, which conflicts at once. */
  #assumeFalse(clause: readonly number[]): boolean {
    for (const literal of clause) {
      const code = codeOf(literal);
      if (this.#value[code] === TRUE) return false;
      if (this.#value[code] === UNASSIGNED) this.#assign(code ^ 1);
    }
    return true;
  }

  #assign(code: number): void {
    this.#value[code] = TRUE;
    this.#value[code ^ 1] = FALSE;
    this.#trail[this.#assigned] = code;
    this.#assigned += 1;
  }

  #swap(left: number, right: number): void {
    const kept = this.#literals[left] ?? 0;
    this.#literals[left] = this.#literals[right] ?? 0;
    this.#literals[right] = kept;
  }

  #watch(node: number, code: number): void {
    this.#nextWatcher[node] = this.#firstWatcher[code] ?? NONE;
    this.#firstWatcher[code] = node;
  }

  /** @returns false on a conflict. */
  #propagate(): boolean {
    while (this.#propagated < this.#assigned) {
      const falsified = (this.#trail[this.#propagated] ?? 0) ^ 1;
      this.#propagated += 1;
      if (!this.#visitWatchersOf(falsified)) return false;
    }
    return true;
  }

  /** Every clause that watches a literal now false watches another one, or forces its last one, or conflicts. */
  #visitWatchersOf(falsified: number): boolean {
    // Locals: this loop is where a check spends its time.
    const literals = this.#literals;
    const value = this.#value;
    const next = this.#nextWatcher;
    let visited = 0;
    let previous = NONE;
    let following = NONE;
    for (let node = this.#firstWatcher[falsified] ?? NONE; node !== NONE; node = following) {
      following = next[node] ?? NONE;
      const start = this.#start[node >> 1] ?? 0;
      const end = this.#start[(node >> 1) + 1] ?? 0;
      const other = literals[start + (1 - (node & 1))] ?? 0;
      let replacement = value[other] === TRUE ? end : start + 2;
      while (replacement < end && value[literals[replacement] ?? 0] === FALSE) replacement += 1;
      // A satisfied clause is one look; else each literal up to the replacement was read.
      visited += value[other] === TRUE ? 1 : replacement - start;
      if (replacement < end) {
        const watched = literals[replacement] ?? 0;
        literals[replacement] = falsified;
        literals[start + (node & 1)] = watched;
        if (previous === NONE) this.#firstWatcher[falsified] = following;
        else next[previous] = following;
        this.#watch(node, watched);
      } else {
        if (value[other] === FALSE) {
          this.#meter.charge(visited);
          return false;
        }
        if (value[other] === UNASSIGNED) this.#assign(other);
        previous = node;
      }
    }
    this.#meter.charge(visited);
    return true;
  }
}

/**
 * Conflict-driven clause learning, deterministic: the second decision procedure, and the author of refutations.
 *
 * Shape: a literal of variable v is 2v (true) or 2v + 1 (false). All clauses live in one `Int32Array` and are named by
 * their offset: `[size, next clause watching literal 0, next clause watching literal 1, step index or -1, literals…]`.
 * The first two literals are watched; the watchers of a literal form a linked list through those headers, so a small
 * problem allocates a handful of arrays and nothing else. Learned clauses are never moved or overwritten, a reduction
 * only stops watching them: the arena is also the proof log.
 *
 * Every learned clause is the first unique implication point of a conflict, hence checkable by unit propagation (RUP).
 *
 * Source: spec 04 §3.3 (the proof producer).
 */
import { BudgetExceeded, type Budget } from '../../base/budget.js';
import { ActivityHeap } from './activity-heap.js';
import { DerivationLog } from './derivation-log.js';
import { at, grown, itemAt, signAt } from './typed.js';

/** Ints before the literals of a clause. */
const HEADER = 4;
const STEP = 3;
/** Offset of the first clause: 0 means "no clause". */
const FIRST_CLAUSE = 1;

/** Smoothing of the two running averages of learned-clause quality, and when the recent one calls for a restart. */
const FAST_AVERAGE = 1 / 32;
const SLOW_AVERAGE = 1 / 4096;
const RESTART_MARGIN = 1.2;
const MIN_CONFLICTS_PER_RESTART = 50;
/** Learned clauses watched before the first reduction, and how much more each reduction allows. */
const FIRST_REDUCTION = 2_000;
const REDUCTION_GROWTH = 500;
/** Clauses that join so few decision levels are kept for good. */
const GLUE = 2;

export class Cdcl {
  readonly #budget: Budget;
  /** By literal: 1 true, -1 false, 0 open. */
  readonly #values: Int8Array;
  /** By variable. */
  readonly #levels: Int32Array;
  readonly #reasons: Int32Array;
  readonly #phases: Int8Array;
  readonly #seen: Int8Array;
  /** By literal: first clause watching it. */
  readonly #watchers: Int32Array;
  readonly #trail: Int32Array;
  /** Trail length when each decision level began. */
  readonly #levelStarts: Int32Array;
  readonly #heap: ActivityHeap;
  readonly #log = new DerivationLog();
  #arena: Int32Array;
  #arenaSize = FIRST_CLAUSE;
  #trailSize = 0;
  #propagated = 0;
  #level = 0;
  #activated = 0;
  #work = 0;
  #refuted = false;
  /** Offsets of learned clauses by step index, and how many decision levels each joined. */
  readonly #stepClauses: number[] = [];
  readonly #stepGlue: number[] = [];
  /** Steps still watched. */
  #watchedSteps: number[] = [];
  #reductionLimit = FIRST_REDUCTION;
  /** The clause being learned, and the variables marked in `#seen` meanwhile. */
  readonly #learned: number[] = [];
  readonly #marked: number[] = [];
  /** Scratch for counting levels: the conflict that last saw each level. */
  readonly #levelStamps: Int32Array;
  #stamp = 0;

  constructor(variableCount: number, budget: Budget, expectedLiterals = 1_024) {
    this.#budget = budget;
    this.#values = new Int8Array(2 * variableCount + 2);
    this.#levels = new Int32Array(variableCount + 1);
    this.#reasons = new Int32Array(variableCount + 1);
    this.#phases = new Int8Array(variableCount + 1);
    this.#seen = new Int8Array(variableCount + 1);
    this.#watchers = new Int32Array(2 * variableCount + 2);
    this.#trail = new Int32Array(variableCount + 1);
    this.#levelStarts = new Int32Array(variableCount + 2);
    this.#levelStamps = new Int32Array(variableCount + 1);
    this.#heap = new ActivityHeap(variableCount);
    this.#arena = new Int32Array(expectedLiterals);
  }

  /**
   * Adds the input clause `literals[start … end - 1]`: DIMACS literals without repeats or complementary pairs. Undoes
   * every decision first, so a model must be read before.
   */
  addClause(literals: Int32Array, start: number, end: number): void {
    this.#undoTo(0);
    const size = end - start;
    const clause = this.#allocate(size, -1);
    const first = clause + HEADER;
    let open = first;
    for (let index = 0; index < size; index += 1) {
      const literal = encode(at(literals, start + index));
      const place = first + index;
      this.#arena[place] = literal;
      if (signAt(this.#values, literal) < 0) continue;
      // Literals not false at the root come first: those may be watched.
      this.#arena[place] = at(this.#arena, open);
      this.#arena[open] = literal;
      open += 1;
    }
    if (size > 1) this.#watch(clause);
    if (open === first) this.#conclude(clause);
    else if (open === first + 1) this.#enqueue(at(this.#arena, first), size === 1 ? 0 : clause);
  }

  /** Opens variables 1..count for decisions; a model assigns exactly these and whatever follows from them. */
  activate(count: number): void {
    for (let variable = this.#activated + 1; variable <= count; variable += 1) this.#heap.insert(variable);
    this.#activated = Math.max(this.#activated, count);
  }

  /** Whether the clauses have a model. @throws BudgetExceeded after `proofSteps` decisions and learned clauses. */
  solve(): boolean {
    let fast = 0;
    let slow = 0;
    let conflicts = 0;
    let sinceRestart = 0;
    while (!this.#refuted) {
      const conflict = this.#propagate();
      if (conflict !== 0) {
        if (this.#level === 0) this.#conclude(conflict);
        else {
          const glue = this.#learn(conflict);
          conflicts += 1;
          sinceRestart += 1;
          fast += FAST_AVERAGE * (glue - fast);
          // The plain mean until there are enough conflicts for a running one.
          slow += Math.max(SLOW_AVERAGE, 1 / conflicts) * (glue - slow);
        }
      } else if (sinceRestart >= MIN_CONFLICTS_PER_RESTART && fast > slow * RESTART_MARGIN) {
        sinceRestart = 0;
        this.#undoTo(0);
        if (this.#watchedSteps.length >= this.#reductionLimit) this.#reduce();
      } else if (!this.#decide()) return true;
    }
    return false;
  }

  /** The value of a variable in the model just found. */
  value(variable: number): 0 | 1 {
    return signAt(this.#values, 2 * variable) > 0 ? 1 : 0;
  }

  /** The learned clauses the refutation needs, in order, the empty clause last. Only after `solve` gave false. */
  refutation(): readonly (readonly number[])[] {
    const steps = this.#log.needed((variable, note) => {
      const reason = at(this.#reasons, variable);
      if (reason !== 0) this.#eachAntecedent(reason, variable, note);
    });
    return steps.map((step) => this.#clauseOfStep(step));
  }

  #clauseOfStep(step: number): readonly number[] {
    const clause = this.#stepClauses[step];
    // The last step, the empty clause, has no place in the arena.
    if (clause === undefined) return [];
    return Array.from(this.#arena.subarray(clause + HEADER, this.#clauseEnd(clause)), decode);
  }

  #clauseEnd(clause: number): number {
    return clause + HEADER + at(this.#arena, clause);
  }

  #allocate(size: number, step: number): number {
    const clause = this.#arenaSize;
    const end = clause + HEADER + size;
    if (end > this.#arena.length) this.#arena = grown(this.#arena, end);
    this.#arena[clause] = size;
    this.#arena[clause + STEP] = step;
    this.#arenaSize = end;
    return clause;
  }

  #watch(clause: number): void {
    const arena = this.#arena;
    const watchers = this.#watchers;
    const first = at(arena, clause + HEADER);
    const second = at(arena, clause + HEADER + 1);
    arena[clause + 1] = at(watchers, first);
    watchers[first] = clause;
    arena[clause + 2] = at(watchers, second);
    watchers[second] = clause;
  }

  #enqueue(literal: number, reason: number): void {
    if (signAt(this.#values, literal) !== 0) return;
    const variable = literal >> 1;
    this.#values[literal] = 1;
    this.#values[literal ^ 1] = -1;
    this.#levels[variable] = this.#level;
    this.#reasons[variable] = reason;
    this.#trail[this.#trailSize] = literal;
    this.#trailSize += 1;
  }

  /** Takes the first open variable and tries its last value, false at first. False when none is open. */
  #decide(): boolean {
    let variable = this.#heap.pop();
    while (variable !== 0 && signAt(this.#values, 2 * variable) !== 0) variable = this.#heap.pop();
    if (variable === 0) return false;
    this.#countWork();
    this.#levelStarts[this.#level] = this.#trailSize;
    this.#level += 1;
    this.#enqueue(2 * variable + (signAt(this.#phases, variable) > 0 ? 0 : 1), 0);
    return true;
  }

  #countWork(): void {
    this.#work += 1;
    if (this.#work > this.#budget.proofSteps)
      throw BudgetExceeded.on('proofSteps', this.#budget.proofSteps, this.#work);
  }

  #undoTo(level: number): void {
    if (this.#level <= level) return;
    const start = at(this.#levelStarts, level);
    for (let index = this.#trailSize - 1; index >= start; index -= 1) {
      const literal = at(this.#trail, index);
      const variable = literal >> 1;
      this.#values[literal] = 0;
      this.#values[literal ^ 1] = 0;
      this.#phases[variable] = (literal & 1) === 0 ? 1 : 0;
      if (variable <= this.#activated) this.#heap.insert(variable);
    }
    this.#trailSize = start;
    this.#propagated = start;
    this.#level = level;
  }

  /** Assigns what follows from the trail. Gives the clause that became false, or 0. */
  #propagate(): number {
    const arena = this.#arena;
    const values = this.#values;
    const watchers = this.#watchers;
    while (this.#propagated < this.#trailSize) {
      const falsified = at(this.#trail, this.#propagated) ^ 1;
      this.#propagated += 1;
      // Walk the list of `falsified`; `link` is the arena place of the pointer to `clause`, or -1 for the list's head.
      let link = -1;
      let clause = at(watchers, falsified);
      while (clause !== 0) {
        const slot = at(arena, clause + HEADER) === falsified ? 0 : 1;
        const own = clause + 1 + slot;
        const next = at(arena, own);
        const other = at(arena, clause + HEADER + 1 - slot);
        if (signAt(values, other) > 0) {
          link = own;
          clause = next;
          continue;
        }
        const end = clause + HEADER + at(arena, clause);
        let place = clause + HEADER + 2;
        while (place < end && signAt(values, at(arena, place)) < 0) place += 1;
        if (place < end) {
          const replacement = at(arena, place);
          arena[place] = falsified;
          arena[clause + HEADER + slot] = replacement;
          arena[own] = at(watchers, replacement);
          watchers[replacement] = clause;
          if (link < 0) watchers[falsified] = next;
          else arena[link] = next;
        } else if (signAt(values, other) < 0) {
          return clause;
        } else {
          this.#enqueue(other, clause);
          link = own;
        }
        clause = next;
      }
    }
    return 0;
  }

  /** Learns from a conflict, jumps back and asserts the learned clause. Gives the number of levels it joins. */
  #learn(conflict: number): number {
    this.#countWork();
    this.#analyze(conflict);
    this.#minimize();
    for (const variable of this.#marked) this.#seen[variable] = 0;
    this.#marked.length = 0;
    const learned = this.#learned;
    const glue = this.#countLevels();
    const back = this.#moveHighestToSecond();
    const step = this.#log.finish();
    const clause = this.#allocate(learned.length, step);
    for (let index = 0; index < learned.length; index += 1)
      this.#arena[clause + HEADER + index] = itemAt(learned, index);
    this.#stepClauses.push(clause);
    this.#stepGlue.push(glue);
    this.#undoTo(back);
    if (learned.length > 1) {
      this.#watch(clause);
      this.#watchedSteps.push(step);
    }
    this.#enqueue(itemAt(learned, 0), clause);
    this.#heap.decay();
    return glue;
  }

  /** Resolves backwards along the trail until one literal of this level is left: the clause in `#learned`. */
  #analyze(conflict: number): void {
    const learned = this.#learned;
    learned.length = 1;
    let open = 0;
    let index = this.#trailSize - 1;
    let clause = conflict;
    let resolved = 0;
    for (;;) {
      this.#noteClause(clause);
      const end = this.#clauseEnd(clause);
      for (let place = clause + HEADER; place < end; place += 1) {
        const literal = at(this.#arena, place);
        const variable = literal >> 1;
        if (variable === resolved || signAt(this.#seen, variable) !== 0) continue;
        this.#mark(variable);
        const level = at(this.#levels, variable);
        if (level === 0) {
          this.#log.noteRootVariable(variable);
          continue;
        }
        this.#heap.bump(variable);
        if (level === this.#level) open += 1;
        else learned.push(literal);
      }
      while (signAt(this.#seen, at(this.#trail, index) >> 1) === 0) index -= 1;
      const literal = at(this.#trail, index);
      index -= 1;
      open -= 1;
      if (open === 0) {
        learned[0] = literal ^ 1;
        return;
      }
      resolved = literal >> 1;
      clause = at(this.#reasons, resolved);
    }
  }

  #mark(variable: number): void {
    this.#seen[variable] = 1;
    this.#marked.push(variable);
  }

  #noteClause(clause: number): void {
    const step = at(this.#arena, clause + STEP);
    if (step >= 0) this.#log.noteStep(step);
  }

  /** Drops literals that follow from the others. */
  #minimize(): void {
    const learned = this.#learned;
    let levels = 0;
    for (let index = 1; index < learned.length; index += 1) levels |= this.#levelBit(itemAt(learned, index) >> 1);
    let kept = 1;
    for (let index = 1; index < learned.length; index += 1) {
      const literal = itemAt(learned, index);
      if (this.#followsFromOthers(literal >> 1, levels)) continue;
      learned[kept] = literal;
      kept += 1;
    }
    learned.length = kept;
  }

  /** One of 32 bits per level: a cheap test that a level cannot occur in the clause. */
  #levelBit(variable: number): number {
    return 1 << (at(this.#levels, variable) & 31);
  }

  #followsFromOthers(start: number, levels: number): boolean {
    if (at(this.#reasons, start) === 0) return false;
    const noted = this.#log.mark;
    const marked = this.#marked.length;
    const pending = [start];
    for (let variable = pending.pop(); variable !== undefined; variable = pending.pop()) {
      const reason = at(this.#reasons, variable);
      this.#noteClause(reason);
      const end = this.#clauseEnd(reason);
      for (let place = reason + HEADER; place < end; place += 1) {
        const other = at(this.#arena, place) >> 1;
        if (other === variable || signAt(this.#seen, other) !== 0) continue;
        if (at(this.#levels, other) === 0) {
          this.#mark(other);
          this.#log.noteRootVariable(other);
        } else if (at(this.#reasons, other) !== 0 && (this.#levelBit(other) & levels) !== 0) {
          this.#mark(other);
          pending.push(other);
        } else {
          this.#forgetMarks(marked);
          this.#log.rewind(noted);
          return false;
        }
      }
    }
    return true;
  }

  #forgetMarks(from: number): void {
    for (let index = from; index < this.#marked.length; index += 1) this.#seen[itemAt(this.#marked, index)] = 0;
    this.#marked.length = from;
  }

  #countLevels(): number {
    this.#stamp += 1;
    let count = 0;
    for (const literal of this.#learned) {
      const level = at(this.#levels, literal >> 1);
      if (at(this.#levelStamps, level) === this.#stamp) continue;
      this.#levelStamps[level] = this.#stamp;
      count += 1;
    }
    return count;
  }

  /** Brings the literal of the highest remaining level to the second watch; gives that level, or 0. */
  #moveHighestToSecond(): number {
    const learned = this.#learned;
    if (learned.length === 1) return 0;
    let best = 1;
    for (let index = 2; index < learned.length; index += 1)
      if (this.#levelOf(itemAt(learned, index)) > this.#levelOf(itemAt(learned, best))) best = index;
    const highest = itemAt(learned, best);
    learned[best] = itemAt(learned, 1);
    learned[1] = highest;
    return this.#levelOf(highest);
  }

  #levelOf(literal: number): number {
    return at(this.#levels, literal >> 1);
  }

  /** Logs the empty clause: `clause` is false at the root. */
  #conclude(clause: number): void {
    if (this.#refuted) return;
    this.#refuted = true;
    this.#eachAntecedent(clause, 0, (antecedent) => {
      this.#log.noteStep(antecedent);
    });
    this.#log.finish();
  }

  /** The step of a clause, and the root variables of its literals except one, as `DerivationLog` antecedents. */
  #eachAntecedent(clause: number, except: number, note: (antecedent: number) => void): void {
    const step = at(this.#arena, clause + STEP);
    if (step >= 0) note(step);
    for (let place = clause + HEADER; place < this.#clauseEnd(clause); place += 1) {
      const variable = at(this.#arena, place) >> 1;
      if (variable !== except) note(-variable);
    }
  }

  /** Stops watching the worse half of the learned clauses. Only at the root. */
  #reduce(): void {
    const order = [...this.#watchedSteps].sort(
      (a, b) => itemAt(this.#stepGlue, a) - itemAt(this.#stepGlue, b) || b - a,
    );
    const half = order.length >> 1;
    this.#watchedSteps = order
      .filter((step, rank) => rank < half || itemAt(this.#stepGlue, step) <= GLUE)
      .sort((a, b) => a - b);
    this.#reductionLimit += REDUCTION_GROWTH;
    this.#watchAgain(new Set(this.#watchedSteps));
  }

  /** Rebuilds every watch list from the input clauses and the steps kept. */
  #watchAgain(kept: ReadonlySet<number>): void {
    this.#watchers.fill(0);
    for (let clause = FIRST_CLAUSE; clause < this.#arenaSize; clause = this.#clauseEnd(clause)) {
      const step = at(this.#arena, clause + STEP);
      if (at(this.#arena, clause) > 1 && (step < 0 || kept.has(step))) this.#watch(clause);
    }
  }
}

function encode(literal: number): number {
  return literal > 0 ? 2 * literal : 1 - 2 * literal;
}

function decode(literal: number): number {
  return (literal & 1) === 0 ? literal >> 1 : -(literal >> 1);
}

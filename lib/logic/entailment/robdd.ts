/**
 * Reduced ordered binary decision diagrams: one manager per problem, so equal functions are equal node numbers.
 *
 * Shape: terminals FALSE = 0 and TRUE = 1; node n > 1 is `(variables[n], lows[n], highs[n])` in three `Int32Array`s that
 * grow. Variables are numbered in code-point order of their atoms and a child's variable is always greater than its
 * parent's. `#make` is the only place that allocates: it applies the redundancy rule, looks the triple up, and enforces
 * the node budget. No reordering, no garbage collection, no complement edges.
 *
 * Source: spec 04 §2.5.
 */
import { BudgetExceeded, type Budget } from '../../base/budget.js';
import { AND, FALSE, IMPLIES, NOT, OR, TRUE, type Formula } from './formula.js';
import { at, grown, signAt } from './typed.js';

export const FALSE_NODE = 0;
export const TRUE_NODE = 1;

/** The variable of both terminals: below every real variable in the order. */
const TERMINAL_VARIABLE = 0x7fff_ffff;
/** First sizes: enough for a small problem, doubled as it grows. All powers of two. */
const FIRST_NODES = 256;
const FIRST_CACHE = 512;
/** The computed cache is direct-mapped: a collision forgets, it never answers wrong. Ints per entry: f, g, h, result. */
const CACHE_ENTRY = 4;
const MAX_CACHE = 1 << 18;
/** Ints per pending `ite`: f, g, h, its variable, the low result or -1. */
const FRAME = 5;

/** Operands of a chain `a & b & c` that wait until all are there. */
interface Run {
  readonly code: number;
  readonly nodes: number[];
}

export class Robdd {
  readonly #budget: Budget;
  #count = 2;
  #steps = 0;
  #variables = new Int32Array(FIRST_NODES);
  #lows = new Int32Array(FIRST_NODES);
  #highs = new Int32Array(FIRST_NODES);
  /** Open-addressing table of node numbers, 0 = free; at most half full. */
  #unique = new Int32Array(FIRST_NODES * 2);
  #cache = new Int32Array(FIRST_CACHE * CACHE_ENTRY);
  #frames = new Int32Array(64 * FRAME);

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#variables[FALSE_NODE] = TERMINAL_VARIABLE;
    this.#variables[TRUE_NODE] = TERMINAL_VARIABLE;
    this.#highs[TRUE_NODE] = TRUE_NODE;
    this.#lows[TRUE_NODE] = TRUE_NODE;
  }

  /** Nodes allocated so far, terminals included. */
  get nodeCount(): number {
    return this.#count;
  }

  /** `ite` steps so far that no cache answered. */
  get stepCount(): number {
    return this.#steps;
  }

  variable(node: number): number {
    return at(this.#variables, node);
  }

  low(node: number): number {
    return at(this.#lows, node);
  }

  high(node: number): number {
    return at(this.#highs, node);
  }

  /** The diagram of one atom. @throws BudgetExceeded */
  atom(variable: number): number {
    return this.#make(variable, FALSE_NODE, TRUE_NODE);
  }

  /** @throws BudgetExceeded */
  not(f: number): number {
    return this.ite(f, FALSE_NODE, TRUE_NODE);
  }

  /** @throws BudgetExceeded */
  and(f: number, g: number): number {
    return this.ite(f, g, FALSE_NODE);
  }

  /** @throws BudgetExceeded */
  implies(f: number, g: number): number {
    return this.ite(f, g, TRUE_NODE);
  }

  /** @throws BudgetExceeded */
  binary(code: number, f: number, g: number): number {
    switch (code) {
      case AND:
        return this.ite(f, g, FALSE_NODE);
      case OR:
        return this.ite(f, TRUE_NODE, g);
      case IMPLIES:
        return this.ite(f, g, TRUE_NODE);
      default:
        return this.ite(f, g, this.not(g));
    }
  }

  /**
   * The diagram of a formula whose atom indexes are variables. Where `values` holds 1 or 0 for a variable (and not -1),
   * that constant stands for the atom. @throws BudgetExceeded
   */
  build(formula: Formula, values?: Int8Array): number {
    const stack: (number | Run)[] = [];
    const pop = (): number => this.#settled(stack.pop() ?? FALSE_NODE);
    for (const code of formula.postfix) {
      if (code >= 0) {
        const value = values === undefined ? -1 : signAt(values, code);
        stack.push(value < 0 ? this.atom(code) : value);
      } else if (code === TRUE || code === FALSE) stack.push(code === TRUE ? TRUE_NODE : FALSE_NODE);
      else if (code === NOT) stack.push(this.not(pop()));
      else if (code === AND || code === OR) {
        const right = pop();
        const left = stack.pop() ?? FALSE_NODE;
        if (typeof left !== 'number' && left.code === code) {
          left.nodes.push(right);
          stack.push(left);
        } else stack.push({ code, nodes: [this.#settled(left), right] });
      } else {
        const right = pop();
        stack.push(this.binary(code, pop(), right));
      }
    }
    return pop();
  }

  /** Joins nodes by AND or OR, the deepest first, so that a chain of atoms costs one node each. @throws BudgetExceeded */
  join(code: number, nodes: readonly number[]): number {
    return [...nodes]
      .sort((a, b) => this.variable(b) - this.variable(a))
      .reduce((joined, node) => this.binary(code, node, joined), code === AND ? TRUE_NODE : FALSE_NODE);
  }

  #settled(item: number | Run): number {
    return typeof item === 'number' ? item : this.join(item.code, item.nodes);
  }

  /** If f then g else h. Keeps its own stack: depth is bounded by the number of variables. @throws BudgetExceeded */
  ite(f: number, g: number, h: number): number {
    let depth = 0;
    let result = 0;
    for (;;) {
      // Go down: answer (f, g, h) at once, or open a frame and take its low side.
      if (g === f) g = TRUE_NODE;
      if (h === f) h = FALSE_NODE;
      if (f === TRUE_NODE || g === h) result = g;
      else if (f === FALSE_NODE) result = h;
      else if (g === TRUE_NODE && h === FALSE_NODE) result = f;
      else {
        result = this.#remembered(f, g, h);
        if (result < 0) {
          this.#countStep();
          const variables = this.#variables;
          const variable = Math.min(at(variables, f), at(variables, g), at(variables, h));
          this.#pushFrame(depth, f, g, h, variable);
          depth += 1;
          f = this.#lowSide(f, variable);
          g = this.#lowSide(g, variable);
          h = this.#lowSide(h, variable);
          continue;
        }
      }
      // Come up: finish frames until one still lacks its high side.
      for (;;) {
        if (depth === 0) return result;
        const frames = this.#frames;
        const frame = (depth - 1) * FRAME;
        const frameF = at(frames, frame);
        const frameG = at(frames, frame + 1);
        const frameH = at(frames, frame + 2);
        const variable = at(frames, frame + 3);
        const low = at(frames, frame + 4);
        if (low < 0) {
          frames[frame + 4] = result;
          f = this.#highSide(frameF, variable);
          g = this.#highSide(frameG, variable);
          h = this.#highSide(frameH, variable);
          break;
        }
        depth -= 1;
        result = this.#make(variable, low, result);
        this.#remember(frameF, frameG, frameH, result);
      }
    }
  }

  /** The variables the function depends on, ascending. */
  support(root: number): readonly number[] {
    const seen = new Set<number>([FALSE_NODE, TRUE_NODE]);
    const found = new Set<number>();
    const pending = [root];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      found.add(this.variable(node));
      pending.push(this.low(node), this.high(node));
    }
    return [...found].sort((a, b) => a - b);
  }

  #lowSide(node: number, variable: number): number {
    return at(this.#variables, node) === variable ? at(this.#lows, node) : node;
  }

  #highSide(node: number, variable: number): number {
    return at(this.#variables, node) === variable ? at(this.#highs, node) : node;
  }

  #countStep(): void {
    this.#steps += 1;
    if (this.#steps > this.#budget.applySteps)
      throw BudgetExceeded.on('applySteps', this.#budget.applySteps, this.#steps);
  }

  #pushFrame(depth: number, f: number, g: number, h: number, variable: number): void {
    const frame = depth * FRAME;
    if (frame + FRAME > this.#frames.length) this.#frames = grown(this.#frames, frame + FRAME);
    const frames = this.#frames;
    frames[frame] = f;
    frames[frame + 1] = g;
    frames[frame + 2] = h;
    frames[frame + 3] = variable;
    frames[frame + 4] = -1;
  }

  #make(variable: number, low: number, high: number): number {
    if (low === high) return low;
    const mask = this.#unique.length - 1;
    let slot = mix(variable, low, high) & mask;
    for (let node = at(this.#unique, slot); node !== 0; node = at(this.#unique, slot)) {
      if (at(this.#variables, node) === variable && at(this.#lows, node) === low && at(this.#highs, node) === high)
        return node;
      slot = (slot + 1) & mask;
    }
    if (this.#count >= this.#budget.bddNodes)
      throw BudgetExceeded.on('bddNodes', this.#budget.bddNodes, this.#count + 1);
    const node = this.#count;
    this.#count += 1;
    if (node === this.#variables.length) this.#growNodes();
    this.#variables[node] = variable;
    this.#lows[node] = low;
    this.#highs[node] = high;
    if (this.#count * 2 > this.#unique.length) this.#rehash();
    else this.#unique[slot] = node;
    return node;
  }

  #growNodes(): void {
    this.#variables = grown(this.#variables, 0);
    this.#lows = grown(this.#lows, 0);
    this.#highs = grown(this.#highs, 0);
    // The cache follows the diagram: about one entry per node.
    const entries = this.#variables.length;
    if (entries * CACHE_ENTRY > this.#cache.length && entries <= MAX_CACHE)
      this.#cache = new Int32Array(entries * CACHE_ENTRY);
  }

  #rehash(): void {
    this.#unique = new Int32Array(this.#unique.length * 2);
    const mask = this.#unique.length - 1;
    for (let node = 2; node < this.#count; node += 1) {
      let slot = mix(at(this.#variables, node), at(this.#lows, node), at(this.#highs, node)) & mask;
      while (this.#unique[slot] !== 0) slot = (slot + 1) & mask;
      this.#unique[slot] = node;
    }
  }

  #remembered(f: number, g: number, h: number): number {
    const cache = this.#cache;
    const entry = mix(f, g, h) & (cache.length - CACHE_ENTRY);
    // f is never a terminal here, so an unused entry (all zeros) matches nothing.
    return at(cache, entry) === f && at(cache, entry + 1) === g && at(cache, entry + 2) === h
      ? at(cache, entry + 3)
      : -1;
  }

  #remember(f: number, g: number, h: number, result: number): void {
    const cache = this.#cache;
    const entry = mix(f, g, h) & (cache.length - CACHE_ENTRY);
    cache[entry] = f;
    cache[entry + 1] = g;
    cache[entry + 2] = h;
    cache[entry + 3] = result;
  }
}

/** Spreads a triple over 32 bits. The multipliers are odd constants of common integer hashes (Knuth, xxHash). */
function mix(a: number, b: number, c: number): number {
  let hash = Math.imul(a, 0x9e37_79b1) ^ Math.imul(b, 0x85eb_ca77) ^ Math.imul(c, 0xc2b2_ae3d);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b_3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

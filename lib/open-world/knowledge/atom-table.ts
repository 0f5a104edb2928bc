/**
 * Atoms (a predicate of constants, without polarity) as dense numbers, found by an open-addressing hash table over
 * integers. Atom `a` gives the two literals `2a` (affirmed) and `2a + 1` (denied), so a complement is one bit away.
 *
 * In all hot loops of this folder `array[i] ?? 0` reads an index that is in range by construction; the fallback only
 * satisfies the compiler and costs nothing measurable.
 */
import { NOT_FOUND } from './name-table.js';

export interface AtomTable {
  /** Predicate number of each atom. */
  readonly predicates: number[];
  /** Where each atom's arguments start in `terms`; they end where the next atom's start. */
  readonly starts: number[];
  /** Constant numbers of all atoms' arguments, back to back. */
  readonly terms: number[];
  /** Hash slots holding atom number + 1; 0 is free. The length is a power of two, at most half full. */
  slots: Int32Array;
}

/** Holds the atoms of a small theory without growing. */
const INITIAL_SLOTS = 128;

export function createAtomTable(): AtomTable {
  return { predicates: [], starts: [], terms: [], slots: new Int32Array(INITIAL_SLOTS) };
}

/** Number of the atom whose arguments are the first `arity` values, or `NOT_FOUND`. */
export function findAtom(table: AtomTable, predicate: number, values: readonly number[], arity: number): number {
  return (table.slots[slotOf(table, predicate, values, 0, arity)] ?? 0) - 1;
}

/** As `findAtom`, but numbers the atom if it is new. */
export function internAtom(table: AtomTable, predicate: number, values: readonly number[], arity: number): number {
  const slot = slotOf(table, predicate, values, 0, arity);
  const known = (table.slots[slot] ?? 0) - 1;
  if (known !== NOT_FOUND) return known;
  const atom = table.predicates.push(predicate) - 1;
  table.starts.push(table.terms.length);
  for (let index = 0; index < arity; index += 1) table.terms.push(values[index] ?? 0);
  table.slots[slot] = atom + 1;
  if (table.predicates.length * 2 > table.slots.length) grow(table);
  return atom;
}

/** Number of arguments of an atom. */
export function atomArity(table: AtomTable, atom: number): number {
  return (table.starts[atom + 1] ?? table.terms.length) - (table.starts[atom] ?? 0);
}

/** Forget every atom numbered `length` or later. Freeing slots in reverse order of filling restores earlier probes. */
export function cutAtoms(table: AtomTable, length: number): void {
  while (table.predicates.length > length) {
    table.slots[slotOfAtom(table, table.predicates.length - 1)] = 0;
    table.terms.length = table.starts.pop() ?? 0;
    table.predicates.pop();
  }
}

function grow(table: AtomTable): void {
  table.slots = new Int32Array(table.slots.length * 2);
  // In atom order, so that `cutAtoms` still frees slots in reverse order of filling.
  for (let atom = 0; atom < table.predicates.length; atom += 1) table.slots[slotOfAtom(table, atom)] = atom + 1;
}

function slotOfAtom(table: AtomTable, atom: number): number {
  return slotOf(table, table.predicates[atom] ?? 0, table.terms, table.starts[atom] ?? 0, atomArity(table, atom));
}

/** The slot that holds the atom, or the free slot where it belongs. Arguments are `arity` values from `from` on. */
function slotOf(table: AtomTable, predicate: number, values: readonly number[], from: number, arity: number): number {
  const mask = table.slots.length - 1;
  let slot = hash(predicate, values, from, arity) & mask;
  for (;;) {
    const atom = (table.slots[slot] ?? 0) - 1;
    if (atom === NOT_FOUND) return slot;
    if (table.predicates[atom] === predicate && hasArguments(table, atom, values, from, arity)) return slot;
    slot = (slot + 1) & mask;
  }
}

/** Atoms of one predicate have equally many arguments. */
function hasArguments(table: AtomTable, atom: number, values: readonly number[], from: number, arity: number): boolean {
  const start = table.starts[atom] ?? 0;
  for (let index = 0; index < arity; index += 1) if (table.terms[start + index] !== values[from + index]) return false;
  return true;
}

/** Multiply and fold (constants: golden ratio, and the murmur3 finalizer), good enough for dense small numbers. */
function hash(predicate: number, values: readonly number[], from: number, arity: number): number {
  let state = Math.imul(predicate + 1, 0x9e3779b1);
  for (let index = from; index < from + arity; index += 1) {
    state = Math.imul(state ^ (values[index] ?? 0), 0x85ebca6b);
    state ^= state >>> 13;
  }
  return state ^ (state >>> 16);
}

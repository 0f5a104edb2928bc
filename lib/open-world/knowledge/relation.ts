/**
 * All derived literals of one predicate in one polarity, with posting lists by argument, and the rules that read or
 * conclude them.
 *
 * Rows and postings are in order of derivation, so a join that may only see literals up to a rank stops at the first
 * later one.
 */
import type { AtomTable } from './atom-table.js';
import type { Relation } from './rule-network.js';

/** Below this many rows a scan beats building and reading posting lists. */
const SCAN_AT_MOST = 16;

const NO_ROWS: readonly number[] = [];

export function createRelation(): Relation {
  return { rows: [], postings: [], triggers: [], concluding: [] };
}

export function addRow(relation: Relation, atoms: AtomTable, literal: number): void {
  relation.rows.push(literal);
  for (let position = 0; position < relation.postings.length; position += 1) {
    const lists = relation.postings[position];
    if (lists !== undefined) addPosting(lists, atoms, position, literal);
  }
}

/** Undo the latest `addRow`. */
export function dropRow(relation: Relation, atoms: AtomTable): void {
  const literal = relation.rows.pop() ?? 0;
  for (const [position, lists] of relation.postings.entries()) {
    lists?.get(argumentOf(atoms, literal, position))?.pop();
  }
}

/** Rows that may have `constant` at `position`: all of them while they are few, else exactly those that have it. */
export function candidateRows(
  relation: Relation,
  atoms: AtomTable,
  position: number,
  constant: number,
): readonly number[] {
  if (relation.rows.length <= SCAN_AT_MOST) return relation.rows;
  let lists = relation.postings[position];
  if (lists === undefined) {
    lists = new Map();
    for (const literal of relation.rows) addPosting(lists, atoms, position, literal);
    relation.postings[position] = lists;
  }
  return lists.get(constant) ?? NO_ROWS;
}

function addPosting(lists: Map<number, number[]>, atoms: AtomTable, position: number, literal: number): void {
  const constant = argumentOf(atoms, literal, position);
  const list = lists.get(constant);
  if (list === undefined) lists.set(constant, [literal]);
  else list.push(literal);
}

function argumentOf(atoms: AtomTable, literal: number, position: number): number {
  return atoms.terms[(atoms.starts[literal >> 1] ?? 0) + position] ?? 0;
}

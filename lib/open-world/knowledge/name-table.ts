/**
 * Numbers for names: constants, and predicates with their arity, each numbered in order of first telling.
 *
 * Tables only grow, or are cut back to an earlier length: everything in this folder undoes last in, first out.
 */

/** Answer of every `find…`: the thing has not been seen. */
export const NOT_FOUND = -1;

export interface NameTable {
  readonly names: string[];
  readonly numbers: Map<string, number>;
}

export function createNameTable(): NameTable {
  return { names: [], numbers: new Map() };
}

export function findName(table: NameTable, name: string): number {
  return table.numbers.get(name) ?? NOT_FOUND;
}

export function internName(table: NameTable, name: string): number {
  const known = table.numbers.get(name);
  if (known !== undefined) return known;
  const number = table.names.push(name) - 1;
  table.numbers.set(name, number);
  return number;
}

export function cutNames(table: NameTable, length: number): void {
  for (const name of table.names.splice(length)) table.numbers.delete(name);
}

/** One predicate string may be used with several arities ("Bob sleeps"); each is a predicate of its own. */
export interface PredicateTable {
  readonly names: string[];
  readonly arities: number[];
  /** The latest predicate of each name. */
  readonly latest: Map<string, number>;
  /** The predicate of the same name that was latest before, or `NOT_FOUND`. */
  readonly earlier: number[];
}

export function createPredicateTable(): PredicateTable {
  return { names: [], arities: [], latest: new Map(), earlier: [] };
}

export function findPredicate(table: PredicateTable, name: string, arity: number): number {
  let number = table.latest.get(name) ?? NOT_FOUND;
  while (number !== NOT_FOUND && table.arities[number] !== arity) number = table.earlier[number] ?? NOT_FOUND;
  return number;
}

export function internPredicate(table: PredicateTable, name: string, arity: number): number {
  const known = findPredicate(table, name, arity);
  if (known !== NOT_FOUND) return known;
  const number = table.names.push(name) - 1;
  table.arities.push(arity);
  table.earlier.push(table.latest.get(name) ?? NOT_FOUND);
  table.latest.set(name, number);
  return number;
}

export function cutPredicates(table: PredicateTable, length: number): void {
  while (table.names.length > length) {
    const name = table.names.pop() ?? '';
    const earlier = table.earlier.pop() ?? NOT_FOUND;
    table.arities.pop();
    if (earlier === NOT_FOUND) table.latest.delete(name);
    else table.latest.set(name, earlier);
  }
}

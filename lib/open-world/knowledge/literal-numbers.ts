/** From literals to their numbers and back. */
import type { Literal } from '../../language/clause.js';
import { atomArity, findAtom } from './atom-table.js';
import { internLiteral, type Closure } from './closure.js';
import { findName, findPredicate, internName, internPredicate, NOT_FOUND } from './name-table.js';

/** Number of a ground literal, or `NOT_FOUND`. Asking leaves no trace: nothing is numbered. */
export function findLiteral(closure: Closure, literal: Literal): number {
  const { predicate: name, args, negated } = literal;
  const predicate = findPredicate(closure.predicates, name, args.length);
  if (predicate === NOT_FOUND) return NOT_FOUND;
  for (let index = 0; index < args.length; index += 1) {
    const constant = findName(closure.constants, args[index] ?? '');
    if (constant === NOT_FOUND) return NOT_FOUND;
    closure.values[index] = constant;
  }
  const atom = findAtom(closure.atoms, predicate, closure.values, args.length);
  return atom === NOT_FOUND ? NOT_FOUND : atom * 2 + (negated ? 1 : 0);
}

/** As `findLiteral`, but numbers what is new. */
export function numberLiteral(closure: Closure, literal: Literal): number {
  const { predicate: name, args, negated } = literal;
  const predicate = internPredicate(closure.predicates, name, args.length);
  for (let index = 0; index < args.length; index += 1)
    closure.values[index] = internName(closure.constants, args[index] ?? '');
  return internLiteral(closure, predicate, negated, args.length);
}

/** The literal of a number, deeply frozen. */
export function literalOf(closure: Closure, number: number): Literal {
  const { atoms, constants, predicates } = closure;
  const atom = number >> 1;
  const start = atoms.starts[atom] ?? 0;
  const end = start + atomArity(atoms, atom);
  const args: string[] = [];
  for (let index = start; index < end; index += 1) args.push(constants.names[atoms.terms[index] ?? 0] ?? '');
  const predicate = predicates.names[atoms.predicates[atom] ?? 0] ?? '';
  return Object.freeze({ negated: (number & 1) === 1, predicate, args: Object.freeze(args) });
}

/**
 * Order of literals by predicate, arguments and polarity, all in order of first telling; independent of what was asked
 * and of the order in which literals were derived.
 */
export function compareLiterals(closure: Closure, left: number, right: number): number {
  const { atoms } = closure;
  const leftAtom = left >> 1;
  const rightAtom = right >> 1;
  if (leftAtom === rightAtom) return left - right;
  const byPredicate = (atoms.predicates[leftAtom] ?? 0) - (atoms.predicates[rightAtom] ?? 0);
  if (byPredicate !== 0) return byPredicate;
  const leftStart = atoms.starts[leftAtom] ?? 0;
  const rightStart = atoms.starts[rightAtom] ?? 0;
  for (let index = 0; index < atomArity(atoms, leftAtom); index += 1) {
    const byArgument = (atoms.terms[leftStart + index] ?? 0) - (atoms.terms[rightStart + index] ?? 0);
    if (byArgument !== 0) return byArgument;
  }
  return 0;
}

/** What kinds of things were told of one individual. */
import type { Closure } from './closure.js';
import { NOT_FOUND } from './name-table.js';
import { candidateRows } from './relation.js';

/** Names of the predicates of told facts, in either polarity, whose first argument is the constant; each once. */
export function predicatesToldOf(closure: Closure, constant: number): readonly string[] {
  if (constant === NOT_FOUND) return [];
  const { atoms, predicates, premises, relations } = closure;
  const told = new Set<string>();
  for (const [index, relation] of relations.entries()) {
    const predicate = index >> 1;
    if (relation === undefined || predicates.arities[predicate] === 0) continue;
    const isTold = candidateRows(relation, atoms, 0, constant).some(
      (literal) =>
        (premises[literal] ?? NOT_FOUND) !== NOT_FOUND && atoms.terms[atoms.starts[literal >> 1] ?? 0] === constant,
    );
    if (isTold) told.add(predicates.names[predicate] ?? '');
  }
  return [...told];
}

/**
 * A closure with something added for a while. Everything a closure holds is undone last in, first out, so that leaving
 * the overlay restores it exactly, down to the numbering.
 */
import { cutAtoms } from './atom-table.js';
import { dropRule } from './add-rule.js';
import {
  FIRING_BODY,
  FIRING_HEAD,
  FIRING_NEXT,
  FIRING_RULE,
  relationOfLiteral,
  saturate,
  type Closure,
} from './closure.js';
import { cutNames, cutPredicates, NOT_FOUND } from './name-table.js';
import { dropRow } from './relation.js';

/**
 * Run `body` on the closure, which it may extend, and undo what it did.
 *
 * @throws BudgetExceeded when the closure cannot be saturated first; and whatever `body` throws.
 */
export function withOverlay<Result>(closure: Closure, body: () => Result): Result {
  saturate(closure);
  const undo = rememberState(closure);
  try {
    return body();
  } finally {
    undo();
  }
}

/** What the caller must do to come back to the present, saturated state. */
function rememberState(closure: Closure): () => void {
  const constants = closure.constants.names.length;
  const predicates = closure.predicates.names.length;
  const atoms = closure.atoms.predicates.length;
  const relations = closure.relations.length;
  const rules = closure.rules.length;
  const derived = closure.derived.length;
  const firings = closure.firings.length;
  const contested = closure.contested.length;
  const { firingCount, visits } = closure;
  return () => {
    undoFirings(closure, firings);
    undoDerived(closure, derived);
    while (closure.rules.length > rules) dropRule(closure);
    closure.contested.length = contested;
    closure.processed = derived;
    closure.processedRules = rules;
    closure.firingCount = firingCount;
    closure.visits = visits;
    closure.exhausted = undefined;
    cutAtoms(closure.atoms, atoms);
    closure.ranks.length = atoms * 2;
    closure.premises.length = atoms * 2;
    closure.firstFirings.length = atoms * 2;
    if (closure.relations.length > relations) closure.relations.length = relations;
    cutPredicates(closure.predicates, predicates);
    cutNames(closure.constants, constants);
  };
}

/** The oldest record of a head since `mark` points to the head's latest record before it. */
function undoFirings(closure: Closure, mark: number): void {
  const { firings } = closure;
  let record = mark;
  while (record < firings.length) {
    const next = firings[record + FIRING_NEXT] ?? NOT_FOUND;
    if (next < mark) closure.firstFirings[firings[record + FIRING_HEAD] ?? 0] = next;
    record += FIRING_BODY + (closure.rules[firings[record + FIRING_RULE] ?? 0]?.body.length ?? 0);
  }
  firings.length = mark;
}

function undoDerived(closure: Closure, mark: number): void {
  while (closure.derived.length > mark) {
    const literal = closure.derived.pop() ?? 0;
    const relation = relationOfLiteral(closure, literal);
    if (relation !== undefined) dropRow(relation, closure.atoms);
    closure.ranks[literal] = NOT_FOUND;
    closure.premises[literal] = NOT_FOUND;
  }
}

/**
 * The forward closure of a rule base: everything that follows from the told literals, found once and kept up to date.
 *
 * Semi-naive evaluation. Derived literals are processed one by one in order of derivation (their rank); a literal is
 * joined with earlier ones only, so every rule instance with a derived body is found exactly once, however tells and
 * questions alternate. `p` and `not p` are two unrelated symbols here: no contraposition, no case split, nothing from
 * absence. All instances found (firings) are kept, because the smallest proof is chosen among them.
 *
 * A record of `firings` is: next record of the same head or -1, head, rule number, then one literal per condition.
 *
 * Source: spec 04 §6.4 (forward); spec 03 §5.4.
 */
import { BudgetExceeded, type Budget } from '../../base/budget.js';
import { createAtomTable, findAtom, internAtom, type AtomTable } from './atom-table.js';
import { planFrom, slotOfVariable } from './compiled-rule.js';
import { createNameTable, createPredicateTable, NOT_FOUND, type NameTable, type PredicateTable } from './name-table.js';
import { addRow, candidateRows, createRelation } from './relation.js';
import type { CompiledLiteral, CompiledRule, JoinStep, Relation } from './rule-network.js';

export interface Closure {
  readonly budget: Budget;
  readonly constants: NameTable;
  readonly predicates: PredicateTable;
  readonly atoms: AtomTable;
  /** By predicate number times two, plus one for the denied polarity; made when first needed. */
  readonly relations: (Relation | undefined)[];
  readonly rules: CompiledRule[];
  /** By literal: its place in `derived`, or -1. */
  readonly ranks: number[];
  /** By literal: the premise that states it, or -1. */
  readonly premises: number[];
  /** By literal: its latest firing, or -1. */
  readonly firstFirings: number[];
  /** Literals told or derived, in order. */
  readonly derived: number[];
  readonly firings: number[];
  /** Atoms of which both literals are derived. */
  readonly contested: number[];
  /** Literals of `derived` and rules of `rules` whose consequences are drawn. */
  processed: number;
  processedRules: number;
  firingCount: number;
  /** Rows looked at by joins: bounded too, so that a join that never fires cannot run for ever. */
  visits: number;
  /** A spent budget stays spent: no answer may be read off half a closure. */
  exhausted: BudgetExceeded | undefined;
  /** Scratch of the running join: values by variable slot, argument values, matched literals by body position. */
  readonly bindings: number[];
  readonly values: number[];
  readonly matched: number[];
  /** Ranks the running join may see: before its trigger's position strictly older, after it no newer. */
  limitBefore: number;
  limitAfter: number;
}

/** Fields of a firing record. */
export const FIRING_NEXT = 0;
export const FIRING_HEAD = 1;
export const FIRING_RULE = 2;
export const FIRING_BODY = 3;

/** How many rows may be looked at per firing the budget allows. */
const VISITS_PER_FIRING = 64;

export function createClosure(budget: Budget): Closure {
  return {
    budget,
    constants: createNameTable(),
    predicates: createPredicateTable(),
    atoms: createAtomTable(),
    relations: [],
    rules: [],
    ranks: [],
    premises: [],
    firstFirings: [],
    derived: [],
    firings: [],
    contested: [],
    processed: 0,
    processedRules: 0,
    firingCount: 0,
    visits: 0,
    exhausted: undefined,
    bindings: [],
    values: [],
    matched: [],
    limitBefore: 0,
    limitAfter: 0,
  };
}

/** The relation of a predicate in one polarity. */
export function relationOf(closure: Closure, predicate: number, negated: boolean): Relation {
  const index = predicate * 2 + (negated ? 1 : 0);
  const known = closure.relations[index];
  if (known !== undefined) return known;
  // Filled without holes, so that the array stays dense.
  while (closure.relations.length < index) closure.relations.push(undefined);
  const relation = createRelation();
  closure.relations[index] = relation;
  return relation;
}

/** The relation a literal belongs to, if anything ever needed it. */
export function relationOfLiteral(closure: Closure, literal: number): Relation | undefined {
  return closure.relations[(closure.atoms.predicates[literal >> 1] ?? 0) * 2 + (literal & 1)];
}

/** Number of the literal whose arguments are the first `arity` of `closure.values`. */
export function internLiteral(closure: Closure, predicate: number, negated: boolean, arity: number): number {
  const atom = internAtom(closure.atoms, predicate, closure.values, arity);
  if (atom * 2 === closure.ranks.length) {
    closure.ranks.push(-1, -1);
    closure.premises.push(-1, -1);
    closure.firstFirings.push(-1, -1);
  }
  return atom * 2 + (negated ? 1 : 0);
}

export function isDerived(closure: Closure, literal: number): boolean {
  return (closure.ranks[literal] ?? -1) !== -1;
}

/** Both the literal and its complement are told or derived. */
export function isContested(closure: Closure, literal: number): boolean {
  return isDerived(closure, literal) && isDerived(closure, literal ^ 1);
}

/** Queue a literal that is not yet derived. */
export function addDerived(closure: Closure, literal: number): void {
  if (closure.derived.length >= closure.budget.derivedLiterals)
    throw exhaust(closure, 'derivedLiterals', closure.derived.length + 1);
  closure.ranks[literal] = closure.derived.length;
  closure.derived.push(literal);
  const predicate = closure.atoms.predicates[literal >> 1] ?? 0;
  addRow(relationOf(closure, predicate, (literal & 1) === 1), closure.atoms, literal);
  if (isDerived(closure, literal ^ 1)) closure.contested.push(literal >> 1);
}

/**
 * Draw every consequence of what was added since the last call.
 *
 * @throws BudgetExceeded on `firings` or `derivedLiterals`, then and on every later call.
 */
export function saturate(closure: Closure): void {
  if (closure.exhausted !== undefined) throw closure.exhausted;
  for (; closure.processedRules < closure.rules.length; closure.processedRules += 1) {
    const rule = closure.rules[closure.processedRules];
    if (rule !== undefined && closure.processed > 0) applyToProcessed(closure, rule);
  }
  for (; closure.processed < closure.derived.length; closure.processed += 1) {
    const literal = closure.derived[closure.processed] ?? 0;
    const triggers = relationOfLiteral(closure, literal)?.triggers ?? [];
    if (triggers.length === 0) continue;
    closure.limitBefore = closure.processed;
    closure.limitAfter = closure.processed + 1;
    for (const { rule, position } of triggers) applyFrom(closure, rule, position, literal);
  }
}

/** A new rule meets the literals whose other consequences are drawn already. */
function applyToProcessed(closure: Closure, rule: CompiledRule): void {
  closure.limitBefore = closure.processed;
  closure.limitAfter = closure.processed;
  const start = fewestRows(rule.body);
  const rows = rule.body[start]?.relation.rows ?? [];
  for (const literal of rows) {
    if ((closure.ranks[literal] ?? 0) >= closure.processed) break;
    applyFrom(closure, rule, start, literal);
  }
}

function fewestRows(body: readonly CompiledLiteral[]): number {
  let best = 0;
  for (const [position, literal] of body.entries()) {
    if (literal.relation.rows.length < (body[best]?.relation.rows.length ?? 0)) best = position;
  }
  return best;
}

function applyFrom(closure: Closure, rule: CompiledRule, position: number, literal: number): void {
  const plan = planFrom(rule, position);
  const trigger = plan[0];
  if (trigger === undefined || !matches(closure, trigger, literal)) return;
  closure.matched[position] = literal;
  extend(closure, rule, plan, 1);
}

/** Match the plan's steps from `depth` on, and fire the rule for every way to match them all. */
function extend(closure: Closure, rule: CompiledRule, plan: readonly JoinStep[], depth: number): void {
  const step = plan[depth];
  if (step === undefined) {
    fire(closure, rule);
    return;
  }
  const limit = step.position < (plan[0]?.position ?? 0) ? closure.limitBefore : closure.limitAfter;
  if (step.ground) {
    const literal = instanceOf(closure, step.literal);
    if (literal === NOT_FOUND || !isRankBelow(closure, literal, limit)) return;
    closure.matched[step.position] = literal;
    extend(closure, rule, plan, depth + 1);
    return;
  }
  for (const literal of rowsFor(closure, step)) {
    // Ranks ascend along rows; a firing may append to the very rows being read, always above the limit.
    if ((closure.ranks[literal] ?? 0) >= limit) break;
    visit(closure);
    if (!matches(closure, step, literal)) continue;
    closure.matched[step.position] = literal;
    extend(closure, rule, plan, depth + 1);
  }
}

function isRankBelow(closure: Closure, literal: number, limit: number): boolean {
  const rank = closure.ranks[literal] ?? -1;
  return rank !== -1 && rank < limit;
}

function rowsFor(closure: Closure, step: JoinStep): readonly number[] {
  const { relation, terms } = step.literal;
  if (step.knownArgument === -1) return relation.rows;
  const constant = valueOf(closure, terms[step.knownArgument] ?? 0);
  return candidateRows(relation, closure.atoms, step.knownArgument, constant);
}

/** Compare a literal's arguments with a condition, binding the variables that occur here first. */
function matches(closure: Closure, step: JoinStep, literal: number): boolean {
  const { terms } = step.literal;
  const { bindings, atoms } = closure;
  const start = atoms.starts[literal >> 1] ?? 0;
  for (let index = 0; index < terms.length; index += 1) {
    const term = terms[index] ?? 0;
    const value = atoms.terms[start + index] ?? 0;
    if (step.binds[index] === true) bindings[slotOfVariable(term)] = value;
    else if (valueOf(closure, term) !== value) return false;
  }
  return true;
}

function valueOf(closure: Closure, term: number): number {
  return term >= 0 ? term : (closure.bindings[slotOfVariable(term)] ?? 0);
}

/** Number of a literal under the current bindings, or `NOT_FOUND`. */
function instanceOf(closure: Closure, literal: CompiledLiteral): number {
  loadValues(closure, literal);
  const atom = findAtom(closure.atoms, literal.predicate, closure.values, literal.terms.length);
  return atom === NOT_FOUND ? NOT_FOUND : atom * 2 + (literal.negated ? 1 : 0);
}

function loadValues(closure: Closure, literal: CompiledLiteral): void {
  const { terms } = literal;
  for (let index = 0; index < terms.length; index += 1) closure.values[index] = valueOf(closure, terms[index] ?? 0);
}

function fire(closure: Closure, rule: CompiledRule): void {
  closure.firingCount += 1;
  if (closure.firingCount > closure.budget.firings) throw exhaust(closure, 'firings', closure.firingCount);
  loadValues(closure, rule.head);
  const head = internLiteral(closure, rule.head.predicate, rule.head.negated, rule.head.terms.length);
  const { firings } = closure;
  const record = firings.length;
  firings.push(closure.firstFirings[head] ?? -1, head, rule.number);
  for (let position = 0; position < rule.body.length; position += 1) firings.push(closure.matched[position] ?? 0);
  closure.firstFirings[head] = record;
  if (!isDerived(closure, head)) addDerived(closure, head);
}

function visit(closure: Closure): void {
  closure.visits += 1;
  const limit = closure.budget.firings * VISITS_PER_FIRING;
  if (closure.visits > limit) throw exhaust(closure, 'firings', Math.ceil(closure.visits / VISITS_PER_FIRING));
}

function exhaust(closure: Closure, axis: 'firings' | 'derivedLiterals', seen: number): BudgetExceeded {
  closure.exhausted ??= BudgetExceeded.on(axis, closure.budget[axis], seen);
  return closure.exhausted;
}

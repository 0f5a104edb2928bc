/**
 * Rules over numbers, and the order in which a rule's conditions are joined.
 *
 * A term is a constant's number, or `-(slot + 1)` for a variable. A plan starts at one condition (the trigger, matched
 * with a newly derived literal) and visits the others so that each shares as many bound terms as possible with what
 * came before.
 */
import type { Relation } from './relation.js';

export interface CompiledLiteral {
  readonly predicate: number;
  readonly negated: boolean;
  readonly terms: readonly number[];
  readonly relation: Relation;
}

export interface CompiledRule {
  /** Position in the closure's list of rules. */
  readonly number: number;
  /** Number of the premise that states the rule. */
  readonly premise: number;
  readonly body: readonly CompiledLiteral[];
  readonly head: CompiledLiteral;
  /** Names of the variables, by slot. */
  readonly variables: readonly string[];
  /** Plans by trigger position, each made when first needed. */
  readonly plans: (readonly JoinStep[] | undefined)[];
}

/** One condition of a plan, seen from the moment it is visited. */
export interface JoinStep {
  readonly position: number;
  readonly literal: CompiledLiteral;
  /** Per argument: this is the variable's first occurrence in the plan, so matching binds it. */
  readonly binds: readonly boolean[];
  /** An argument whose value is known before matching, or -1. */
  readonly knownArgument: number;
  /** Every argument's value is known: the condition is one atom, which is looked up. */
  readonly ground: boolean;
}

export function isVariableTerm(term: number): boolean {
  return term < 0;
}

/** Slot of a variable term. Its own inverse, so it also gives the term of a slot. */
export function slotOfVariable(term: number): number {
  return -term - 1;
}

/** The plan that starts at a condition, made on first use. */
export function planFrom(rule: CompiledRule, trigger: number): readonly JoinStep[] {
  const known = rule.plans[trigger];
  if (known !== undefined) return known;
  const plan = makePlan(rule.body, trigger);
  rule.plans[trigger] = plan;
  return plan;
}

function makePlan(body: readonly CompiledLiteral[], trigger: number): readonly JoinStep[] {
  const bound = new Set<number>();
  const steps: JoinStep[] = [];
  const waiting = new Set(body.keys());
  for (let next = trigger; next !== -1; next = mostBound(body, waiting, bound)) {
    const literal = body[next];
    if (literal === undefined) break;
    waiting.delete(next);
    steps.push(makeStep(next, literal, bound));
  }
  return steps;
}

/** The waiting condition with the fewest unbound arguments, first in body order among equals; -1 when none waits. */
function mostBound(body: readonly CompiledLiteral[], waiting: ReadonlySet<number>, bound: ReadonlySet<number>): number {
  let best = -1;
  let fewest = Infinity;
  for (const position of waiting) {
    const terms = body[position]?.terms ?? [];
    const unbound = terms.reduce((count, term) => (term >= 0 || bound.has(term) ? count : count + 1), 0);
    if (unbound >= fewest) continue;
    best = position;
    fewest = unbound;
  }
  return best;
}

/** Adds the literal's variables to `bound`. */
function makeStep(position: number, literal: CompiledLiteral, bound: Set<number>): JoinStep {
  const knownArgument = literal.terms.findIndex((term) => !isVariableTerm(term) || bound.has(term));
  const binds = literal.terms.map((term) => {
    const first = isVariableTerm(term) && !bound.has(term);
    bound.add(term);
    return first;
  });
  return { position, literal, binds, knownArgument, ground: !binds.includes(true) };
}

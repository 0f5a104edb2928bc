/**
 * Rules over numbers, and the order in which a rule's conditions are joined.
 *
 * A term is a constant's number, or `-(slot + 1)` for a variable. A plan starts at one condition (the trigger, matched
 * with a newly derived literal) and visits the others so that each shares as many bound terms as possible with what
 * came before.
 */
import type { CompiledLiteral, CompiledRule, JoinStep } from './rule-network.js';

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

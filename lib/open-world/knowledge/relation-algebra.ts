/**
 * What declared relations mean, as ordinary rules: inverse, symmetric, transitive, and asymmetric for strict orders.
 *
 * An axiom enters a knowledge base only when one of its predicates is told, and its id says all there is to it, so that
 * the checker can hold its own table. Left out on purpose: transitivity of `equal_to` (it would need replacement of
 * equals), of `left_of` and `right_of` (they need a frame of reference) and of `inside_of` and `during_event`.
 *
 * Source: spec 04 §4.2, §4.3 (rules 2 to 4); spec 03 §5.4.
 */
import type { Literal, Rule } from '../../language/clause.js';

export type AxiomKind = 'inverse' | 'symmetric' | 'transitive' | 'asymmetric';

export interface Axiom {
  readonly id: string;
  readonly kind: AxiomKind;
  readonly rule: Rule;
}

const INVERSE_PAIRS = [
  ['parent_of', 'child_of'],
  ['less_than', 'greater_than'],
  ['left_of', 'right_of'],
  ['before_event', 'after_event'],
] as const;

const SYMMETRIC = ['sibling_of', 'spouse_of', 'equal_to', 'distinct_from', 'adjacent_to', 'overlaps_event'] as const;

/** Transitive and asymmetric. */
const STRICT_ORDERS = ['less_than', 'greater_than', 'before_event', 'after_event'] as const;

export const AXIOMS: readonly Axiom[] = Object.freeze([
  ...INVERSE_PAIRS.flatMap(([left, right]) => [inverse(left, right), inverse(right, left)]),
  ...SYMMETRIC.map(symmetric),
  ...STRICT_ORDERS.flatMap((order) => [transitive(order), asymmetric(order)]),
]);

const AXIOMS_BY_PREDICATE = groupByPredicate();

/** Every axiom that mentions the predicate. */
export function axiomsAbout(predicate: string): readonly Axiom[] {
  return AXIOMS_BY_PREDICATE.get(predicate) ?? [];
}

function inverse(from: string, to: string): Axiom {
  const rule = ruleOf([related(from, '?x', '?y')], related(to, '?y', '?x'));
  return { id: `axiom:inverse:${from}:${to}`, kind: 'inverse', rule };
}

function symmetric(relation: string): Axiom {
  const rule = ruleOf([related(relation, '?x', '?y')], related(relation, '?y', '?x'));
  return { id: `axiom:symmetric:${relation}`, kind: 'symmetric', rule };
}

function transitive(order: string): Axiom {
  const rule = ruleOf([related(order, '?x', '?y'), related(order, '?y', '?z')], related(order, '?x', '?z'));
  return { id: `axiom:transitive:${order}`, kind: 'transitive', rule };
}

function asymmetric(order: string): Axiom {
  const rule = ruleOf([related(order, '?x', '?y')], { ...related(order, '?y', '?x'), negated: true });
  return { id: `axiom:asymmetric:${order}`, kind: 'asymmetric', rule };
}

function related(predicate: string, left: string, right: string): Literal {
  return { negated: false, predicate, args: [left, right] };
}

function ruleOf(body: readonly [Literal, ...Literal[]], head: Literal): Rule {
  return { kind: 'rule', body, head };
}

function groupByPredicate(): ReadonlyMap<string, readonly Axiom[]> {
  const groups = new Map<string, Axiom[]>();
  for (const axiom of AXIOMS) {
    const mentioned = new Set([...axiom.rule.body, axiom.rule.head].map((literal) => literal.predicate));
    for (const predicate of mentioned) groups.set(predicate, [...(groups.get(predicate) ?? []), axiom]);
  }
  return groups;
}

/**
 * The relation algebra a derivation may use beside what was told: the checker's own table. A premise of origin `axiom`
 * that is not written here, to the letter, is rejected.
 *
 * Not here on purpose: transitivity of kinship, of places (it needs a frame of reference) and of `equal_to`; reflexivity;
 * any step from one relation to another but its converse.
 *
 * Source: spec 04 §4.2, §4.3.
 */
import type { LiteralData, RuleData } from './derivation-data.js';

const CONVERSES = [
  ['parent_of', 'child_of'],
  ['less_than', 'greater_than'],
  ['left_of', 'right_of'],
  ['before_event', 'after_event'],
] as const;

const SYMMETRIC = ['sibling_of', 'spouse_of', 'equal_to', 'distinct_from', 'adjacent_to', 'overlaps_event'] as const;

/** Transitive and asymmetric: what is less is never also greater. */
const STRICT_ORDERS = ['less_than', 'greater_than', 'before_event', 'after_event'] as const;

/** Every admissible axiom by its id. */
export const AXIOMS: ReadonlyMap<string, RuleData> = new Map(
  [
    ...CONVERSES.flatMap(([one, other]) => [converse(one, other), converse(other, one)]),
    ...SYMMETRIC.map((relation) =>
      axiom(`symmetric:${relation}`, [holds(relation, '?x', '?y')], holds(relation, '?y', '?x')),
    ),
    ...STRICT_ORDERS.map((order) =>
      axiom(`transitive:${order}`, [holds(order, '?x', '?y'), holds(order, '?y', '?z')], holds(order, '?x', '?z')),
    ),
    ...STRICT_ORDERS.map((order) =>
      axiom(`asymmetric:${order}`, [holds(order, '?x', '?y')], { ...holds(order, '?y', '?x'), negated: true }),
    ),
  ].map((rule) => [rule.id, rule]),
);

function converse(one: string, other: string): RuleData {
  return axiom(`inverse:${one}:${other}`, [holds(one, '?x', '?y')], holds(other, '?y', '?x'));
}

function axiom(name: string, body: readonly LiteralData[], head: LiteralData): RuleData {
  return { id: `axiom:${name}`, origin: 'axiom', kind: 'rule', body, head };
}

function holds(predicate: string, ...args: readonly string[]): LiteralData {
  return { negated: false, predicate, args };
}

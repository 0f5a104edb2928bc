/**
 * What could take part in a proof of a goal or of its complement: the relations some chain of rules connects with it.
 *
 * An axiom is in force whenever its predicates occur, so everything that the axioms of a relevant relation read and
 * conclude is relevant too. The part is therefore closed under every rule it holds, and what is left out cannot reach
 * the goal.
 *
 * Source: contract of `proof-check` (axioms are honoured unasked); spec 03 §5.4 (the cone of the query).
 */
import type { Literal } from '../../language/clause.js';
import { relationOfLiteral, type Closure } from './closure.js';
import type { CompiledRule } from './compiled-rule.js';
import { findPredicate, NOT_FOUND } from './name-table.js';
import { isAxiomPremise } from './premise-number.js';
import type { Relation } from './relation.js';

export type Relevance = ReadonlySet<Relation>;

export function relevantTo(closure: Closure, goal: Literal): Relevance {
  const relevant = new Set<Relation>();
  const predicate = findPredicate(closure.predicates, goal.predicate, goal.args.length);
  if (predicate === NOT_FOUND) return relevant;
  for (const polarity of [0, 1]) {
    const relation = closure.relations[predicate * 2 + polarity];
    if (relation !== undefined) relevant.add(relation);
  }
  const axioms = closure.rules.filter((rule) => isAxiomPremise(rule.premise));
  // A set is iterated in order of insertion, including what is inserted meanwhile.
  for (const relation of relevant) {
    for (const rule of relation.concluding) addRelations(rule, relevant);
    for (const axiom of axioms) if (mentions(axiom, relation)) addRelations(axiom, relevant);
  }
  return relevant;
}

/** Some literal of the atom is relevant. */
export function isRelevantAtom(closure: Closure, relevance: Relevance, atom: number): boolean {
  return [atom * 2, atom * 2 + 1].some((literal) => {
    const relation = relationOfLiteral(closure, literal);
    return relation !== undefined && relevance.has(relation);
  });
}

export function isRelevantRule(relevance: Relevance, rule: CompiledRule): boolean {
  return relevance.has(rule.head.relation);
}

function addRelations(rule: CompiledRule, relevant: Set<Relation>): void {
  relevant.add(rule.head.relation);
  for (const literal of rule.body) relevant.add(literal.relation);
}

function mentions(rule: CompiledRule, relation: Relation): boolean {
  return rule.head.relation === relation || rule.body.some((literal) => literal.relation === relation);
}

/** A knowledge base as the forward-chaining oracle reads it, under the ids the knowledge base gave. */
import type { Knowledge } from '../../lib/open-world/knowledge/knowledge.js';
import { ORACLE_AXIOMS, type OracleTheory } from '../oracles/forward-chaining.js';

export function oracleTheory(knowledge: Knowledge): OracleTheory {
  const facts = knowledge.facts.map(({ id, clause }) => ({ id, literal: clause.literal }));
  const rules = knowledge.rules.map(({ id, clause }) => ({ id, body: clause.body, head: clause.head }));
  return { facts, rules: [...rules, ...axiomsAmong(facts, rules)] };
}

/** The oracle's own choice of axioms: of every relation that occurs, and then of those these bring in. */
function axiomsAmong(facts: OracleTheory['facts'], rules: OracleTheory['rules']): OracleTheory['rules'] {
  const literals = [...facts.map((it) => it.literal), ...rules.flatMap((it) => [...it.body, it.head])];
  const occurring = new Set(literals.map((it) => it.predicate));
  for (const predicate of occurring) {
    for (const axiom of ORACLE_AXIOMS) {
      const mentioned = [...axiom.body, axiom.head].map((it) => it.predicate);
      if (mentioned.includes(predicate)) for (const other of mentioned) occurring.add(other);
    }
  }
  return ORACLE_AXIOMS.filter((axiom) => occurring.has(axiom.head.predicate));
}

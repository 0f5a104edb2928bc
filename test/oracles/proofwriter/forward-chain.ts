/**
 * Naive forward chaining over literals: a literal and its negation are two unrelated symbols, every rule is tried for
 * every individual until nothing new appears. Slow, short and obviously right. Imports nothing of the product.
 *
 * Source: spec 04 §6.4 (the forward relation).
 */
import type { OracleLiteral, OracleTheory } from './read-theory.js';

/** Everything that can be derived, told facts included. `?x` ranges over every individual that is mentioned. */
export function forwardClosure({ facts, rules }: OracleTheory): ReadonlySet<OracleLiteral> {
  const mentioned = [...facts, ...rules.flatMap((rule) => [...rule.body, rule.head])];
  const individuals = new Set(mentioned.flatMap((literal) => literal.split('|').slice(1)));
  individuals.delete('?x');
  const known = new Set(facts);
  for (let before = -1; before !== known.size;) {
    before = known.size;
    for (const { body, head } of rules)
      for (const individual of individuals)
        if (body.every((literal) => known.has(about(literal, individual)))) known.add(about(head, individual));
  }
  return known;
}

/** True, false or unknown as a derivation of the statement, of its negation, or of neither decides it. */
export function answerOf(statement: OracleLiteral, known: ReadonlySet<OracleLiteral>): 'A' | 'B' | 'C' {
  if (known.has(statement)) return 'A';
  return known.has(`${statement.startsWith('-') ? '+' : '-'}${statement.slice(1)}`) ? 'B' : 'C';
}

function about(literal: OracleLiteral, individual: string): OracleLiteral {
  return literal.replaceAll('?x', individual);
}

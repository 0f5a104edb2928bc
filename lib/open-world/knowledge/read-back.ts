/** Rules and facts as clauses again, from the numbers a closure keeps. What leaves is frozen and nobody else's. */
import type { Fact, Literal, Rule } from '../../language/clause.js';
import type { Closure } from './closure.js';
import { isVariableTerm, slotOfVariable } from './compiled-rule.js';
import { literalOf } from './literal-numbers.js';
import type { CompiledLiteral, CompiledRule } from './rule-network.js';

export function factOf(closure: Closure, literal: number): Fact {
  return Object.freeze({ kind: 'fact', literal: literalOf(closure, literal) });
}

export function ruleOf(closure: Closure, rule: CompiledRule): Rule {
  const [first, ...others] = rule.body.map((literal) => patternOf(closure, rule, literal));
  const head = patternOf(closure, rule, rule.head);
  // A rule without a condition is never compiled; the head stands in to satisfy the type.
  return Object.freeze({ kind: 'rule', body: Object.freeze([first ?? head, ...others] as const), head });
}

function patternOf(closure: Closure, rule: CompiledRule, literal: CompiledLiteral): Literal {
  const names = literal.terms.map((term) =>
    isVariableTerm(term) ? rule.variables[slotOfVariable(term)] : closure.constants.names[term],
  );
  const args = Object.freeze(names.map((name) => name ?? ''));
  return Object.freeze({
    negated: literal.negated,
    predicate: closure.predicates.names[literal.predicate] ?? '',
    args,
  });
}

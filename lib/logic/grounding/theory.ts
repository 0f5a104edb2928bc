/**
 * What is grounded: facts, rules, and the individuals they range over.
 *
 * Source: spec 04 §6.3.
 */
import { isVariable, type Literal, type Rule, type Term } from '../../language/clause.js';

export interface Theory {
  readonly facts: readonly Literal[];
  readonly rules: readonly Rule[];
  /** The domain: every individual the theory and the questions mention, each once. */
  readonly constants: readonly Term[];
}

/** Individuals that literals and rules mention, each once, in order of first mention. */
export function constantsOf(literals: readonly Literal[], rules: readonly Rule[]): readonly Term[] {
  const mentioned = [...literals, ...rules.flatMap(literalsOf)];
  return [...new Set(mentioned.flatMap((literal) => literal.args.filter((term) => !isVariable(term))))];
}

/** The rule's variables, each once, in order of first occurrence. */
export function variablesOf(rule: Rule): readonly string[] {
  return [...new Set(literalsOf(rule).flatMap((literal) => literal.args.filter(isVariable)))];
}

/** The rule's conditions, then its conclusion. */
export function literalsOf(rule: Rule): readonly Literal[] {
  return [...rule.body, rule.head];
}

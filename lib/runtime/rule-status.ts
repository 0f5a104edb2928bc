/**
 * Which told rules conclude a literal, and which of their conditions hold as told. Matching only: what holds is given.
 *
 * Source: spec 07 F1.
 */
import { isVariable, literalKey } from '../language/clause.js';
import type { Literal, Term } from '../language/clause.js';
import type { Premise, RuleStatus } from './reply.js';

type Binding = ReadonlyMap<Term, Term>;

/** In tell order. `derived` is what follows from the premises beyond the told facts. */
export function ruleStatuses(
  goal: Literal,
  premises: readonly Premise[],
  derived: readonly Literal[],
): readonly RuleStatus[] {
  const holding = [...premises.flatMap(({ clause }) => (clause.kind === 'fact' ? [clause.literal] : [])), ...derived];
  const keys = new Set(holding.map(literalKey));
  return premises.flatMap(({ id, origin, clause }) => {
    if (origin !== 'told' || clause.kind !== 'rule') return [];
    const binding = bindingOf(clause.head, goal);
    if (binding === undefined) return [];
    const conditions = clause.body.map((condition) => {
      const literal = substitute(condition, binding);
      return {
        literal,
        told: isGround(literal) ? keys.has(literalKey(literal)) : holding.some((h) => matches(literal, h)),
      };
    });
    return [{ rule: id, conditions }];
  });
}

function matches(pattern: Literal, literal: Literal): boolean {
  return bindingOf(pattern, literal) !== undefined;
}

function bindingOf(pattern: Literal, literal: Literal): Binding | undefined {
  const { negated, predicate, args } = pattern;
  if (negated !== literal.negated || predicate !== literal.predicate || args.length !== literal.args.length)
    return undefined;
  const binding = new Map<Term, Term>();
  for (const [index, term] of args.entries()) {
    const value = literal.args[index] ?? '';
    const expected = isVariable(term) ? (binding.get(term) ?? value) : term;
    if (expected !== value) return undefined;
    if (isVariable(term)) binding.set(term, value);
  }
  return binding;
}

function substitute(literal: Literal, binding: Binding): Literal {
  return { ...literal, args: literal.args.map((term) => binding.get(term) ?? term) };
}

function isGround({ args }: Literal): boolean {
  return !args.some(isVariable);
}

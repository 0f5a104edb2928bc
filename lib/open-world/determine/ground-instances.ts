/**
 * Ground instances of one rule that conclude a given literal, over a finite domain of names.
 *
 * Source: spec 07 §0 (finite ground domain); spec 04 §6.3 (compute the size before generating).
 */
import { BudgetExceeded } from '../../base/budget.js';
import { isVariable, type Literal, type Rule, type Term } from '../../language/clause.js';

export interface InstanceRequest {
  readonly rule: Rule;
  readonly goal: Literal;
  readonly domain: readonly Term[];
  /** How many instances there may be. */
  readonly limit: number;
}

/** The bodies of the instances whose head is the goal. @throws BudgetExceeded on `groundRules`. */
export function bodiesConcluding({ rule, goal, domain, limit }: InstanceRequest): readonly (readonly Literal[])[] {
  const binding = matchHead(rule.head, goal);
  if (binding === undefined) return [];
  const free = freeVariables(rule, binding);
  const estimate = domain.length ** free.length;
  if (estimate > limit) throw BudgetExceeded.on('groundRules', limit, estimate);
  return assignments(free, domain).map((values) =>
    rule.body.map((condition) => substitute(condition, (term) => binding.get(term) ?? values.get(term) ?? term)),
  );
}

type Binding = ReadonlyMap<Term, Term>;

/** What the head's variables must be for it to be the goal. */
function matchHead(head: Literal, goal: Literal): Binding | undefined {
  if (head.negated !== goal.negated || head.predicate !== goal.predicate || head.args.length !== goal.args.length)
    return undefined;
  const binding = new Map<Term, Term>();
  for (const [index, term] of head.args.entries()) {
    const value = goal.args[index] ?? '';
    const expected = isVariable(term) ? (binding.get(term) ?? value) : term;
    if (expected !== value) return undefined;
    if (isVariable(term)) binding.set(term, value);
  }
  return binding;
}

function freeVariables(rule: Rule, binding: Binding): readonly Term[] {
  const variables = rule.body.flatMap((condition) => condition.args).filter(isVariable);
  return [...new Set(variables)].filter((variable) => !binding.has(variable));
}

function assignments(variables: readonly Term[], domain: readonly Term[]): readonly Binding[] {
  let found: readonly Binding[] = [new Map()];
  for (const variable of variables)
    found = found.flatMap((binding) => domain.map((value) => new Map([...binding, [variable, value]])));
  return found;
}

function substitute(literal: Literal, valueOf: (term: Term) => Term): Literal {
  return { negated: literal.negated, predicate: literal.predicate, args: literal.args.map(valueOf) };
}

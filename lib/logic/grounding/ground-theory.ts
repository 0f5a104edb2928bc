/**
 * Turns facts and rules over declared constants into propositional premises, one text formula each.
 *
 * For universal clauses without function symbols and a ground question, classical entailment over the constants
 * mentioned (at least one) is exact: no closure of the domain is assumed. Negation is strong: `p` and `not p` are the
 * two values of one atom, and a negated condition binds its variables like any other.
 *
 * Source: spec 04 §6.3.
 */
import { DEFAULT_BUDGET, type Budget } from '../../base/budget.js';
import { isVariable, type Literal, type Rule, type Term } from '../../language/clause.js';
import { atomId } from './atom-id.js';
import { estimateGrounding } from './estimate-grounding.js';
import { GroundingBudgetExceeded, InvalidDomain, UndeclaredConstant, UnsafeRule } from './grounding-refusal.js';
import { constantsOf, variablesOf, type Theory } from './theory.js';

/**
 * The theory's premises: facts first, then the instances rule by rule, each text once.
 *
 * @throws InvalidDomain, UndeclaredConstant, UnsafeRule or GroundingBudgetExceeded before anything is generated.
 */
export function groundTheory(
  theory: Theory,
  { groundRules, atoms }: Pick<Budget, 'groundRules' | 'atoms'> = DEFAULT_BUDGET,
): readonly string[] {
  assertDomain(theory.constants);
  assertDeclared(theory);
  theory.rules.forEach(assertSafe);
  const estimate = estimateGrounding(theory);
  if (estimate.groundRules > BigInt(groundRules)) throw overBudget('groundRules', groundRules, estimate.groundRules);
  if (estimate.atoms > BigInt(atoms)) throw overBudget('atoms', atoms, estimate.atoms);

  const premises = new Set(theory.facts.map(groundLiteral));
  for (const rule of theory.rules)
    for (const binding of bindings(variablesOf(rule), theory.constants)) premises.add(groundRule(rule, binding));
  return [...premises];
}

/** A ground literal as a formula: its atom, or `~` and its atom. */
export function groundLiteral(literal: Literal): string {
  return `${literal.negated ? '~' : ''}${atomId(literal)}`;
}

type Binding = ReadonlyMap<string, Term>;

function groundRule({ body, head }: Rule, binding: Binding): string {
  const instance = (literal: Literal): string =>
    groundLiteral({ ...literal, args: literal.args.map((term) => binding.get(term) ?? term) });
  return `${body.map(instance).join(' & ')} -> ${instance(head)}`;
}

/** Every assignment of constants to the variables; the last variable turns fastest. */
function* bindings(variables: readonly string[], constants: readonly Term[]): Generator<Binding> {
  const [variable, ...others] = variables;
  if (variable === undefined) {
    yield new Map();
    return;
  }
  for (const constant of constants)
    for (const rest of bindings(others, constants)) yield new Map([[variable, constant], ...rest]);
}

function assertDomain(constants: readonly Term[]): void {
  const seen = new Set<Term>();
  for (const constant of constants) {
    if (isVariable(constant)) throw new InvalidDomain(`${constant} is a variable`, { reason: 'variable', constant });
    if (seen.has(constant)) throw new InvalidDomain(`${constant} is declared twice`, { reason: 'repeated', constant });
    seen.add(constant);
  }
  if (seen.size === 0) throw new InvalidDomain('no constant is declared', { reason: 'empty', constant: '' });
}

function assertDeclared({ facts, rules, constants }: Theory): void {
  const declared = new Set(constants);
  // A variable in a fact is declared by no domain, so it ends here too.
  for (const constant of [...facts.flatMap((literal) => literal.args), ...constantsOf([], rules)])
    if (!declared.has(constant)) throw new UndeclaredConstant(`${constant} is not declared`, { constant });
}

function assertSafe(rule: Rule, index: number): void {
  const bound = new Set(rule.body.flatMap((literal) => literal.args));
  const free = rule.head.args.find((term) => isVariable(term) && !bound.has(term));
  if (free !== undefined)
    throw new UnsafeRule(`${free} occurs in the conclusion only`, { rule: index, variable: free });
}

function overBudget(axis: 'groundRules' | 'atoms', limit: number, estimate: bigint): GroundingBudgetExceeded {
  const message = `grounding needs up to ${String(estimate)} ${axis === 'atoms' ? 'atoms' : 'rule instances'}`;
  return new GroundingBudgetExceeded(message, { axis, limit, estimate: String(estimate) });
}

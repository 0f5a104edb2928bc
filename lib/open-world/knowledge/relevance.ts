/**
 * What could take part in a proof of a goal or of its complement, found backwards from the goal without looking at facts:
 * patterns of literals, and the rules that conclude them.
 *
 * Facts that match no pattern, and rules that conclude none, cannot reach the goal. So a certificate about one goal need
 * not list them, and a conflict among them does not touch it.
 *
 * Source: spec 03 §5.4 (the cone of the query).
 */
import type { Literal } from '../../language/clause.js';
import type { Closure } from './closure.js';
import { isVariableTerm, slotOfVariable } from './compiled-rule.js';
import { findName, findPredicate, NOT_FOUND } from './name-table.js';
import { candidateRows } from './relation.js';
import type { CompiledLiteral, CompiledRule } from './rule-network.js';

/** Literals of one predicate and polarity with some arguments given. */
export interface Pattern {
  readonly predicate: number;
  readonly negated: boolean;
  /** Constant numbers, or `ANY`. */
  readonly values: readonly number[];
}

export interface Cone {
  readonly patterns: readonly Pattern[];
  /** In order of joining the closure; axioms among them. */
  readonly rules: readonly CompiledRule[];
}

const ANY = -1;

/** Everything backwards from a goal, in both polarities. */
export function coneOf(closure: Closure, goal: Literal): Cone {
  const patterns = new Map<string, Pattern>();
  const rules = new Set<CompiledRule>();
  for (const pattern of goalPatterns(closure, goal)) patterns.set(keyOf(pattern), pattern);
  // A map is iterated in order of insertion, including what is inserted meanwhile.
  for (const pattern of patterns.values()) {
    for (const rule of concluding(closure, pattern)) {
      const bindings = bindHead(rule, pattern);
      if (bindings === undefined) continue;
      rules.add(rule);
      for (const condition of rule.body) {
        const wanted = instantiate(condition, bindings);
        if (!patterns.has(keyOf(wanted))) patterns.set(keyOf(wanted), wanted);
      }
    }
  }
  return { patterns: [...patterns.values()], rules: closure.rules.filter((rule) => rules.has(rule)) };
}

/** The derived literals that match some pattern of a cone, each once. */
export function literalsIn(closure: Closure, cone: Cone): ReadonlySet<number> {
  const found = new Set<number>();
  for (const pattern of cone.patterns) {
    const relation = closure.relations[pattern.predicate * 2 + (pattern.negated ? 1 : 0)];
    if (relation === undefined) continue;
    const known = pattern.values.findIndex((value) => value !== ANY);
    const rows =
      known === NOT_FOUND ? relation.rows : candidateRows(relation, closure.atoms, known, pattern.values[known] ?? 0);
    for (const literal of rows) if (matches(closure, pattern, literal)) found.add(literal);
  }
  return found;
}

/** A name nobody told of gets a number no constant has. */
function goalPatterns(closure: Closure, goal: Literal): readonly Pattern[] {
  const predicate = findPredicate(closure.predicates, goal.predicate, goal.args.length);
  if (predicate === NOT_FOUND) return [];
  const unknown = [...new Set(goal.args.filter((name) => findName(closure.constants, name) === NOT_FOUND))];
  const values = goal.args.map((name) => {
    const number = findName(closure.constants, name);
    return number === NOT_FOUND ? closure.constants.names.length + unknown.indexOf(name) : number;
  });
  return [false, true].map((negated) => ({ predicate, negated, values }));
}

function concluding(closure: Closure, pattern: Pattern): readonly CompiledRule[] {
  return closure.relations[pattern.predicate * 2 + (pattern.negated ? 1 : 0)]?.concluding ?? [];
}

/** What the rule's variables must be for its head to match, by slot; undefined when it cannot. */
function bindHead(rule: CompiledRule, pattern: Pattern): readonly number[] | undefined {
  const bindings = rule.variables.map(() => ANY);
  for (const [index, term] of rule.head.terms.entries()) {
    const wanted = pattern.values[index] ?? ANY;
    const given = isVariableTerm(term) ? (bindings[slotOfVariable(term)] ?? ANY) : term;
    if (wanted === ANY) continue;
    if (given !== ANY && given !== wanted) return undefined;
    if (isVariableTerm(term)) bindings[slotOfVariable(term)] = wanted;
  }
  return bindings;
}

function instantiate(condition: CompiledLiteral, bindings: readonly number[]): Pattern {
  const values = condition.terms.map((term) => (isVariableTerm(term) ? (bindings[slotOfVariable(term)] ?? ANY) : term));
  return { predicate: condition.predicate, negated: condition.negated, values };
}

function matches(closure: Closure, pattern: Pattern, literal: number): boolean {
  const start = closure.atoms.starts[literal >> 1] ?? 0;
  return pattern.values.every((value, index) => value === ANY || value === closure.atoms.terms[start + index]);
}

function keyOf({ predicate, negated, values }: Pattern): string {
  return `${String(predicate)}${negated ? '-' : '+'}${values.join(',')}`;
}

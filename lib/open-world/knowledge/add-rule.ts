/** Numbering a rule and hanging it on the relations it reads and concludes. */
import { isVariable, type Literal, type Rule } from '../../language/clause.js';
import { relationOf, type Closure } from './closure.js';
import { slotOfVariable } from './compiled-rule.js';
import { internName, internPredicate } from './name-table.js';
import type { CompiledLiteral, CompiledRule } from './rule-network.js';

/** Numbers the rule's names; the rule is not in force before `addRule`. */
export function compileRule(closure: Closure, rule: Rule, premise: number): CompiledRule {
  const variables: string[] = [];
  const body = rule.body.map((literal) => compileLiteral(closure, literal, variables));
  const head = compileLiteral(closure, rule.head, variables);
  return { number: closure.rules.length, premise, body, head, variables, plans: [] };
}

export function addRule(closure: Closure, rule: CompiledRule): void {
  closure.rules.push(rule);
  rule.head.relation.concluding.push(rule);
  for (const [position, literal] of rule.body.entries()) literal.relation.triggers.push({ rule, position });
}

/** Undo the latest `addRule`. */
export function dropRule(closure: Closure): void {
  const rule = closure.rules.pop();
  if (rule === undefined) return;
  rule.head.relation.concluding.pop();
  for (const literal of rule.body) literal.relation.triggers.pop();
}

/** The rule in force that says the same up to the names of variables. */
export function findSameRule(rule: CompiledRule): CompiledRule | undefined {
  return rule.head.relation.concluding.find((other) => isSameRule(rule, other));
}

function isSameRule(left: CompiledRule, right: CompiledRule): boolean {
  if (left.body.length !== right.body.length || !isSameLiteral(left.head, right.head)) return false;
  return left.body.every((literal, index) => isSameLiteral(literal, right.body[index]));
}

/** Variables are numbered by first occurrence, so equal terms mean the same up to renaming. */
function isSameLiteral(left: CompiledLiteral, right: CompiledLiteral | undefined): boolean {
  return left.relation === right?.relation && left.terms.every((term, index) => term === right.terms[index]);
}

function compileLiteral(closure: Closure, literal: Literal, variables: string[]): CompiledLiteral {
  const { negated, args } = literal;
  const predicate = internPredicate(closure.predicates, literal.predicate, args.length);
  const terms = args.map((term) => compileTerm(closure, term, variables));
  return { predicate, negated, terms, relation: relationOf(closure, predicate, negated) };
}

function compileTerm(closure: Closure, term: string, variables: string[]): number {
  if (!isVariable(term)) return internName(closure.constants, term);
  const known = variables.indexOf(term);
  return slotOfVariable(known === -1 ? variables.push(term) - 1 : known);
}

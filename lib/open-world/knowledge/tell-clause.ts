/**
 * Taking a clause in: numbering it, keeping where it was told, and putting the axioms of new relations in force.
 *
 * Source: spec 03 §5.5 (tell); spec 04 §4.2.
 */
import type { Fact, Literal, Rule } from '../../language/clause.js';
import { addRule, compileRule, findSameRule } from './add-rule.js';
import { addDerived, isDerived, type Closure } from './closure.js';
import { numberLiteral } from './literal-numbers.js';
import { NOT_FOUND } from './name-table.js';
import { assertSafe, type Provenance } from './premise.js';
import { premiseId, type PremiseList } from './premise-list.js';
import { assumptionPremise, axiomPremise, factPremise, rulePremise } from './premise-number.js';
import { AXIOMS, axiomsAbout } from './relation-algebra.js';

/** Telling the same again adds nothing; the id is the first telling's. */
export interface TellOutcome {
  readonly kind: 'added' | 'already';
  readonly id: string;
}

/** Axioms are about relations of two. */
const RELATION_ARITY = 2;

/** @throws BudgetExceeded when there are more facts than literals may be derived. */
export function tellFact(closure: Closure, list: PremiseList, fact: Fact, provenance: Provenance): TellOutcome {
  const firstNew = closure.predicates.names.length;
  const literal = numberLiteral(closure, fact.literal);
  const known = closure.premises[literal] ?? NOT_FOUND;
  if (known !== NOT_FOUND) return { kind: 'already', id: premiseId(known) };
  loadAxioms(closure, firstNew);
  if (!isDerived(closure, literal)) addDerived(closure, literal);
  const premise = factPremise(list.factLiterals.push(literal) - 1);
  list.factProvenance.push(copyOf(provenance));
  closure.premises[literal] = premise;
  return { kind: 'added', id: premiseId(premise) };
}

export function tellRule(closure: Closure, list: PremiseList, rule: Rule, provenance: Provenance): TellOutcome {
  const firstNew = closure.predicates.names.length;
  const premise = rulePremise(list.ruleNumbers.length);
  const compiled = compileRule(closure, rule, premise);
  const known = findSameRule(compiled);
  if (known !== undefined) return { kind: 'already', id: premiseId(known.premise) };
  addRule(closure, compiled);
  list.ruleNumbers.push(compiled.number);
  list.ruleProvenance.push(copyOf(provenance));
  loadAxioms(closure, firstNew);
  return { kind: 'added', id: premiseId(premise) };
}

/** Suppose a literal inside an overlay; what is known already is not supposed again. @throws UnsafeClause */
export function supposeLiteral(closure: Closure, list: PremiseList, literal: Literal): void {
  assertSafe({ kind: 'fact', literal });
  const firstNew = closure.predicates.names.length;
  const number = numberLiteral(closure, literal);
  loadAxioms(closure, firstNew);
  if (isDerived(closure, number)) return;
  addDerived(closure, number);
  closure.premises[number] = assumptionPremise(list.assumptions.push(number) - 1);
}

/** Put the axioms in force that are about predicates numbered `firstNew` or later; they may bring in more. */
function loadAxioms(closure: Closure, firstNew: number): void {
  const { names, arities } = closure.predicates;
  for (let predicate = firstNew; predicate < names.length; predicate += 1) {
    if (arities[predicate] !== RELATION_ARITY) continue;
    for (const axiom of axiomsAbout(names[predicate] ?? '')) {
      const premise = axiomPremise(AXIOMS.indexOf(axiom));
      const compiled = compileRule(closure, axiom.rule, premise);
      if (!compiled.head.relation.concluding.some((rule) => rule.premise === premise)) addRule(closure, compiled);
    }
  }
}

function copyOf({ source, line, text }: Provenance): Provenance {
  return { source, line, text };
}

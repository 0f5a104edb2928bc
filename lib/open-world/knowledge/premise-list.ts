/** The premises of one knowledge base, by number and by id. Their clauses are read back from the closure on demand. */
import { UnreachableState } from '../../base/fault.js';
import type { Closure } from './closure.js';
import type { AxiomPremise, Premise, Provenance, ToldFact, ToldRule } from './premise.js';
import {
  assumptionPremise,
  factPremise,
  isAxiomPremise,
  placeOfPremise,
  rulePremise,
  type PremiseKind,
} from './premise-number.js';
import { factOf, ruleOf } from './read-back.js';
import { NOT_FOUND } from './name-table.js';
import { AXIOMS } from './relation-algebra.js';

export interface PremiseList {
  readonly factLiterals: number[];
  readonly factProvenance: Provenance[];
  /** By told rule: its number in the closure, where axioms are numbered too. */
  readonly ruleNumbers: number[];
  readonly ruleProvenance: Provenance[];
  /** Literals supposed for the running question. */
  readonly assumptions: number[];
}

const PREFIXES: Readonly<Record<Exclude<PremiseKind, 'axiom'>, string>> = { fact: 'f', rule: 'r', assumption: 'a' };

export function createPremiseList(): PremiseList {
  return { factLiterals: [], factProvenance: [], ruleNumbers: [], ruleProvenance: [], assumptions: [] };
}

export function premiseId(premise: number): string {
  const { kind, index } = placeOfPremise(premise);
  if (kind === 'axiom') return AXIOMS[index]?.id ?? '';
  return `${PREFIXES[kind]}${String(index + 1)}`;
}

/** Number of the premise with this id, or `NOT_FOUND`. */
export function findPremise(closure: Closure, list: PremiseList, id: string): number {
  const [, prefix = '', digits = ''] = /^([fra])([1-9][0-9]{0,8})$/.exec(id) ?? [];
  const index = Number(digits) - 1;
  switch (prefix) {
    case 'f':
      return index < list.factLiterals.length ? factPremise(index) : NOT_FOUND;
    case 'r':
      return index < list.ruleNumbers.length ? rulePremise(index) : NOT_FOUND;
    case 'a':
      return index < list.assumptions.length ? assumptionPremise(index) : NOT_FOUND;
    default: {
      const axiom = closure.rules.find((rule) => isAxiomPremise(rule.premise) && premiseId(rule.premise) === id);
      return axiom?.premise ?? NOT_FOUND;
    }
  }
}

export function premiseAt(closure: Closure, list: PremiseList, premise: number): Premise {
  const { kind, index } = placeOfPremise(premise);
  switch (kind) {
    case 'fact':
      return factAt(closure, list, index);
    case 'rule':
      return ruleAt(closure, list, index);
    case 'assumption': {
      const clause = factOf(closure, list.assumptions[index] ?? 0);
      return Object.freeze({ id: premiseId(premise), origin: 'assumed', clause });
    }
    case 'axiom':
      return axiomAt(index);
  }
}

export function factAt(closure: Closure, list: PremiseList, index: number): ToldFact {
  const clause = factOf(closure, list.factLiterals[index] ?? 0);
  const provenance = Object.freeze({ ...(list.factProvenance[index] ?? NOWHERE) });
  return Object.freeze({ id: premiseId(factPremise(index)), origin: 'told', clause, provenance });
}

export function ruleAt(closure: Closure, list: PremiseList, index: number): ToldRule {
  const rule = closure.rules[list.ruleNumbers[index] ?? NOT_FOUND];
  if (rule === undefined) throw new UnreachableState('a told rule is not in the closure', { state: String(index) });
  const clause = ruleOf(closure, rule);
  const provenance = Object.freeze({ ...(list.ruleProvenance[index] ?? NOWHERE) });
  return Object.freeze({ id: premiseId(rulePremise(index)), origin: 'told', clause, provenance });
}

/** The axiom of a premise number. */
export function axiomPremiseAt(premise: number): AxiomPremise {
  return axiomAt(placeOfPremise(premise).index);
}

function axiomAt(index: number): AxiomPremise {
  const axiom = AXIOMS[index];
  if (axiom === undefined) throw new UnreachableState('no such axiom', { state: String(index) });
  return Object.freeze({ id: axiom.id, origin: 'axiom', clause: axiom.rule });
}

/** Axioms in force, in the order of the relation algebra. */
export function axiomsInForce(closure: Closure): readonly number[] {
  const premises = closure.rules.map((rule) => rule.premise).filter(isAxiomPremise);
  return premises.sort((left, right) => left - right);
}

const NOWHERE: Provenance = { source: '', line: 0, text: '' };

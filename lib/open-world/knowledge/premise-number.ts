/**
 * Premises as numbers whose order is the order in which ties between proofs are broken: facts, rules, assumptions, and
 * last the axioms, which nobody claims.
 */
export type PremiseKind = 'fact' | 'rule' | 'assumption' | 'axiom';

/** Where each kind starts. All stay below 2^31, so that they are small integers. */
const RULES_FROM = 2 ** 28;
const ASSUMPTIONS_FROM = 2 ** 29;
const AXIOMS_FROM = 2 ** 30;

export function factPremise(index: number): number {
  return index;
}

export function rulePremise(index: number): number {
  return RULES_FROM + index;
}

export function assumptionPremise(index: number): number {
  return ASSUMPTIONS_FROM + index;
}

export function axiomPremise(index: number): number {
  return AXIOMS_FROM + index;
}

export function isAxiomPremise(premise: number): boolean {
  return premise >= AXIOMS_FROM;
}

export function placeOfPremise(premise: number): { readonly kind: PremiseKind; readonly index: number } {
  if (premise >= AXIOMS_FROM) return { kind: 'axiom', index: premise - AXIOMS_FROM };
  if (premise >= ASSUMPTIONS_FROM) return { kind: 'assumption', index: premise - ASSUMPTIONS_FROM };
  if (premise >= RULES_FROM) return { kind: 'rule', index: premise - RULES_FROM };
  return { kind: 'fact', index: premise };
}

/**
 * Premises: what a knowledge base was told, with where it was told, and what it takes for granted about relations.
 *
 * Source: spec 03 §5.3 (FactRef, RuleRef), §5.6.
 */
import { Refusal } from '../../base/refusal.js';
import { isVariable, type Clause, type Fact, type Literal, type Rule } from '../../language/clause.js';

/** Where a clause was told. */
export interface Provenance {
  /** A file name, or who spoke. */
  readonly source: string;
  /** Line, from 1. */
  readonly line: number;
  /** The sentence as it was written. */
  readonly text: string;
}

export interface ToldFact {
  readonly id: string;
  readonly origin: 'told';
  readonly clause: Fact;
  readonly provenance: Provenance;
}

export interface ToldRule {
  readonly id: string;
  readonly origin: 'told';
  readonly clause: Rule;
  readonly provenance: Provenance;
}

/** A literal supposed for one question, never told. */
export interface Assumption {
  readonly id: string;
  readonly origin: 'assumed';
  readonly clause: Fact;
}

/** A rule of the relation algebra. */
export interface AxiomPremise {
  readonly id: string;
  readonly origin: 'axiom';
  readonly clause: Rule;
}

export type Premise = ToldFact | ToldRule | Assumption | AxiomPremise;

/** A premise as plain data, the form `proof-check` reads. */
export type PremiseRecord =
  | { readonly id: string; readonly origin: Premise['origin']; readonly kind: 'fact'; readonly literal: Literal }
  | {
      readonly id: string;
      readonly origin: Premise['origin'];
      readonly kind: 'rule';
      readonly body: readonly Literal[];
      readonly head: Literal;
    };

export function premiseRecord({ id, origin, clause }: Premise): PremiseRecord {
  return clause.kind === 'fact'
    ? { id, origin, kind: 'fact', literal: clause.literal }
    : { id, origin, kind: 'rule', body: clause.body, head: clause.head };
}

/** The clause says nothing definite: a fact about a variable, or a conclusion about one no condition mentions. */
export class UnsafeClause extends Refusal<{ reason: 'variable_in_fact' | 'unbound_in_head'; variable: string }> {
  readonly code = 'unsafe_clause';
}

/** @throws UnsafeClause when a fact has a variable, or a rule's head one that its body lacks. */
export function assertSafe(clause: Clause): void {
  const head = clause.kind === 'fact' ? clause.literal : clause.head;
  for (const term of head.args) {
    if (!isVariable(term)) continue;
    if (clause.kind === 'fact')
      throw new UnsafeClause(`a fact cannot be about ${term}`, { reason: 'variable_in_fact', variable: term });
    if (!clause.body.some((literal) => literal.args.includes(term)))
      throw new UnsafeClause(`no condition mentions ${term}`, { reason: 'unbound_in_head', variable: term });
  }
}

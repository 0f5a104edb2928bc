/**
 * How premises are cited inside a sentence: what they say, and where they were told.
 */
import type { Clause } from '../language/clause.js';
import { renderLiteral, renderRule } from '../language/render.js';
import type { Premise } from './reply.js';

/** `Socrates is a man (f1)`; an axiom speaks for itself. */
export function citedPremise(premise: Premise): string {
  return premise.origin === 'axiom' ? premise.text : `${renderedClause(premise.clause)} (${premise.id})`;
}

/** `f1`; an axiom has no number a person was given, so it is cited by what it says. */
export function premiseReference(premise: Premise): string {
  return premise.origin === 'axiom' ? premise.text : premise.id;
}

function renderedClause(clause: Clause): string {
  return clause.kind === 'fact' ? renderLiteral(clause.literal) : renderRule(clause);
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`;
}

/**
 * What a relation axiom says, in words, from its id `axiom:<algebra>:<relation>[:<converse>]`. Undefined when the id names no algebra.
 */
export function axiomText(id: string): string | undefined {
  const [, algebra = '', relation = '', converse = ''] = id.split(':');
  const name = relationName(relation);
  switch (algebra) {
    case 'inverse':
      return `"${name}" is the converse of "${relationName(converse)}"`;
    case 'symmetric':
      return `"${name}" holds both ways`;
    case 'transitive':
      return `"${name}" carries over from one to the next`;
    case 'asymmetric':
      return `"${name}" never holds both ways`;
    default:
      return undefined;
  }
}

function relationName(lemma: string): string {
  return lemma.replaceAll('_', ' ');
}

/**
 * Clauses as one line of formula, the notation of docs/controlled-english.md: `is a man(?x) → is mortal(?x)`.
 *
 * Source: lib/language/clause.ts (the table of terms and predicates).
 */
import type { Clause, Literal } from '../../lib/language/clause.js';
import type { SentenceReading } from '../../lib/language/read.js';

function literalFormula({ negated, predicate, args }: Literal): string {
  return `${negated ? '¬' : ''}${predicate}(${args.join(', ')})`;
}

export function clauseFormula(clause: Clause): string {
  if (clause.kind === 'fact') return literalFormula(clause.literal);
  return `${clause.body.map(literalFormula).join(' ∧ ')} → ${literalFormula(clause.head)}`;
}

/** Several clauses are separated by `; `, a question starts with `? `, a refusal is its code and construct. */
export function readingFormula(reading: SentenceReading): string {
  switch (reading.kind) {
    case 'clauses':
      return reading.clauses.map(clauseFormula).join('; ');
    case 'question':
      return `? ${literalFormula(reading.literal)}`;
    case 'refusal': {
      const { code, construct } = reading.refusal;
      return construct === null ? code : `${code}: ${construct}`;
    }
  }
}

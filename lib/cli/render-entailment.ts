/**
 * The text of an entailment outcome. UNKNOWN is scoped: structure inside an atom, which this logic does not see, could
 * settle it.
 *
 * Source: spec 04 §3.1, §3.4.
 */
import { assertNever } from '../base/fault.js';
import type { Certificate } from '../logic/entailment/certificate.js';
import type { EntailmentReason, EntailmentTrace } from '../logic/entailment/trace.js';
import type { EntailmentProblem } from './entailment-problem.js';
import { refusedPart } from './refused-part.js';

export function renderEntailment(problem: EntailmentProblem, trace: EntailmentTrace): string {
  const keys = [
    ['premises', trace.conjunctionKey],
    ['query', trace.queryKey],
  ] as const;
  return [
    headline(problem.query.trim(), trace),
    ...refusedPartLines(trace),
    ...keys.flatMap(([name, key]) => (key === null ? [] : [`  key of the ${name}: ${key}`])),
    ...(trace.certificate === null ? [] : [`  certificate: ${certificateText(trace.certificate)}`]),
    ...(trace.certificateSha256 === null
      ? []
      : [`  accepted by the independent checker; sha256 ${trace.certificateSha256}`]),
  ].join('\n');
}

function refusedPartLines(trace: EntailmentTrace): readonly string[] {
  const refused = refusedPart(trace);
  return refused === null ? [] : [`  ${refused.part}: ${refused.detail}`];
}

function headline(query: string, { outcome, reason }: EntailmentTrace): string {
  switch (outcome) {
    case 'ENTAILED':
      return `ENTAILED: as told, ${query} is true.`;
    case 'REFUTED':
      return `REFUTED: as told, ${query} is false.`;
    case 'UNKNOWN':
      return `UNKNOWN: as told, ${query} may be true and may be false, reading each atom as one unit.`;
    case 'REFUSED':
      return `REFUSED: ${refusalText(reason)} (${reason})`;
    default:
      return assertNever(outcome, 'headline');
  }
}

function refusalText(reason: EntailmentReason): string {
  switch (reason) {
    case 'inconsistent_premises':
      return 'the premises contradict each other, and from a contradiction nothing is answered.';
    case 'out_of_regime':
      return 'a formula says more than propositional logic can: no quantifiers, predicates or equality.';
    case 'malformed':
      return 'a formula cannot be read; formulas use ~ & | -> <-> and parentheses over atoms.';
    case 'budget_exceeded':
      return 'the problem is larger than its budget.';
    case 'certificate_rejected':
      return 'solver and checker disagree, so the answer is withheld. Please report this.';
    case 'tautological_implication':
    case 'tautological_refutation':
    case 'undetermined':
      return 'no answer.';
    default:
      return assertNever(reason, 'refusalText');
  }
}

function certificateText(certificate: Certificate): string {
  switch (certificate.kind) {
    case 'entailed':
      return `${steps(certificate.refutation.steps)} refuting the negated query, and a model of the premises`;
    case 'refuted':
      return `${steps(certificate.refutation.steps)} refuting the query, and a model of the premises`;
    case 'inconsistent':
      return `${steps(certificate.refutation.steps)} refuting the premises`;
    case 'unknown':
      return `two models of the premises: with the query ${model(certificate.withQuery)}; without it ${model(certificate.withoutQuery)}`;
    default:
      return assertNever(certificate, 'certificateText');
  }
}

function steps(list: readonly unknown[]): string {
  return list.length === 1 ? '1 clause' : `${String(list.length)} clauses`;
}

/** The shown part of a model is a taste; the document has all of it. */
const MOST_SHOWN_ATOMS = 8;

function model(pairs: readonly (readonly [string, 0 | 1])[]): string {
  const shown = pairs.slice(0, MOST_SHOWN_ATOMS).map(([atom, value]) => `${atom}=${String(value)}`);
  return `${shown.join(' ')}${pairs.length > MOST_SHOWN_ATOMS ? ' …' : ''}`;
}

/**
 * The refutation inside a certificate as files that third-party checkers read: the clauses in DIMACS, the proof in DRAT.
 *
 * Source: issue 2, item 3; spec 04 §3.3.
 */
import { DEFAULT_BUDGET } from '../base/budget.js';
import { UnreachableState } from '../base/fault.js';
import type { Certificate, RupProof } from '../logic/entailment/certificate.js';
import { writeDimacs, writeDrat } from '../logic/entailment/dimacs.js';
import { readProblem } from '../logic/entailment/problem.js';
import { Tseitin } from '../logic/entailment/tseitin.js';
import type { EntailmentProblem } from './entailment-problem.js';

export interface RefutationFiles {
  readonly dimacs: string;
  readonly drat: string;
}

/** Undefined for UNKNOWN, which refutes nothing. */
export function refutationFiles(problem: EntailmentProblem, certificate: Certificate): RefutationFiles | undefined {
  if (certificate.kind === 'unknown') return undefined;
  const { refutation } = certificate;
  const read = readProblem(problem.premises, problem.query, DEFAULT_BUDGET);
  if (read.kind === 'refusal')
    throw new UnreachableState('a certified problem cannot be read', { state: problem.query });
  const clauses = new Tseitin(read);
  if (certificate.kind !== 'inconsistent') {
    const root = clauses.defineQuery(read);
    clauses.goal(certificate.kind === 'entailed' ? -root : root);
  }
  assertSameClauses(clauses, refutation);
  const comments = [
    `${certificate.kind}: ${problem.query}`,
    `clause form ${refutation.cnf}, sha256 ${refutation.cnfSha256}`,
  ];
  return {
    dimacs: writeDimacs({ variableCount: clauses.variableCount, clauses: clauses.clauses.toArrays() }, comments),
    drat: writeDrat(refutation.steps),
  };
}

/** INVARIANT (tseitin1): the clauses written are those the proof refutes. */
function assertSameClauses(tseitin: Tseitin, refutation: RupProof): void {
  if (tseitin.clauses.sha256() !== refutation.cnfSha256)
    throw new UnreachableState('the exported clauses are not those of the certificate', {
      state: refutation.cnfSha256,
    });
}

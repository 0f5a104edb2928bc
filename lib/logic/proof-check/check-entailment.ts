/**
 * Checks the certificate of an entailment outcome from the texts of premises and query alone. Nothing of the producer is
 * used: the reading, the clause form, the propagation and the evaluation are this room's own.
 *
 * | outcome              | what is shown                                                                      |
 * | -------------------- | ---------------------------------------------------------------------------------- |
 * | ENTAILED             | a model of the premises in which the query is true; premises and ~query refuted    |
 * | REFUTED              | a model of the premises in which the query is false; premises and query refuted    |
 * | UNKNOWN              | a model of the premises with the query, and one with its negation                  |
 * | REFUSED inconsistent | the premises refuted                                                               |
 * | REFUSED otherwise    | nothing: no claim was made, and a certificate for it is rejected                   |
 *
 * Not checked, because no claim about the logic rests on them: the diagram keys, the engine's name and `traceSha256`.
 *
 * Source: spec 04 §3.2, §3.3; reasoning-cases R15.
 */
import { type Budget, BudgetExceeded, DEFAULT_BUDGET } from '../../base/budget.js';
import { NotCanonical } from '../../base/canonical-json.js';
import { digest, digestBytes, type Sha256Hex } from '../../base/digest.js';
import { safeDisplay } from '../../base/safe-display.js';
import { type CheckResult, checked, reject } from './check-result.js';
import { ensureRefutation } from './check-refutation.js';
import { evaluateFormula, type Formula, isAtom, printFormula, readFormula } from './formula.js';
import { encodeProblem, type Goal, type Problem } from './tseitin.js';
import { exactRecordOf, listOf, recordOf } from './untrusted.js';
import { WorkMeter } from './work-meter.js';

type CertificateKind = 'entailed' | 'refuted' | 'unknown' | 'inconsistent';

/** Outcome and reason determine the kind of certificate; `none` where nothing was claimed. */
const CERTIFICATE_KIND: ReadonlyMap<string, CertificateKind | 'none'> = new Map([
  ['ENTAILED tautological_implication', 'entailed'],
  ['REFUTED tautological_refutation', 'refuted'],
  ['UNKNOWN undetermined', 'unknown'],
  ['REFUSED inconsistent_premises', 'inconsistent'],
  ['REFUSED out_of_regime', 'none'],
  ['REFUSED malformed', 'none'],
  ['REFUSED budget_exceeded', 'none'],
  ['REFUSED certificate_rejected', 'none'],
]);

/**
 * Check what a trace claims about premises and a query. `trace` is untrusted and may have any shape.
 *
 * A trace that refuses without claiming anything is accepted: acceptance then means only that nothing has to be believed.
 */
export function checkEntailment(
  premises: readonly string[],
  query: string,
  trace: unknown,
  budget: Budget = DEFAULT_BUDGET,
): CheckResult {
  return checked(() => {
    const { outcome, reason, certificate, certificateSha256 } = recordOf(trace, 'trace');
    const isNamed = typeof outcome === 'string' && typeof reason === 'string';
    const kind = isNamed ? CERTIFICATE_KIND.get(`${outcome} ${reason}`) : undefined;
    if (kind === undefined) reject(`no outcome ${safeDisplay(outcome)} has the reason ${safeDisplay(reason)}`);
    else if (kind === 'none') ensureNothingClaimed(certificate, certificateSha256);
    else {
      if (digestOf(certificate) !== certificateSha256) reject('certificateSha256 is not the digest of the certificate');
      ensureCertificate(readProblem(premises, query, budget), kind, certificate, WorkMeter.ofLiterals(budget));
    }
  });
}

function ensureNothingClaimed(certificate: unknown, certificateSha256: unknown): void {
  if (certificate !== null || certificateSha256 !== null) reject('a refusal that claims nothing carries a certificate');
}

function digestOf(certificate: unknown): Sha256Hex {
  try {
    return digest(certificate);
  } catch (error) {
    if (error instanceof NotCanonical) return reject(error.message);
    throw error;
  }
}

function readProblem(premises: unknown, query: unknown, budget: Budget): Problem {
  const texts = listOf(premises, 'premises');
  if (texts.length > budget.premises) throw BudgetExceeded.on('premises', budget.premises, texts.length);
  const formulas = Array.from(texts, (text, index) => readFormula(text, budget, `premise ${String(index + 1)}`));
  const queryFormula = readFormula(query, budget, 'query');

  const atoms = new Set<string>();
  for (const formula of [...formulas, queryFormula])
    for (const symbol of formula) if (isAtom(symbol)) atoms.add(symbol);
  if (atoms.size > budget.atoms) throw BudgetExceeded.on('atoms', budget.atoms, atoms.size);
  const byText = new Map(formulas.map((formula) => [printFormula(formula), formula]));
  return {
    // Atoms and printed texts are ASCII, where the default order by code unit is the order by code point.
    atoms: [...atoms].sort(),
    premises: [...byText].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map((entry) => entry[1]),
    query: queryFormula,
  };
}

function ensureCertificate(problem: Problem, kind: CertificateKind, certificate: unknown, meter: WorkMeter): void {
  if (recordOf(certificate, 'certificate')['kind'] !== kind) reject(`the outcome needs a certificate of kind ${kind}`);
  switch (kind) {
    case 'entailed': {
      const { consistent, refutation } = exactRecordOf(certificate, ['kind', 'consistent', 'refutation'], kind);
      ensureModel(problem, true, consistent, 'consistent');
      ensureRupProof(problem, 'negated_query', refutation, meter);
      return;
    }
    case 'refuted': {
      const { consistent, refutation } = exactRecordOf(certificate, ['kind', 'consistent', 'refutation'], kind);
      ensureModel(problem, false, consistent, 'consistent');
      ensureRupProof(problem, 'query', refutation, meter);
      return;
    }
    case 'unknown': {
      const { withQuery, withoutQuery } = exactRecordOf(certificate, ['kind', 'withQuery', 'withoutQuery'], kind);
      ensureModel(problem, true, withQuery, 'withQuery');
      ensureModel(problem, false, withoutQuery, 'withoutQuery');
      return;
    }
    case 'inconsistent': {
      const { refutation } = exactRecordOf(certificate, ['kind', 'refutation'], kind);
      ensureRupProof(problem, 'none', refutation, meter);
      return;
    }
  }
}

/** All premises are true in the model, and the query has the value stated. */
function ensureModel(problem: Problem, queryValue: boolean, untrusted: unknown, what: string): void {
  const valuation = readModel(problem.atoms, untrusted, what);
  for (const premise of problem.premises)
    if (!evaluateFormula(premise, valuation)) reject(`${what}: premise ${show(premise)} is false`);
  if (evaluateFormula(problem.query, valuation) !== queryValue)
    reject(`${what}: the query must be ${String(queryValue)}`);
}

function show(formula: Formula): string {
  return safeDisplay(printFormula(formula));
}

/** A model lists `[atom, 0 | 1]` for every atom of the problem, in the problem's order, and nothing else. */
function readModel(atoms: readonly string[], untrusted: unknown, what: string): ReadonlyMap<string, boolean> {
  const pairs = listOf(untrusted, what);
  if (pairs.length !== atoms.length)
    reject(`${what} must give values to ${String(atoms.length)} atoms, not ${String(pairs.length)}`);
  const valuation = new Map<string, boolean>();
  atoms.forEach((atom, index) => {
    const pair = listOf(pairs[index], `${what}[${String(index)}]`);
    const value = pair[1];
    if (pair.length !== 2 || pair[0] !== atom || (value !== 0 && value !== 1))
      reject(`${what}[${String(index)}] must give 0 or 1 to ${safeDisplay(atom)}`);
    valuation.set(atom, value === 1);
  });
  return valuation;
}

function ensureRupProof(problem: Problem, goal: Goal, untrusted: unknown, meter: WorkMeter): void {
  const { cnf, cnfSha256, steps } = exactRecordOf(untrusted, ['cnf', 'cnfSha256', 'steps'], 'refutation');
  if (cnf !== 'tseitin1') reject(`unknown clause form ${safeDisplay(cnf)}`);
  const clauses = encodeProblem(problem, goal, meter);
  // Lists of integers have one JSON spelling, so this is `digest(clauses)` without its walk.
  if (digestBytes(JSON.stringify(clauses)) !== cnfSha256) reject('cnfSha256 is not the digest of this problem');
  ensureRefutation(clauses, steps, meter);
}

/**
 * Decides a problem on its clauses and writes the certificate. One solver serves the whole question: it first looks for
 * a model of the premises, then for one that gives the query the other value.
 *
 * A model of the premises is total over the problem's atoms, so every part of the premises is checked for consistency,
 * also the parts that share no atom with the query.
 *
 * Source: spec 04 §3.2 steps 3 to 5, §3.3.
 */
import type { Budget } from '../../base/budget.js';
import { Cdcl } from './cdcl.js';
import type { Certificate, Model, RupProof } from './certificate.js';
import { evaluate } from './formula.js';
import type { Problem } from './problem.js';
import type { Decision } from './trace.js';
import { Tseitin } from './tseitin.js';
import { signAt } from './typed.js';

/** Outcome, reason and certificate. @throws BudgetExceeded after `proofSteps` decisions and learned clauses. */
export function decide(problem: Problem, budget: Budget): Decision {
  const encoding = new Tseitin(problem);
  // Every code of the query is at most one variable.
  const solver = new Cdcl(encoding.variableCount + problem.query.postfix.length, budget);
  if (!isSatisfiable(solver, encoding, 0)) return inconsistent(encoding, solver);

  const values = valuesOf(problem, solver);
  const holds = evaluate(problem.query, values);
  const premiseClauses = encoding.clauses.count;
  const root = encoding.defineQuery(problem);
  encoding.goal(holds ? -root : root);
  const found = modelOf(problem, values);
  if (!isSatisfiable(solver, encoding, premiseClauses)) return committed(holds, found, encoding, solver);

  const other = modelOf(problem, valuesOf(problem, solver));
  return undetermined(holds ? found : other, holds ? other : found);
}

/** Hands the solver the clauses from `from` on and asks it. */
function isSatisfiable(solver: Cdcl, encoding: Tseitin, from: number): boolean {
  const { clauses } = encoding;
  for (let index = from; index < clauses.count; index += 1)
    solver.addClause(clauses.literals, clauses.start(index), clauses.start(index + 1));
  solver.activate(encoding.variableCount);
  return solver.solve();
}

function inconsistent(encoding: Tseitin, solver: Cdcl): Decision {
  const certificate: Certificate = { kind: 'inconsistent', refutation: refutationOf(encoding, solver) };
  return { outcome: 'REFUSED', reason: 'inconsistent_premises', certificate };
}

function committed(holds: boolean, consistent: Model, encoding: Tseitin, solver: Cdcl): Decision {
  const refutation = refutationOf(encoding, solver);
  return holds
    ? {
        outcome: 'ENTAILED',
        reason: 'tautological_implication',
        certificate: { consistent, kind: 'entailed', refutation },
      }
    : {
        outcome: 'REFUTED',
        reason: 'tautological_refutation',
        certificate: { consistent, kind: 'refuted', refutation },
      };
}

function undetermined(withQuery: Model, withoutQuery: Model): Decision {
  return { outcome: 'UNKNOWN', reason: 'undetermined', certificate: { kind: 'unknown', withQuery, withoutQuery } };
}

function refutationOf(encoding: Tseitin, solver: Cdcl): RupProof {
  return { cnf: 'tseitin1', cnfSha256: encoding.clauses.sha256(), steps: solver.refutation() };
}

function valuesOf(problem: Problem, solver: Cdcl): Int8Array {
  return Int8Array.from(problem.atoms, (_, index) => solver.value(index + 1));
}

function modelOf(problem: Problem, values: Int8Array): Model {
  return problem.atoms.map((atom, index) => [atom, signAt(values, index) === 1 ? 1 : 0] as const);
}

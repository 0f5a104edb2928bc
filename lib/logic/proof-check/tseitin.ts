/**
 * `tseitin1`, the clause form refutations are stated over, built a second time: the checker believes no clause list it
 * did not derive from the texts itself.
 *
 * Atoms are variables 1..n in code-point order. Every other subformula occurrence gets the next variable, premises in the
 * order of their printed texts, then the query, each in post-order, and the clauses that define it in both directions.
 * A premise's root follows its definitions as a unit clause; the goal literal is the last unit clause. Repeated literals
 * are removed and tautological clauses dropped.
 *
 * Source: spec 04 §3.3.
 */
import { reject } from './check-result.js';
import type { Clause } from './clause-list.js';
import { type BinaryOperator, foldFormula, type Formula, isAtom } from './formula.js';
import type { WorkMeter } from './work-meter.js';

/** One entailment problem as the clause form sees it. */
export interface Problem {
  /** Every atom of premises and query, in code-point order. */
  readonly atoms: readonly string[];
  /** Distinct premises, in the order of their printed texts. */
  readonly premises: readonly Formula[];
  readonly query: Formula;
}

/** What the clauses assume about the query; `none` leaves the query out. */
export type Goal = 'query' | 'negated_query' | 'none';

/** The clause list of a problem together with what is assumed of its query. */
export function encodeProblem(problem: Problem, goal: Goal, meter: WorkMeter): readonly Clause[] {
  const clauses: Clause[] = [];
  const variableOfAtom = new Map(problem.atoms.map((atom, index) => [atom, index + 1]));
  let variables = problem.atoms.length;

  const emit = (clause: Clause): void => {
    meter.charge(clause.length);
    const distinct = clause.filter((literal, index) => clause.indexOf(literal) === index);
    if (!distinct.some((literal) => distinct.includes(-literal))) clauses.push(distinct);
  };
  const define = (definitionOf: (variable: number) => readonly Clause[]): number => {
    variables += 1;
    definitionOf(variables).forEach(emit);
    return variables;
  };
  const encode = (formula: Formula): number =>
    foldFormula<number>(formula, {
      leaf: (symbol) =>
        isAtom(symbol)
          ? (variableOfAtom.get(symbol) ?? reject('an atom of the problem is not numbered'))
          : define((x) => [[symbol === 'true' ? x : -x]]),
      not: (a) => define((x) => negation(x, a)),
      binary: (operator, a, b) => define((x) => definition(operator, x, a, b)),
    });

  for (const premise of problem.premises) emit([encode(premise)]);
  if (goal !== 'none') {
    const root = encode(problem.query);
    emit([goal === 'query' ? root : -root]);
  }
  return clauses;
}

/** The clauses that say `x` is `~a`. */
function negation(x: number, a: number): readonly Clause[] {
  return [
    [-x, -a],
    [x, a],
  ];
}

/** The clauses that say `x` is `a operator b`. Their order is part of `tseitin1`. */
function definition(operator: BinaryOperator, x: number, a: number, b: number): readonly Clause[] {
  switch (operator) {
    case '&':
      return [
        [-x, a],
        [-x, b],
        [x, -a, -b],
      ];
    case '|':
      return [
        [-x, a, b],
        [x, -a],
        [x, -b],
      ];
    case '->':
      return [
        [-x, -a, b],
        [x, a],
        [x, -b],
      ];
    case '<->':
      return [
        [-x, -a, b],
        [-x, a, -b],
        [x, a, b],
        [x, -a, -b],
      ];
  }
}

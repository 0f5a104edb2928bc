import * as assert from 'uvu/assert';

import { createBudget } from '../../../../lib/base/budget.js';
import { digest } from '../../../../lib/base/digest.js';
import type { Problem } from '../../../../lib/logic/entailment/problem.js';
import { readProblem } from '../../../../lib/logic/entailment/problem.js';
import { Tseitin } from '../../../../lib/logic/entailment/tseitin.js';
import { cases } from '../../../support/cases.js';

function problemOf(premises: readonly string[], query: string): Problem {
  const problem = readProblem(premises, query, createBudget());
  if (problem.kind === 'refusal') throw new RangeError(problem.refusal.code);
  return problem;
}

cases('entailment/tseitin', {
  'the clauses of every operator, in order [spec 04 §3.3]': () => {
    const premises = ['~a', 'a & b', 'a | b', 'a -> b', 'a <-> b', 'true', 'false'];
    // In the order of their normal texts: (a & b) (a -> b) (a <-> b) (a | b) false true ~a.
    assert.equal(new Tseitin(problemOf(premises, 'a')).clauses.toArrays(), [
      ...[[-3, 1], [-3, 2], [3, -1, -2], [3]],
      ...[[-4, -1, 2], [4, 1], [4, -2], [4]],
      ...[[-5, -1, 2], [-5, 1, -2], [5, 1, 2], [5, -1, -2], [5]],
      ...[[-6, 1, 2], [6, -1], [6, -2], [6]],
      ...[[-7], [7]],
      ...[[8], [8]],
      ...[[-9, -1], [9, 1], [9]],
    ]);
  },
  'an atomic premise is its unit clause; occurrences are numbered in post-order, the goal is last [spec 04 §3.3]':
    () => {
      const problem = problemOf(['b', 'a -> ~b'], '~~c');
      const encoding = new Tseitin(problem);
      const root = encoding.defineQuery(problem);
      encoding.goal(-root);
      assert.is(encoding.variableCount, 7);
      assert.equal(encoding.clauses.toArrays(), [
        ...[[-4, -2], [4, 2], [-5, -1, 4], [5, 1], [5, -4], [5]],
        [2],
        ...[[-6, -3], [6, 3], [-7, -6], [7, 6], [-7]],
      ]);
    },
  'repeated literals are removed and tautologies dropped [spec 04 §3.3]': () => {
    const clauses = (text: string): unknown => new Tseitin(problemOf([text], 'a')).clauses.toArrays();
    assert.equal(clauses('a & a'), [[-2, 1], [-2, 1], [2, -1], [2]]);
    assert.equal(clauses('a | a'), [[-2, 1], [2, -1], [2, -1], [2]]);
    assert.equal(clauses('a -> a'), [[2, 1], [2, -1], [2]]);
    assert.equal(clauses('a <-> a'), [[2, 1], [2, -1], [2]]);
  },
  'the digest is that of the clause list [spec 04 §3.3]': () => {
    const { clauses } = new Tseitin(problemOf(['a & b', 'c', 'a <-> (c | true)'], 'a'));
    assert.is(clauses.sha256(), digest(clauses.toArrays()));
  },
});

import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { createBudget } from '../../../../lib/base/budget.js';
import { conjoin } from '../../../../lib/logic/entailment/conjunction.js';
import { readProblem, type Problem } from '../../../../lib/logic/entailment/problem.js';
import { FALSE_NODE, Robdd, TRUE_NODE } from '../../../../lib/logic/entailment/robdd.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';
import { problems } from './random-formulas.js';

function problemOf(premises: readonly string[]): Problem {
  const problem = readProblem(premises, 'true', createBudget());
  if (problem.kind === 'refusal') throw new RangeError(problem.refusal.code);
  return problem;
}

/** The conjunction as the premises come, and as `conjoin` builds it, in one manager. */
function bothWays(premises: readonly string[]): { readonly plain: number; readonly split: number } {
  const problem = problemOf(premises);
  const diagram = new Robdd(createBudget());
  const split = conjoin(diagram, problem.premises, problem.atoms.length);
  const plain = problem.premises.reduce((node, premise) => diagram.and(node, diagram.build(premise)), TRUE_NODE);
  return { plain, split };
}

cases('entailment/conjunction', {
  'propagating and splitting leaves the function as it is [spec 04 §2.5]': () => {
    holds(
      fc.property(problems(), ({ premises }) => {
        const { plain, split } = bothWays(premises);
        assert.is(split, plain);
      }),
    );
  },
  'a contradiction is seen in whichever component it hides [spec 04 §2.5]': () => {
    const core = ['x | y', 'x | ~y', '~x | y', '~x | ~y'];
    assert.is(bothWays(['a | b', 'c -> d', ...core]).split, FALSE_NODE);
    assert.is.not(bothWays(['a | b', 'c -> d', ...core.slice(1)]).split, FALSE_NODE);
  },
  'told facts settle a rule base that is far too wide without them [spec 04 §2.5]': () => {
    const indexes = Array.from({ length: 40 }, (_, index) => String(index).padStart(2, '0'));
    const rules = indexes.map((index) => `x${index} <-> y${index}`);
    const facts = indexes.slice(0, 34).map((index) => `x${index}`);
    const problem = problemOf([...rules, ...facts]);
    const diagram = new Robdd(createBudget());
    conjoin(diagram, problem.premises, problem.atoms.length);
    assert.ok(diagram.nodeCount < 20_000, String(diagram.nodeCount));
  },
});

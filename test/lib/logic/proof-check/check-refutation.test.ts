import * as assert from 'uvu/assert';

import { createBudget } from '../../../../lib/base/budget.js';
import { solveCnf } from '../../../../lib/logic/entailment/solve.js';
import { checkModel, checkRefutation } from '../../../../lib/logic/proof-check/index.js';
import { cases } from '../../../support/cases.js';

/** All four clauses over two variables: unsatisfiable, and no unit clause to start from. */
const SQUARE = [
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
] as const;

function whyRejected(clauses: readonly (readonly number[])[], steps: readonly (readonly number[])[]): string {
  const result = checkRefutation(clauses, steps);
  return result.ok ? 'accepted' : result.why;
}

/** Pigeons in one hole fewer: no short proof, so the checker has something to do. */
function pigeons(holes: number): readonly (readonly number[])[] {
  const at = (pigeon: number, hole: number): number => pigeon * holes + hole + 1;
  const numbers = [...Array(holes + 1).keys()];
  const everyPigeon = numbers.map((pigeon) => numbers.slice(0, holes).map((hole) => at(pigeon, hole)));
  const noTwo = numbers
    .slice(0, holes)
    .flatMap((hole) =>
      numbers.flatMap((one) => numbers.slice(one + 1).map((other) => [-at(one, hole), -at(other, hole)])),
    );
  return [...everyPigeon, ...noTwo];
}

cases('check-refutation', {
  'the formula of only the empty clause is refuted at once [R17]': () => {
    assert.equal(checkRefutation([[]], [[]]), { ok: true });
    assert.match(whyRejected([[]], []), /last step/);
  },

  'the empty formula is not refuted [R17]': () => {
    assert.match(whyRejected([], [[]]), /step 1 does not follow/);
    assert.equal(checkModel([], []), { ok: true });
  },

  'each step must follow from the clauses before it [spec 04 §3.3]': () => {
    assert.equal(checkRefutation(SQUARE, [[1], []]), { ok: true });
    assert.match(whyRejected(SQUARE, [[]]), /step 1 does not follow/);
    assert.match(whyRejected(SQUARE.slice(1), [[1], []]), /step 1 does not follow/);
    assert.match(whyRejected(SQUARE.slice(0, 3), [[1], []]), /step 2 does not follow/);
  },

  'unit clauses that contradict need no step but the last [spec 04 §3.3]': () => {
    assert.equal(checkRefutation([[1], [-1]], [[]]), { ok: true });
    assert.equal(checkRefutation([[1], [-1, 2], [-2, -1]], [[]]), { ok: true });
  },

  'repeated literals and tautologies in clauses are harmless [spec 04 §3.3]': () => {
    assert.equal(
      checkRefutation(
        [
          [1, 1],
          [-1, -1, -1],
          [2, -2],
        ],
        [[]],
      ),
      { ok: true },
    );
    assert.equal(checkRefutation([...SQUARE, [1, -1]], [[1, 1], []]), { ok: true });
    assert.match(whyRejected([[1, -1]], [[]]), /step 1 does not follow/);
  },

  'a step may not bring in variables [spec 04 §3.3]': () => {
    assert.match(whyRejected(SQUARE, [[3, -3], [1], []]), /variable that no clause has/);
  },

  'what is no clause list is rejected, not thrown [spec 04 §12]': () => {
    for (const literal of [0, 0.5, NaN, Infinity, 2 ** 31, -(2 ** 40)]) {
      assert.match(whyRejected([[literal]], [[]]), /is no literal/);
      assert.match(whyRejected(SQUARE, [[literal], []]), /is no literal/);
      assert.not(checkModel(SQUARE, [literal]).ok);
    }
    assert.match(whyRejected(new Array(2), [[]]), /must be a list/);
    assert.match(whyRejected(SQUARE, new Array(2)), /must be a list/);
    assert.match(whyRejected([new Array(2)], [[]]), /is no literal/);
  },

  'the logs of the solver on the pigeonhole formulas are accepted, and no cut of them is [R15]': () => {
    for (const holes of [2, 3, 4, 5]) {
      const clauses = pigeons(holes);
      const solution = solveCnf(clauses, holes * (holes + 1));
      const steps = solution.kind === 'unsat' ? solution.steps : [];
      assert.equal(checkRefutation(clauses, steps), { ok: true });
      assert.match(whyRejected(clauses, steps.slice(0, -1)), /last step/);
      assert.match(whyRejected(clauses, [[]]), /step 1 does not follow/);
      // Without one of its clauses the formula has a model, so no list of steps may pass.
      clauses.forEach((_, index) => {
        assert.not(checkRefutation(clauses.toSpliced(index, 1), steps).ok);
      });
    }
  },

  'a check that costs more than its budget says so [spec 04 §2.4]': () => {
    const clauses = pigeons(5);
    const solution = solveCnf(clauses, 30);
    const steps = solution.kind === 'unsat' ? solution.steps : [];
    assert.ok(steps.length > 1);
    const result = checkRefutation(clauses, steps, createBudget({ proofSteps: 10 }));
    assert.match(result.ok ? '' : result.why, /^budget exceeded: proofSteps/);
  },

  'a model must make every clause true and contradict itself nowhere [spec 04 §3.3]': () => {
    assert.equal(checkModel(SQUARE.slice(1), [-1, -2]), { ok: true });
    assert.equal(
      checkModel(
        [
          [1, 2],
          [1, -2],
        ],
        [1],
      ),
      { ok: true },
    );
    assert.not(checkModel(SQUARE, [1, 2]).ok);
    assert.not(checkModel(SQUARE, [1, -1, 2, -2]).ok);
    assert.not(checkModel([[]], []).ok);
    assert.not(checkModel([[1]], []).ok);
  },
});

import * as assert from 'uvu/assert';

import { createBudget } from '../../../../lib/base/budget.js';
import { readProblem } from '../../../../lib/logic/entailment/problem.js';
import { cases } from '../../../support/cases.js';

const BUDGET = createBudget();

/** A hole, then a text. */
const SPARSE: unknown[] = [];
SPARSE[1] = 'a';

function refusalOf(premises: unknown, query: unknown): string {
  const result: unknown = Reflect.apply(readProblem, undefined, [premises, query, BUDGET]);
  const problem = readProblem([], 'a', BUDGET);
  assert.is(problem.kind, 'problem');
  return JSON.stringify(result, ['kind', 'part', 'refusal', 'code', 'which', 'at']);
}

cases('entailment/problem', {
  'premises are sorted by normal text, without repeats, over atoms in code-point order [spec 04 §3.3]': () => {
    const problem = readProblem(['q -> p', 'Z', 'q implies (p)', '(Z)', 'b & a'], 'c', BUDGET);
    assert.is(problem.kind, 'problem');
    if (problem.kind !== 'problem') return;
    assert.equal(problem.texts, ['(b & a)', '(q -> p)', 'Z']);
    assert.equal(problem.atoms, ['Z', 'a', 'b', 'c', 'p', 'q']);
  },
  'every text is looked at before a refusal is chosen: regime, then malformed, then budget [spec 04 §3.2, E8]': () => {
    const deep = `${'('.repeat(600)}a${')'.repeat(600)}`;
    assert.match(refusalOf(['a &'], 'forall x. q'), /"part":"query".*out_of_regime/);
    assert.match(refusalOf([deep, 'a &'], 'a'), /"part":1.*malformed/);
    assert.match(refusalOf([deep, 'a'], 'a'), /"part":0.*budget_exceeded.*depth/);
  },
  'what is not a text is malformed and says where [spec 04 §12]': () => {
    assert.match(refusalOf(['a', 7], 'a'), /"part":1.*malformed/);
    assert.match(refusalOf(SPARSE, 'a'), /"part":0.*malformed/);
    assert.match(refusalOf('a', 'a'), /"part":"problem".*malformed/);
    for (const query of [null, 3, ['a'], undefined]) assert.match(refusalOf([], query), /"part":"query".*malformed/);
  },
  'each element is read once, frozen and proxied lists are lists [spec 04 §12]': () => {
    let reads = 0;
    const fickle: string[] = [];
    Object.defineProperty(fickle, 0, {
      enumerable: true,
      get: () => {
        reads += 1;
        return reads === 1 ? 'a' : 'forall x';
      },
    });
    assert.is(readProblem(fickle, 'a', BUDGET).kind, 'problem');
    assert.is(reads, 1);
    assert.is(readProblem(Object.freeze(['a']), 'a', BUDGET).kind, 'problem');
    assert.is(readProblem(new Proxy(['a'], {}), 'a', BUDGET).kind, 'problem');
  },
  'too many premises and too many atoms are typed refusals [spec 04 §12]': () => {
    assert.match(refusalOf(new Array(8_193).fill('a'), 'a'), /"part":"problem".*premises/);
    const atoms = Array.from({ length: 4_097 }, (_, index) => `a${String(index)}`);
    assert.match(refusalOf(atoms, 'a0'), /"part":"problem".*atoms/);
    assert.match(refusalOf(new Array(4_000_000_000), 'a'), /"part":"problem".*premises/);
  },
  'a premise cannot smuggle in another one [spec 04 §3.2]': () => {
    assert.match(refusalOf(['a) & (~a'], 'b'), /"part":0.*malformed/);
  },
});

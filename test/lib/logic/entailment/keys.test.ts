import * as assert from 'uvu/assert';

import { digest } from '../../../../lib/base/digest.js';
import { createBudget } from '../../../../lib/base/budget.js';
import { canonicalKey, canonicalProposition, keyPayload } from '../../../../lib/logic/entailment/keys.js';
import { readProblem } from '../../../../lib/logic/entailment/problem.js';
import { Robdd } from '../../../../lib/logic/entailment/robdd.js';
import { cases } from '../../../support/cases.js';

function key(text: string): string {
  const proposition = canonicalProposition(text);
  return 'key' in proposition ? proposition.key : proposition.refusal.code;
}

cases('entailment/keys', {
  'equivalent formulas share a key [spec 04 §2.6]': () => {
    assert.is(key('a & b'), key('a & (a -> b)'));
    assert.is(key('A <-> B'), key('(A -> B) & (B -> A)'));
    assert.is(key('a <-> b <-> c'), key('a <-> (b <-> c)'));
    assert.is(key('P & (Q | ~Q)'), key('P'));
    assert.is.not(key('a'), key('b'));
    assert.is.not(key('a & b'), key('a | b'));
  },
  'tautologies and contradictions have keys of their own [spec 04 §2.6]': () => {
    assert.is(key('a | ~a'), 'bdd1:T');
    assert.is(key('(p -> q) | (q -> p)'), 'bdd1:T');
    assert.is(key('a & ~a'), 'bdd1:F');
    assert.equal(canonicalProposition('b & (a | ~a) & ~c'), {
      key: key('b & ~c'),
      support: ['b', 'c'],
      isTautology: false,
      isContradiction: false,
    });
  },
  'the payload is canonical JSON of the rows, low side first [spec 04 §2.6]': () => {
    const problem = readProblem([], 'a -> ~b', createBudget());
    assert.is(problem.kind, 'problem');
    if (problem.kind !== 'problem') return;
    const diagram = new Robdd(createBudget());
    const root = diagram.build(problem.query);
    const rows = [
      ['b', 'F', 'T'],
      ['a', 0, 'T'],
    ];
    assert.is(
      keyPayload(diagram, root, problem.atoms),
      '{"kind":"bdd","order":"codepoint","rows":[["b","F","T"],["a",0,"T"]],"v":1}',
    );
    assert.is(
      canonicalKey(diagram, root, problem.atoms),
      `bdd1:${digest({ kind: 'bdd', v: 1, order: 'codepoint', rows })}`,
    );
  },
  'a key is short whatever the size of the formula [spec 04 §2.6]': () => {
    const text = Array.from({ length: 1_500 }, (_, index) => `a${String(index)}`).join(' & ');
    assert.match(key(text), /^bdd1:[0-9a-f]{64}$/);
  },
  'a refusal is handed on': () => {
    assert.is(key('forall x'), 'out_of_regime');
  },
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import * as assert from 'uvu/assert';

import { createBudget } from '../../../lib/base/budget.js';
import { evaluateEntailment, evaluateEntailmentWithTrace } from '../../../lib/logic/certified-entailment.js';
import { proveEntailment } from '../../../lib/logic/entailment/entail.js';
import { cases } from '../../support/cases.js';

/** Bytes in use after a full collection. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

cases('certified-entailment', {
  'what the checker accepts is what the prover said [spec 04 §3.2]': () => {
    for (const [premises, query] of [
      [['a', 'a -> b'], 'b'],
      [['a', 'a -> ~b'], 'b'],
      [['a'], 'b'],
      [['a', '~a'], 'b'],
      [['a &'], 'b'],
    ] as const)
      assert.equal(evaluateEntailmentWithTrace(premises, query), proveEntailment(premises, query));
  },
  'the outcome alone [spec 04 §3.1]': () => {
    assert.is(evaluateEntailment(['a', 'a -> b'], 'b'), 'ENTAILED');
    assert.is(evaluateEntailment(['a', 'a -> ~b'], 'b'), 'REFUTED');
    assert.is(evaluateEntailment(['a'], 'b'), 'UNKNOWN');
    assert.is(evaluateEntailment(['a', '~a'], 'b'), 'REFUSED');
  },
  'prover and checker see one copy of the premises [spec 04 §12]': () => {
    let reads = 0;
    const fickle = new Proxy(['a', 'a -> b'], {
      get: (target, key, receiver): unknown => {
        if (key === '1') reads += 1;
        return key === '1' && reads > 1 ? '~a' : Reflect.get(target, key, receiver);
      },
    });
    assert.is(evaluateEntailment(fickle, 'b'), 'ENTAILED');
    assert.is(reads, 1);
  },
  'a proof too long to check in budget is a spent budget, not an alarm [spec 04 §2.4]': () => {
    const pairs = Array.from({ length: 9 }, (_, index) => `a${String(index)} <-> b${String(index)}`);
    const parity = (family: string): string =>
      Array.from({ length: 9 }, (_, index) => `${family}${String(index)}`).join(' <-> ');
    const query = `(${parity('a')}) <-> (${parity('b')})`;
    assert.is(evaluateEntailment(pairs, query), 'ENTAILED');
    const needed = Array.from({ length: 14 }, (_, power) => 2 ** power).map((proofSteps) => {
      const { reason } = evaluateEntailmentWithTrace(pairs, query, createBudget({ proofSteps }));
      return reason;
    });
    assert.is(needed[0], 'budget_exceeded');
    assert.is(needed.includes('certificate_rejected'), false);
  },
  '1,000 entailments leave memory flat [reasoning-cases R19]': () => {
    const ask = (index: number): void => {
      const rules = Array.from(
        { length: 20 },
        (_, step) => `p${String(step)}_${String(index)} -> p${String(step + 1)}_${String(index)}`,
      );
      evaluateEntailment([`p0_${String(index)}`, ...rules], `p20_${String(index)}`);
    };
    for (let index = 0; index < 200; index += 1) ask(index);
    const before = bytesInUse();
    for (let index = 200; index < 1_200; index += 1) ask(index);
    const grown = bytesInUse() - before;
    assert.ok(grown < 2_000_000, `${String(grown)} bytes kept`);
  },
});

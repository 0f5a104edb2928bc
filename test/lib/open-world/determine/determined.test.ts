import * as assert from 'uvu/assert';

import { determine } from '../../../../lib/open-world/determine/determine.js';
import {
  ForgedDetermination,
  isDetermined,
  mintDetermined,
  type Determined,
} from '../../../../lib/open-world/determine/determined.js';
import { ProofRejected } from '../../../../lib/open-world/determine/proof-rejected.js';
import { openGrounds } from '../../../../lib/open-world/grounds/open-grounds.js';
import { cases } from '../../../support/cases.js';
import { constructAs, copiesOf } from '../../../support/forgeries.js';
import { every, fact, literal, told } from '../../../support/told-clauses.js';

const grounds = openGrounds(told([fact('is a man', 'Socrates'), every('is a man', 'is mortal')]));

function genuine(): Determined {
  const answer = determine(literal('is mortal', 'Socrates'), grounds);
  assert.ok(isDetermined(answer));
  if (!isDetermined(answer)) throw new RangeError('the fixture is not determined');
  return answer;
}

cases('open-world/determined', {
  'a minted answer is recognised [anchor: the guard does not refuse everything]': () => {
    assert.ok(isDetermined(genuine()));
  },
  'no copy keeps the seal [INV-30; spec 04 §5.3]': () => {
    const answer = genuine();
    for (const [shape, copy] of Object.entries(copiesOf(answer))) assert.not.ok(isDetermined(copy), shape);
    for (const other of [null, undefined, true, 'determined', 7, () => true]) assert.not.ok(isDetermined(other));
  },
  'the constructor found on an answer makes none [INV-30]': () => {
    const answer = genuine();
    const { derivation, premises } = answer;
    const attempts: readonly (() => unknown)[] = [
      () => constructAs(answer, []),
      () => constructAs(answer, [undefined, derivation, premises]),
      () => constructAs(answer, [Symbol('Determined'), derivation, premises]),
      () => constructAs(answer, [Symbol.for('Determined'), derivation, premises], 'another class'),
    ];
    for (const attempt of attempts) assert.throws(attempt, (error: unknown) => error instanceof ForgedDetermination);
  },
  'nothing in an answer can be changed [INV-30]': () => {
    const answer = genuine();
    assert.not.ok(Reflect.set(answer, 'answer', false));
    assert.not.ok(Reflect.defineProperty(answer, 'answer', { value: false }));
    assert.not.ok(Reflect.deleteProperty(answer, 'answer'));
    assert.is(answer.answer, true);
    const parts = [
      answer.grounds,
      answer.grounds[0],
      answer.grounds[0]?.clause,
      answer.derivation,
      answer.derivation.steps,
    ];
    const steps = answer.derivation.steps.flatMap((step) => [
      step,
      step.bind,
      step.from,
      step.conclusion,
      step.conclusion.args,
    ]);
    for (const part of [...parts, ...steps, answer.premises, answer.query]) assert.ok(Object.isFrozen(part));
  },
  'the mint itself refuses a proof the checker rejects [spec 04 §4.3]': () => {
    const { derivation } = genuine();
    const [first] = derivation.steps;
    const bent = [
      { ...derivation, goal: literal('is mortal', 'Plato') },
      { ...derivation, steps: first === undefined ? [] : [first] },
      { ...derivation, steps: [] },
      { ...derivation, steps: derivation.steps.map((step) => ({ ...step, bind: { '?x': 'Plato' } })) },
    ];
    for (const forged of bent)
      assert.throws(
        () => mintDetermined(forged, grounds),
        (error: unknown) => error instanceof ProofRejected,
      );
    assert.ok(isDetermined(mintDetermined(derivation, grounds)));
  },
  'the trace hash names the answer and what it rests on [spec 04 §4.1]': () => {
    assert.is(genuine().traceSha256, genuine().traceSha256);
    const other = determine(literal('is a man', 'Socrates'), grounds);
    assert.ok(isDetermined(other) && other.traceSha256 !== genuine().traceSha256);
    const renamed = determine(
      literal('is mortal', 'Plato'),
      openGrounds(told([fact('is a man', 'Plato'), every('is a man', 'is mortal')])),
    );
    assert.ok(isDetermined(renamed) && renamed.traceSha256 !== genuine().traceSha256);
  },
});

import * as assert from 'uvu/assert';

import { Refusal } from '../../../../lib/base/refusal.js';
import { determine } from '../../../../lib/open-world/determine/determine.js';
import { missingPremises } from '../../../../lib/open-world/determine/missing-premises.js';
import { whyNot } from '../../../../lib/open-world/determine/why-not.js';
import { ClosedFrameLeak } from '../../../../lib/open-world/grounds/closed-frame-leak.js';
import { openGrounds } from '../../../../lib/open-world/grounds/open-grounds.js';
import { cases } from '../../../support/cases.js';
import { fact, literal, told } from '../../../support/told-clauses.js';

const query = literal('is kind', 'Ann');
const knowledge = told([fact('is kind', 'Ann')]);
const genuine = openGrounds(knowledge);

/** What a closed frame, a snapshot or a careless caller could pass instead. */
const impostors: Readonly<Record<string, unknown>> = {
  'the knowledge itself': knowledge,
  'a closed frame': { kind: 'closed_frame', frameId: 'frame:1', worldAssumption: 'closed', propositions: ['is kind'] },
  'a spread': { ...genuine },
  'Object.assign': Object.assign({}, genuine),
  structuredClone: structuredClone(genuine),
  'Object.create on its prototype': Object.create(Reflect.getPrototypeOf(genuine)) as unknown,
  setPrototypeOf: Object.setPrototypeOf({}, Reflect.getPrototypeOf(genuine)) as unknown,
  'a proxy': new Proxy(genuine, {}),
  'JSON round trip': JSON.parse(JSON.stringify(genuine)) as unknown,
  null: null,
  undefined: undefined,
};

function isLeak(error: unknown): boolean {
  return error instanceof ClosedFrameLeak && !(error instanceof Refusal) && error.code === 'closed_frame_leak';
}

cases('open-world/open-grounds', {
  'grounds that openGrounds made are answered from [anchor: not everything throws]': () => {
    assert.is(determine(query, genuine).kind, 'determined');
  },
  'anything else throws, and no handler for refusals catches it [ADR-0222 §8 B1; DESIGN D8]': () => {
    for (const [what, impostor] of Object.entries(impostors))
      for (const door of [determine, missingPremises, whyNot])
        assert.throws(() => Reflect.apply(door, undefined, [query, impostor]), isLeak, what);
  },
  'a malformed query does not hide a leak [DESIGN D8]': () => {
    assert.throws(() => Reflect.apply(determine, undefined, [null, {}]), isLeak);
  },
  'the constructor found on grounds makes none [DESIGN D21]': () => {
    const Constructor: unknown = Reflect.get(genuine, 'constructor');
    if (typeof Constructor !== 'function') throw new RangeError('no constructor');
    assert.throws(() => Reflect.construct(Constructor, [Symbol('openGrounds'), knowledge]), isLeak);
    assert.throws(() => Reflect.construct(Constructor, [undefined, knowledge], Object), isLeak);
  },
  'only genuine knowledge can be opened [DESIGN D21]': () => {
    for (const fake of [{}, { ...knowledge }, new Proxy(knowledge, {}), Object.create(knowledge) as unknown, null])
      assert.throws(() => Reflect.apply(openGrounds, undefined, [fake]), isLeak);
  },
});

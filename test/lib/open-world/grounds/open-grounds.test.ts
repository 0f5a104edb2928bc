import * as assert from 'uvu/assert';

import { Refusal } from '../../../../lib/base/refusal.js';
import { determine } from '../../../../lib/open-world/determine/determine.js';
import { missingPremises } from '../../../../lib/open-world/determine/missing-premises.js';
import { whyNot } from '../../../../lib/open-world/determine/why-not.js';
import { ClosedFrameLeak } from '../../../../lib/open-world/grounds/closed-frame-leak.js';
import { openGrounds } from '../../../../lib/open-world/grounds/open-grounds.js';
import { cases } from '../../../support/cases.js';
import { callWith, constructAs, copiesOf } from '../../../support/forgeries.js';
import { fact, literal, told } from '../../../support/told-clauses.js';

const query = literal('is kind', 'Ann');
const knowledge = told([fact('is kind', 'Ann')]);
const genuine = openGrounds(knowledge);

/** What a closed frame, a snapshot or a careless caller could pass instead. */
const impostors: Readonly<Record<string, unknown>> = {
  'the knowledge itself': knowledge,
  'a closed frame': { kind: 'closed_frame', frameId: 'frame:1', worldAssumption: 'closed', propositions: ['is kind'] },
  ...copiesOf(genuine),
  null: null,
  undefined: undefined,
};

function isLeak(error: unknown): boolean {
  return error instanceof ClosedFrameLeak && !(error instanceof Refusal);
}

cases('open-world/open-grounds', {
  'grounds that openGrounds made are answered from [anchor: not everything throws]': () => {
    assert.is(determine(query, genuine).kind, 'determined');
  },
  'anything else throws, and no handler for refusals catches it [ADR-0222 §8 B1; DESIGN D8]': () => {
    for (const [what, impostor] of Object.entries(impostors))
      for (const door of [determine, missingPremises, whyNot])
        assert.throws(() => callWith(door, query, impostor), isLeak, what);
  },
  'a malformed query does not hide a leak [DESIGN D8]': () => {
    assert.throws(() => callWith(determine, null, {}), isLeak);
  },
  'the constructor found on grounds makes none [DESIGN D21]': () => {
    assert.throws(() => constructAs(genuine, [Symbol('openGrounds'), knowledge]), isLeak);
    assert.throws(() => constructAs(genuine, [undefined, knowledge], 'another class'), isLeak);
  },
  'only genuine knowledge can be opened [DESIGN D21]': () => {
    for (const fake of [{}, null, ...Object.values(copiesOf(knowledge))])
      assert.throws(() => callWith(openGrounds, fake), isLeak);
  },
});

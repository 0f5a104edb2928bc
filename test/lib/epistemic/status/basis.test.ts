import * as assert from 'uvu/assert';

import { epistemicBasis } from '../../../../lib/epistemic/status/basis.js';
import { cases } from '../../../support/cases.js';

cases('epistemic/status/basis', {
  'no grounds verify nothing [spec 04 §4.3]': () => {
    assert.is(epistemicBasis([]), 'as_told');
  },
  'one ground that is not coherent makes the answer as told [spec 04 §4.3]': () => {
    for (const status of ['speculative', 'contested', 'falsified'] as const)
      assert.is(epistemicBasis([{ status: 'coherent' }, { status }]), 'as_told');
  },
  'coherent grounds alone verify [anchor: the basis is not constant]': () => {
    assert.is(epistemicBasis([{ status: 'coherent' }, { status: 'coherent' }]), 'verified');
  },
});

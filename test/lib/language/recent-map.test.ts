/** The bounded cache. */
import * as assert from 'uvu/assert';

import { RecentMap } from '../../../lib/language/recent-map.js';
import { cases } from '../../support/cases.js';

cases('language/recent-map', {
  'what was set last is there, and at most two generations are [bound]': () => {
    const map = new RecentMap<number>(10);
    for (let index = 0; index < 1_000; index += 1) map.set(String(index), index);
    assert.is(map.get('999'), 999);
    const held = Array.from({ length: 1_000 }, (_, index) => map.get(String(index))).filter((it) => it !== undefined);
    assert.ok(held.length >= 10 && held.length <= 20, String(held.length));
  },
});

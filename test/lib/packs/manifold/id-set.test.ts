import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { IdSet } from '../../../../lib/packs/manifold/id-set.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';

const sets = fc.array(fc.stringMatching(/^[a-c]{1,2}$/)).map((ids) => new IdSet(ids));

cases('id-set', {
  'ids are sorted by code unit, each once [spec 02 §1.6]': () => {
    const set = new IdSet(['b', 'a', 'b', 'B']);
    assert.equal(set.ids, ['B', 'a', 'b']);
    assert.is(set.size, 3);
  },
  'nothing can be added to a set [spec 02 §1.6]': () => {
    const set = new IdSet(['a']);
    assert.ok(Object.isFrozen(set) && Object.isFrozen(set.ids));
    assert.not.ok('add' in set);
    assert.throws(() => Array.prototype.push.call(set.ids, 'b'), TypeError);
    assert.not.ok(set.has('b'));
  },
  'a union covers both, in any order and however often it is taken [spec 02 §2.7]': () => {
    holds(
      fc.property(sets, sets, sets, (a, b, c) => {
        assert.ok(a.union(b).covers(a) && a.union(b).covers(b));
        assert.equal(a.union(b).ids, b.union(a).ids);
        assert.equal(a.union(b).union(c).ids, a.union(b.union(c)).ids);
        assert.equal(a.union(a).ids, a.ids);
      }),
    );
  },
});

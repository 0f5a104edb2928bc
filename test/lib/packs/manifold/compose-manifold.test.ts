import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { composeManifold } from '../../../../lib/packs/manifold/compose-manifold.js';
import { decimalString, NotPlainDecimal } from '../../../../lib/packs/manifold/decimal-string.js';
import { IdSet } from '../../../../lib/packs/manifold/id-set.js';
import { IdentityManifold, type ManifoldFields } from '../../../../lib/packs/manifold/identity-manifold.js';
import { SAFETY_FLOOR } from '../../../../lib/packs/manifold/safety-floor.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';
import { refused } from '../../../support/refused.js';

const axis = (axisId: string, direction: readonly [number, number, number]) => ({
  axisId,
  name: axisId,
  direction,
  weight: 0.7,
  note: '',
});
const words = { strong: 'It seems that', soft: 'Perhaps', qualifier: 'In some cases,' };

const FIELDS: ManifoldFields = {
  valueAxes: [axis('truthfulness', [1, 0, 0]), axis('coherence', [0, 1, 0]), axis('reverence', [0, 0, 0.7])],
  boundaryIds: new IdSet(['no_fabricated_source', 'no_overstatement']),
  alignmentThreshold: 0.45,
  surfacePreferences: {
    hedgeThresholdStrong: 0.4,
    hedgeThresholdSoft: 0.5,
    qualifiedBandHigh: 0.75,
    hedge: words,
    claimStrength: 'balanced',
    axisHedges: [
      { axisId: 'truthfulness', ...words },
      { axisId: 'coherence', ...words },
    ],
  },
};
const manifold = new IdentityManifold(FIELDS);
const none = new IdSet([]);
const idSets = fc
  .array(fc.oneof(fc.constantFrom(...SAFETY_FLOOR.ids), fc.stringMatching(/^(disable_)?[a-z]{1,3}$/)))
  .map((ids) => new IdSet(ids));

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

cases('compose-manifold', {
  'whatever identity says, every safety boundary stays, and none of identity goes [000 Composition rule]': () => {
    holds(
      fc.property(idSets, idSets, idSets, (safety, boundaryIds, ethics) => {
        const identity = new IdentityManifold({ ...FIELDS, boundaryIds });
        const composed = composeManifold({ safety, identity, ethics }).manifold;
        assert.ok(composed.boundaryIds.covers(safety) && composed.boundaryIds.covers(boundaryIds));
        assert.is(composed.boundaryIds.size, safety.union(boundaryIds).size);
      }),
    );
  },
  'axes, threshold and preferences are those of identity [000 Composition rule]': () => {
    const composed = composeManifold({ safety: SAFETY_FLOOR, identity: manifold, ethics: none }).manifold;
    assert.equal(composed.valueAxes, manifold.valueAxes);
    assert.is(composed.alignmentThreshold, 0.45);
    assert.equal(composed.surfacePreferences, manifold.surfacePreferences);
    assert.ok(composed.boundaryIds.has('no_overstatement'));
  },
  'every id is traced to its layers; ethics adds no boundary [spec 02 §2.7; DESIGN D3]': () => {
    const ethics = new IdSet(['no_manipulation', 'no_fabricated_source']);
    const { manifold: composed, provenance } = composeManifold({ safety: SAFETY_FLOOR, identity: manifold, ethics });
    assert.not.ok(composed.boundaryIds.has('no_manipulation'));
    const layersOf = new Map(provenance.map(({ id, layers }) => [id, layers]));
    assert.equal(layersOf.get('no_fabricated_source'), ['safety', 'identity', 'ethics']);
    assert.equal(layersOf.get('no_overstatement'), ['identity']);
    assert.equal(layersOf.get('no_manipulation'), ['ethics']);
    assert.is(provenance.length, 7);
  },
  'a manifold is frozen to its depths and keeps no hold on what it was made from [spec 02 §1.6]': () => {
    const direction: [number, number, number] = [1, 0, 0];
    const made = new IdentityManifold({ ...FIELDS, valueAxes: [axis('a', direction)] });
    direction[0] = -1;
    assert.is(made.valueAxes[0]?.direction[0], 1);
    assert.ok(isDeeplyFrozen(made) && isDeeplyFrozen(composeManifold({ safety: none, identity: made, ethics: none })));
  },
  'the digest depends on what is said, not on the order it was said in [spec 02 §2.7]': () => {
    const { valueAxes, surfacePreferences } = FIELDS;
    const reversed = new IdentityManifold({
      ...FIELDS,
      valueAxes: valueAxes.toReversed(),
      boundaryIds: new IdSet(FIELDS.boundaryIds.ids.toReversed()),
      surfacePreferences: { ...surfacePreferences, axisHedges: surfacePreferences.axisHedges.toReversed() },
    });
    assert.is(reversed.sha256(), manifold.sha256());
  },
  'one changed part changes the digest [anchor]': () => {
    const changed: readonly Partial<ManifoldFields>[] = [
      { alignmentThreshold: 0.46 },
      { boundaryIds: none },
      { valueAxes: FIELDS.valueAxes.slice(1) },
      { valueAxes: FIELDS.valueAxes.map((each) => ({ ...each, weight: 0.8 })) },
      { surfacePreferences: { ...FIELDS.surfacePreferences, hedgeThresholdSoft: 0.6 } },
      { surfacePreferences: { ...FIELDS.surfacePreferences, claimStrength: 'qualified' } },
    ];
    const digests = changed.map((fields) => new IdentityManifold({ ...FIELDS, ...fields }).sha256());
    assert.is(new Set([...digests, manifold.sha256()]).size, changed.length + 1);
  },
  'a decimal string reads back as its number and has no exponent [spec 02 §1.7; DESIGN D2]': () => {
    holds(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (millionths) => {
        const number = millionths / 1e6;
        if (number !== 0) assert.is(Number(decimalString(number)), number);
        assert.not.match(decimalString(number === 0 ? 0 : number), /e/);
      }),
    );
    for (const value of [-0, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY])
      assert.is(refused(NotPlainDecimal, () => decimalString(value)).code, 'not_plain_decimal');
  },
});

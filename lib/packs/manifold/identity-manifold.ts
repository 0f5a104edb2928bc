/**
 * What the system is drawn toward and what it never does: axes, boundaries, a threshold, a way of speaking. Copied and
 * frozen when made; there is no setter, and every change is a new manifold.
 *
 * The axes change wording and a score that is reported. They do not steer what is concluded.
 *
 * Source: 000 ADR-0029, Composition rule; spec 02 §1.6, §3.1.
 */
import { compareCodeUnits } from '../../base/compare.js';
import { digest, type Sha256Hex } from '../../base/digest.js';
import { decimalString } from './decimal-string.js';
import type { IdSet } from './id-set.js';
import type { SurfacePreferences } from './surface-preferences.js';

export interface ValueAxis {
  readonly axisId: string;
  readonly name: string;
  /** Coefficients of e1, e2 and e3. */
  readonly direction: readonly [number, number, number];
  readonly weight: number;
  readonly note: string;
}

export interface ManifoldFields {
  readonly valueAxes: readonly ValueAxis[];
  readonly boundaryIds: IdSet;
  readonly alignmentThreshold: number;
  readonly surfacePreferences: SurfacePreferences;
}

export class IdentityManifold implements ManifoldFields {
  /** By axis id, in code unit order. */
  readonly valueAxes: readonly ValueAxis[];
  readonly boundaryIds: IdSet;
  readonly alignmentThreshold: number;
  readonly surfacePreferences: SurfacePreferences;

  constructor({ valueAxes, boundaryIds, alignmentThreshold, surfacePreferences }: ManifoldFields) {
    this.valueAxes = Object.freeze(valueAxes.map(frozenAxis).sort((a, b) => compareCodeUnits(a.axisId, b.axisId)));
    this.boundaryIds = boundaryIds;
    this.alignmentThreshold = alignmentThreshold;
    this.surfacePreferences = frozenPreferences(surfacePreferences);
    Object.freeze(this);
  }

  /** The same manifold with these boundaries too. Nothing takes one away. */
  withBoundaries(more: IdSet): IdentityManifold {
    const { valueAxes, boundaryIds, alignmentThreshold, surfacePreferences } = this;
    return new IdentityManifold({
      valueAxes,
      boundaryIds: boundaryIds.union(more),
      alignmentThreshold,
      surfacePreferences,
    });
  }

  /**
   * Digest of everything in the manifold, fractions as decimal strings.
   *
   * @throws NotPlainDecimal when a number has no plain decimal spelling.
   */
  sha256(): Sha256Hex {
    const { hedgeThresholdStrong, hedgeThresholdSoft, qualifiedBandHigh, ...words } = this.surfacePreferences;
    return digest({
      alignment_threshold: decimalString(this.alignmentThreshold),
      boundary_ids: this.boundaryIds.ids,
      surface_preferences: {
        ...words,
        bands: [hedgeThresholdStrong, hedgeThresholdSoft, qualifiedBandHigh].map(decimalString),
      },
      value_axes: this.valueAxes.map(({ direction, weight, ...axis }) => ({
        ...axis,
        direction: direction.map(decimalString),
        weight: decimalString(weight),
      })),
    });
  }
}

function frozenAxis(axis: ValueAxis): ValueAxis {
  const [e1, e2, e3] = axis.direction;
  return Object.freeze({ ...axis, direction: Object.freeze([e1, e2, e3] as const) });
}

function frozenPreferences(preferences: SurfacePreferences): SurfacePreferences {
  const axisHedges = preferences.axisHedges
    .map((hedge) => Object.freeze({ ...hedge }))
    .sort((a, b) => compareCodeUnits(a.axisId, b.axisId));
  return Object.freeze({
    ...preferences,
    hedge: Object.freeze({ ...preferences.hedge }),
    axisHedges: Object.freeze(axisHedges),
  });
}

/**
 * How sure an answer has to be before it is said without a hedge, and which words hedge it.
 *
 * Source: spec 02 §3.1.
 */

export type ClaimStrength = 'balanced' | 'qualified' | 'affirmative';

export interface HedgeWords {
  readonly strong: string;
  readonly soft: string;
  readonly qualifier: string;
}

export interface AxisHedge extends HedgeWords {
  readonly axisId: string;
}

/** Thresholds lie in 0 to 1: `hedgeThresholdStrong <= hedgeThresholdSoft <= qualifiedBandHigh`. */
export interface SurfacePreferences {
  readonly hedgeThresholdStrong: number;
  readonly hedgeThresholdSoft: number;
  readonly qualifiedBandHigh: number;
  readonly hedge: HedgeWords;
  readonly claimStrength: ClaimStrength;
  readonly axisHedges: readonly AxisHedge[];
}

/**
 * The safety pack in force: only the loader makes one, and nothing can change it afterwards.
 *
 * Source: 000 ADR-0029; spec 02 §2.3.
 */
import type { Sha256Hex } from '../../base/digest.js';
import type { IdSet } from '../manifold/id-set.js';
import type { Boundary, SafetyContent } from './safety-content.js';

/** What was checked, never what the pack says about itself. */
export type Ratification = 'verified' | 'bypassed';

class SealedSafetyPack {
  readonly #seal = true;
  readonly packId: string;
  readonly version: string;
  readonly description: string;
  readonly boundaryIds: IdSet;
  readonly boundaries: readonly Boundary[];
  readonly masteryReportSha256: Sha256Hex | '';
  readonly contentDigest: Sha256Hex;
  readonly ratification: Ratification;

  constructor(content: SafetyContent, contentDigest: Sha256Hex, ratification: Ratification) {
    this.packId = content.packId;
    this.version = content.version;
    this.description = content.description;
    this.boundaryIds = content.boundaryIds;
    this.boundaries = content.boundaries;
    this.masteryReportSha256 = content.masteryReportSha256;
    this.contentDigest = contentDigest;
    this.ratification = ratification;
    Object.freeze(this);
  }

  static is(value: unknown): value is SealedSafetyPack {
    return typeof value === 'object' && value !== null && #seal in value;
  }
}

export type SafetyPack = SealedSafetyPack;

/** For the loader alone. */
export function sealSafetyPack(content: SafetyContent, digest: Sha256Hex, ratification: Ratification): SafetyPack {
  return new SealedSafetyPack(content, digest, ratification);
}

/** True only for packs that were loaded: spreads, clones and look-alikes are not. */
export function isSafetyPack(value: unknown): value is SafetyPack {
  return SealedSafetyPack.is(value);
}

/**
 * The digest of what a pack says: its canonical JSON with the reference to its report blanked. The report names this
 * digest, so a report cannot vouch for another pack or for an edited one.
 *
 * Source: spec 02 §1.7, §0 finding 2.
 */
import { digest, type Sha256Hex } from '../../base/digest.js';
import type { JsonObject } from '../../base/strict-json.js';

/** @throws NotCanonical when the pack holds a fraction. */
export function contentDigest(pack: JsonObject): Sha256Hex {
  return digest({ ...pack, mastery_report_sha256: '' });
}

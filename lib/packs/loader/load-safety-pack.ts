/**
 * Loads the safety pack, or nothing starts. Which pack and from where is compiled in.
 *
 * Source: 000 ADR-0029, Fail-closed semantics; spec 02 §2.3 to §2.6.
 */
import { contentDigest } from './content-digest.js';
import { checkMasteryReport } from './mastery-report.js';
import { PackDefect } from './pack-defect.js';
import { packObject } from './pack-fields.js';
import { packsFolder } from './packs-folder.js';
import { readPackFile } from './read-pack-file.js';
import { safetyContent } from './safety-content.js';
import { SafetyPackFault } from './safety-pack-fault.js';
import { sealSafetyPack, type SafetyPack } from './safety-pack.js';

const SAFETY_PACK_ID = 'core_safety_axes_v1';

/**
 * The safety pack of this installation. It takes nothing, so nobody can hand it another pack.
 *
 * @throws SafetyPackFault on every path that does not end in a ratified pack.
 */
export function loadSafetyPack(): SafetyPack {
  return loadSafetyPackFrom({ folder: packsFolder('safety') });
}

export interface SafetyPackSource {
  readonly folder: string;
  readonly packId?: string;
  /** `skipped` leaves out the report and whatever vouches for it, and nothing else. */
  readonly report?: 'required' | 'skipped';
}

/** The same with the place given: for authoring a pack, and for tests. @throws SafetyPackFault */
export function loadSafetyPackFrom({
  folder,
  packId = SAFETY_PACK_ID,
  report = 'required',
}: SafetyPackSource): SafetyPack {
  try {
    const pack = packObject(readPackFile(folder, packId, '.json'));
    const content = safetyContent(pack, packId);
    const digest = contentDigest(pack);
    if (report === 'skipped') return sealSafetyPack(content, digest, 'bypassed');
    if (content.masteryReportSha256 === '')
      throw new PackDefect('unratified', 'mastery_report_sha256', 'the pack names no report');
    checkMasteryReport(readReport(folder, packId), { ...content, contentDigest: digest });
    refuseAttestation(folder, packId);
    return sealSafetyPack(content, digest, 'verified');
  } catch (error) {
    // Everything, so that no other class of error can leave and meet a handler made for it.
    throw new SafetyPackFault(packId, error);
  }
}

function readReport(folder: string, packId: string): Uint8Array {
  try {
    return readPackFile(folder, packId, '.mastery_report.json');
  } catch (error) {
    if (!(error instanceof PackDefect) || error.code !== 'missing_pack') throw error;
    throw new PackDefect('missing_report', error.evidence.where, 'not there', { cause: error });
  }
}

/** Signatures are not verified yet; one that nobody checks must not look like one that was. */
function refuseAttestation(folder: string, packId: string): void {
  try {
    readPackFile(folder, packId, '.attestation.json');
  } catch (error) {
    if (error instanceof PackDefect && error.code === 'missing_pack') return;
    throw error;
  }
  throw new PackDefect('attestation_unverifiable', `${packId}.attestation.json`, 'signatures are not verified yet');
}

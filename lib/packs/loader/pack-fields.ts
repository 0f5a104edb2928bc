/**
 * The fields every kind of pack has, read from a closed schema: a key that is missing or not named is a defect.
 *
 * Source: spec 02 §2.1, §2.4.
 */
import { isSha256Hex, type Sha256Hex } from '../../base/digest.js';
import { safeDisplay } from '../../base/safe-display.js';
import { isJsonObject, MalformedJson, parseStrictJson, type Json, type JsonObject } from '../../base/strict-json.js';
import { PackDefect, type PackDefectCode } from './pack-defect.js';

/** Source: spec 02 §1.3. */
const MAX_PACK_DEPTH = 64;

/** @throws PackDefect when the bytes are not the strict JSON of one object. */
export function packObject(bytes: Uint8Array): JsonObject {
  try {
    const json = parseStrictJson(bytes, { maxDepth: MAX_PACK_DEPTH });
    if (!isJsonObject(json)) throw new PackDefect('not_object', '$', 'a pack is one object');
    return json;
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    throw new PackDefect('malformed_json', '$', error.evidence.reason, { cause: error });
  }
}

/** @throws PackDefect when a named field is missing or another is there. */
export function requireFields(object: JsonObject, fields: readonly string[]): void {
  for (const field of fields)
    if (!Object.hasOwn(object, field)) throw new PackDefect('missing_field', field, 'required');
  for (const key of Object.keys(object))
    if (!fields.includes(key)) throw new PackDefect('unknown_field', safeDisplay(key), 'the schema is closed');
}

export interface PackEnvelope {
  readonly packId: string;
  readonly version: string;
  readonly description: string;
  /** Empty in a pack that was never sealed. */
  readonly masteryReportSha256: Sha256Hex | '';
}

export const ENVELOPE_FIELDS = [
  'pack_id',
  'version',
  'description',
  'schema_version',
  'mastery_report_sha256',
] as const;

/** @throws PackDefect naming the first field that breaks its rule. */
export function packEnvelope(pack: JsonObject, packId: string): PackEnvelope {
  if (pack['schema_version'] !== '1.0.0') throw defect('unsupported_schema', 'schema_version', pack);
  const version = pack['version'];
  if (typeof version !== 'string' || !SEMVER.test(version)) throw defect('bad_version', 'version', pack);
  if (pack['pack_id'] !== packId || !packId.endsWith(`_v${String(version.split('.')[0])}`))
    throw defect('pack_id_mismatch', 'pack_id', pack);
  const description = pack['description'];
  if (!isPlainText(description, 512)) throw defect('bad_description', 'description', pack);
  const sha256 = pack['mastery_report_sha256'];
  if (sha256 !== '' && !isSha256Hex(sha256)) throw defect('bad_sha', 'mastery_report_sha256', pack);
  return { packId, version, description, masteryReportSha256: sha256 };
}

const SEMVER = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;

/** Controls, and what turns the writing direction, hides or breaks the line. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Text a person reads in an audit: composed, of one line, with something to see. */
export function isPlainText(value: Json | undefined, max: number): value is string {
  return (
    typeof value === 'string' &&
    value.length <= max &&
    value.trim() !== '' &&
    !UNFIT.test(value) &&
    value === value.normalize('NFC')
  );
}

function defect(code: PackDefectCode, field: string, pack: JsonObject): PackDefect {
  return new PackDefect(code, field, safeDisplay(pack[field]));
}

/**
 * The report that stands beside a pack: which gates the pack went through, sealed, and bound to the pack's content.
 *
 * Seal, binding and gates are checked here; who wrote the report is not, because a self-seal names nobody.
 *
 * Source: 000 ADR-0029, Ratification path; spec 02 §2.4 steps 8 and 9, §9.
 */
import { isSha256Hex, type Sha256Hex } from '../../base/digest.js';
import { safeDisplay } from '../../base/safe-display.js';
import { verifySeal } from '../../base/self-seal.js';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../base/strict-json.js';
import { PackDefect } from './pack-defect.js';
import { packObject, requireFields } from './pack-fields.js';
import { SAFETY_GATES } from './schema-seal.js';

/** What the report has to agree with. */
export interface ReportedPack {
  readonly packId: string;
  readonly masteryReportSha256: Sha256Hex | '';
  readonly contentDigest: Sha256Hex;
}

/** @throws PackDefect when the report is not sealed, not about this pack, or not of a pack that passed. */
export function checkMasteryReport(bytes: Uint8Array, pack: ReportedPack): void {
  const report = readReport(bytes);
  if (report['report_sha256'] !== pack.masteryReportSha256)
    throw new PackDefect('report_sha_mismatch', 'report_sha256', 'the pack names another report');
  if (!verifySeal(report, 'report_sha256')) throw new PackDefect('seal_invalid', 'report_sha256', 'the seal is broken');
  const complaint = inconsistency(report, pack.packId);
  if (complaint !== undefined) throw new PackDefect('report_inconsistent', complaint, 'the pack did not pass');
  if (report['source_bundle_sha'] !== pack.contentDigest)
    throw new PackDefect('binding_mismatch', 'source_bundle_sha', `the pack's content has ${pack.contentDigest}`);
}

const SHA_FIELDS = ['course_sha256', 'plan_sha256', 'report_sha256', 'source_bundle_sha', 'validated_set_sha'] as const;
const FIELDS = [
  ...SHA_FIELDS,
  'course_id',
  'failure_reasons',
  'gates',
  'issued_at',
  'ratified',
  'schema_version',
  'trace_hashes',
];
const GATE_FIELDS = ['measurement', 'name', 'passed', 'threshold'] as const;

function readReport(bytes: Uint8Array): JsonObject {
  try {
    const report = packObject(bytes);
    requireFields(report, FIELDS);
    const field = illTypedField(report);
    if (field !== undefined) throw new PackDefect('malformed_report', field, safeDisplay(report[field]));
    return report;
  } catch (error) {
    if (!(error instanceof PackDefect) || error.code === 'malformed_report') throw error;
    throw new PackDefect('malformed_report', error.evidence.where, error.code, { cause: error });
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
/** Numerator and denominator. A gate that measured nothing has none to show. */
const MEASUREMENT = /^(0|[1-9]\d{0,8})\/(0|[1-9]\d{0,8})$/;

function illTypedField(report: JsonObject): string | undefined {
  const badSha = SHA_FIELDS.find((field) => !isSha256Hex(report[field]));
  if (badSha !== undefined) return badSha;
  if (typeof report['course_id'] !== 'string') return 'course_id';
  if (typeof report['ratified'] !== 'boolean') return 'ratified';
  if (report['schema_version'] !== '1.0.0') return 'schema_version';
  if (typeof report['issued_at'] !== 'string' || !INSTANT.test(report['issued_at'])) return 'issued_at';
  if (!isListOf(report['failure_reasons'], (reason) => typeof reason === 'string')) return 'failure_reasons';
  if (!isListOf(report['trace_hashes'], isSha256Hex)) return 'trace_hashes';
  return isListOf(report['gates'], isGate) ? undefined : 'gates';
}

function isListOf(value: Json | undefined, test: (element: Json) => boolean): boolean {
  return isJsonArray(value) && value.every(test);
}

function isGate(gate: Json): boolean {
  return (
    isJsonObject(gate) &&
    Object.keys(gate).length === GATE_FIELDS.length &&
    GATE_FIELDS.every((field) => Object.hasOwn(gate, field)) &&
    typeof gate['name'] === 'string' &&
    typeof gate['passed'] === 'boolean' &&
    typeof gate['threshold'] === 'string' &&
    typeof gate['measurement'] === 'string' &&
    MEASUREMENT.test(gate['measurement'])
  );
}

/** The first field that contradicts a pass, if any. The outcome is worked out again from the gates, not believed. */
function inconsistency(report: JsonObject, packId: string): string | undefined {
  const { course_id: course, failure_reasons: reasons, gates, trace_hashes: traces } = report;
  if (report['ratified'] !== true) return 'ratified';
  if (!isJsonArray(reasons) || reasons.length > 0) return 'failure_reasons';
  if (typeof course !== 'string' || !course.split('.').includes(packId)) return 'course_id';
  if (!isJsonArray(gates) || !SAFETY_GATES.every((name, index) => isPassed(gates[index], name))) return 'gates';
  if (gates.length !== SAFETY_GATES.length) return 'gates';
  if (!isJsonArray(traces) || traces.length !== gates.length || new Set(traces).size !== traces.length)
    return 'trace_hashes';
  return undefined;
}

function isPassed(gate: Json | undefined, name: string): boolean {
  if (!isJsonObject(gate) || gate['name'] !== name || gate['passed'] !== true) return false;
  const { measurement } = gate;
  if (typeof measurement !== 'string') return false;
  const [numerator, denominator] = measurement.split('/');
  return denominator !== '0' && numerator === denominator;
}

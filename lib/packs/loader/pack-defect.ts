/**
 * What is wrong with one pack file, before it is known which kind of pack asks. Each loader turns it into its own
 * outcome: a fault for safety, a refusal for the others. It never leaves this room.
 *
 * Source: spec 02 §2.1, §2.4, §2.8.
 */
import { Refusal } from '../../base/refusal.js';

export type PackDefectCode =
  // The file.
  | 'invalid_pack_id'
  | 'missing_pack'
  | 'not_regular_file'
  | 'symlink'
  | 'too_large'
  | 'io'
  // Its text.
  | 'malformed_json'
  | 'not_object'
  // Its fields.
  | 'missing_field'
  | 'unknown_field'
  | 'pack_id_mismatch'
  | 'bad_version'
  | 'bad_description'
  | 'unsupported_schema'
  | 'bad_sha'
  | 'bad_boundary_ids'
  | 'empty_boundaries'
  | 'bad_boundary_id'
  | 'duplicate_boundary'
  | 'descriptions_mismatch'
  | 'floor_violation'
  // Its report.
  | 'unratified'
  | 'missing_report'
  | 'malformed_report'
  | 'report_sha_mismatch'
  | 'seal_invalid'
  | 'report_inconsistent'
  | 'binding_mismatch'
  | 'attestation_unverifiable';

export class PackDefect extends Refusal<{ where: string }> {
  readonly code: PackDefectCode;

  /** `where` names the file, field or gate. */
  constructor(code: PackDefectCode, where: string, detail: string, options?: ErrorOptions) {
    super(`${where}: ${code} (${detail})`, { where }, options);
    this.code = code;
  }
}

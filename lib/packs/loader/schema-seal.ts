/**
 * The schema seal: the report of a pack whose form was checked, and of nothing else. It shows that the fields have their
 * types, that each boundary has its reason and that the floor is there. It does not show that anything enforces a
 * boundary: no counterexample is tried.
 *
 * Pure: the same pack and date give the same report.
 *
 * Source: spec 02 §1.7, §9; docs/decisions/0070.
 */
import type { CanonicalValue } from '../../base/canonical-json.js';
import { digest } from '../../base/digest.js';
import { selfSeal } from '../../base/self-seal.js';
import type { JsonObject } from '../../base/strict-json.js';
import { SAFETY_FLOOR } from '../manifold/safety-floor.js';
import { contentDigest } from './content-digest.js';
import { SAFETY_FIELDS, safetyContent } from './safety-content.js';

/** In the order a report lists them. */
export const SAFETY_GATES = ['fields_typed', 'boundaries_described', 'floor_covered'] as const;

type MasteryReport = Readonly<Record<string, CanonicalValue>>;

/** @throws PackDefect when the pack's content is not in order: then there is nothing to seal. */
export function safetySchemaSeal(pack: JsonObject, packId: string, issuedAt: string): MasteryReport {
  const { boundaryIds, boundaries } = safetyContent(pack, packId);
  const evidence = [SAFETY_FIELDS, boundaries.map(({ id }) => id), SAFETY_FLOOR.ids];
  const course = { gates: SAFETY_GATES, pack_id: packId, template: 'schema_seal', version: '1.0.0' };
  return selfSeal(
    {
      course_id: `course.subject.safety.${packId}.schema_seal.1.0.0`,
      course_sha256: digest(course),
      failure_reasons: [],
      gates: SAFETY_GATES.map((name, index) => passed(name, evidence[index]?.length ?? 0)),
      issued_at: issuedAt,
      plan_sha256: digest(SAFETY_GATES),
      ratified: true,
      report_sha256: '',
      schema_version: '1.0.0',
      source_bundle_sha: contentDigest(pack),
      trace_hashes: SAFETY_GATES.map((gate, index) => digest({ gate, seen: evidence[index] ?? [] })),
      validated_set_sha: digest(boundaryIds.ids),
    },
    'report_sha256',
  );
}

/** Reading the content throws at the first thing that is not in order, so whatever was counted passed. */
function passed(name: string, count: number): CanonicalValue {
  return { measurement: `${String(count)}/${String(count)}`, name, passed: true, threshold: '1.0' };
}

/**
 * What a safety pack says: boundaries, each with its reason. Read without looking at any seal, so that a boundary that
 * is wrong is named whether or not the pack is ratified.
 *
 * Source: 000 ADR-0029, Safety pack schema (v1); spec 02 §2.1, §2.4 steps 4 to 7.
 */
import { compareCodeUnits } from '../../base/compare.js';
import { safeDisplay } from '../../base/safe-display.js';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../base/strict-json.js';
import { IdSet } from '../manifold/id-set.js';
import { SAFETY_FLOOR } from '../manifold/safety-floor.js';
import { PackDefect } from './pack-defect.js';
import { ENVELOPE_FIELDS, isPlainText, packEnvelope, requireFields, type PackEnvelope } from './pack-fields.js';
import { isPackId } from './read-pack-file.js';

export interface Boundary {
  readonly id: string;
  readonly description: string;
}

export interface SafetyContent extends PackEnvelope {
  readonly boundaryIds: IdSet;
  /** In the order of `boundaryIds`. */
  readonly boundaries: readonly Boundary[];
}

export const SAFETY_FIELDS = [...ENVELOPE_FIELDS, 'boundary_ids', 'boundary_descriptions'] as const;

/** @throws PackDefect naming the first rule the pack breaks. */
export function safetyContent(pack: JsonObject, packId: string): SafetyContent {
  requireFields(pack, SAFETY_FIELDS);
  const envelope = packEnvelope(pack, packId);
  const boundaryIds = readBoundaryIds(pack['boundary_ids']);
  const boundaries = readBoundaries(boundaryIds, pack['boundary_descriptions']);
  const missing = SAFETY_FLOOR.ids.filter((id) => !boundaryIds.has(id));
  if (missing.length > 0) throw new PackDefect('floor_violation', 'boundary_ids', `without ${missing.join(', ')}`);
  return { ...envelope, boundaryIds, boundaries };
}

function readBoundaryIds(value: Json | undefined): IdSet {
  if (!isJsonArray(value)) throw new PackDefect('bad_boundary_ids', 'boundary_ids', 'a list of ids');
  if (value.length === 0) throw new PackDefect('empty_boundaries', 'boundary_ids', 'at least one');
  const seen = new Set<string>();
  for (const id of value) {
    if (typeof id !== 'string' || !isPackId(id))
      throw new PackDefect('bad_boundary_id', 'boundary_ids', safeDisplay(id));
    if (seen.has(id)) throw new PackDefect('duplicate_boundary', 'boundary_ids', id);
    seen.add(id);
  }
  return new IdSet(seen);
}

function readBoundaries(ids: IdSet, value: Json | undefined): readonly Boundary[] {
  const where = 'boundary_descriptions';
  if (!isJsonObject(value)) throw new PackDefect('descriptions_mismatch', where, 'one description for each id');
  const keys = Object.keys(value).sort(compareCodeUnits);
  if (keys.length !== ids.size || !keys.every((key) => ids.has(key)))
    throw new PackDefect('descriptions_mismatch', where, 'the ids described are not the ids listed');
  return Object.freeze(
    ids.ids.map((id) => {
      const description = value[id];
      if (!isPlainText(description, 1024)) throw new PackDefect('descriptions_mismatch', where, id);
      return Object.freeze({ id, description });
    }),
  );
}

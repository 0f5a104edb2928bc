/**
 * Runs a lane over its data and sums the rows up.
 *
 * Source: spec 04 §10.3, §14 (row counts and data hashes).
 */
import { compareCodeUnits } from '../base/compare.js';
import { digest, digestBytes, type Sha256Hex } from '../base/digest.js';
import { laneResult, type LaneResult } from './lane-result.js';
import type { Lane, LaneData, OnProgress } from './lane.js';

export interface LaneRun {
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  readonly onProgress?: OnProgress;
}

/** @throws MalformedJson, MalformedData, MalformedDimacs when the data set is damaged. */
export function runLane(lane: Lane, data: LaneData, { clock, onProgress = () => undefined }: LaneRun): LaneResult {
  const start = clock();
  const scored = lane.score(data, onProgress);
  const seconds = Math.round(clock() - start) / 1_000;
  return laneResult({ lane: lane.name, gate: lane.gate, scored, seconds, dataSha256: dataSha256(data) });
}

/** The digest of the file; with attachments, of the digests of all files by name. */
export function dataSha256({ bytes, attachments }: LaneData): Sha256Hex {
  if (attachments.size === 0) return digestBytes(bytes);
  const names = [...attachments].sort(([a], [b]) => compareCodeUnits(a, b));
  return digest({
    kind: 'lane-data',
    v: 1,
    rows: digestBytes(bytes),
    attachments: names.map(([name, content]) => [name, digestBytes(content)]),
  });
}

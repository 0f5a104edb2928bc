/**
 * Lane `proofwriter-owa`: ProofWriter's open-world theories, depth up to five, labelled True, False or Unknown.
 *
 * The label is defined by the existence of a derivation, so the forward answer is compared with it; where classical
 * logic says more, the row is listed in `beyondLabel` with a checked certificate.
 *
 * Source: spec 04 §6.1, §6.4, §10.1.
 */
import { readChoiceRows, type ChoiceFormat } from './choice-rows.js';
import type { LaneData, LaneGate, OnProgress, ScoredRow } from './lane.js';
import { scoreTheories } from './score-theories.js';
import type { TheoryEngine } from './theory-engine.js';

export const PROOFWRITER_FORMAT: ChoiceFormat = {
  lead: 'Based on the above information, is the following statement true, false, or unknown?',
  options: [
    ['A', 'A) True', 'true'],
    ['B', 'B) False', 'false'],
    ['C', 'C) Unknown', 'unknown'],
  ],
};

export const PROOFWRITER_GATE: LaneGate = { coverageFloor: 1, refusalsAllowed: [] };

/** @throws MalformedJson, MalformedData */
export function scoreProofwriter(data: LaneData, engine: TheoryEngine, onProgress: OnProgress): readonly ScoredRow[] {
  return scoreTheories(readChoiceRows(data.bytes, PROOFWRITER_FORMAT), { engine, onProgress, classical: true });
}

/**
 * Lane `prontoqa`: five-hop chains over invented words, labelled True or False.
 *
 * Source: data set PrOntoQA; spec 04 §10.1 for the scoring.
 */
import { readChoiceRows, type ChoiceFormat } from './choice-rows.js';
import type { LaneData, LaneGate, OnProgress, ScoredRow } from './lane.js';
import { scoreTheories } from './score-theories.js';
import type { TheoryEngine } from './theory-engine.js';

export const PRONTOQA_FORMAT: ChoiceFormat = {
  lead: 'Is the following statement true or false?',
  options: [
    ['A', 'A) True', 'true'],
    ['B', 'B) False', 'false'],
  ],
};

export const PRONTOQA_GATE: LaneGate = { coverageFloor: 1, refusalsAllowed: [] };

/** @throws MalformedJson, MalformedData */
export function scoreProntoqa(data: LaneData, engine: TheoryEngine, onProgress: OnProgress): readonly ScoredRow[] {
  return scoreTheories(readChoiceRows(data.bytes, PRONTOQA_FORMAT), { engine, onProgress, classical: false });
}

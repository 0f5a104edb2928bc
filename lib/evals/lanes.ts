/**
 * The lanes, by name, each with the engine of this project.
 *
 * Source: DESIGN §5 (`core eval`); spec 04 §10.
 */
import { evaluateEntailmentWithTrace } from '../logic/certified-entailment.js';
import { ENTAILMENT_GATE, scoreEntailment } from './entailment.js';
import type { Lane } from './lane.js';
import { PRONTOQA_GATE, scoreProntoqa } from './prontoqa.js';
import { PROOFWRITER_GATE, scoreProofwriter } from './proofwriter-owa.js';
import { SAT_GATE, satEngine, satFileNames, scoreSat } from './sat.js';
import { toldTheoryEngine } from './told-theory-engine.js';

export type LaneName = 'proofwriter-owa' | 'prontoqa' | 'entailment' | 'sat';

const ONE_FILE: Pick<Lane, 'rowsInFolder' | 'attachmentNames'> = { rowsInFolder: null, attachmentNames: () => [] };

export const LANES: Readonly<Record<LaneName, Lane>> = {
  'proofwriter-owa': {
    name: 'proofwriter-owa',
    summary: 'open-world theories in English, depth up to five: true, false or unknown',
    gate: PROOFWRITER_GATE,
    score: (data, onProgress) => scoreProofwriter(data, toldTheoryEngine, onProgress),
    ...ONE_FILE,
  },
  prontoqa: {
    name: 'prontoqa',
    summary: 'five-hop chains over invented words: true or false',
    gate: PRONTOQA_GATE,
    score: (data, onProgress) => scoreProntoqa(data, toldTheoryEngine, onProgress),
    ...ONE_FILE,
  },
  entailment: {
    name: 'entailment',
    summary: 'propositional problems: entailed, refuted, undetermined or contradictory',
    gate: ENTAILMENT_GATE,
    score: (data, onProgress) => scoreEntailment(data, evaluateEntailmentWithTrace, onProgress),
    ...ONE_FILE,
  },
  sat: {
    name: 'sat',
    summary: 'DIMACS files: a checked model or a checked refutation',
    gate: SAT_GATE,
    score: (data, onProgress) => scoreSat(data, satEngine, onProgress),
    rowsInFolder: 'expected.jsonl',
    attachmentNames: satFileNames,
  },
};

export function isLaneName(name: string): name is LaneName {
  return Object.hasOwn(LANES, name);
}

/**
 * Which told word a misspelt one was probably meant to be: the nearest by edit distance, if it is near enough.
 *
 * Source: spec 03 §7.3 (edit distance at most 2); cases/decision-cases K5.
 */
import { distance } from 'fastest-levenshtein';

import { bareWord } from '../runtime/vocabulary.js';

const MOST_EDITS = 2;

/** One edit for every three letters: among short words every word is near another. */
const LETTERS_PER_EDIT = 3;

export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const allowed = Math.min(MOST_EDITS, Math.floor(bareWord(word).length / LETTERS_PER_EDIT));
  let nearest: string | undefined;
  let fewest = allowed + 1;
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) {
      nearest = candidate;
      fewest = edits;
    }
  }
  return nearest;
}

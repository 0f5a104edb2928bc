/**
 * The position of a claim in the record of what has been examined. Not a degree of belief and never final.
 *
 * Source: 002 Epistemic surface; spec 02 §6.6 (closed, exactly four).
 */
export type EpistemicStatus = 'coherent' | 'contested' | 'speculative' | 'falsified';

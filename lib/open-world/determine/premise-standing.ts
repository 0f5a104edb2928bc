/**
 * How a condition stands for someone who asks what is missing.
 *
 * Source: spec 07 F1 (a set already told false is never offered).
 */
import { complement, type Literal } from '../../language/clause.js';
import type { Knowledge } from '../knowledge/knowledge.js';

/** `told_otherwise`: the complement is told or derived. `contested`: both are, so it supports nothing. */
export type PremiseStanding = 'told' | 'derived' | 'not_told' | 'told_otherwise' | 'contested';

export function premiseStanding(literal: Literal, knowledge: Knowledge): PremiseStanding {
  const standing = knowledge.standing(literal);
  const otherwise = knowledge.standing(complement(literal)) !== 'not_derived';
  if (standing === 'not_derived') return otherwise ? 'told_otherwise' : 'not_told';
  return otherwise ? 'contested' : standing;
}

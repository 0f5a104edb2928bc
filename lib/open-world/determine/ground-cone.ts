/**
 * Every ground literal and rule instance that could take part in a proof of one goal, whatever were told in addition.
 *
 * The goal has number 0; the others are numbered in order of discovery, so nearer ones first. A literal that holds needs
 * no support, and one that is denied or contested can give none: neither is followed further.
 *
 * Source: spec 07 §0 (the shared method).
 */
import { BudgetExceeded } from '../../base/budget.js';
import { literalKey, type Literal, type Term } from '../../language/clause.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { bodiesConcluding } from './ground-instances.js';
import { premiseStanding } from './premise-standing.js';

export interface GroundCone {
  readonly literals: readonly Literal[];
  readonly standings: readonly ConeStanding[];
  /** By literal: bodies of the rule instances that conclude it, as literal numbers. */
  readonly bodies: readonly (readonly (readonly number[])[])[];
}

/**
 * `holds`: it is served. `barred`: it is denied or contested. `open`: it could be told. `unserved`: it follows, but only
 * through something contested, so it cannot be told anew but could get a better proof.
 */
export type ConeStanding = 'holds' | 'barred' | 'open' | 'unserved';

/** @throws BudgetExceeded on `groundRules`. */
export function groundCone(goal: Literal, knowledge: Knowledge, domain: readonly Term[]): GroundCone {
  const literals: Literal[] = [];
  const standings: ConeStanding[] = [];
  const isCalm = knowledge.contestedLiterals().length === 0;
  const bodies: (readonly (readonly number[])[])[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (literal: Literal): number => {
    const key = literalKey(literal);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, literals.length);
    standings.push(coneStanding(literal, knowledge, isCalm));
    return literals.push(literal) - 1;
  };
  const rules = knowledge.rulesInForce.map((premise) => premise.clause);
  const limit = knowledge.budget.groundRules;
  let instances = 0;
  numberOf(goal);
  for (let number = 0; number < literals.length; number += 1) {
    const head = literals[number];
    if (head === undefined || standings[number] === 'holds' || standings[number] === 'barred') {
      bodies.push([]);
      continue;
    }
    const found = rules.flatMap((rule) => bodiesConcluding({ rule, goal: head, domain, limit }));
    instances += found.length;
    if (instances > limit) throw BudgetExceeded.on('groundRules', limit, instances);
    bodies.push(found.map((body) => body.map(numberOf)));
  }
  return { literals, standings, bodies };
}

/** `isCalm`: nothing is contested anywhere. */
function coneStanding(literal: Literal, knowledge: Knowledge, isCalm: boolean): ConeStanding {
  switch (premiseStanding(literal, knowledge)) {
    case 'told':
    case 'derived':
      return isCalm || knowledge.uncontestedDerivation(literal) !== undefined ? 'holds' : 'unserved';
    case 'told_otherwise':
    case 'contested':
      return 'barred';
    case 'not_told':
      return 'open';
  }
}

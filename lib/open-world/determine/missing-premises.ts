/**
 * What would have to be told for a query to follow: every minimal set of untold literals, smallest first, each proved by
 * derivation under exactly these assumptions.
 *
 * A set that contradicts what was told, or itself, is not offered. That the sets are all there are is said only after
 * full enumeration within budget.
 *
 * Source: spec 07 §0, F1.
 */
import { BudgetExceeded, type BudgetAxis } from '../../base/budget.js';
import { UnreachableState } from '../../base/fault.js';
import { literalKey, type Literal, type Term } from '../../language/clause.js';
import { knowledgeBehind, type OpenGrounds } from '../grounds/open-grounds.js';
import type { Derivation } from '../knowledge/derivation.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import { checkedDerivation } from './checked-derivation.js';
import { decisionFunction } from './decision-function.js';
import { groundCone } from './ground-cone.js';
import { primeImplicants } from './prime-implicants.js';

/** Untold literals that together are enough, and the proof there would be. Assumptions have origin `assumed`. */
export interface PremiseSet {
  readonly literals: readonly Literal[];
  readonly derivation: Derivation;
  readonly premises: readonly Premise[];
}

export interface MissingPremises {
  readonly query: Literal;
  /** By size, then nearest to the query first. Empty when the query is served, denied or contested already. */
  readonly sets: readonly PremiseSet[];
  /** There are no other sets. */
  readonly complete: boolean;
  /** The budget that ended the enumeration, if one did. */
  readonly stoppedBy: BudgetAxis | null;
  /** The literal that most of the sets need, nearest to the query among equals. */
  readonly askNext: Literal | null;
}

/**
 * Find what is missing for a query.
 *
 * @throws ClosedFrameLeak when `grounds` was not made by `openGrounds`.
 * @throws BudgetExceeded when not even what was told can be closed within budget.
 * @throws ProofRejected when the checker rejects a conditional proof.
 */
export function missingPremises(query: Literal, grounds: OpenGrounds): MissingPremises {
  const knowledge = knowledgeBehind(grounds);
  // Saturates, so that a budget spent below is spent on explaining.
  knowledge.standing(query);
  const sets: PremiseSet[] = [];
  const names = [...new Set([...knowledge.constants, ...query.args])];
  const stoppedBy = collectSets(query, knowledge, names, sets);
  // Too many individuals to try: the query's own still give sets that are right, though not all.
  if (stoppedBy === 'groundRules') collectSets(query, knowledge, [...new Set(query.args)], sets);
  return { query, sets, complete: stoppedBy === null, stoppedBy, askNext: mostNeeded(sets) };
}

/** @returns the axis of the budget that ran out, if one did; the sets found until then are kept. */
function collectSets(
  query: Literal,
  knowledge: Knowledge,
  domain: readonly Term[],
  sets: PremiseSet[],
): BudgetAxis | null {
  const { budget } = knowledge;
  try {
    const cone = groundCone(query, knowledge, domain);
    const decision = decisionFunction(cone, budget);
    let tried = 0;
    for (const implicant of primeImplicants(decision, budget.applySteps)) {
      tried += 1;
      if (tried > budget.premiseSets) return 'premiseSets';
      // Only a query that is served already needs nothing.
      if (implicant.length === 0) continue;
      const literals = implicant.flatMap((number) => cone.literals[number] ?? []);
      const set = proveUnder(literals, query, knowledge);
      if (set !== undefined) sets.push(set);
    }
    return null;
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    return error.evidence.axis;
  }
}

/** The set with its checked proof, or undefined when telling it would contradict something. */
function proveUnder(literals: readonly Literal[], query: Literal, knowledge: Knowledge): PremiseSet | undefined {
  const conflicts = knowledge.contestedLiterals().length;
  return knowledge.underAssumptions(literals, () => {
    if (knowledge.contestedLiterals().length > conflicts) return undefined;
    const derivation = knowledge.uncontestedDerivation(query);
    if (derivation === undefined)
      throw new UnreachableState('a premise set does not derive its query', {
        state: literals.map(literalKey).join(' '),
      });
    const premises = knowledge.premisesOf(derivation);
    return { literals, derivation: checkedDerivation(derivation, premises), premises };
  });
}

function mostNeeded(sets: readonly PremiseSet[]): Literal | null {
  const counts = new Map<string, { literal: Literal; count: number }>();
  for (const literal of sets.flatMap((set) => set.literals)) {
    const key = literalKey(literal);
    counts.set(key, { literal, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  // Sorting is stable, so the earliest of the most needed stays first.
  const [first] = [...counts.values()].sort((left, right) => right.count - left.count);
  return first?.literal ?? null;
}

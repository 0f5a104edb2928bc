/**
 * Why a query does not follow: every rule that could conclude it, condition by condition, and what to ask next.
 *
 * Source: spec 07 F1; spec 03 §5.3 (the reasons of "I don't know"), §5.5.
 */
import { BudgetExceeded } from '../../base/budget.js';
import type { Literal, Term } from '../../language/clause.js';
import { knowledgeBehind, type OpenGrounds } from '../grounds/open-grounds.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { AxiomPremise, ToldRule } from '../knowledge/premise.js';
import { bodiesConcluding } from './ground-instances.js';
import { missingPremises, type MissingPremises } from './missing-premises.js';
import { premiseStanding, type PremiseStanding } from './premise-standing.js';

export interface ConditionStanding {
  readonly literal: Literal;
  readonly standing: PremiseStanding;
}

/** The instance of the rule that comes closest: least denied, then least untold, then earliest told individuals. */
export interface RuleStanding {
  readonly rule: ToldRule | AxiomPremise;
  readonly conditions: readonly ConditionStanding[];
}

/** In the order in which they help most. */
export type NotKnownBecause = 'missing_premises' | 'no_facts_about_subject' | 'no_rule_concludes' | 'not_entailed';

export interface WhyNot {
  readonly query: Literal;
  readonly because: NotKnownBecause;
  readonly rules: readonly RuleStanding[];
  readonly missing: MissingPremises;
}

/** @throws what `missingPremises` throws. */
export function whyNot(query: Literal, grounds: OpenGrounds): WhyNot {
  const knowledge = knowledgeBehind(grounds);
  const missing = missingPremises(query, grounds);
  const names = [...new Set([...knowledge.constants, ...query.args])];
  const rules = knowledge.rulesInForce.flatMap((rule) => closestInstance(rule, query, knowledge, names) ?? []);
  return { query, because: reason(query, knowledge, missing, rules), rules, missing };
}

function reason(
  query: Literal,
  knowledge: Knowledge,
  missing: MissingPremises,
  rules: readonly RuleStanding[],
): NotKnownBecause {
  if (missing.sets.length > 0) return 'missing_premises';
  if (!knowledge.isNamed(query.args[0] ?? '')) return 'no_facts_about_subject';
  return rules.length === 0 ? 'no_rule_concludes' : 'not_entailed';
}

function closestInstance(
  rule: ToldRule | AxiomPremise,
  query: Literal,
  knowledge: Knowledge,
  names: readonly Term[],
): RuleStanding | undefined {
  const bodies = bodiesWithin(rule, query, knowledge, names);
  const standings = bodies.map((body) =>
    body.map((literal) => ({ literal, standing: premiseStanding(literal, knowledge) })),
  );
  const [closest] = standings.toSorted((left, right) => distance(left) - distance(right));
  return closest === undefined ? undefined : { rule, conditions: closest };
}

/** With too many individuals to try them all, only those of the query are. */
function bodiesWithin(
  { clause }: ToldRule | AxiomPremise,
  goal: Literal,
  { budget }: Knowledge,
  names: readonly Term[],
): readonly (readonly Literal[])[] {
  const limit = budget.groundRules;
  try {
    return bodiesConcluding({ rule: clause, goal, domain: names, limit });
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    return bodiesConcluding({ rule: clause, goal, domain: [...new Set(goal.args)], limit });
  }
}

/** A denied condition is further away than any number of untold ones. */
function distance(conditions: readonly ConditionStanding[]): number {
  const count = (...standings: readonly PremiseStanding[]): number =>
    conditions.filter(({ standing }) => standings.includes(standing)).length;
  return count('told_otherwise', 'contested') * (conditions.length + 1) + count('not_told');
}

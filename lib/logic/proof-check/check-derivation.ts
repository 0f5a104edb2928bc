/**
 * Checks a derivation step by step: each step is a fact, or an instance of a rule whose conditions are earlier steps, and
 * the last step is the goal. One-way matching only: the step names its binding, the checker substitutes and compares.
 *
 * Steps the goal does not need are harmless and allowed.
 *
 * Source: spec 04 §4.3.
 */
import { safeDisplay } from '../../base/safe-display.js';
import { checkedWith, reject, type Rejected } from './check-result.js';
import {
  type CheckedPremise,
  type CheckedRule,
  type DerivationData,
  type FactData,
  groundLiteralOf,
  isVariable,
  type LiteralData,
  type PremiseData,
  sameLiteral,
  showLiteral,
} from './derivation-data.js';
import { PreparedPremises } from './prepared-premises.js';
import { listOf, nameOf, recordOf, type UntrustedRecord } from './untrusted.js';

/** Accepted relative to the premises; `assumed` names those of them that nobody told, sorted. */
export type PremisedCheck = { readonly ok: true; readonly assumed: readonly string[] } | Rejected;

/** Check that the premises derive the goal. `derivation` is untrusted and may have any shape. */
export function checkDerivation(
  premises: readonly PremiseData[] | PreparedPremises,
  derivation: DerivationData,
): PremisedCheck {
  return checkedWith(() => {
    const assumed = ensureDerivation(PreparedPremises.from(premises).byId, derivation);
    return { ok: true, assumed: [...assumed].sort() };
  });
}

/** @returns the ids of the assumed premises used. */
function ensureDerivation(byId: ReadonlyMap<string, CheckedPremise>, untrusted: unknown): ReadonlySet<string> {
  const derivation = recordOf(untrusted, 'derivation');
  const goal = groundLiteralOf(derivation['goal'], 'goal');
  const proved = new Map<string, LiteralData>();
  const assumed = new Set<string>();
  let last: LiteralData | undefined;
  for (const untrustedStep of listOf(derivation['steps'], 'steps')) {
    const step = recordOf(untrustedStep, 'step');
    const id = nameOf(step['id'], 'step id');
    if (proved.has(id)) reject(`two steps have the id ${safeDisplay(id)}`);
    const premiseId = nameOf(step['premise'], 'premise id');
    const premise = byId.get(premiseId) ?? reject(`step ${safeDisplay(id)}: no premise ${safeDisplay(premiseId)}`);
    if (premise.origin === 'assumed') assumed.add(premise.id);
    last = premise.kind === 'fact' ? restatedFact(premise, step, id) : firedRule(premise, step, id, proved);
    proved.set(id, last);
  }
  if (last === undefined || !sameLiteral(last, goal)) reject('the last step does not conclude the goal');
  return assumed;
}

/** @returns the step's conclusion. */
function restatedFact(fact: FactData, step: UntrustedRecord, id: string): LiteralData {
  if (step['by'] !== 'premise') reject(`step ${safeDisplay(id)}: a fact is not a rule`);
  if (listOf(step['from'], 'from').length > 0) reject(`step ${safeDisplay(id)}: a fact has no conditions`);
  if (Object.keys(recordOf(step['bind'], 'bind')).length > 0) reject(`step ${safeDisplay(id)}: a fact binds nothing`);
  const conclusion = groundLiteralOf(step['conclusion'], 'conclusion');
  return sameLiteral(fact.literal, conclusion)
    ? conclusion
    : reject(`step ${safeDisplay(id)}: ${showLiteral(conclusion)} is not what ${safeDisplay(fact.id)} says`);
}

/** @returns the step's conclusion. */
function firedRule(
  rule: CheckedRule,
  step: UntrustedRecord,
  id: string,
  proved: ReadonlyMap<string, LiteralData>,
): LiteralData {
  if (step['by'] !== 'rule') reject(`step ${safeDisplay(id)}: a rule is not a fact`);
  const from = listOf(step['from'], 'from');
  if (from.length !== rule.body.length)
    reject(`step ${safeDisplay(id)}: ${String(rule.body.length)} conditions, ${String(from.length)} steps`);
  const bind = recordOf(step['bind'], 'bind');
  if (!isBindingOf(rule, bind)) return reject(`step ${safeDisplay(id)}: bind must give a constant to each variable`);
  rule.body.forEach((condition, index) => {
    const earlier = nameOf(from[index], 'from');
    const literal = proved.get(earlier) ?? reject(`step ${safeDisplay(id)}: no earlier step ${safeDisplay(earlier)}`);
    ensureInstance(condition, bind, literal, id);
  });
  return ensureInstance(rule.head, bind, groundLiteralOf(step['conclusion'], 'conclusion'), id);
}

type Binding = Readonly<Record<string, string>>;

/** Exactly the rule's variables, each bound to a constant. Variables start with `?`, so no inherited name is one. */
function isBindingOf(rule: CheckedRule, bind: UntrustedRecord): bind is Binding {
  return (
    Object.keys(bind).length === rule.variables.length &&
    rule.variables.every((variable) => Object.hasOwn(bind, variable) && isConstant(bind[variable]))
  );
}

function isConstant(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && !isVariable(value);
}

/** @returns the literal. @throws Rejection unless it is the pattern with its variables replaced. */
function ensureInstance(pattern: LiteralData, bind: Binding, literal: LiteralData, id: string): LiteralData {
  const isInstance =
    pattern.negated === literal.negated &&
    pattern.predicate === literal.predicate &&
    pattern.args.length === literal.args.length &&
    pattern.args.every((term, index) => (isVariable(term) ? bind[term] : term) === literal.args[index]);
  return isInstance
    ? literal
    : reject(`step ${safeDisplay(id)}: ${showLiteral(literal)} is no instance of ${showLiteral(pattern)}`);
}

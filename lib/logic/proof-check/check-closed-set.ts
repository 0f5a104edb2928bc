/**
 * Checks "this cannot be derived": facts and `derived` together are closed under every rule and axiom, and hold neither
 * the goal nor its complement. Whatever the premises derive is in every closed set that holds the facts, so the goal is
 * not among it.
 *
 * `derived` is not believed: nothing depends on its literals being derivable. A list with more literals than needed is
 * accepted when it is closed, since a larger closed set without the goal proves the same. What no premise names cannot be
 * derived at all, so such literals are rejected as a mistake.
 *
 * Source: spec 04 §4.2, §4.3; DESIGN D6.
 */
import { type Budget, DEFAULT_BUDGET } from '../../base/budget.js';
import { safeDisplay } from '../../base/safe-display.js';
import type { PremisedCheck } from './check-derivation.js';
import { checkedWith, reject } from './check-result.js';
import type { ClosureProgram, RulePlan } from './closure-program.js';
import {
  type ClosedSetData,
  groundLiteralOf,
  type LiteralData,
  type PremiseData,
  showLiteral,
} from './derivation-data.js';
import { LiteralStore, NONE } from './literal-store.js';
import { PreparedPremises } from './prepared-premises.js';
import { listOf, recordOf } from './untrusted.js';
import { WorkMeter } from './work-meter.js';

/**
 * Check that the premises derive neither the goal nor its complement. `closed` is untrusted and may have any shape.
 *
 * Raise `budget.firings` for large premise sets; a check that exceeds it is rejected with a `why` that says so.
 */
export function checkClosedSet(
  premises: readonly PremiseData[] | PreparedPremises,
  closed: ClosedSetData,
  budget: Budget = DEFAULT_BUDGET,
): PremisedCheck {
  return checkedWith(() => {
    const program = PreparedPremises.from(premises).closure;
    ensureClosedSet(program, closed, WorkMeter.ofMatches(budget));
    return { ok: true, assumed: program.assumed };
  });
}

function ensureClosedSet(program: ClosureProgram, untrusted: unknown, meter: WorkMeter): void {
  const closed = recordOf(untrusted, 'closed set');
  const goal = groundLiteralOf(closed['goal'], 'goal');
  const store = new LiteralStore(program);
  for (const fact of program.facts) store.add(fact);
  for (const value of listOf(closed['derived'], 'derived')) {
    const literal = groundLiteralOf(value, 'derived literal');
    store.add(program.vocabulary.numbered(literal) ?? reject(`no premise is about ${showLiteral(literal)}`));
  }
  ensureAbsent(program, store, goal);
  ensureAbsent(program, store, { ...goal, negated: !goal.negated });
  for (const plan of program.plans) ensureRuleKept(plan, store, meter);
}

function ensureAbsent(program: ClosureProgram, store: LiteralStore, literal: LiteralData): void {
  const numbered = program.vocabulary.numbered(literal);
  if (numbered !== undefined && store.has(numbered)) reject(`the set holds ${showLiteral(literal)}`);
}

/** Every instance of the rule whose conditions are in the store has its head there: a join, depth first, in one loop. */
function ensureRuleKept(plan: RulePlan, store: LiteralStore, meter: WorkMeter): void {
  const { conditions, registers } = plan;
  const [firstCondition] = conditions;
  if (firstCondition === undefined) return;
  /** The candidate to try next, per condition. */
  const candidate = [store.first(firstCondition, registers)];
  while (candidate.length > 0) {
    const level = candidate.length - 1;
    const condition = conditions[level] ?? firstCondition;
    const entry = candidate[level] ?? NONE;
    if (entry === NONE) {
      candidate.pop();
      continue;
    }
    meter.charge(1);
    candidate[level] = store.next(entry);
    if (!store.matches(condition, entry, registers)) continue;
    const deeper = conditions[level + 1];
    if (deeper !== undefined) candidate.push(store.first(deeper, registers));
    else if (!store.hasInstance(plan.head, registers))
      reject(`rule ${safeDisplay(plan.id)} has an instance whose conclusion is missing`);
  }
}

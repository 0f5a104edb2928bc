/**
 * A chosen proof written out as the checker reads it: told facts first, then conclusions, each once, conditions before
 * what rests on them.
 *
 * Source: spec 03 §5.6.
 */
import type { Literal } from '../../language/clause.js';
import type { Closure } from './closure.js';
import { FIRING_BODY, FIRING_RULE } from './closure.js';
import type { Choices } from './compare-support.js';
import { isVariableTerm, slotOfVariable } from './compiled-rule.js';
import { literalOf } from './literal-numbers.js';
import { NOT_FOUND } from './name-table.js';
import { bodyLength } from './support-graph.js';
import type { CompiledRule } from './rule-network.js';

/** One line of a proof. The conclusion restates a premise, or follows by a rule from earlier steps in body order. */
export interface DerivationStep {
  readonly id: string;
  readonly conclusion: Literal;
  readonly by: 'premise' | 'rule';
  /** Id of the fact restated or the rule applied. */
  readonly premise: string;
  readonly from: readonly string[];
  readonly bind: Readonly<Record<string, string>>;
}

/** The last step concludes the goal. Deeply frozen. */
export interface Derivation {
  readonly goal: Literal;
  readonly steps: readonly DerivationStep[];
}

const NO_STEPS: readonly string[] = Object.freeze([]);
const NO_BINDING: Readonly<Record<string, string>> = Object.freeze({});

/** Write out the choices under `goal`. `idOf` names premises. */
export function writeDerivation(
  closure: Closure,
  goal: number,
  choices: Choices,
  idOf: (premise: number) => string,
): Derivation {
  const steps: DerivationStep[] = [];
  const ids = new Map<number, string>();
  const add = (literal: number, step: Omit<DerivationStep, 'id' | 'conclusion'>): void => {
    const id = `s${String(steps.length + 1)}`;
    ids.set(literal, id);
    steps.push(Object.freeze({ id, conclusion: literalOf(closure, literal), ...step }));
  };
  const { stated, concluded } = inProofOrder(closure, goal, choices);
  for (const literal of stated) {
    const premise = idOf(closure.premises[literal] ?? NOT_FOUND);
    add(literal, { by: 'premise', premise, from: NO_STEPS, bind: NO_BINDING });
  }
  for (const literal of concluded) {
    const record = choices.get(literal) ?? NOT_FOUND;
    const rule = closure.rules[closure.firings[record + FIRING_RULE] ?? 0];
    if (rule === undefined) continue;
    const from = rule.body.map((_, position) => ids.get(closure.firings[record + FIRING_BODY + position] ?? 0) ?? '');
    add(literal, {
      by: 'rule',
      premise: idOf(rule.premise),
      from: Object.freeze(from),
      bind: bindingOf(closure, rule, record),
    });
  }
  return Object.freeze({ goal: literalOf(closure, goal), steps: Object.freeze(steps) });
}

/** Stated literals by premise; concluded ones so that each follows its conditions as closely as it can. */
function inProofOrder(
  closure: Closure,
  goal: number,
  choices: Choices,
): { stated: readonly number[]; concluded: readonly number[] } {
  const stated: number[] = [];
  const concluded: number[] = [];
  const entered = new Set<number>();
  // A literal is pushed twice: once to enter it, and once, as its complement in sign, to leave it.
  const pending = [goal];
  for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
    if (top < 0) {
      concluded.push(-top - 1);
      continue;
    }
    if (entered.has(top)) continue;
    entered.add(top);
    const record = choices.get(top) ?? NOT_FOUND;
    if (record === NOT_FOUND) {
      stated.push(top);
      continue;
    }
    pending.push(-top - 1);
    for (let position = bodyLength(closure, record) - 1; position >= 0; position -= 1)
      pending.push(closure.firings[record + FIRING_BODY + position] ?? 0);
  }
  stated.sort((left, right) => (closure.premises[left] ?? 0) - (closure.premises[right] ?? 0));
  return { stated, concluded };
}

/** The constants that make the rule's body the firing's conditions. */
function bindingOf(closure: Closure, rule: CompiledRule, record: number): Readonly<Record<string, string>> {
  if (rule.variables.length === 0) return NO_BINDING;
  const { atoms, constants, firings } = closure;
  const binding: Record<string, string> = {};
  for (const [position, literal] of rule.body.entries()) {
    const start = atoms.starts[(firings[record + FIRING_BODY + position] ?? 0) >> 1] ?? 0;
    for (const [index, term] of literal.terms.entries()) {
      if (!isVariableTerm(term)) continue;
      const variable = rule.variables[slotOfVariable(term)] ?? '';
      binding[variable] = constants.names[atoms.terms[start + index] ?? 0] ?? '';
    }
  }
  return Object.freeze(binding);
}

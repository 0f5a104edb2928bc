/**
 * What "I don't know" can say for itself, as replies carry it: found by `whyNot`, in plain data.
 *
 * Source: spec 07 F1.
 */
import type { Literal } from '../language/clause.js';
import type { PremiseSet } from '../open-world/determine/missing-premises.js';
import { whyNot } from '../open-world/determine/why-not.js';
import type { OpenGrounds } from '../open-world/grounds/open-grounds.js';
import type { Missing, MissingSet } from './reply.js';

/** @throws BudgetExceeded when not even what was told can be closed within budget. */
export function missingFor(literal: Literal, grounds: OpenGrounds): Missing {
  const { because, rules, missing } = whyNot(literal, grounds);
  return {
    because,
    sets: missing.sets.map(missingSet),
    complete: missing.complete,
    rules: rules.map(({ rule, conditions }) => ({ rule: rule.id, conditions })),
    next: missing.askNext,
  };
}

function missingSet({ premises, derivation }: PremiseSet): MissingSet {
  const assume = premises.flatMap(({ id, origin, clause }) =>
    origin === 'assumed' ? [{ id, literal: clause.literal }] : [],
  );
  return { assume, steps: derivation.steps };
}

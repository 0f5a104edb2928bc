/**
 * How large a grounding would be, counted without generating it: `|D|^v` instances for a rule of v variables.
 *
 * Source: spec 04 §6.3 (growth).
 */
import { isVariable, type Literal } from '../../language/clause.js';
import { literalsOf, variablesOf, type Theory } from './theory.js';

export interface GroundingEstimate {
  /** Exact number of rule instances, repeats included. */
  readonly groundRules: bigint;
  /** Upper bound of distinct atoms: per predicate, the smaller of `|D|^arity` and what its occurrences can spell. */
  readonly atoms: bigint;
}

export function estimateGrounding({ facts, rules, constants }: Theory): GroundingEstimate {
  const domain = BigInt(constants.length);
  const patterns = new Map<string, Literal>();
  for (const literal of [...facts, ...rules.flatMap(literalsOf)])
    patterns.set(JSON.stringify([literal.predicate, ...literal.args]), literal);
  const spelled = new Map<string, { readonly most: bigint; readonly sum: bigint }>();
  for (const { predicate, args } of patterns.values()) {
    const signature = `${predicate}/${String(args.length)}`;
    const { most, sum } = spelled.get(signature) ?? { most: domain ** BigInt(args.length), sum: 0n };
    spelled.set(signature, { most, sum: sum + domain ** BigInt(new Set(args.filter(isVariable)).size) });
  }
  return {
    groundRules: rules.reduce((total, rule) => total + domain ** BigInt(variablesOf(rule).length), 0n),
    atoms: [...spelled.values()].reduce((total, { most, sum }) => total + (sum < most ? sum : most), 0n),
  };
}

/**
 * Every way of not answering. The reason is for people and logs; what a surface does depends on the kind alone, except
 * that a spent budget and contested grounds are never spoken as "I don't know".
 *
 * Reasons that concern reading (`refusal`, `not_single_query`, `unsupported_query`) are the reader's refusals: a literal
 * reaches `determine` only once a text was read as exactly one question. `negated_query_unsupported` is gone: a negative
 * literal may be told or derived like any other.
 *
 * Source: spec 04 §4.1, §4.2; DESIGN D6, D7, D9.
 */
import type { BudgetAxis } from '../../base/budget.js';
import type { Literal } from '../../language/clause.js';
import type { Conflict } from '../knowledge/knowledge.js';

export type Undetermined = NotAQuery | NotEntailed | ContestedGrounds | OverBudget;

export type UndeterminedReason = Undetermined['reason'];

/** The query is not a literal, or not about individuals. */
export interface NotAQuery {
  readonly kind: 'undetermined';
  readonly reason: 'not_a_comprehension' | 'malformed_query';
  readonly detail: string;
}

/** Nothing told leads there. `ungrounded`: nothing of that kind was told of the subject at all. */
export interface NotEntailed {
  readonly kind: 'undetermined';
  readonly reason: 'ungrounded' | 'not_entailed';
  readonly query: Literal;
}

/** Every proof rests on something that is told or derived together with its complement. */
export interface ContestedGrounds {
  readonly kind: 'undetermined';
  readonly reason: 'contested_grounds';
  readonly query: Literal;
  /** About the query itself, or about the first contested step of its smallest proof. Both proofs are checked. */
  readonly conflict: Conflict;
}

/** Too much follows from what was told; not the same as not knowing. */
export interface OverBudget {
  readonly kind: 'undetermined';
  readonly reason: 'budget_exceeded';
  readonly query: Literal;
  readonly axis: BudgetAxis;
  readonly limit: number;
  readonly seen: number;
}

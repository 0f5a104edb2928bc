/** The five-way wording of data/entailment and the truth-table oracle, for a trace. */
import type { EntailmentReason, EntailmentTrace } from '../../../../lib/logic/entailment/trace.js';
import type { FiveWay } from '../../../oracles/truth-table.js';

const WORDING: ReadonlyMap<EntailmentReason, FiveWay> = new Map<EntailmentReason, FiveWay>([
  ['tautological_implication', 'entailed_true'],
  ['tautological_refutation', 'entailed_false'],
  ['undetermined', 'undetermined'],
  ['inconsistent_premises', 'contradiction'],
]);

/** @throws RangeError for a refusal that decided nothing. */
export function fiveWay({ reason }: Pick<EntailmentTrace, 'reason'>): FiveWay {
  const wording = WORDING.get(reason);
  if (wording === undefined) throw new RangeError(`the problem was not decided: ${reason}`);
  return wording;
}

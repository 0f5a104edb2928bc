/**
 * The open-world answer to one literal: determined with a checked proof, or undetermined with a reason.
 *
 * Only what forward derivation over told literals and rules reaches is determined; absence never is. A proof that goes
 * through something contested is not served while there is another.
 *
 * Source: spec 04 §4; spec 03 §5.4; DESIGN D6 to D9. Law: INV-30, INV-31 B1.
 */
import { BudgetExceeded } from '../../base/budget.js';
import { UnreachableState } from '../../base/fault.js';
import { isVariable, literalKey, type Literal } from '../../language/clause.js';
import { knowledgeBehind, type OpenGrounds } from '../grounds/open-grounds.js';
import type { Derivation } from '../knowledge/derivation.js';
import type { Conflict, Knowledge } from '../knowledge/knowledge.js';
import { checkedDerivation } from './checked-derivation.js';
import { mintDetermined, type Determined } from './determined.js';
import type { ContestedGrounds, NotAQuery, Undetermined } from './undetermined.js';

/**
 * Answer a query from open grounds.
 *
 * @throws ClosedFrameLeak when `grounds` was not made by `openGrounds`.
 * @throws ProofRejected when the checker rejects a proof that was found.
 */
export function determine(query: Literal, grounds: OpenGrounds): Determined | Undetermined {
  const knowledge = knowledgeBehind(grounds);
  const flaw = flawOf(query);
  if (flaw !== undefined) return flaw;
  try {
    return answer(query, grounds, knowledge);
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    return { kind: 'undetermined', reason: 'budget_exceeded', query, ...error.evidence };
  }
}

function answer(query: Literal, grounds: OpenGrounds, knowledge: Knowledge): Determined | Undetermined {
  const derivation = knowledge.uncontestedDerivation(query);
  if (derivation !== undefined) return mintDetermined(derivation, grounds);
  const contested = knowledge.derivation(query);
  if (contested !== undefined) return contestedGrounds(query, contested, knowledge);
  return { kind: 'undetermined', reason: isGrounded(query, knowledge) ? 'not_entailed' : 'ungrounded', query };
}

/** The conflict about the query itself, else about the first contested conclusion of its smallest proof. */
function contestedGrounds(query: Literal, derivation: Derivation, knowledge: Knowledge): ContestedGrounds {
  const conclusions = [query, ...derivation.steps.map((step) => step.conclusion)];
  const first = conclusions.find((conclusion) => knowledge.isContested(conclusion));
  const conflict = first === undefined ? undefined : knowledge.conflictAbout(first);
  if (conflict === undefined)
    throw new UnreachableState('no step is contested, yet no proof avoids it', { state: literalKey(query) });
  return { kind: 'undetermined', reason: 'contested_grounds', query, conflict: checkedConflict(conflict, knowledge) };
}

function checkedConflict(conflict: Conflict, knowledge: Knowledge): Conflict {
  for (const derivation of [conflict.pro, conflict.con])
    checkedDerivation(derivation, knowledge.premisesOf(derivation));
  return conflict;
}

/** Something of the query's kind was told of its subject: an attribute, a membership, or the same relation. */
function isGrounded(query: Literal, knowledge: Knowledge): boolean {
  const kind = kindOfPredicate(query.predicate);
  return knowledge.predicatesToldOf(query.args[0] ?? '').some((predicate) => kindOfPredicate(predicate) === kind);
}

function kindOfPredicate(predicate: string): string {
  if (predicate.startsWith('is a ')) return 'is a';
  return predicate.startsWith('is ') ? 'is' : predicate;
}

/** Types end where JavaScript callers begin, so the shape is looked at once. */
function flawOf(query: unknown): NotAQuery | undefined {
  if (!isLiteralShaped(query)) return { kind: 'undetermined', reason: 'not_a_comprehension', detail: 'not a literal' };
  if (query.args.length === 0) return { kind: 'undetermined', reason: 'malformed_query', detail: 'about nothing' };
  const variable = query.args.find(isVariable);
  if (variable === undefined) return undefined;
  return { kind: 'undetermined', reason: 'malformed_query', detail: `${variable} stands for no one in particular` };
}

function isLiteralShaped(value: unknown): value is Literal {
  if (typeof value !== 'object' || value === null) return false;
  if (!('negated' in value) || !('predicate' in value) || !('args' in value)) return false;
  const { negated, predicate, args } = value;
  return (
    typeof negated === 'boolean' &&
    typeof predicate === 'string' &&
    Array.isArray(args) &&
    args.every((term) => typeof term === 'string')
  );
}

/**
 * What can be wrong with the premises and the proof of a reply's document.
 *
 * Source: spec 03 §5.6; cases/decision-cases K13 (every premise of the certificate is in the text, and back).
 */
import { literalKey } from '../language/clause.js';
import type { Clause, Literal } from '../language/clause.js';
import { readSentence } from '../language/read.js';
import { checkClosedSet, checkDerivation } from '../logic/proof-check/index.js';
import type { PremiseData } from '../logic/proof-check/index.js';
import { complainUnless, firstComplaint, type Complaint } from './complaint.js';
import { axiomText } from './premise-text.js';
import type { Assumption, ClosedSetProof, Premise, ProofStep } from './reply.js';

export function complaintAboutPremises(premises: readonly Premise[]): Complaint {
  const ids = new Set(premises.map(({ id }) => id));
  if (ids.size !== premises.length) return 'two premises have the same id';
  return firstComplaint(premises, complaintAboutPremise);
}

function complaintAboutPremise(premise: Premise): Complaint {
  // That an axiom is admissible, and says what its id names, is for the proof checker's own table.
  if (premise.origin === 'axiom')
    return premise.text === axiomText(premise.id) ? undefined : `${premise.id}: the text is not what the axiom says`;
  if (!(premise.clause.kind === 'fact' ? /^f[1-9]\d*$/ : /^r[1-9]\d*$/).test(premise.id))
    return `${premise.id}: not the id of a told ${premise.clause.kind}`;
  const reading = readSentence(premise.text);
  if (reading.kind !== 'clauses') return `${premise.id}: the sentence cannot be read as a fact or rule`;
  const said = new Set(reading.clauses.map(clauseKey));
  return said.has(clauseKey(premise.clause)) ? undefined : `${premise.id}: the sentence says something else`;
}

function clauseKey(clause: Clause): string {
  if (clause.kind === 'fact') return literalKey(clause.literal);
  return [...clause.body, clause.head].map(literalKey).join('\n');
}

/** A premise that no step uses would be cited in the text without being a ground. */
export function complaintAboutUse(premises: readonly Premise[], steps: readonly ProofStep[]): Complaint {
  const used = new Set(steps.map(({ premise }) => premise));
  const idle = premises.find(({ id }) => !used.has(id));
  return idle === undefined ? undefined : `${idle.id}: no step uses this premise`;
}

/** The steps derive the goal from the premises, and from what is supposed beside them. */
export function complaintAboutDerivation(
  premises: readonly Premise[],
  goal: Literal,
  steps: readonly ProofStep[],
  assumptions: readonly Assumption[] = [],
): Complaint {
  if (steps.some(({ id }, index) => id !== `s${String(index + 1)}`)) return 'steps should be numbered s1, s2, …';
  const assumed = assumptions.map(({ id, literal }): PremiseData => ({ id, origin: 'assumed', kind: 'fact', literal }));
  const checked = checkDerivation([...premises.map(premiseData), ...assumed], { goal, steps });
  return checked.ok ? undefined : `derivation: ${checked.why}`;
}

/** Nothing more follows, the goal is not among it in either polarity, and no premise was left out. */
export function complaintAboutClosedSet(proof: ClosedSetProof, goal: Literal): Complaint {
  const { premises, derived } = proof;
  const checked = checkClosedSet(premises.map(premiseData), { goal, derived });
  return (
    complaintAboutNumbering(proof) ??
    complaintAboutRepeats(proof) ??
    (checked.ok ? undefined : `closed set: ${checked.why}`)
  );
}

/** "I don't know" speaks about everything told, so no number may be left out. */
function complaintAboutNumbering({ premiseCount, premises }: ClosedSetProof): Complaint {
  const told = premises.filter(({ origin }) => origin === 'told');
  const expected = (prefix: string): boolean =>
    told.filter(({ id }) => id.startsWith(prefix)).every(({ id }, index) => id === `${prefix}${String(index + 1)}`);
  return complainUnless(premises.length === premiseCount && expected('f') && expected('r'), 'a premise is left out');
}

/** What follows is listed once, apart from what was told. */
function complaintAboutRepeats({ premises, derived }: ClosedSetProof): Complaint {
  const literals = [...toldLiterals(premises), ...derived];
  return complainUnless(new Set(literals.map(literalKey)).size === literals.length, 'a literal is listed twice');
}

export function toldLiterals(premises: readonly Premise[]): readonly Literal[] {
  return premises.flatMap(({ clause }) => (clause.kind === 'fact' ? [clause.literal] : []));
}

function premiseData({ id, origin, clause }: Premise): PremiseData {
  return clause.kind === 'fact'
    ? { id, origin, kind: 'fact', literal: clause.literal }
    : { id, origin, kind: 'rule', body: clause.body, head: clause.head };
}

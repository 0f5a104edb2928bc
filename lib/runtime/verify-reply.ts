/**
 * Checks a `reply/1` document again, without a solver: every premise is re-read from the sentence it was told in, the
 * proof goes through `logic/proof-check`, and the text must be what this proof renders to.
 *
 * Not re-checked, because it would take a solver: that the premise sets of `missing` are all there are (`complete`), and
 * that none could be smaller. `source` and `line` of a premise are bound by the seal only; no claim depends on them.
 *
 * Source: DESIGN §5 (`core verify`, no solver involved); 03 §5.6.
 */
import { digest } from '../base/digest.js';
import type { Json } from '../base/strict-json.js';
import { complement, literalKey } from '../language/clause.js';
import type { Clause, Literal } from '../language/clause.js';
import { readSentence } from '../language/read.js';
import { checkClosedSet, checkDerivation } from '../logic/proof-check/index.js';
import type { PremiseData } from '../logic/proof-check/index.js';
import { MalformedDocument } from './document-cursor.js';
import { axiomText } from './premise-text.js';
import { reasonNotKnown } from './reason-not-known.js';
import { readQuestion } from './read-question.js';
import { readReplyDocument } from './read-reply-document.js';
import { renderReply } from './render-reply.js';
import { replyDocument } from './reply-document.js';
import type {
  ClosedSetProof,
  ConflictProof,
  ConflictReply,
  DontKnowReply,
  KnownNotReply,
  MissingSet,
  Premise,
  ProofStep,
  Reply,
  Suggestion,
  YesReply,
} from './reply.js';
import { Standings, concludes, isInstanceConcluding } from './rule-standing.js';
import { claimsOf, individualsOf, vocabularyOf } from './vocabulary.js';

export type Verification = { readonly ok: true; readonly why: string } | { readonly ok: false; readonly why: string };

/** What is wrong, or undefined when nothing is. */
type Complaint = string | undefined;

export function verifyReplyDocument(json: Json): Verification {
  try {
    const { reply, text, sha256 } = readReplyDocument(json);
    const { sha256: _replaced, ...content } = replyDocument(reply);
    const complaint =
      (digest({ ...content, text }) === sha256 ? undefined : 'sha256 does not match the document') ??
      complaintAboutReply(reply) ??
      (text === renderReply(reply) ? undefined : 'text is not what this proof says');
    return complaint === undefined ? { ok: true, why: summary(reply) } : { ok: false, why: complaint };
  } catch (error) {
    if (error instanceof MalformedDocument) return { ok: false, why: error.message };
    throw error;
  }
}

function summary(reply: Reply): string {
  switch (reply.kind) {
    case 'yes':
    case 'known_not':
      return `${String(reply.proof.premises.length)} premises re-read, ${String(reply.proof.steps.length)} steps checked`;
    case 'conflict':
      return `${String(reply.proof.premises.length)} premises re-read, both derivations checked`;
    case 'dont_know':
      return `${String(reply.proof.premises.length)} premises re-read, nothing more follows from them`;
    case 'refusal':
      return 'the question is refused again for the same reason';
  }
}

function complaintAboutReply(reply: Reply): Complaint {
  switch (reply.kind) {
    case 'yes':
    case 'known_not':
      return complaintAboutCommitment(reply);
    case 'conflict':
      return complaintAboutConflict(reply);
    case 'dont_know':
      return complaintAboutDontKnow(reply);
    case 'refusal': {
      const reading = readQuestion(reply.question);
      if (reading.kind === 'question')
        return reply.refusal.code === 'budget_exceeded' ? undefined : 'the question can be read';
      return digest(reading.refusal) === digest(reply.refusal)
        ? undefined
        : 'the question is refused for another reason';
    }
  }
}

function complaintAboutCommitment({ kind, question, literal, basis, proof }: YesReply | KnownNotReply): Complaint {
  const asked = kind === 'yes' ? literal : complement(literal);
  return (
    complaintAboutQuestion(question, asked) ??
    // Whatever is told in a conversation is speculative, so nothing that rests on it is verified.
    (basis === 'as_told' ? undefined : 'told premises carry no other basis than as_told') ??
    complaintAboutPremises(proof.premises) ??
    complaintAboutUse(proof.premises, proof.steps) ??
    complaintAboutDerivation(proof.premises, literal, proof.steps)
  );
}

function complaintAboutConflict({ question, literal, proof }: ConflictReply): Complaint {
  const { contested, premises, via, pro, con } = proof;
  return (
    complaintAboutQuestion(question, literal) ??
    complaintAboutPremises(premises) ??
    complaintAboutUse(premises, [...via, ...pro, ...con]) ??
    (contested.negated ? 'the contested literal should be affirmed' : undefined) ??
    complaintAboutVia(literal, proof) ??
    complaintAboutDerivation(premises, contested, pro) ??
    complaintAboutDerivation(premises, complement(contested), con)
  );
}

/** How what was asked depends on what is contested. */
function complaintAboutVia(asked: Literal, { contested, premises, via }: ConflictProof): Complaint {
  const isAbout = (literal: Literal): boolean => literalKey({ ...literal, negated: false }) === literalKey(contested);
  const last = via.at(-1);
  if (last === undefined) return isAbout(asked) ? undefined : 'the conflict is not about what was asked';
  if (!via.some(({ conclusion }) => isAbout(conclusion))) return 'via does not rest on the contested literal';
  const goal = last.conclusion.negated === asked.negated ? asked : complement(asked);
  return complaintAboutDerivation(premises, goal, via);
}

function complaintAboutDontKnow(reply: DontKnowReply): Complaint {
  const { question, literal, proof, missing } = reply;
  const result = (): Complaint => {
    const checked = checkClosedSet(proof.premises.map(premiseData), { goal: literal, derived: proof.derived });
    return checked.ok ? undefined : `closed set: ${checked.why}`;
  };
  return (
    complaintAboutQuestion(question, literal) ??
    complaintAboutPremises(proof.premises) ??
    complaintAboutNumbering(proof) ??
    complaintAboutRepeats(proof) ??
    result() ??
    firstComplaint(missing.sets, (set) => complaintAboutSet(reply, set)) ??
    (missing.because === reasonNotKnown(literal, missing, proof.premises)
      ? undefined
      : 'missing.because does not fit the premises') ??
    complaintAboutRules(reply) ??
    complaintAboutNext(reply) ??
    complaintAboutSuggestions(reply)
  );
}

function complaintAboutQuestion(question: string, asked: Literal): Complaint {
  const reading = readQuestion(question);
  if (reading.kind === 'refusal') return `the question cannot be read: ${reading.refusal.message}`;
  return literalKey(reading.literal) === literalKey(asked) ? undefined : 'the literal is not what the question asks';
}

function complaintAboutPremises(premises: readonly Premise[]): Complaint {
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
function complaintAboutUse(premises: readonly Premise[], steps: readonly ProofStep[]): Complaint {
  const used = new Set(steps.map(({ premise }) => premise));
  const idle = premises.find(({ id }) => !used.has(id));
  return idle === undefined ? undefined : `${idle.id}: no step uses this premise`;
}

/** "I don't know" speaks about everything told, so no number may be left out. */
function complaintAboutNumbering({ premiseCount, premises }: ClosedSetProof): Complaint {
  const told = premises.filter(({ origin }) => origin === 'told');
  const expected = (prefix: string): boolean =>
    told.filter(({ id }) => id.startsWith(prefix)).every(({ id }, index) => id === `${prefix}${String(index + 1)}`);
  return premises.length === premiseCount && expected('f') && expected('r') ? undefined : 'a premise is left out';
}

/** What follows is listed once, apart from what was told. */
function complaintAboutRepeats({ premises, derived }: ClosedSetProof): Complaint {
  const literals = [...toldLiterals(premises), ...derived];
  return new Set(literals.map(literalKey)).size === literals.length ? undefined : 'a literal is listed twice';
}

function complaintAboutDerivation(
  premises: readonly Premise[],
  goal: Literal,
  steps: readonly ProofStep[],
  assumed: readonly PremiseData[] = [],
): Complaint {
  if (steps.some(({ id }, index) => id !== `s${String(index + 1)}`)) return 'steps should be numbered s1, s2, …';
  const checked = checkDerivation([...premises.map(premiseData), ...assumed], { goal, steps });
  return checked.ok ? undefined : `derivation: ${checked.why}`;
}

function complaintAboutSet({ literal, proof }: DontKnowReply, { assume, steps }: MissingSet): Complaint {
  const known = new Set([...toldLiterals(proof.premises), ...proof.derived].map(literalKey));
  const used = new Set(steps.map(({ premise }) => premise));
  const ids = new Set([...proof.premises, ...assume].map(({ id }) => id));
  if (ids.size !== proof.premises.length + assume.length) return 'an assumption has the id of another premise';
  const idle = assume.find((assumption) => !used.has(assumption.id));
  if (idle !== undefined) return `missing: ${idle.id} is not needed`;
  const settled = assume.find((a) => known.has(literalKey(a.literal)) || known.has(literalKey(complement(a.literal))));
  if (settled !== undefined) return `missing: ${settled.id} is already settled as told`;
  const assumed = assume.map((a): PremiseData => ({ id: a.id, origin: 'assumed', kind: 'fact', literal: a.literal }));
  return complaintAboutDerivation(proof.premises, literal, steps, assumed);
}

/** Each rule that concludes what was asked is there once, with conditions that stand as they say. */
function complaintAboutRules({ literal, proof, missing }: DontKnowReply): Complaint {
  const standings = new Standings(proof.premises, proof.derived);
  const concluding = proof.premises.flatMap(({ id, clause }) =>
    clause.kind === 'rule' && concludes(clause, literal) ? [{ id, rule: clause }] : [],
  );
  if (missing.rules.length !== concluding.length) return 'missing.rules does not list each rule that concludes this';
  return firstComplaint(concluding, ({ id, rule }) => {
    const conditions = missing.rules.find((standing) => standing.rule === id)?.conditions ?? [];
    if (
      !isInstanceConcluding(
        literal,
        rule,
        conditions.map((condition) => condition.literal),
      )
    )
      return `missing.rules: the conditions are not those of ${id}`;
    return conditions.every((condition) => condition.standing === standings.of(condition.literal))
      ? undefined
      : `missing.rules: a condition of ${id} stands otherwise`;
  });
}

function complaintAboutNext({ missing }: DontKnowReply): Complaint {
  const { next, sets } = missing;
  if (next === null) return sets.length === 0 ? undefined : 'missing.next is left out';
  const offered = new Set(sets.flatMap(({ assume }) => assume).map(({ literal }) => literalKey(literal)));
  return offered.has(literalKey(next)) ? undefined : 'missing.next is in no premise set';
}

function complaintAboutSuggestions({ literal, proof, missing, suggestions }: DontKnowReply): Complaint {
  const { predicates, individuals } = vocabularyOf(proof.premises);
  const claims = claimsOf(literal, missing.sets);
  const isPair = (used: readonly string[], known: ReadonlySet<string>, { asked, told }: Suggestion): boolean =>
    used.includes(asked) && !known.has(asked) && known.has(told);
  const bad = suggestions.find(
    (pair) =>
      !isPair(
        claims.map(({ predicate }) => predicate),
        predicates,
        pair,
      ) && !isPair(claims.flatMap(individualsOf), individuals, pair),
  );
  return bad === undefined ? undefined : `suggestions: "${bad.told}" is no told word for "${bad.asked}"`;
}

function toldLiterals(premises: readonly Premise[]): readonly Literal[] {
  return premises.flatMap(({ clause }) => (clause.kind === 'fact' ? [clause.literal] : []));
}

function premiseData({ id, origin, clause }: Premise): PremiseData {
  return clause.kind === 'fact'
    ? { id, origin, kind: 'fact', literal: clause.literal }
    : { id, origin, kind: 'rule', body: clause.body, head: clause.head };
}

function firstComplaint<Item>(items: readonly Item[], complaintAbout: (item: Item) => Complaint): Complaint {
  for (const item of items) {
    const complaint = complaintAbout(item);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

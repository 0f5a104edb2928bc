/**
 * Checks a `reply/1` document again, without a solver: every premise is re-read from the sentence it was told in, the
 * proof goes through `logic/proof-check`, and the text must be what this proof renders to.
 *
 * Not re-checked, because it would take a solver: that the premise sets of `missing` are all there are (`complete`), and
 * that none could be smaller. `source` and `line` of a premise are bound by the seal only; no claim depends on them.
 *
 * Source: DESIGN §5 (`core verify`, no solver involved); spec 03 §5.6; docs/decisions/0041.
 */
import { digest } from '../base/digest.js';
import { Refusal } from '../base/refusal.js';
import type { Json } from '../base/strict-json.js';
import { complement, literalKey } from '../language/clause.js';
import type { Literal } from '../language/clause.js';
import { complainUnless, type Complaint } from './complaint.js';
import { complaintAboutMissing } from './missing-complaints.js';
import {
  complaintAboutClosedSet,
  complaintAboutDerivation,
  complaintAboutPremises,
  complaintAboutUse,
} from './premise-complaints.js';
import { readQuestion } from './read-question.js';
import { readReplyDocument } from './read-reply-document.js';
import { renderReply } from './render-reply.js';
import { sealOf } from './reply-document.js';
import type {
  ConflictProof,
  ConflictReply,
  DontKnowReply,
  KnownNotReply,
  RefusalReply,
  Reply,
  YesReply,
} from './reply.js';

/** `why` says what was found wrong, or what was checked. */
export interface Verification {
  readonly ok: boolean;
  readonly why: string;
}

export function verifyReplyDocument(json: Json): Verification {
  try {
    const { reply, text, sha256 } = readReplyDocument(json);
    // The text is rendered last: only what was checked is known to be sayable.
    const complaint =
      complainUnless(sealOf(reply, text) === sha256, 'sha256 does not match the document') ??
      complaintAboutReply(reply) ??
      complainUnless(text === renderReply(reply), 'text is not what this proof says');
    return complaint === undefined ? { ok: true, why: summary(reply) } : { ok: false, why: complaint };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, why: error.message };
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
    case 'refusal':
      return complaintAboutRefusal(reply);
  }
}

function complaintAboutCommitment({ kind, question, literal, basis, proof }: YesReply | KnownNotReply): Complaint {
  const asked = kind === 'yes' ? literal : complement(literal);
  return (
    complaintAboutQuestion(question, asked) ??
    // Whatever is told in a conversation is speculative, so nothing that rests on it is verified.
    complainUnless(basis === 'as_told', 'told premises carry no other basis than as_told') ??
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
    complainUnless(!contested.negated, 'the contested literal should be affirmed') ??
    complaintAboutVia(literal, proof) ??
    complaintAboutDerivation(premises, contested, pro) ??
    complaintAboutDerivation(premises, complement(contested), con)
  );
}

/** How what was asked depends on what is contested. */
function complaintAboutVia(asked: Literal, { contested, premises, via }: ConflictProof): Complaint {
  const isAbout = (literal: Literal): boolean => literalKey({ ...literal, negated: false }) === literalKey(contested);
  const last = via.at(-1);
  if (last === undefined) return complainUnless(isAbout(asked), 'the conflict is not about what was asked');
  if (!via.some(({ conclusion }) => isAbout(conclusion))) return 'via does not rest on the contested literal';
  const goal = last.conclusion.negated === asked.negated ? asked : complement(asked);
  return complaintAboutDerivation(premises, goal, via);
}

function complaintAboutDontKnow(reply: DontKnowReply): Complaint {
  const { question, literal, proof } = reply;
  return (
    complaintAboutQuestion(question, literal) ??
    complaintAboutPremises(proof.premises) ??
    complaintAboutClosedSet(proof, literal) ??
    complaintAboutMissing(reply)
  );
}

/** A spent budget cannot be spent again without the solver, so only that the question is one is checked. */
function complaintAboutRefusal({ question, refusal }: RefusalReply): Complaint {
  const reading = readQuestion(question);
  if (reading.kind === 'question')
    return complainUnless(refusal.code === 'budget_exceeded', 'the question can be read');
  return complainUnless(digest(reading.refusal) === digest(refusal), 'the question is refused for another reason');
}

function complaintAboutQuestion(question: string, asked: Literal): Complaint {
  const reading = readQuestion(question);
  if (reading.kind === 'refusal') return `the question cannot be read: ${reading.refusal.message}`;
  return complainUnless(literalKey(reading.literal) === literalKey(asked), 'the literal is not what the question asks');
}

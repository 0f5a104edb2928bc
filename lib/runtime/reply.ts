/**
 * Replies: what the runtime answers to one question. Plain data; the text a person reads is a pure function of it
 * (`render-reply`) and the JSON document is the same data with its text and seal (`reply-json`).
 *
 * Every kind but a refusal carries a proof object that `logic/proof-check` accepts: a derivation for a commitment, two
 * derivations for a conflict, a closed set for "I don't know".
 *
 * Source: spec 03 §5.3, §5.6; spec 07 F1; DESIGN D6, D7, D9.
 */
import type { Basis } from '../epistemic/status/basis.js';
import type { Clause, Literal, Term } from '../language/clause.js';
import type { ConditionStanding, NotKnownBecause } from '../open-world/determine/why-not.js';

/** A told clause, with the sentence it was told in. */
export interface ToldPremise {
  readonly id: string;
  readonly origin: 'told';
  readonly clause: Clause;
  readonly text: string;
  readonly source: string;
  readonly line: number;
}

/** A rule that holds by the declared meaning of a relation. */
export interface AxiomPremise {
  readonly id: string;
  readonly origin: 'axiom';
  readonly clause: Clause;
  readonly text: string;
}

export type Premise = ToldPremise | AxiomPremise;

/** One step of a derivation; its ids, rule and bindings are what the checker follows. */
export interface ProofStep {
  readonly id: string;
  readonly conclusion: Literal;
  readonly by: 'premise' | 'rule';
  readonly premise: string;
  readonly from: readonly string[];
  readonly bind: Readonly<Record<string, Term>>;
}

/** The last step concludes the goal; `premises` are exactly those the steps use: facts, rules, axioms. */
export interface DerivationProof {
  readonly form: 'derivation';
  readonly premises: readonly Premise[];
  readonly steps: readonly ProofStep[];
}

/** Both polarities of one literal, each derived. */
export interface ConflictProof {
  readonly form: 'conflict';
  /** The affirmed literal that follows in both polarities. */
  readonly contested: Literal;
  readonly premises: readonly Premise[];
  /**
   * When what was asked is not itself contested: its derivation, or its complement's, which rests on what is. Otherwise
   * empty.
   */
  readonly via: readonly ProofStep[];
  readonly pro: readonly ProofStep[];
  readonly con: readonly ProofStep[];
}

/** Everything told, and everything that follows: the goal is in neither polarity among them. */
export interface ClosedSetProof {
  readonly form: 'closed_set';
  /** How many premises there are: a document that lists fewer is incomplete. */
  readonly premiseCount: number;
  readonly premises: readonly Premise[];
  readonly derived: readonly Literal[];
}

/** A premise that was not told, supposed for the sake of one conditional derivation. */
export interface Assumption {
  readonly id: string;
  readonly literal: Literal;
}

/** A smallest set of untold premises that would give a yes, with the derivation it would have. */
export interface MissingSet {
  readonly assume: readonly Assumption[];
  readonly steps: readonly ProofStep[];
}

/** A told rule, or an axiom, that concludes what was asked, and how each of its conditions stands. */
export interface RuleStanding {
  readonly rule: string;
  readonly conditions: readonly ConditionStanding[];
}

export interface Missing {
  readonly because: NotKnownBecause;
  readonly sets: readonly MissingSet[];
  /** The sets are all there are; only after full enumeration. */
  readonly complete: boolean;
  readonly rules: readonly RuleStanding[];
  /** The untold premise to ask for next, or null when no premise set was found. */
  readonly next: Literal | null;
}

/** A word of the question that nothing told uses, and the told word it is nearly spelled as. */
export interface Suggestion {
  readonly asked: string;
  readonly told: string;
}

export interface YesReply {
  readonly kind: 'yes';
  readonly question: string;
  readonly literal: Literal;
  readonly basis: Basis;
  readonly proof: DerivationProof;
}

/** The complement of what was asked is told or derived. `literal` is that complement. */
export interface KnownNotReply {
  readonly kind: 'known_not';
  readonly question: string;
  readonly literal: Literal;
  readonly basis: Basis;
  readonly proof: DerivationProof;
}

export interface DontKnowReply {
  readonly kind: 'dont_know';
  readonly question: string;
  readonly literal: Literal;
  readonly proof: ClosedSetProof;
  readonly missing: Missing;
  readonly suggestions: readonly Suggestion[];
}

/** What was asked is contested, or rests on what is: nothing is answered. `literal` is what was asked. */
export interface ConflictReply {
  readonly kind: 'conflict';
  readonly question: string;
  readonly literal: Literal;
  readonly proof: ConflictProof;
}

/** Why a question is not served. `code` is the reader's refusal code, `not_a_question`, or `budget_exceeded`. */
export interface QuestionRefusal {
  readonly code: string;
  readonly message: string;
  /** The words the refusal is about, as written in the question. */
  readonly quoted: string;
  /** The nearest form that would be accepted. */
  readonly nearest: string | null;
}

export interface RefusalReply {
  readonly kind: 'refusal';
  readonly question: string;
  readonly refusal: QuestionRefusal;
}

export type Reply = YesReply | KnownNotReply | DontKnowReply | ConflictReply | RefusalReply;
export type ReplyKind = Reply['kind'];

/** A reply that says the asked literal, or its complement, holds as told. */
export function isCommitment(reply: Reply): reply is YesReply | KnownNotReply {
  return reply.kind === 'yes' || reply.kind === 'known_not';
}

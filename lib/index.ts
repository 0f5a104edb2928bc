/**
 * `versor-core`, the open-world library: tell text, ask questions, get answers with proofs, and check the proofs again.
 *
 * Nothing reachable from here evaluates a closed world (DESIGN §3, the firewall).
 */

// Telling and asking in plain English.
export { createKnowledge } from './open-world/knowledge/knowledge.js';
export type { Conflict, Knowledge } from './open-world/knowledge/knowledge.js';
export type { TellOutcome } from './open-world/knowledge/tell-clause.js';
export type { Derivation, DerivationStep } from './open-world/knowledge/derivation.js';
export type { Provenance } from './open-world/knowledge/premise.js';
export { tellText } from './runtime/tell.js';
export type { RefusedText, ToldText, UnreadableSentence } from './runtime/tell.js';
export { answerQuestion } from './runtime/ask.js';
export type { AskOptions } from './runtime/ask.js';
export type {
  ClosedSetProof,
  ConflictProof,
  ConflictReply,
  DerivationProof,
  DontKnowReply,
  KnownNotReply,
  Missing,
  MissingSet,
  Premise,
  ProofStep,
  QuestionRefusal,
  RefusalReply,
  Reply,
  ReplyKind,
  RuleStanding,
  Suggestion,
  YesReply,
} from './runtime/reply.js';
export type { Suggest } from './runtime/vocabulary.js';

// Texts and documents of a reply, and checking a document again.
export { renderReply } from './runtime/render-reply.js';
export { renderWhy, renderWhyNot } from './runtime/render-explanation.js';
export { replyDocument } from './runtime/reply-document.js';
export type { ReplyDocument } from './runtime/reply-document.js';
export { verifyReplyDocument } from './runtime/verify-reply.js';
export type { Verification } from './runtime/verify-reply.js';

// One literal at a time.
export { determine } from './open-world/determine/determine.js';
export { isDetermined } from './open-world/determine/determined.js';
export type { Determined } from './open-world/determine/determined.js';
export type { Undetermined, UndeterminedReason } from './open-world/determine/undetermined.js';
export { openGrounds } from './open-world/grounds/open-grounds.js';
export type { OpenGrounds } from './open-world/grounds/open-grounds.js';

// Controlled English.
export { readQuery, readSentence, readText } from './language/read.js';
export type { SentenceInText, SentenceReading } from './language/read.js';
export { renderClause, renderLiteral, renderQuestion, renderRule } from './language/render.js';
export type { Clause, Fact, Literal, Rule } from './language/clause.js';
export type { ReadingRefusal, ReadingRefusalCode } from './language/refusal.js';

// Formulas.
export { evaluateEntailment, evaluateEntailmentWithTrace } from './logic/certified-entailment.js';
export type { Certificate } from './logic/entailment/certificate.js';
export type { EntailmentReason, EntailmentTrace, Outcome } from './logic/entailment/trace.js';

// Checkers that share no code with what they check.
export {
  checkClosedSet,
  checkDerivation,
  checkEntailment,
  checkModel,
  checkRefutation,
} from './logic/proof-check/index.js';
export type {
  CheckResult,
  ClosedSetData,
  DerivationData,
  LiteralData,
  PremiseData,
} from './logic/proof-check/index.js';

// The boundaries no configuration can take away.
export { loadSafetyPack } from './packs/loader/load-safety-pack.js';
export { SafetyPackFault } from './packs/loader/safety-pack-fault.js';
export type { SafetyPackCode } from './packs/loader/safety-pack-fault.js';
export type { Ratification, SafetyPack } from './packs/loader/safety-pack.js';
export type { Boundary } from './packs/loader/safety-content.js';
export type { IdSet } from './packs/manifold/id-set.js';

// Geometric algebra Cl(4,1).
export { BLADE_NAMES } from './geometry/algebra/basis.js';
export type { BladeName, Grade } from './geometry/algebra/basis.js';
export {
  cliffordConjugate,
  dual,
  gradeInvolution,
  gradeProjection,
  reverse,
  reverseEven,
} from './geometry/algebra/involutions.js';
export {
  WrongShape,
  asEven,
  asEvenMultivector,
  asMultivector,
  coefficient,
  evenMultivector,
  inFull,
  multivector,
} from './geometry/algebra/multivector.js';
export type { EvenMultivector, Multivector } from './geometry/algebra/multivector.js';
export { reversePairing, scalarProduct, size, squaredSize } from './geometry/algebra/norms.js';
export { evenProduct, geometricProduct, leftContraction, outerProduct, sandwich } from './geometry/algebra/products.js';

// Values every room shares.
export { createBudget, BudgetExceeded } from './base/budget.js';
export type { Budget } from './base/budget.js';
export { canonicalJson } from './base/canonical-json.js';
export { digest } from './base/digest.js';
export { Fault } from './base/fault.js';
export { Refusal } from './base/refusal.js';
export { selfSeal, verifySeal } from './base/self-seal.js';
export { MalformedJson, parseStrictJson } from './base/strict-json.js';
export type { Json } from './base/strict-json.js';

/**
 * The `reply/1` document: a reply with its text and a seal, as JSON with one key order. It holds everything needed to
 * check the answer again without a solver: each premise with the sentence it was told in, and the whole proof.
 *
 * Fields that a kind of reply does not have are null, so that every document has the same keys.
 *
 * Source: DESIGN §5; spec 03 §5.3 (JSON output is the reply itself).
 */
import { digest } from '../base/digest.js';
import type { Basis } from '../epistemic/status/basis.js';
import type { Literal } from '../language/clause.js';
import { renderReply } from './render-reply.js';
import { isCommitment } from './reply.js';
import type {
  ClosedSetProof,
  ConflictProof,
  DerivationProof,
  Missing,
  QuestionRefusal,
  Reply,
  ReplyKind,
  Suggestion,
} from './reply.js';

export const REPLY_SCHEMA = 'reply/1';

export interface ReplyDocument {
  readonly schema: typeof REPLY_SCHEMA;
  readonly kind: ReplyKind;
  readonly text: string;
  readonly question: string;
  readonly literal: Literal | null;
  readonly basis: Basis | null;
  readonly proof: DerivationProof | ConflictProof | ClosedSetProof | null;
  readonly missing: Missing | null;
  readonly suggestions: readonly Suggestion[];
  readonly refusal: QuestionRefusal | null;
  /** Digest of all fields above: finds damage. What the answer claims is checked without it. */
  readonly sha256: string;
}

export function replyDocument(reply: Reply): ReplyDocument {
  const text = renderReply(reply);
  return { ...contentOf(reply, text), sha256: sealOf(reply, text) };
}

/** The seal of a document with this content. */
export function sealOf(reply: Reply, text: string): string {
  return digest(contentOf(reply, text));
}

function contentOf(reply: Reply, text: string): Omit<ReplyDocument, 'sha256'> {
  return {
    schema: REPLY_SCHEMA,
    kind: reply.kind,
    text,
    question: reply.question,
    literal: reply.kind === 'refusal' ? null : reply.literal,
    basis: isCommitment(reply) ? reply.basis : null,
    proof: reply.kind === 'refusal' ? null : reply.proof,
    missing: reply.kind === 'dont_know' ? reply.missing : null,
    suggestions: reply.kind === 'dont_know' ? reply.suggestions : [],
    refusal: reply.kind === 'refusal' ? reply.refusal : null,
  };
}

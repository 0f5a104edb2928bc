/**
 * The only thing `determine` reads: a knowledge base marked as open. What a closed frame holds can never carry the mark.
 *
 * Source: ADR-0222 §8 (B1); DESIGN D8, D21. Law: INV-31 B1.
 */
import { isKnowledge, type Knowledge } from '../knowledge/knowledge.js';
import { ClosedFrameLeak } from './closed-frame-leak.js';

/** Held by this module alone: whoever constructs without it gets a fault. */
const MINT = Symbol('openGrounds');

class MarkedGrounds {
  readonly #open: Knowledge;

  constructor(token: symbol, knowledge: Knowledge) {
    if (token !== MINT || new.target !== MarkedGrounds) throw ClosedFrameLeak.of(new.target);
    this.#open = knowledge;
    Object.freeze(this);
  }

  /** The knowledge behind genuine grounds, or undefined for anything else. */
  static knowledgeOf(value: unknown): Knowledge | undefined {
    return typeof value === 'object' && value !== null && #open in value ? value.#open : undefined;
  }
}

/** Grounds made by `openGrounds` only. */
export type OpenGrounds = MarkedGrounds;

/** Mark a knowledge base as open-world grounds. @throws ClosedFrameLeak when it was not made by `createKnowledge`. */
export function openGrounds(knowledge: Knowledge): OpenGrounds {
  if (!isKnowledge(knowledge)) throw ClosedFrameLeak.of(knowledge);
  return new MarkedGrounds(MINT, knowledge);
}

/** The knowledge behind grounds. @throws ClosedFrameLeak for anything `openGrounds` did not make. */
export function knowledgeBehind(grounds: OpenGrounds): Knowledge {
  const knowledge = MarkedGrounds.knowledgeOf(grounds);
  if (knowledge === undefined) throw ClosedFrameLeak.of(grounds);
  return knowledge;
}

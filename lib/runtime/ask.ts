/**
 * Answering one question from what was told: the question's literal, then its complement, each by `determine`; nothing is
 * ever concluded from absence.
 *
 * Source: spec 03 §5.4; DESIGN D6 (negative literals), D7 (conflicts), D9 (a spent budget is a refusal).
 */
import { BudgetExceeded, type BudgetAxis } from '../base/budget.js';
import { complement, literalKey } from '../language/clause.js';
import type { Literal } from '../language/clause.js';
import { determine } from '../open-world/determine/determine.js';
import { isDetermined, type Determined } from '../open-world/determine/determined.js';
import type { ContestedGrounds } from '../open-world/determine/undetermined.js';
import { openGrounds, type OpenGrounds } from '../open-world/grounds/open-grounds.js';
import type { Knowledge } from '../open-world/knowledge/knowledge.js';
import { missingFor } from './missing.js';
import { allPremises, premisesBehind, replyPremise } from './premises.js';
import { readQuestion } from './read-question.js';
import type { ConflictProof, DontKnowReply, RefusalReply, Reply, YesReply } from './reply.js';
import { claimsOf, suggestionsFor, vocabularyOf } from './vocabulary.js';
import type { Suggest } from './vocabulary.js';

export interface AskOptions {
  /** Finds the told word a misspelt one was meant to be; without it none is suggested. */
  readonly suggest?: Suggest;
}

/** Answer a question. Every outcome is a reply; the knowledge is left as it was. */
export function answerQuestion(knowledge: Knowledge, asked: string, options: AskOptions = {}): Reply {
  const question = spellable(asked);
  const reading = readQuestion(question);
  if (reading.kind === 'refusal') return { kind: 'refusal', question, refusal: reading.refusal };
  try {
    return decide(knowledge, question, reading.literal, options.suggest);
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    return overBudget(question, error.evidence.axis, error.evidence.limit);
  }
}

/** Lone surrogates and noncharacters have no place in strict JSON, and every reply is a document. */
function spellable(text: string): string {
  return text.toWellFormed().replaceAll(/\p{Noncharacter_Code_Point}/gu, '\ufffd');
}

function decide(knowledge: Knowledge, question: string, literal: Literal, suggest: Suggest | undefined): Reply {
  const grounds = openGrounds(knowledge);
  const affirmed = determine(literal, grounds);
  if (isDetermined(affirmed)) return { kind: 'yes', question, ...commitment(affirmed) };
  const denied = determine(complement(literal), grounds);
  if (isDetermined(denied)) return { kind: 'known_not', question, ...commitment(denied) };
  for (const undetermined of [affirmed, denied]) {
    if (undetermined.reason === 'budget_exceeded') return overBudget(question, undetermined.axis, undetermined.limit);
    if (undetermined.reason === 'contested_grounds')
      return { kind: 'conflict', question, literal, proof: conflictProof(knowledge, undetermined) };
  }
  return dontKnow(grounds, knowledge, { question, literal, suggest });
}

function commitment({ query, basis, derivation, premises }: Determined): Pick<YesReply, 'literal' | 'basis' | 'proof'> {
  const proof = { form: 'derivation', premises: premises.map(replyPremise), steps: derivation.steps } as const;
  return { literal: query, basis, proof };
}

/** When what was asked is not itself contested, its derivation shows how it rests on what is. */
function conflictProof(knowledge: Knowledge, { query, conflict }: ContestedGrounds): ConflictProof {
  const { literal: contested, pro, con } = conflict;
  const isItself = literalKey(contested) === literalKey({ ...query, negated: false });
  const via = isItself ? undefined : knowledge.derivation(query);
  const premises = via === undefined ? premisesBehind(knowledge, pro, con) : premisesBehind(knowledge, via, pro, con);
  return { form: 'conflict', contested, premises, via: via?.steps ?? [], pro: pro.steps, con: con.steps };
}

interface Asked {
  readonly question: string;
  readonly literal: Literal;
  readonly suggest: Suggest | undefined;
}

function dontKnow(grounds: OpenGrounds, knowledge: Knowledge, { question, literal, suggest }: Asked): DontKnowReply {
  const premises = allPremises(knowledge);
  const derived = knowledge.closedSet(literal)?.derived ?? [];
  const missing = missingFor(literal, grounds);
  return {
    kind: 'dont_know',
    question,
    literal,
    proof: { form: 'closed_set', premiseCount: premises.length, premises, derived },
    missing,
    suggestions:
      suggest === undefined ? [] : suggestionsFor(claimsOf(literal, missing.sets), vocabularyOf(premises), suggest),
  };
}

function overBudget(question: string, axis: BudgetAxis, limit: number): RefusalReply {
  const message = `more follows from what was told than the budget allows (${axis}, limit ${String(limit)})`;
  return { kind: 'refusal', question, refusal: { code: 'budget_exceeded', message, quoted: question, nearest: null } };
}

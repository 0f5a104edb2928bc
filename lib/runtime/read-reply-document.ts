/**
 * Reads a `reply/1` document back into the reply it was made from. Shape only: whether the reply holds is for
 * `verify-reply`.
 */
import type { Json } from '../base/strict-json.js';
import type { Basis } from '../epistemic/status/basis.js';
import type { Clause, Literal } from '../language/clause.js';
import {
  countOf,
  cursorAt,
  entriesOf,
  flagOf,
  itemsOf,
  membersOf,
  nothingOf,
  oneOf,
  reject,
  textOf,
} from './document-cursor.js';
import type { Cursor } from './document-cursor.js';
import { REPLY_SCHEMA } from './reply-document.js';
import type {
  Assumption,
  ClosedSetProof,
  ConflictProof,
  DerivationProof,
  Missing,
  MissingSet,
  Premise,
  ProofStep,
  QuestionRefusal,
  Reply,
  ReplyKind,
  RuleStanding,
  Suggestion,
} from './reply.js';

/** A document that has the shape of `reply/1`, taken apart: what it says, and what it says about itself. */
export interface ReadReplyDocument {
  readonly reply: Reply;
  readonly text: string;
  readonly sha256: string;
}

const KEYS = [
  'schema',
  'kind',
  'text',
  'question',
  'literal',
  'basis',
  'proof',
  'missing',
  'suggestions',
  'refusal',
  'sha256',
] as const;

const STANDINGS = ['told', 'derived', 'not_told', 'told_otherwise', 'contested'] as const;

const BECAUSE = ['missing_premises', 'no_facts_about_subject', 'no_rule_concludes', 'not_entailed'] as const;

const KINDS = ['yes', 'known_not', 'dont_know', 'conflict', 'refusal'] as const;

/** @throws MalformedDocument when the value does not have the shape of `reply/1`. */
export function readReplyDocument(json: Json): ReadReplyDocument {
  const at = membersOf(cursorAt(json), KEYS);
  oneOf(at('schema'), [REPLY_SCHEMA]);
  return { reply: replyAt(at), text: textOf(at('text')), sha256: textOf(at('sha256')) };
}

type MemberOfReply = (key: (typeof KEYS)[number]) => Cursor;

function replyAt(at: MemberOfReply): Reply {
  const kind = oneOf(at('kind'), KINDS);
  const question = textOf(at('question'));
  for (const key of absentFrom(kind)) nothingOf(at(key));
  if (kind !== 'dont_know' && itemsOf(at('suggestions')).length > 0) reject(at('suggestions'), 'an empty array');
  switch (kind) {
    case 'yes':
    case 'known_not':
      return {
        kind,
        question,
        literal: literalAt(at('literal')),
        basis: basisAt(at),
        proof: derivationAt(at('proof')),
      };
    case 'dont_know':
      return {
        kind,
        question,
        literal: literalAt(at('literal')),
        proof: closedSetAt(at('proof')),
        missing: missingAt(at('missing')),
        suggestions: itemsOf(at('suggestions')).map(suggestionAt),
      };
    case 'conflict':
      return { kind, question, literal: literalAt(at('literal')), proof: conflictAt(at('proof')) };
    case 'refusal':
      return { kind, question, refusal: refusalAt(at('refusal')) };
  }
}

function absentFrom(kind: ReplyKind): readonly ('literal' | 'basis' | 'proof' | 'missing' | 'refusal')[] {
  switch (kind) {
    case 'yes':
    case 'known_not':
      return ['missing', 'refusal'];
    case 'dont_know':
      return ['basis', 'refusal'];
    case 'conflict':
      return ['basis', 'missing', 'refusal'];
    case 'refusal':
      return ['literal', 'basis', 'proof', 'missing'];
  }
}

function basisAt(at: MemberOfReply): Basis {
  return oneOf(at('basis'), ['as_told', 'verified']);
}

function literalAt(cursor: Cursor): Literal {
  const at = membersOf(cursor, ['negated', 'predicate', 'args']);
  return {
    negated: flagOf(at('negated')),
    predicate: textOf(at('predicate')),
    args: itemsOf(at('args')).map(textOf),
  };
}

function clauseAt(cursor: Cursor): Clause {
  // Only the two shapes below exist, so the kind is read before the keys are known.
  const isFact = entriesOf(cursor).some(([key]) => key === 'literal');
  if (isFact) {
    const at = membersOf(cursor, ['kind', 'literal']);
    return { kind: oneOf(at('kind'), ['fact']), literal: literalAt(at('literal')) };
  }
  const at = membersOf(cursor, ['kind', 'body', 'head']);
  const [first, ...rest] = itemsOf(at('body')).map(literalAt);
  if (first === undefined) return reject(at('body'), 'a non-empty array');
  return { kind: oneOf(at('kind'), ['rule']), body: [first, ...rest], head: literalAt(at('head')) };
}

function premiseAt(cursor: Cursor): Premise {
  const isTold = entriesOf(cursor).some(([key]) => key === 'source');
  if (isTold) {
    const at = membersOf(cursor, ['id', 'origin', 'clause', 'text', 'source', 'line']);
    return {
      id: textOf(at('id')),
      origin: oneOf(at('origin'), ['told']),
      clause: clauseAt(at('clause')),
      text: textOf(at('text')),
      source: textOf(at('source')),
      line: countOf(at('line')),
    };
  }
  const at = membersOf(cursor, ['id', 'origin', 'clause', 'text']);
  return {
    id: textOf(at('id')),
    origin: oneOf(at('origin'), ['axiom']),
    clause: clauseAt(at('clause')),
    text: textOf(at('text')),
  };
}

function stepAt(cursor: Cursor): ProofStep {
  const at = membersOf(cursor, ['id', 'conclusion', 'by', 'premise', 'from', 'bind']);
  return {
    id: textOf(at('id')),
    conclusion: literalAt(at('conclusion')),
    by: oneOf(at('by'), ['premise', 'rule']),
    premise: textOf(at('premise')),
    from: itemsOf(at('from')).map(textOf),
    bind: Object.fromEntries(entriesOf(at('bind')).map(([variable, value]) => [variable, textOf(value)])),
  };
}

function derivationAt(cursor: Cursor): DerivationProof {
  const at = membersOf(cursor, ['form', 'premises', 'steps']);
  return {
    form: oneOf(at('form'), ['derivation']),
    premises: itemsOf(at('premises')).map(premiseAt),
    steps: itemsOf(at('steps')).map(stepAt),
  };
}

function conflictAt(cursor: Cursor): ConflictProof {
  const at = membersOf(cursor, ['form', 'contested', 'premises', 'via', 'pro', 'con']);
  return {
    form: oneOf(at('form'), ['conflict']),
    contested: literalAt(at('contested')),
    premises: itemsOf(at('premises')).map(premiseAt),
    via: itemsOf(at('via')).map(stepAt),
    pro: itemsOf(at('pro')).map(stepAt),
    con: itemsOf(at('con')).map(stepAt),
  };
}

function closedSetAt(cursor: Cursor): ClosedSetProof {
  const at = membersOf(cursor, ['form', 'premiseCount', 'premises', 'derived']);
  return {
    form: oneOf(at('form'), ['closed_set']),
    premiseCount: countOf(at('premiseCount')),
    premises: itemsOf(at('premises')).map(premiseAt),
    derived: itemsOf(at('derived')).map(literalAt),
  };
}

function missingAt(cursor: Cursor): Missing {
  const at = membersOf(cursor, ['because', 'sets', 'complete', 'rules', 'next']);
  const next = at('next');
  return {
    because: oneOf(at('because'), BECAUSE),
    sets: itemsOf(at('sets')).map(missingSetAt),
    complete: flagOf(at('complete')),
    rules: itemsOf(at('rules')).map(ruleStandingAt),
    next: next.json === null ? null : literalAt(next),
  };
}

function missingSetAt(cursor: Cursor): MissingSet {
  const at = membersOf(cursor, ['assume', 'steps']);
  return { assume: itemsOf(at('assume')).map(assumptionAt), steps: itemsOf(at('steps')).map(stepAt) };
}

function assumptionAt(cursor: Cursor): Assumption {
  const at = membersOf(cursor, ['id', 'literal']);
  return { id: textOf(at('id')), literal: literalAt(at('literal')) };
}

function ruleStandingAt(cursor: Cursor): RuleStanding {
  const at = membersOf(cursor, ['rule', 'conditions']);
  return {
    rule: textOf(at('rule')),
    conditions: itemsOf(at('conditions')).map((condition) => {
      const member = membersOf(condition, ['literal', 'standing']);
      return { literal: literalAt(member('literal')), standing: oneOf(member('standing'), STANDINGS) };
    }),
  };
}

function suggestionAt(cursor: Cursor): Suggestion {
  const at = membersOf(cursor, ['asked', 'told']);
  return { asked: textOf(at('asked')), told: textOf(at('told')) };
}

function refusalAt(cursor: Cursor): QuestionRefusal {
  const at = membersOf(cursor, ['code', 'message', 'quoted', 'nearest']);
  const nearest = at('nearest');
  return {
    code: textOf(at('code')),
    message: textOf(at('message')),
    quoted: textOf(at('quoted')),
    nearest: nearest.json === null ? null : textOf(nearest),
  };
}

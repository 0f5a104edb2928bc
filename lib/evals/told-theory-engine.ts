/**
 * The engine of this project behind the theory lanes: the reader, the knowledge base, `determine`, and the Boolean
 * engine over the grounded theory.
 *
 * Source: spec 04 §4, §6.
 */
import { DEFAULT_BUDGET } from '../base/budget.js';
import { Refusal } from '../base/refusal.js';
import { complement, type Clause, type Literal } from '../language/clause.js';
import { readQuery, readText } from '../language/read.js';
import { evaluateEntailmentWithTrace } from '../logic/certified-entailment.js';
import { groundLiteral, groundTheory } from '../logic/grounding/ground-theory.js';
import { constantsOf } from '../logic/grounding/theory.js';
import { determine } from '../open-world/determine/determine.js';
import type { Determined } from '../open-world/determine/determined.js';
import { openGrounds } from '../open-world/grounds/open-grounds.js';
import { createKnowledge, type Knowledge } from '../open-world/knowledge/knowledge.js';
import { premiseRecord, type Provenance } from '../open-world/knowledge/premise.js';
import type {
  ClassicalAnswer,
  EngineRefusal,
  Committed,
  ReadTheory,
  TheoryAnswer,
  TheoryEngine,
} from './theory-engine.js';

export const toldTheoryEngine: TheoryEngine = {
  read: (context) => {
    const reading = readTheory(context);
    return reading.kind === 'refused' ? reading : openTheory(reading.told);
  },
};

/** A clause and where it was told. */
export interface Told {
  readonly clause: Clause;
  readonly provenance: Provenance;
}

/** Every sentence of a theory as clauses, or the first refusal: half a theory has other answers. */
export function readTheory(context: string): { readonly kind: 'read'; readonly told: readonly Told[] } | EngineRefusal {
  const told: Told[] = [];
  for (const { text, line, reading } of readText(context)) {
    if (reading.kind === 'refusal') return { kind: 'refused', reason: reading.refusal.code };
    if (reading.kind === 'question') return { kind: 'refused', reason: 'question_in_theory' };
    for (const clause of reading.clauses) told.push({ clause, provenance: { source: 'theory', line, text } });
  }
  return { kind: 'read', told };
}

/** Tells the clauses to a fresh knowledge base. A clause that cannot be told refuses the theory. */
export function openTheory(told: readonly Told[]): ReadTheory | EngineRefusal {
  const knowledge = createKnowledge();
  try {
    for (const { clause, provenance } of told) knowledge.tell(clause, provenance);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'refused', reason: error.code };
  }
  return {
    kind: 'theory',
    premises: () => knowledge.premises.map(premiseRecord),
    answer: (statement) => aboutStatement(statement, (query) => answer(query, knowledge)),
    classical: (statement) => aboutStatement(statement, (query) => classical(query, knowledge)),
  };
}

function aboutStatement<Answer>(statement: string, ask: (query: Literal) => Answer): Answer | EngineRefusal {
  const reading = readQuery(statement);
  if (reading.kind === 'refusal') return { kind: 'refused', reason: reading.refusal.code };
  try {
    return ask(reading.literal);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'refused', reason: error.code };
  }
}

/** The statement if it is determined, else its complement, else a certificate that neither follows. */
function answer(statement: Literal, knowledge: Knowledge): TheoryAnswer {
  const grounds = openGrounds(knowledge);
  const affirmed = determine(statement, grounds);
  if (affirmed.kind === 'determined') return { kind: 'holds', statement, ...evidenceOf(affirmed) };
  const denied = determine(complement(statement), grounds);
  if (denied.kind === 'determined') return { kind: 'fails', statement, ...evidenceOf(denied) };
  const blocking = [affirmed, denied].find(({ reason }) => reason !== 'not_entailed' && reason !== 'ungrounded');
  if (blocking !== undefined) return { kind: 'refused', reason: blocking.reason };
  return { kind: 'unknown', statement, closedSet: knowledge.closedSet(statement) ?? null };
}

function evidenceOf({ derivation, premises }: Determined): Pick<Committed, 'derivation' | 'cited'> {
  return { derivation, cited: premises.map(premiseRecord) };
}

/** Without diagrams: what decides and what is checked is the certificate, and no key is asked for. */
function classical(statement: Literal, knowledge: Knowledge): ClassicalAnswer {
  const facts = knowledge.facts.map(({ clause }) => clause.literal);
  const rules = knowledge.rulesInForce.map(({ clause }) => clause);
  const constants = constantsOf([...facts, statement], rules);
  const premises = groundTheory({ facts, rules, constants });
  const query = groundLiteral(statement);
  return {
    kind: 'classical',
    premises,
    query,
    trace: evaluateEntailmentWithTrace(premises, query, DEFAULT_BUDGET, 'none'),
  };
}

/**
 * Scores an engine on labelled statements about told theories.
 *
 * An answer counts by its label only if the independent checker accepts its certificate; a rejected certificate is a
 * refusal. Where the lane asks, classical logic is a column of its own, and an answer that a consistent theory does not
 * entail is wrong whatever the label says.
 *
 * Source: spec 04 §6.4, §10.1.
 */
import {
  checkClosedSet,
  checkDerivation,
  checkEntailment,
  type CheckResult,
  type LiteralData,
} from '../logic/proof-check/index.js';
import type { ChoiceRow, Label } from './choice-rows.js';
import type { ClassicalColumn, OnProgress, RowOutcome, ScoredRow } from './lane.js';
import { SharedTheories, type AskedTheory } from './shared-theories.js';
import type {
  ClassicalAnswer,
  Committed,
  EngineRefusal,
  NotKnown,
  TheoryAnswer,
  TheoryEngine,
} from './theory-engine.js';

export interface TheoryScoring {
  readonly engine: TheoryEngine;
  readonly onProgress: OnProgress;
  /** Ask the Boolean engine about every row too. */
  readonly classical: boolean;
}

export function scoreTheories(choices: readonly ChoiceRow[], scoring: TheoryScoring): readonly ScoredRow[] {
  const theories = new SharedTheories(choices, scoring.engine);
  return choices.map((choice, index) => {
    const asked = theories.take(choice.context);
    const row =
      asked.kind === 'refused' ? refused(choice.id, asked.reason) : scoreRow(choice, asked, scoring.classical);
    scoring.onProgress(index + 1, choices.length);
    return row;
  });
}

function scoreRow(choice: ChoiceRow, asked: AskedTheory, classical: boolean): ScoredRow {
  const row = scoreAnswer(choice, asked.theory.answer(choice.statement), asked);
  if (!classical) return row;
  const column = classicalColumn(choice.label, asked.theory.classical(choice.statement));
  return { ...row, ...(disagrees(row, choice.label, column) ? DISAGREEMENT : {}), classical: column };
}

function scoreAnswer({ id, label }: ChoiceRow, answer: TheoryAnswer, asked: AskedTheory): ScoredRow {
  if (answer.kind === 'refused') return refused(id, answer.reason);
  const check = checkAnswer(answer, asked);
  if (check !== null && !check.ok) return refused(id, 'certificate_rejected');
  const said = SAID[answer.kind];
  if (said === 'unknown' && label !== 'unknown') return refused(id, 'undetermined');
  const [outcome, reason] = comparedWithLabel(said, label);
  return { id, outcome, reason, certified: check !== null };
}

const SAID = { holds: 'true', fails: 'false', unknown: 'unknown' } as const;

function comparedWithLabel(said: Label, label: Label): readonly [RowOutcome, string] {
  if (said !== label) return ['wrong', `${said}_for_${label}`];
  return [said === 'unknown' ? 'unknown_correct' : 'correct', ''];
}

/** The checker's word on the answer's certificate, or `null` when there is none. */
function checkAnswer(answer: Committed | NotKnown, asked: AskedTheory): CheckResult | null {
  if (answer.kind === 'unknown') {
    if (answer.closedSet === null) return null;
    if (!sameLiteral(answer.closedSet.goal, answer.statement)) return OTHER_GOAL;
    return checkClosedSet(asked.premises, answer.closedSet);
  }
  if (answer.derivation === null) return null;
  const derived = answer.kind === 'holds' ? answer.statement : negation(answer.statement);
  if (!sameLiteral(answer.derivation.goal, derived)) return OTHER_GOAL;
  return checkDerivation(answer.cited, answer.derivation);
}

const OTHER_GOAL: CheckResult = { ok: false, why: 'the certificate is for another statement' };

function negation({ negated, predicate, args }: LiteralData): LiteralData {
  return { negated: !negated, predicate, args };
}

function sameLiteral(a: LiteralData, b: LiteralData): boolean {
  return (
    a.negated === b.negated &&
    a.predicate === b.predicate &&
    a.args.length === b.args.length &&
    a.args.every((term, index) => term === b.args[index])
  );
}

function refused(id: string, reason: string): ScoredRow {
  return { id, outcome: 'refused', reason, certified: false };
}

function classicalColumn(label: Label, answer: ClassicalAnswer | EngineRefusal): ClassicalColumn {
  const verdict = answer.kind === 'refused' ? 'refused' : classicalVerdict(answer);
  const certified =
    answer.kind === 'classical' &&
    verdict !== 'refused' &&
    checkEntailment(answer.premises, answer.query, answer.trace).ok;
  const beyondLabel =
    verdict === 'inconsistent' || (label === 'unknown' && (verdict === 'true' || verdict === 'false'));
  return { verdict, beyondLabel, certified };
}

function classicalVerdict({ trace }: ClassicalAnswer): ClassicalColumn['verdict'] {
  switch (trace.outcome) {
    case 'ENTAILED':
      return 'true';
    case 'REFUTED':
      return 'false';
    case 'UNKNOWN':
      return 'unknown';
    case 'REFUSED':
      return trace.reason === 'inconsistent_premises' ? 'inconsistent' : 'refused';
  }
}

const DISAGREEMENT = { outcome: 'wrong', reason: 'engine_disagreement' } as const;

/** What is derived from a consistent theory is entailed by it, so the two engines must agree on every commitment. */
function disagrees(row: ScoredRow, label: Label, { verdict }: ClassicalColumn): boolean {
  if (row.outcome !== 'correct') return false;
  return verdict !== label && verdict !== 'inconsistent' && verdict !== 'refused';
}

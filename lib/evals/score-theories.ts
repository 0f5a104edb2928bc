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
  preparePremises,
  type CheckResult,
  type LiteralData,
  type PreparedPremises,
} from '../logic/proof-check/index.js';
import type { ChoiceRow, Label } from './choice-rows.js';
import type { ClassicalColumn, OnProgress, RowOutcome, ScoredRow } from './lane.js';
import type { ClassicalAnswer, EngineRefusal, ReadTheory, TheoryAnswer, TheoryEngine } from './theory-engine.js';

export interface TheoryScoring {
  readonly engine: TheoryEngine;
  readonly onProgress: OnProgress;
  /** Ask the Boolean engine about every row too. */
  readonly classical: boolean;
}

export function scoreTheories(choices: readonly ChoiceRow[], scoring: TheoryScoring): readonly ScoredRow[] {
  // Several rows share a context: each is read once, and its rows are still answered and certified one by one.
  const theories = new Map<string, Asked | EngineRefusal>();
  return choices.map((choice, index) => {
    const asked = theories.get(choice.context) ?? openTheory(scoring.engine, choice.context);
    theories.set(choice.context, asked);
    const row =
      asked.kind === 'refused' ? refused(choice.id, asked.reason) : scoreRow(choice, asked, scoring.classical);
    scoring.onProgress(index + 1, choices.length);
    return row;
  });
}

/** A theory with its premises as the checker took them in. */
interface Asked {
  readonly kind: 'asked';
  readonly theory: ReadTheory;
  readonly premises: PreparedPremises;
}

function openTheory(engine: TheoryEngine, context: string): Asked | EngineRefusal {
  const theory = engine.read(context);
  if (theory.kind === 'refused') return theory;
  return { kind: 'asked', theory, premises: preparePremises(theory.premises) };
}

function scoreRow(choice: ChoiceRow, { theory, premises }: Asked, classical: boolean): ScoredRow {
  const row = scoreAnswer(choice, theory.answer(choice.statement), premises);
  if (!classical) return row;
  const column = classicalColumn(choice.label, theory.classical(choice.statement));
  return { ...row, ...(disagrees(row, choice.label, column) ? DISAGREEMENT : {}), classical: column };
}

function scoreAnswer({ id, label }: ChoiceRow, answer: TheoryAnswer, premises: PreparedPremises): ScoredRow {
  if (answer.kind === 'refused') return refused(id, answer.reason);
  const check = checkAnswer(answer, premises);
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
function checkAnswer(answer: Exclude<TheoryAnswer, EngineRefusal>, premises: PreparedPremises): CheckResult | null {
  if (answer.kind === 'unknown') {
    if (answer.closedSet === null) return null;
    if (!sameLiteral(answer.closedSet.goal, answer.statement)) return OTHER_GOAL;
    return checkClosedSet(premises, answer.closedSet);
  }
  if (answer.derivation === null) return null;
  const derived = answer.kind === 'holds' ? answer.statement : negation(answer.statement);
  if (!sameLiteral(answer.derivation.goal, derived)) return OTHER_GOAL;
  return checkDerivation(premises, answer.derivation);
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

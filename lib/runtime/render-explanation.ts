/**
 * The longer texts of a reply: the numbered derivation (`--why`) and what is missing (`--why-not`). Pure, and complete:
 * every premise and every step of the proof has its line.
 *
 * Source: spec 03 §5.6 (numbered, premises first); spec 07 F1 (conditions told and NOT TOLD, what would be enough).
 */
import { complement } from '../language/clause.js';
import type { Literal } from '../language/clause.js';
import { renderClause, renderLiteral, renderQuestion } from '../language/render.js';
import type { PremiseStanding } from '../open-world/determine/premise-standing.js';
import { premiseReference } from './premise-text.js';
import { premisesUsedBy, renderReply } from './render-reply.js';
import type {
  ConflictReply,
  DontKnowReply,
  Missing,
  MissingSet,
  Premise,
  ProofStep,
  Reply,
  RuleStanding,
} from './reply.js';

/** The reply with its derivation; for "I don't know", with what is missing, since nothing was derived. */
export function renderWhy(reply: Reply): string {
  switch (reply.kind) {
    case 'yes':
    case 'known_not':
      return [renderReply(reply), '', ...derivationLines(reply.proof.premises, reply.proof.steps, 1)].join('\n');
    case 'conflict':
      return [renderReply(reply), '', ...conflictLines(reply)].join('\n');
    case 'dont_know':
      return renderWhyNot(reply);
    case 'refusal':
      return renderReply(reply);
  }
}

function conflictLines({ proof }: ConflictReply): readonly string[] {
  const { contested, premises, pro, con } = proof;
  const proLines = derivationLines(premisesUsedBy(pro, premises), pro, 1);
  const conLines = derivationLines(premisesUsedBy(con, premises), con, proLines.length + 1);
  return [`For: ${sentence(contested)}`, ...proLines, '', `Against: ${sentence(complement(contested))}`, ...conLines];
}

/** "I don't know" with each rule's conditions and the smallest sets that would be enough; any other reply as it is. */
export function renderWhyNot(reply: Reply): string {
  if (reply.kind !== 'dont_know') return renderReply(reply);
  const { missing } = reply;
  if (missing.rules.length === 0 && missing.sets.length === 0) return withNoRule(reply);
  return [
    "I don't know.",
    ...missing.rules.map((standing) => ruleLine(standing, reply.proof.premises)),
    ...enoughLines(missing),
    ...(missing.next === null ? [] : [`Ask next: ${renderQuestion(missing.next)}`]),
  ].join('\n');
}

function withNoRule(reply: DontKnowReply): string {
  return `${renderReply(reply)}\nNo rule you told me concludes that ${renderLiteral(reply.literal)}.`;
}

const STANDING_TEXT: Readonly<Record<PremiseStanding, string>> = {
  told: 'told',
  derived: 'follows',
  not_told: 'NOT TOLD',
  told_otherwise: 'told otherwise',
  contested: 'told both ways',
};

function ruleLine({ rule, conditions }: RuleStanding, premises: readonly Premise[]): string {
  const premise = premises.find(({ id }) => id === rule);
  const parts = conditions.map(({ literal, standing }) => `${renderLiteral(literal)} (${STANDING_TEXT[standing]})`);
  return `${premise === undefined ? rule : premiseReference(premise)}: ${parts.join(', ')}.`;
}

function enoughLines({ sets, complete }: Missing): readonly string[] {
  if (sets.length === 0) return complete ? ['Nothing that could still be told would make it a yes.'] : [];
  const braces = (set: MissingSet): string => `{${set.assume.map(({ literal }) => renderLiteral(literal)).join(', ')}}`;
  return [`Enough for yes: ${sets.map(braces).join(' or ')}. ${complete ? 'These are all.' : 'There may be more.'}`];
}

/**
 * Premises first, then one line for each inference with the numbers it rests on. A step that only restates a fact has
 * the fact's own line.
 */
function derivationLines(premises: readonly Premise[], steps: readonly ProofStep[], first: number): readonly string[] {
  const numberOfPremise = new Map(premises.map(({ id }, index) => [id, first + index]));
  const numberOfStep = new Map<string, number>();
  const lines = premises.map((premise, index) => `${String(first + index)}. ${premiseLine(premise)}`);
  for (const step of steps) {
    const premiseNumber = numberOfPremise.get(step.premise) ?? 0;
    if (step.by === 'premise') {
      numberOfStep.set(step.id, premiseNumber);
      continue;
    }
    const number = first + lines.length;
    numberOfStep.set(step.id, number);
    const grounds = [...step.from.map((id) => numberOfStep.get(id) ?? 0), premiseNumber];
    lines.push(`${String(number)}. So ${renderLiteral(step.conclusion)}. (${grounds.join(', ')})`);
  }
  return lines;
}

function premiseLine(premise: Premise): string {
  if (premise.origin === 'axiom') return `${premise.text}. (by definition)`;
  return `${premise.text} (${premise.id}, ${premise.source}:${String(premise.line)})`;
}

function sentence(literal: Literal): string {
  return renderClause({ kind: 'fact', literal });
}

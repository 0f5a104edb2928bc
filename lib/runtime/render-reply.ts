/**
 * The text of a reply: one short paragraph, a pure function of the reply. Every sentence says something the reply
 * carries grounds for, and every premise of the proof is named in it.
 *
 * Source: spec 03 §5.5 (wording); cases/decision-cases K13 (no premise is left out of the explanation).
 */
import { assertNever } from '../base/fault.js';
import { complement } from '../language/clause.js';
import type { Literal, Term } from '../language/clause.js';
import { renderLiteral } from '../language/render.js';
import { factsAbout } from './reason-not-known.js';
import { citedPremise, listed, premiseReference } from './premise-text.js';
import type {
  ConflictReply,
  DontKnowReply,
  KnownNotReply,
  MissingSet,
  Premise,
  ProofStep,
  RefusalReply,
  Reply,
  Suggestion,
  YesReply,
} from './reply.js';
import { bareWord } from './vocabulary.js';

/** With more premises than this, a sentence that repeats them all is harder to read than their numbers. */
const MOST_QUOTED_PREMISES = 3;

/** More alternatives than this make a list, not a sentence; `renderWhyNot` has them all. */
const MOST_ALTERNATIVES = 3;

export function renderReply(reply: Reply): string {
  switch (reply.kind) {
    case 'yes':
      return renderYes(reply);
    case 'known_not':
      return renderKnownNot(reply);
    case 'dont_know':
      return renderDontKnow(reply);
    case 'conflict':
      return renderConflict(reply);
    case 'refusal':
      return renderRefusal(reply);
    default:
      return assertNever(reply, 'renderReply');
  }
}

function renderYes({ literal, proof }: YesReply): string {
  const grounds = groundsText(proof.premises, proof.steps);
  // "Yes" to a negative question means either side to different people, so the claim is spelled out instead.
  return literal.negated ? `As told, ${renderLiteral(literal)}: ${grounds}.` : `Yes, as told: ${grounds}.`;
}

function renderKnownNot({ literal, proof }: KnownNotReply): string {
  return `As told, ${renderLiteral(literal)} (${proof.premises.map(premiseReference).join(', ')}).`;
}

function groundsText(premises: readonly Premise[], steps: readonly ProofStep[]): string {
  if (premises.length <= MOST_QUOTED_PREMISES) return listed(premises.map(citedPremise));
  const inferences = steps.filter(({ by }) => by === 'rule').length;
  return `it follows from ${listed(premises.map(premiseReference))} in ${counted(inferences, 'step')}`;
}

function renderConflict({ literal, proof }: ConflictReply): string {
  const { contested, premises } = proof;
  const side = (claim: Literal, steps: readonly ProofStep[]): string => {
    const grounds = groundsText(premisesUsedBy(steps, premises), steps);
    return steps.length === 1 ? grounds : `${renderLiteral(claim)}, since ${grounds}`;
  };
  const opening =
    proof.via.length === 0
      ? 'I was told both, so I answer neither.'
      : `I give no answer: whether ${renderLiteral(literal)} rests on something I was told both ways (${premisesUsedBy(proof.via, premises).map(premiseReference).join(', ')}).`;
  return `${opening} For: ${side(contested, proof.pro)}. Against: ${side(complement(contested), proof.con)}.`;
}

/** The premises that some step restates or applies, in their order. */
export function premisesUsedBy(steps: readonly ProofStep[], premises: readonly Premise[]): readonly Premise[] {
  const used = new Set(steps.map(({ premise }) => premise));
  return premises.filter(({ id }) => used.has(id));
}

function renderRefusal({ refusal }: RefusalReply): string {
  const nearest = refusal.nearest === null ? '' : ` Closest form: ${refusal.nearest}`;
  return `I can't answer that: ${refusal.message}${/[.!?]$/.test(refusal.message) ? '' : '.'}${nearest}`;
}

function renderDontKnow(reply: DontKnowReply): string {
  return [dontKnowText(reply), ...reply.suggestions.map(suggestionText)].join(' ');
}

function dontKnowText({ literal, missing, proof }: DontKnowReply): string {
  const subject = literal.args[0] ?? '';
  switch (missing.because) {
    case 'missing_premises':
      return `I don't know. It would follow ${alternativesText(missing.sets)}.`;
    case 'no_facts_about_subject':
      return `I don't know: you have told me nothing about ${subject}.`;
    case 'no_rule_concludes':
    case 'not_entailed':
      return `I don't know. ${factsText(subject, factsAbout(subject, proof.premises), topicOf(literal))}`;
    default:
      return assertNever(missing.because, 'dontKnowText');
  }
}

function factsText(subject: Term, count: number, topic: string): string {
  if (count === 0) return `I have rules about ${subject}, but no fact and no rule that says ${topic}.`;
  if (count === 1) return `I have 1 fact about ${subject}, and it says nothing ${topic}.`;
  return `I have ${String(count)} facts about ${subject}, none says anything ${topic}.`;
}

/** `about being rich`, or for a verb or a relation `on whether the cat likes the dog`. */
function topicOf(literal: Literal): string {
  const sentence = renderLiteral({ ...literal, negated: false });
  const copula = `${literal.args[0] ?? ''} is `;
  return sentence.startsWith(copula) && literal.args.length === 1
    ? `about being ${sentence.slice(copula.length)}`
    : `on whether ${sentence}`;
}

function alternativesText(sets: readonly MissingSet[]): string {
  const shown = sets.slice(0, MOST_ALTERNATIVES).map(conditionText);
  const more = sets.length - shown.length;
  return more === 0 ? shown.join(', or ') : `${shown.join(', or ')}, or in ${counted(more, 'other way')}`;
}

function conditionText({ assume, steps }: MissingSet): string {
  const rules = [...new Set(steps.filter(({ by, premise }) => by === 'rule' && isTold(premise)).map((s) => s.premise))];
  const from = rules.length === 0 ? '' : `from ${listed(rules)} `;
  return `${from}if you tell me that ${listed(assume.map(({ literal }) => renderLiteral(literal)))}`;
}

/** Told rules are numbered `r1`, `r2`, …; axioms are named `axiom:…`. */
function isTold(ruleId: string): boolean {
  return !ruleId.startsWith('axiom:');
}

function suggestionText({ asked, told }: Suggestion): string {
  return `Did you mean "${bareWord(told)}" instead of "${bareWord(asked)}"?`;
}

function counted(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

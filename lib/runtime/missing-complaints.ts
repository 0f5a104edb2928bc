/**
 * What can be wrong with what "I don't know" says for itself: the premise sets, the rules, the next question, the words.
 *
 * Source: spec 07 F1 (each set has its own conditional certificate; a set already told false is never offered).
 */
import { complement, literalKey } from '../language/clause.js';
import type { Literal } from '../language/clause.js';
import { complainUnless, firstComplaint, type Complaint } from './complaint.js';
import { complaintAboutDerivation, toldLiterals } from './premise-complaints.js';
import { reasonNotKnown } from './reason-not-known.js';
import type { DontKnowReply, MissingSet } from './reply.js';
import { Standings, concludes, isInstanceConcluding } from './rule-standing.js';
import { claimsOf, individualsOf, vocabularyOf } from './vocabulary.js';

export function complaintAboutMissing(reply: DontKnowReply): Complaint {
  const { literal, missing, proof } = reply;
  return (
    firstComplaint(missing.sets, (set) => complaintAboutSet(reply, set)) ??
    complainUnless(
      missing.because === reasonNotKnown(literal, missing, proof.premises),
      'missing.because does not fit the premises',
    ) ??
    complaintAboutRules(reply) ??
    complaintAboutNext(reply) ??
    complaintAboutSuggestions(reply)
  );
}

function complaintAboutSet({ literal, proof }: DontKnowReply, { assume, steps }: MissingSet): Complaint {
  const ids = new Set([...proof.premises, ...assume].map(({ id }) => id));
  if (ids.size !== proof.premises.length + assume.length) return 'an assumption has the id of another premise';
  const used = new Set(steps.map(({ premise }) => premise));
  const idle = assume.find(({ id }) => !used.has(id));
  if (idle !== undefined) return `missing: ${idle.id} is not needed`;
  const known = new Set([...toldLiterals(proof.premises), ...proof.derived].map(literalKey));
  const isSettled = (claim: Literal): boolean =>
    known.has(literalKey(claim)) || known.has(literalKey(complement(claim)));
  const settled = assume.find((assumption) => isSettled(assumption.literal));
  if (settled !== undefined) return `missing: ${settled.id} is already settled as told`;
  return complaintAboutDerivation(proof.premises, literal, steps, assume);
}

/** Each rule that concludes what was asked is there once, with conditions that stand as they say. */
function complaintAboutRules({ literal, proof, missing }: DontKnowReply): Complaint {
  const standings = new Standings(proof.premises, proof.derived);
  const concluding = proof.premises.flatMap(({ id, clause }) =>
    clause.kind === 'rule' && concludes(clause, literal) ? [{ id, rule: clause }] : [],
  );
  if (missing.rules.length !== concluding.length) return 'missing.rules does not list each rule that concludes this';
  return firstComplaint(concluding, ({ id, rule }) => {
    const conditions = missing.rules.find((standing) => standing.rule === id)?.conditions ?? [];
    const literals = conditions.map((condition) => condition.literal);
    return (
      complainUnless(
        isInstanceConcluding(literal, rule, literals),
        `missing.rules: these are no conditions of ${id}`,
      ) ??
      complainUnless(
        conditions.every((condition) => condition.standing === standings.of(condition.literal)),
        `missing.rules: a condition of ${id} stands otherwise`,
      )
    );
  });
}

function complaintAboutNext({ missing }: DontKnowReply): Complaint {
  const { next, sets } = missing;
  if (next === null) return sets.length === 0 ? undefined : 'missing.next is left out';
  const offered = new Set(sets.flatMap(({ assume }) => assume).map(({ literal }) => literalKey(literal)));
  return complainUnless(offered.has(literalKey(next)), 'missing.next is in no premise set');
}

/** The asked word is used and unsupported, the told one supported, and both are predicates or both individuals. */
function complaintAboutSuggestions({ literal, proof, missing, suggestions }: DontKnowReply): Complaint {
  const known = vocabularyOf(proof.premises);
  const claims = claimsOf(literal, missing.sets);
  const kinds = [
    { used: claims.map(({ predicate }) => predicate), told: known.predicates },
    { used: claims.flatMap(individualsOf), told: known.individuals },
  ];
  return firstComplaint(suggestions, ({ asked, told }) =>
    complainUnless(
      kinds.some((kind) => kind.used.includes(asked) && !kind.told.has(asked) && kind.told.has(told)),
      `suggestions: "${told}" is no told word for "${asked}"`,
    ),
  );
}

/**
 * Premises as replies carry them, from those a knowledge base holds.
 */
import { UnreachableState } from '../base/fault.js';
import type { Derivation } from '../open-world/knowledge/derivation.js';
import type { Knowledge } from '../open-world/knowledge/knowledge.js';
import type { Premise as KnownPremise } from '../open-world/knowledge/premise.js';
import { axiomText } from './premise-text.js';
import type { Premise } from './reply.js';

/** Those that some step of these derivations uses: facts, rules, axioms, each in the order of telling. */
export function premisesBehind(
  knowledge: Knowledge,
  first: Derivation,
  ...others: readonly Derivation[]
): readonly Premise[] {
  const steps = [first, ...others].flatMap((derivation) => derivation.steps);
  return knowledge.premisesOf({ goal: first.goal, steps }).map(replyPremise);
}

/** Everything told, and the axioms in force. */
export function allPremises(knowledge: Knowledge): readonly Premise[] {
  return knowledge.premises.map(replyPremise);
}

/** @throws UnreachableState for an assumption: those live inside one missing set only. */
export function replyPremise(premise: KnownPremise): Premise {
  const { id, clause } = premise;
  switch (premise.origin) {
    case 'told': {
      const { text, source, line } = premise.provenance;
      return { id, origin: 'told', clause, text, source, line };
    }
    case 'axiom': {
      const text = axiomText(id);
      if (text === undefined) throw new UnreachableState('an axiom has no words', { state: id });
      return { id, origin: 'axiom', clause, text };
    }
    case 'assumed':
      throw new UnreachableState('an assumption outlived its question', { state: id });
  }
}

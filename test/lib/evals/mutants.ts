/**
 * Engines with one deliberate defect each. A lane that lets one of them pass has a gate that cannot fail.
 *
 * Source: spec 04 §10.2, §13.16.
 */
import { complement } from '../../../lib/language/clause.js';
import type { EntailmentEngine } from '../../../lib/evals/entailment.js';
import type { ReadTheory, TheoryAnswer, TheoryEngine } from '../../../lib/evals/theory-engine.js';
import { openTheory, readTheory, toldTheoryEngine, type Told } from '../../../lib/evals/told-theory-engine.js';
import type { EntailmentTrace } from '../../../lib/logic/entailment/trace.js';

type Change = (told: readonly Told[]) => readonly Told[];

/** Reasons rightly, from clauses that are not what the text says. Other theories than `only` are left alone. */
export function misreading(change: Change, only?: string): TheoryEngine {
  return {
    read: (context) => {
      const reading = readTheory(context);
      if (reading.kind === 'refused') return reading;
      return openTheory(only === undefined || only === context ? change(reading.told) : reading.told);
    },
  };
}

export function withoutClause(position: number): Change {
  return (told) => told.filter((_, index) => index !== position);
}

/** A fact, or the conclusion of a rule, with the opposite polarity. */
export function withClauseFlipped(position: number): Change {
  return (told) => told.map((one, index) => (index === position ? { ...one, clause: flipped(one.clause) } : one));
}

function flipped(clause: Told['clause']): Told['clause'] {
  return clause.kind === 'fact'
    ? { ...clause, literal: complement(clause.literal) }
    : { ...clause, head: complement(clause.head) };
}

/** Answers otherwise than the theory does. */
function answering(change: (statement: string, theory: ReadTheory) => TheoryAnswer): TheoryEngine {
  return {
    read: (context) => {
      const theory = toldTheoryEngine.read(context);
      return theory.kind === 'refused' ? theory : { ...theory, answer: (statement) => change(statement, theory) };
    },
  };
}

/** Reads rules as implications: contraposition and case split count, whatever derives or does not. */
export const classicalInstead = answering((statement, theory) => {
  const answer = theory.answer(statement);
  const classical = theory.classical(statement);
  if (answer.kind === 'refused' || classical.kind === 'refused') return { kind: 'refused', reason: 'refused' };
  switch (classical.trace.outcome) {
    case 'ENTAILED':
      return { kind: 'holds', statement: answer.statement, derivation: null, cited: [] };
    case 'REFUTED':
      return { kind: 'fails', statement: answer.statement, derivation: null, cited: [] };
    case 'UNKNOWN':
    case 'REFUSED':
      return answer;
  }
});

/** What is not known is false: the closed world nobody declared. */
export const unknownAsRefuted = answering((statement, theory) => {
  const answer = theory.answer(statement);
  return answer.kind === 'unknown'
    ? { kind: 'fails', statement: answer.statement, derivation: null, cited: [] }
    : answer;
});

export const alwaysRefusing: TheoryEngine = { read: () => ({ kind: 'refused', reason: 'unreadable' }) };

/** Right answers, nothing to show for them. */
export const withoutCertificates = answering((statement, theory) => {
  const answer = theory.answer(statement);
  switch (answer.kind) {
    case 'holds':
    case 'fails':
      return { ...answer, derivation: null };
    case 'unknown':
      return { ...answer, closedSet: null };
    case 'refused':
      return answer;
  }
});

/** Right answers, each with the proof of something else: of the same conclusion, the other way round. */
export const withForeignCertificates = answering((statement, theory) => {
  const answer = theory.answer(statement);
  switch (answer.kind) {
    case 'holds':
      return { ...answer, kind: 'fails' };
    case 'fails':
      return { ...answer, kind: 'holds' };
    case 'unknown':
    case 'refused':
      return answer;
  }
});

/** The Boolean engine without its consistency check: from nonsense, everything follows. */
export function ignoringInconsistency(engine: EntailmentEngine): EntailmentEngine {
  return (premises, query) => consistentlyEntailed(engine(premises, query));
}

function consistentlyEntailed(trace: EntailmentTrace): EntailmentTrace {
  if (trace.reason !== 'inconsistent_premises') return trace;
  return { ...trace, outcome: 'ENTAILED', reason: 'tautological_implication', certificate: null };
}

/** The same fault inside the theory engine's classical column. */
export const theoriesIgnoringInconsistency: TheoryEngine = {
  read: (context) => {
    const theory = toldTheoryEngine.read(context);
    if (theory.kind === 'refused') return theory;
    return {
      ...theory,
      classical: (statement) => {
        const answer = theory.classical(statement);
        return answer.kind === 'refused' ? answer : { ...answer, trace: consistentlyEntailed(answer.trace) };
      },
    };
  },
};

/** Takes "I cannot tell" for "it is so". */
export function unknownAsEntailed(engine: EntailmentEngine): EntailmentEngine {
  return (premises, query) => {
    const trace = engine(premises, query);
    if (trace.outcome !== 'UNKNOWN') return trace;
    return { ...trace, outcome: 'ENTAILED', reason: 'tautological_implication', certificate: null };
  };
}

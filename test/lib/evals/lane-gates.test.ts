/** Every lane's gate goes red for every defect it is there for, on the committed fixtures and on the real data. */
import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { ENTAILMENT_GATE, scoreEntailment, type EntailmentEngine } from '../../../lib/evals/entailment.js';
import { judgeGate } from '../../../lib/evals/judge-gate.js';
import type { LaneData, ScoredRow } from '../../../lib/evals/lane.js';
import { PRONTOQA_GATE, scoreProntoqa } from '../../../lib/evals/prontoqa.js';
import { PROOFWRITER_FORMAT, PROOFWRITER_GATE, scoreProofwriter } from '../../../lib/evals/proofwriter-owa.js';
import { readChoiceRows } from '../../../lib/evals/choice-rows.js';
import { SAT_GATE, satEngine, satFileNames, scoreSat, type SatEngine } from '../../../lib/evals/sat.js';
import type { TheoryEngine } from '../../../lib/evals/theory-engine.js';
import { readTheory, toldTheoryEngine } from '../../../lib/evals/told-theory-engine.js';
import { evaluateEntailmentWithTrace } from '../../../lib/logic/certified-entailment.js';
import { cases } from '../../support/cases.js';
import { inRepository } from '../../support/repository.js';
import { withShared } from '../../support/shared.js';
import {
  alwaysRefusing,
  classicalInstead,
  ignoringInconsistency,
  misreading,
  theoriesIgnoringInconsistency,
  unknownAsEntailed,
  unknownAsRefuted,
  withClauseFlipped,
  withForeignCertificates,
  withoutCertificates,
  withoutClause,
} from './mutants.js';

const quiet = (): void => undefined;

function fileData(path: string): LaneData {
  return { bytes: readFileSync(path), attachments: new Map() };
}

function fixture(name: string): LaneData {
  return fileData(inRepository('test/corpus/lanes', name));
}

function satFixture(): LaneData {
  const rows = fixture('sat-mini/expected.jsonl');
  const files = satFileNames(rows.bytes).map((name) => [name, fixture(`sat-mini/${name}`).bytes] as const);
  return { bytes: rows.bytes, attachments: new Map(files) };
}

const miniTheories = fixture('proofwriter-mini.json');

function proofwriterFailures(engine: TheoryEngine, data = miniTheories): readonly string[] {
  return judgeGate(scoreProofwriter(data, engine, quiet), PROOFWRITER_GATE).failures.map((failure) => failure.code);
}

function entailmentFailures(engine: EntailmentEngine): readonly string[] {
  const scored = scoreEntailment(fixture('entailment-mini.jsonl'), engine, quiet);
  return judgeGate(scored, ENTAILMENT_GATE).failures.map((failure) => failure.code);
}

function satFailures(engine: SatEngine): readonly string[] {
  return judgeGate(scoreSat(satFixture(), engine, quiet), SAT_GATE).failures.map((failure) => failure.code);
}

/** How many rows had each outcome. */
function tally(scored: readonly ScoredRow[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { outcome } of scored) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Each theory of the fixture, with its number of clauses. */
function miniContexts(): readonly (readonly [context: string, clauses: number])[] {
  const contexts = new Set(readChoiceRows(miniTheories.bytes, PROOFWRITER_FORMAT).map((row) => row.context));
  return [...contexts].map((context) => {
    const reading = readTheory(context);
    return [context, reading.kind === 'refused' ? 0 : reading.told.length] as const;
  });
}

cases('lane gates', {
  'the engine of this project passes every fixture [anchor]': () => {
    assert.equal(proofwriterFailures(toldTheoryEngine), []);
    assert.equal(entailmentFailures(evaluateEntailmentWithTrace), []);
    assert.equal(satFailures(satEngine), []);
    const prontoqa = scoreProntoqa(fixture('prontoqa-mini.json'), toldTheoryEngine, quiet);
    assert.equal(judgeGate(prontoqa, PRONTOQA_GATE).failures, []);
  },
  'the fixture has every column [anchor]': () => {
    const scored = scoreProofwriter(miniTheories, toldTheoryEngine, quiet);
    assert.equal(tally(scored), { correct: 22, unknown_correct: 9 });
    const beyond = scored.filter((row) => row.classical?.beyondLabel === true).map((row) => row.id);
    assert.equal(beyond, [
      'contraposition-1',
      'case-split-1',
      'inconsistent-1',
      'inconsistent-2',
      'inconsistent-3',
      'inconsistent-4',
      'inconsistent-5',
      'inconsistent-6',
      'inconsistent-7',
    ]);
  },
  'dropping any one clause of any theory turns the lane red [spec 04 §10.2]': () => {
    for (const [context, clauses] of miniContexts())
      for (let position = 0; position < clauses; position += 1)
        assert.ok(
          proofwriterFailures(misreading(withoutClause(position), context)).length > 0,
          `clause ${String(position)} of "${context}"`,
        );
  },
  'flipping the polarity of any fact or conclusion turns the lane red [spec 04 §10.2]': () => {
    for (const [context, clauses] of miniContexts())
      for (let position = 0; position < clauses; position += 1)
        assert.ok(
          proofwriterFailures(misreading(withClauseFlipped(position), context)).length > 0,
          `clause ${String(position)} of "${context}"`,
        );
  },
  'reading rules as implications, contraposition included, is wrong [spec 04 §6.4]': () => {
    assert.ok(proofwriterFailures(classicalInstead).includes('wrong'));
  },
  'treating what is not known as refuted is wrong [spec 04 §10.2]': () => {
    assert.ok(proofwriterFailures(unknownAsRefuted).includes('wrong'));
  },
  'skipping the consistency check is wrong [spec 04 §10.2]': () => {
    assert.ok(entailmentFailures(ignoringInconsistency(evaluateEntailmentWithTrace)).includes('wrong'));
    assert.ok(proofwriterFailures(theoriesIgnoringInconsistency).includes('wrong'));
  },
  'taking undetermined for entailed is wrong': () => {
    assert.ok(entailmentFailures(unknownAsEntailed(evaluateEntailmentWithTrace)).includes('wrong'));
  },
  'an engine that refuses everything fails the floor [spec 04 §13.16]': () => {
    assert.ok(proofwriterFailures(alwaysRefusing).includes('coverage'));
    assert.ok(entailmentFailures(() => evaluateEntailmentWithTrace(['('], 'a')).includes('coverage'));
    const spent: SatEngine = () => ({ kind: 'budget_exceeded', which: 'proofSteps', limit: 1, seen: 2 });
    assert.equal(satFailures(spent), ['coverage']);
  },
  'an engine that shows no certificates is caught': () => {
    assert.equal(proofwriterFailures(withoutCertificates), ['certificates']);
  },
  'a certificate for another statement does not count': () => {
    const failures = proofwriterFailures(withForeignCertificates);
    assert.ok(failures.includes('coverage') && failures.includes('refusals'));
  },
  'a solver that claims models it does not have, or refutations without steps, is caught': () => {
    const allTrue: SatEngine = ({ variableCount }) => ({
      kind: 'sat',
      model: Array.from({ length: variableCount }, (_, index) => index + 1),
    });
    const allRefuted: SatEngine = () => ({ kind: 'unsat', steps: [[]] });
    assert.ok(satFailures(allTrue).includes('refusals'));
    assert.ok(satFailures(allRefuted).includes('refusals'));
  },
  'a wrong label is reported as wrong, so the labels do decide [anchor]': () => {
    const text = new TextDecoder().decode(satFixture().bytes).replace('"UNSAT"', '"SAT"');
    const data = { ...satFixture(), bytes: new TextEncoder().encode(text) };
    assert.is(tally(scoreSat(data, satEngine, quiet))['wrong'], 1);
  },
  'the same defects turn the lane red on the real data [spec 04 §10.2]': () =>
    withShared('proofwriter-owa-d5/dev.json', (path) => {
      const data = fileData(path);
      const outcomes = (engine: TheoryEngine): Readonly<Record<string, number>> =>
        tally(scoreProofwriter(data, engine, quiet));
      assert.equal(outcomes(classicalInstead), { correct: 400, unknown_correct: 188, wrong: 12 });
      assert.equal(outcomes(unknownAsRefuted), { correct: 400, wrong: 200 });
      const lastRule = misreading((told) => told.slice(0, -1));
      assert.ok((outcomes(lastRule)['refused'] ?? 0) > 0);
      const flippedRule = misreading((told) => withClauseFlipped(told.length - 1)(told));
      assert.ok((outcomes(flippedRule)['wrong'] ?? 0) > 0);
    }),
});

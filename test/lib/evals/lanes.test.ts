/** The lanes on the data sets they are for, at the figures the project promises. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import * as assert from 'uvu/assert';

import { jsonLinesRows, stringField } from '../../../lib/evals/data-row.js';
import type { LaneResult } from '../../../lib/evals/lane-result.js';
import { isLaneName, LANES, type LaneName } from '../../../lib/evals/lanes.js';
import { readLaneData } from '../../../lib/evals/read-lane-data.js';
import { runLane } from '../../../lib/evals/run-lane.js';
import { cases } from '../../support/cases.js';
import { withShared } from '../../support/shared.js';

const clock = (): number => 0;

/** Their refutations have some 100,000 steps together. */
const SLOW = ['prime4294967297.cnf', 'prime65537.cnf', 'sgen1_unsat_57_0.cnf'];

function resultOf(name: LaneName, path: string): LaneResult {
  return runLane(LANES[name], readLaneData(LANES[name], path), { clock });
}

/** Counts of a clean run: every row answered rightly, every answer with an accepted certificate. */
function assertClean(result: LaneResult, rows: number, unknown: number): void {
  const { correct, wrong, unknownCorrect, refused, coverage, certificatesChecked, gate } = result;
  assert.equal(
    { rows: result.rows, correct, wrong, unknownCorrect, refused, coverage, certificatesChecked },
    {
      rows,
      correct: rows - unknown,
      wrong: 0,
      unknownCorrect: unknown,
      refused: {},
      coverage: 1,
      certificatesChecked: rows,
    },
  );
  assert.equal(gate, { ok: true, failures: [] });
}

/** What an independent computation says classical logic adds, per row: derived-depth-and-cwa.jsonl. */
function classicallyBeyond(
  path: string,
  split: string,
): { beyond: readonly string[]; inconsistent: readonly string[] } {
  const rows = jsonLinesRows(readFileSync(join(dirname(path), 'derived-depth-and-cwa.jsonl')));
  const ofSplit = rows.filter((row) => stringField(row, 'split') === split);
  const idsWhere = (holds: (owa: string, classical: string) => boolean): readonly string[] =>
    ofSplit
      .filter((row) => holds(stringField(row, 'owa'), stringField(row, 'classical')))
      .map((row) => stringField(row, 'id'));
  return {
    beyond: idsWhere((owa, classical) => owa !== classical),
    inconsistent: idsWhere((_, classical) => classical === 'contradiction'),
  };
}

async function proofwriter(split: 'dev' | 'train', rows: number, beyondLabel: number): Promise<void> {
  await withShared(`proofwriter-owa-d5/${split}.json`, (path) => {
    const result = resultOf('proofwriter-owa', path);
    assertClean(result, rows, rows / 3);
    const { beyond, inconsistent } = classicallyBeyond(path, split);
    assert.equal(result.beyondLabel, beyond);
    assert.is(beyond.length, beyondLabel);
    assert.equal(result.classical, { rows, certificatesChecked: rows, refused: 0, inconsistent });
  });
}

cases('lanes', {
  'names are the keys of the registry, and nothing inherited is one': () => {
    for (const [key, lane] of Object.entries(LANES)) assert.is(lane.name, key);
    assert.ok(isLaneName('sat') && !isLaneName('constructor'));
  },
  'proofwriter-owa, dev: 600 of 600, 15 classically beyond the label [DESIGN §6]': () => proofwriter('dev', 600, 15),
  'proofwriter-owa, train: 3,000 of 3,000, 66 classically beyond the label [DESIGN §6]': () =>
    proofwriter('train', 3_000, 66),
  'prontoqa: 400 of 400 [DESIGN §6]': () =>
    withShared('prontoqa/dev.json', (path) => {
      assertClean(resultOf('prontoqa', path), 400, 0);
    }),
  'entailment: 304 of 304, 71 of them undetermined [DESIGN §6]': () =>
    withShared('entailment/propositional.jsonl', (path) => {
      assertClean(resultOf('entailment', path), 304, 71);
    }),
  'sat: 129 of 129 with a checked model or refutation; the three that take minutes run by `core eval sat` [DESIGN §6]':
    () =>
      withShared('sat', (path) => {
        const data = readLaneData(LANES.sat, path);
        const rows = new TextDecoder().decode(data.bytes).split('\n');
        const quick = rows.filter((row) => !SLOW.some((file) => row.includes(`"${file}"`)));
        const bytes = new TextEncoder().encode(quick.join('\n'));
        assertClean(runLane(LANES.sat, { ...data, bytes }, { clock }), 129, 0);
      }),
  'the same data gives the same document': () =>
    withShared('prontoqa/dev.json', (path) => {
      assert.equal(resultOf('prontoqa', path), resultOf('prontoqa', path));
    }),
});

import { join } from 'node:path';

import * as assert from 'uvu/assert';

import type { Lane } from '../../../lib/evals/lane.js';
import { LANES } from '../../../lib/evals/lanes.js';
import { MalformedData } from '../../../lib/evals/malformed-data.js';
import { readLaneData, UnreadableData } from '../../../lib/evals/read-lane-data.js';
import { dataSha256, runLane } from '../../../lib/evals/run-lane.js';
import { cases } from '../../support/cases.js';
import { inRepository } from '../../support/repository.js';
import { inScratch } from '../../support/scratch.js';

const satMini = inRepository('test/corpus/lanes/sat-mini');

/** Runs the body with a folder that holds one row and one formula. */
function inSatFolder<Result>(row: object, formula: string, body: (folder: string) => Result): Promise<Result> {
  return inScratch({ 'expected.jsonl': `${JSON.stringify(row)}\n`, 'one.cnf': formula }, body);
}

const goodRow = { file: 'one.cnf', vars: 1, clauses: 1, expected: 'SAT' };
const clock = (): number => 0;

/** Where the data set is found damaged, or `read`. */
function placeOfDamage(row: object, formula: string): Promise<string> {
  return inSatFolder(row, formula, (folder) => {
    try {
      runLane(LANES.sat, readLaneData(LANES.sat, folder), { clock });
    } catch (error) {
      if (error instanceof MalformedData) return error.evidence.path;
      throw error;
    }
    return 'read';
  });
}

function digestOf(folder: string): string {
  return dataSha256(readLaneData(LANES.sat, folder));
}

function reasonOfRefusal(lane: Lane, path: string): string {
  try {
    readLaneData(lane, path);
  } catch (error) {
    if (error instanceof UnreadableData) return error.evidence.reason;
    throw error;
  }
  return 'read';
}

cases('read-lane-data', {
  'a folder and its file of rows are the same data set': () => {
    const byFolder = readLaneData(LANES.sat, satMini);
    const byFile = readLaneData(LANES.sat, join(satMini, 'expected.jsonl'));
    assert.is(dataSha256(byFolder), dataSha256(byFile));
    assert.is(byFolder.attachments.size, 5);
  },
  'the digest covers every formula [spec 04 §14]': async () => {
    const one = await inSatFolder(goodRow, 'p cnf 1 1\n1 0\n', digestOf);
    const other = await inSatFolder(goodRow, 'p cnf 1 1\n-1 0\n', digestOf);
    assert.is.not(one, other);
  },
  'a missing file is refused with the reason of the system': async () => {
    const unnamed = (folder: string): string => reasonOfRefusal(LANES.sat, folder);
    assert.is(reasonOfRefusal(LANES.prontoqa, 'no-such-file.json'), 'ENOENT');
    assert.is(reasonOfRefusal(LANES.prontoqa, join(satMini, 'unit.cnf', 'deeper')), 'ENOTDIR');
    assert.is(reasonOfRefusal(LANES.prontoqa, satMini), 'EISDIR');
    assert.is(await inSatFolder({ ...goodRow, file: 'two.cnf' }, '', unnamed), 'ENOENT');
  },
  'rows may not name files outside their folder': async () => {
    assert.is(await placeOfDamage({ ...goodRow, file: '../one.cnf' }, ''), '../one.cnf');
    assert.is(await placeOfDamage({ ...goodRow, file: '/etc/hosts' }, ''), '/etc/hosts');
  },
  'a formula that is not DIMACS is refused with line and column': async () => {
    assert.is(await placeOfDamage(goodRow, 'p cnf 1 1\n+1 0\n'), 'one.cnf:2:1');
  },
  'a formula of another size than its row says is refused': async () => {
    assert.is(await placeOfDamage(goodRow, 'p cnf 2 1\n1 0\n'), 'one.cnf');
    assert.is(await placeOfDamage({ ...goodRow, clauses: -1 }, 'p cnf 1 1\n1 0\n'), 'line 1.clauses');
    assert.is(await placeOfDamage(goodRow, 'p cnf 1 1\n1 0\n'), 'read');
  },
});

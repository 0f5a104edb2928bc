import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { guardOn, type GuardRun } from '../support/planted-tests.js';
import { runNode } from '../support/run-node.js';

const GOOD = `cases('good', { 'holds': () => {} });`;
const THROWS = `() => { throw new Error('red'); }`;

/** The guard on a good file beside a planted one. */
function beside(body: string, path = 'planted.test.js'): GuardRun {
  return guardOn({ 'good.test.js': GOOD, [path]: body });
}

function assertCaught(run: GuardRun, complaint: RegExp, closing: string): void {
  assert.match(run.stderr, complaint);
  assert.is(run.closing, closing);
  assert.is(run.exitCode, 1);
}

function assertGreen(run: GuardRun, closing: string): void {
  assert.not.match(run.stderr, /GUARD/);
  assert.is(run.closing, closing);
  assert.is(run.exitCode, 0);
}

cases('silent green', {
  'hole 1: no file matches [STYLE §2]': () => {
    assertCaught(
      guardOn({ 'good.test.js': GOOD }, 'nonsense'),
      /no test file under .* matches "nonsense"/,
      '0 passed, 1 failed',
    );
    assertCaught(guardOn({ 'good.spec.js': GOOD }), /no test file/, '0 passed, 1 failed');
  },
  'hole 1, innocent: the pattern matches one of two [anchor]': () => {
    assertGreen(guardOn({ 'good.test.js': GOOD, 'bad.test.js': THROWS }, '^good'), '1 passed, 0 failed');
  },
  'hole 2: a suite without run() [STYLE §2]': () => {
    const run = beside(`const it = suite('lost'); it('is red', ${THROWS});`);
    assertCaught(run, /planted\.test\.js: opened, but none of its suites ran/, '1 passed, 1 failed');
  },
  'hole 2: a file that registers nothing [STYLE §2]': () => {
    assertCaught(beside(''), /planted\.test\.js: opened, but none of its suites ran/, '1 passed, 1 failed');
  },
  'hole 2: a swallowed import [STYLE §2]': () => {
    const run = beside(`await import('./absent.js').then(() => cases('x', { 'y': () => {} }), () => {});`);
    assertCaught(run, /planted\.test\.js: opened, but none of its suites ran/, '1 passed, 1 failed');
  },
  'hole 2: a path uvu ignores without a word [STYLE §2]': () => {
    const run = beside(`cases('unseen', { 'is red': ${THROWS} });`, 'xgit/planted.test.js');
    assertCaught(run, /xgit\/planted\.test\.js: never opened/, '1 passed, 1 failed');
  },
  'hole 2: a suite with no sentence in it [STYLE §2]': () => {
    assertCaught(
      beside(`suite('empty').run();`),
      /planted\.test\.js: ran a suite without sentences/,
      '1 passed, 1 failed',
    );
  },
  'hole 2, innocent: the same suite with run() and a sentence [anchor]': () => {
    assertGreen(beside(`const it = suite('kept'); it('is green', () => {}); it.run();`), '2 passed, 0 failed');
  },
  'hole 3: a skipped sentence [STYLE §2]': () => {
    const run = beside(`const it = suite('s'); it.skip('is red', ${THROWS}); it('is green', () => {}); it.run();`);
    assertCaught(run, /1 sentences were left out by skip or only/, '2 passed, 1 failed');
  },
  'hole 4: one sentence only [STYLE §2]': () => {
    const run = beside(`const it = suite('s'); it('is red', ${THROWS}); it.only('is green', () => {}); it.run();`);
    assertCaught(run, /1 sentences were left out by skip or only/, '2 passed, 1 failed');
  },
  'holes 3 and 4, innocent: the words in a sentence [anchor]': () => {
    assertGreen(beside(`cases('s', { 'only skip when told': () => {} });`), '2 passed, 0 failed');
  },
  'hole 5: a hook that throws takes its sentences along [STYLE §2]': () => {
    for (const hook of ['before', 'after.each']) {
      const run = beside(`const it = suite('s'); it.${hook}(${THROWS}); it('is red', ${THROWS}); it.run();`);
      assertCaught(run, /uvu hides 1 sentences that did not pass/, '1 passed, 2 failed');
    }
  },
  'hole 5: a sentence that throws no Error [STYLE §2]': () => {
    for (const thrown of ['undefined', 'null', `'text'`]) {
      const run = beside(`cases('s', { 'is red': () => { throw ${thrown}; } });`);
      assertCaught(run, /uvu hides 1 sentences that did not pass/, '1 passed, 2 failed');
    }
  },
  'hole 5, innocent: a sentence that throws an Error is one plain failure [anchor]': () => {
    const run = beside(`cases('s', { 'is red': ${THROWS} });`);
    assert.not.match(run.stderr, /GUARD/);
    assert.is(run.closing, '1 passed, 1 failed');
    assert.is(run.exitCode, 1);
  },
  'hole 6: the program leaves while files are loading [STYLE §2]': () => {
    for (const body of ['process.exit(0);', 'await new Promise(() => {});']) {
      const run = guardOn({ 'planted.test.js': body });
      assertCaught(
        run,
        /the run never came to its totals: it ended early and left with exit code 0/,
        '0 passed, 1 failed',
      );
      assert.is(beside(body).exitCode, 1);
    }
  },
  'hole 6, innocent: a file that takes its time to load [anchor]': () => {
    const slow = `await new Promise((resolve) => setTimeout(resolve, 20)); cases('slow', { 'holds': () => {} });`;
    assertGreen(beside(slow), '2 passed, 0 failed');
  },
  'a sentence that leaves the program or kills it fails the run [STYLE §2]': () => {
    for (const body of ['process.exit(0)', 'process.reallyExit(0)', `process.kill(process.pid, 'SIGKILL')`]) {
      const run = beside(`cases('s', { 'leaves': () => { ${body}; } });`);
      assert.match(run.stderr, /the run never came to its totals/);
      assert.is(run.exitCode, 1);
    }
  },
  'a sentence that never settles fails the run [STYLE §2]': () => {
    assert.is(beside(`cases('s', { 'waits': () => new Promise(() => {}) });`).exitCode, 1);
  },
  'a run that hangs is stopped and fails [STYLE §2]': () => {
    const hang = `cases('s', { 'hangs': () => new Promise(() => setInterval(() => {}, 1000)) });`;
    const run = guardOn({ 'hang.test.js': hang }, '--silence', '1');
    assertCaught(run, /No output for 1 seconds: stopped\.[^]*never came to its totals/, '0 passed, 1 failed');
  },
  'an error after the last sentence fails the run [STYLE §2]': () => {
    const stray = `cases('s', { 'passes': () => { setTimeout(${THROWS}, 20); } });`;
    assertCaught(beside(stray), /every sentence passed, but the run left with exit code 1/, '2 passed, 1 failed');
  },
  'a room registered after its file was loaded is not lost [STYLE §2]': () => {
    const late = `cases('early', { 'holds': () => {} }); setTimeout(() => cases('late', { 'is red': ${THROWS} }), 1);`;
    const run = beside(late);
    assert.match(run.stderr, /NEVER FINISHED: late: is red/);
    assert.is(run.exitCode, 1);
  },
  'a test that prints totals cannot speak for the run [STYLE §2]': () => {
    const fake = String.raw`console.log('\n  Total:     9\n  Passed:    9\n  Skipped:   0\n  Duration:  1ms\n');`;
    assertCaught(
      beside(`${fake} cases('s', { 'is red': () => { throw undefined; } });`),
      /uvu hides 1/,
      '1 passed, 2 failed',
    );
  },
  'a room without sentences cannot be written [STYLE §2]': () => {
    assert.match(beside(`cases('empty', {});`).stderr, /empty: a room needs at least one sentence/);
  },
  'two processes share the files and add up [anchor]': () => {
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`f${String(index)}.test.js`, `cases('r', { 's': () => {} });`]),
    );
    assertGreen(guardOn(files, '--jobs', '2'), '20 passed, 0 failed');
    const spoiled = { ...files, 'f7.test.js': `cases('r', { 's': ${THROWS} });`, 'f8.test.js': '' };
    assertCaught(guardOn(spoiled, '--jobs', '2'), /f8\.test\.js: opened, but none/, '18 passed, 2 failed');
  },
  'uvu itself leaves with 0 for a lost suite [anchor: the holes are real]': () => {
    const script = `process.argv[1] = 'uvu/bin.js'; globalThis.UVU_DEFER = 1; const { suite, exec } = await import('uvu');
      suite('lost')('is red', ${THROWS}); await exec();`;
    const run = runNode('--input-type=module', '-e', script);
    assert.match(run.stdout, /Total: {5}0/);
    assert.is(run.exitCode, 0);
  },
});

/**
 * Cold start of `core ask` on the launcher, against `node -e 0`: medians of alternating runs, and their ratio.
 *
 * Target: below 3x (DESIGN §6). Printed, never asserted: a timed test on a shared machine is a coin.
 */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';

import { CORE } from '../support/core-bundle.js';
import { REPOSITORY } from '../support/repository.js';

const RUNS = 31;

const COMMANDS: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['node -e 0', ['-e', '0']],
  ['core --version', [CORE, '--version']],
  ['core ask', [CORE, 'ask', '--facts', 'examples/socrates.txt', 'Is Socrates mortal?']],
  ['core ask --json', [CORE, 'ask', '--facts', 'examples/cat.txt', 'Is the cat green?', '--json']],
  ['core entail', [CORE, 'entail', '-p', 'a -> ~b', '-p', 'a', 'b']],
];

function milliseconds(words: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: REPOSITORY, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')} failed: ${stderr}`);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const times = new Map(COMMANDS.map(([name]): [string, number[]] => [name, []]));
for (let run = 0; run < RUNS; run += 1)
  for (const [name, words] of COMMANDS) times.get(name)?.push(milliseconds(words));

const base = median(times.get('node -e 0') ?? []);
for (const [name, values] of times) {
  const middle = median(values);
  console.log(`${name.padEnd(18)} median ${middle.toFixed(1).padStart(6)} ms   ${(middle / base).toFixed(2)}x`);
}

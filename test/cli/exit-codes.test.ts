import { spawn } from 'node:child_process';
import { once } from 'node:events';

import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { CORE, core, shell } from '../support/core-bundle.js';
import { scratchFile, scratchFolder } from '../support/cli-scratch.js';

interface Row {
  readonly says: string;
  readonly words: readonly string[];
  readonly input?: string;
  readonly status: number;
  /** Must appear on standard error, or on standard output for answers. */
  readonly shows: RegExp;
}

const SOCRATES = ['ask', '--facts', 'examples/socrates.txt'] as const;
const CHECKED = core([...SOCRATES, 'Is Socrates mortal?', '--json']).stdout;

const ROWS: readonly Row[] = [
  { says: 'an answer', words: [...SOCRATES, 'Is Socrates mortal?'], status: 0, shows: /^Yes, as told/ },
  { says: "I don't know", words: [...SOCRATES, 'Is Plato mortal?'], status: 0, shows: /^I don't know/ },
  {
    says: "I don't know, strictly",
    words: [...SOCRATES, 'Is Plato mortal?', '--strict'],
    status: 7,
    shows: /^I don't/,
  },
  {
    says: 'a commitment, strictly',
    words: [...SOCRATES, 'Is Socrates a rock?', '--strict'],
    status: 0,
    shows: /^As told/,
  },
  { says: 'a refused question', words: [...SOCRATES, 'colourless green ideas'], status: 0, shows: /can't answer/ },
  { says: 'a refused question, strictly', words: [...SOCRATES, 'hello', '--strict'], status: 7, shows: /can't answer/ },
  { says: 'no command', words: [], status: 2, shows: /core help/ },
  { says: 'an unknown command', words: ['aks', 'x'], status: 2, shows: /Did you mean ask\?/ },
  { says: 'a command that is not built yet', words: ['chat'], status: 2, shows: /unknown command 'chat'/ },
  { says: 'an unknown flag', words: ['ask', '--fact', 'x', 'y'], status: 2, shows: /Did you mean --facts\?/ },
  { says: 'a missing question', words: ['ask'], status: 2, shows: /missing required argument 'question'/ },
  { says: 'standard input twice', words: ['ask', '--facts', '-', '-'], status: 2, shows: /only once/ },
  { says: 'no query', words: ['entail'], status: 2, shows: /no query/ },
  { says: 'a query and a file', words: ['entail', 'a', '--problem', 'x'], status: 2, shows: /from the file/ },
  { says: 'an unknown shell', words: ['completion', 'tcsh'], status: 2, shows: /bash, zsh, fish/ },
  {
    says: 'a facts file that is not there',
    words: ['ask', '--facts', 'nowhere.txt', 'x'],
    status: 5,
    shows: /does not exist/,
  },
  {
    says: 'a facts file that is a folder',
    words: ['ask', '--facts', 'examples', 'x'],
    status: 5,
    shows: /is a folder/,
  },
  {
    says: 'a facts file that is not UTF-8',
    words: ['ask', '--facts', scratchFile('latin1.txt', Uint8Array.of(0x42, 0xe9, 0x2e)), 'x'],
    status: 5,
    shows: /not UTF-8/,
  },
  {
    says: 'an empty facts file',
    words: ['ask', '--facts', scratchFile('empty.txt', ''), 'x'],
    status: 5,
    shows: /is empty/,
  },
  { says: 'closed standard input', words: ['ask', '--facts', '-', 'Is it?'], input: '', status: 5, shows: /is empty/ },
  {
    says: 'a facts file with an unreadable sentence',
    words: ['ask', '--facts', scratchFile('bad.txt', 'Bob is kind.\nBob is either kind or sad.\n'), 'Is Bob kind?'],
    status: 5,
    shows: /bad\.txt:2:\d+: ".*": .*\n[^]*Nothing was told/,
  },
  {
    says: 'facts on standard input',
    words: ['ask', '--facts', '-', 'Is Bob kind?'],
    input: 'Bob is kind.',
    status: 0,
    shows: /^Yes, as told: Bob is kind \(f1\)\.$/m,
  },
  {
    says: 'a question on standard input',
    words: [...SOCRATES, '-'],
    input: 'Is Socrates a man?\n',
    status: 0,
    shows: /^Yes/,
  },
  { says: 'an entailment', words: ['entail', '-p', 'a -> ~b', '-p', 'a', 'b'], status: 0, shows: /^REFUTED/ },
  { says: 'an unknown entailment, strictly', words: ['entail', 'a', '--strict'], status: 7, shows: /^UNKNOWN/ },
  { says: 'a document that holds', words: ['verify', '-'], input: CHECKED, status: 0, shows: /holds/ },
  {
    says: 'a document that does not hold',
    words: ['verify', '-'],
    input: CHECKED.replaceAll('mortal', 'immortal'),
    status: 1,
    shows: /DOES NOT HOLD/,
  },
  { says: 'a document that is not JSON', words: ['verify', '-'], input: '{', status: 5, shows: /standard input:1:/ },
  { says: 'a document of another kind', words: ['verify', '-'], input: '{"schema":"x"}', status: 1, shows: /schema/ },
  { says: 'a healthy installation', words: ['doctor'], status: 0, shows: /rejects a spoiled one/ },
  { says: 'help', words: ['help', 'ask'], status: 0, shows: /Examples:/ },
  { says: 'the version', words: ['--version'], status: 0, shows: /^\d+\.\d+\.\d+$/m },
];

cases('core exit codes', {
  ...Object.fromEntries(
    ROWS.map(({ says, words, input, status, shows }) => [
      `${says}: exit ${String(status)} [spec 03 §7.2]`,
      () => {
        const run = core(words, input === undefined ? {} : { input });
        assert.is(run.status, status, run.stderr);
        assert.match(status === 0 || run.stdout !== '' ? run.stdout : run.stderr, shows);
        assert.is(run.stdout === '', status === 2 || status === 5, 'answers on stdout, errors on stderr');
      },
    ]),
  ),
  'a reader that goes away ends the run quietly with 141': () => {
    const run = shell(`core ask --facts examples/socrates.txt "Is Socrates mortal?" | true; echo "\${PIPESTATUS[0]}"`);
    assert.match(run.stdout, /^(141|0)$/m);
    assert.is(run.stderr, '');
  },
  'a long output into head -1 is quiet': () => {
    const many = Array.from({ length: 2_000 }, () => '{"premises":["a"],"query":"a"}').join('\n');
    const file = scratchFile('many.jsonl', many);
    const run = shell(`core entail --problem ${file} --json | head -1; echo "\${PIPESTATUS[0]}"`);
    assert.is(run.stdout.trimEnd().split('\n').at(-1), '141');
    assert.is(run.stderr, '');
  },
  'an interrupted run dies of the interrupt, which a shell reports as 130': async () => {
    const child = spawn(process.execPath, [CORE, 'ask', '--facts', '-', 'Is it?'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const ended = once(child, 'exit');
    setTimeout(() => child.kill('SIGINT'), 300);
    assert.equal(await ended, [null, 'SIGINT']);
  },
  'an output that cannot take the answer is 70': () => {
    assert.is(shell('core doctor > /dev/full').status, 70);
  },
  'closed streams do not hang or crash': () => {
    assert.is(shell('core doctor <&-').status, 0);
    assert.is(shell('core doctor >&-').status, 0);
    assert.is(shell('core doctor 2>&-').status, 0);
  },
  'a folder that cannot be written to is said': () => {
    const run = core(['entail', '-p', 'a', 'a', '--export', `${scratchFile('a-file', 'x')}/inside`]);
    assert.is(run.status, 2, run.stderr);
    assert.match(run.stderr, /cannot be written/);
  },
  'an export folder is made when it is not there [anchor]': () => {
    const folder = `${scratchFolder()}/new/deep`;
    assert.is(core(['entail', '-p', 'a', 'a', '--export', folder]).status, 0);
  },
});

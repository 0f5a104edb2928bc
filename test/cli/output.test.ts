import { readFileSync, writeFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { COMMANDS } from '../../lib/cli/command-table.js';
import { cases } from '../support/cases.js';
import { scratchFile } from '../support/cli-scratch.js';
import { core } from '../support/core-bundle.js';
import { inRepository } from '../support/repository.js';

const MORTAL = ['ask', '--facts', 'examples/socrates.txt', 'Is Socrates mortal?'] as const;

/** The keys of a JSON object in the order they are written. */
function keysOf(line: string): readonly string[] {
  const value: unknown = JSON.parse(line);
  assert.ok(typeof value === 'object' && value !== null);
  return Object.keys(value);
}

const REPLY_KEYS = [
  'schema',
  'kind',
  'text',
  'question',
  'literal',
  'basis',
  'proof',
  'missing',
  'suggestions',
  'refusal',
  'sha256',
];

cases('core output', {
  "the issue's first example, to the letter [issue 2, acceptance 1]": () => {
    assert.is(core(MORTAL).stdout, 'Yes, as told: Socrates is a man (f1) and every man is mortal (r1).\n');
  },
  "the issue's example of not knowing": () => {
    const { stdout } = core(['ask', '--facts', 'examples/socrates.txt', 'Is Plato mortal?']);
    assert.is(stdout, "I don't know. It would follow from r1 if you tell me that Plato is a man.\n");
  },
  'every reply has the same keys in the same order': () => {
    const questions = ['Is Socrates mortal?', 'Is Socrates a rock?', 'Is Plato mortal?', 'Is it?'];
    for (const question of questions)
      assert.equal(
        keysOf(core(['ask', '-f', 'examples/socrates.txt', question, '--json']).stdout),
        REPLY_KEYS,
        question,
      );
  },
  'the same question gives the same bytes': () => {
    assert.is(core([...MORTAL, '--json']).stdout, core([...MORTAL, '--json']).stdout);
  },
  'entailment, verification, evaluation and doctor carry their schema first': () => {
    const rows = [
      { words: ['entail', 'a', '--json'], schema: 'entailment/1' },
      { words: ['verify', scratchFile('x.json', '{}'), '--json'], schema: 'verification/1' },
      { words: ['doctor', '--json'], schema: 'doctor/1' },
      {
        words: [
          'eval',
          'entailment',
          '--json',
          '--data',
          scratchFile('data.jsonl', '{"id":"1","premises":["a"],"query":"a","expected":"entailed_true"}\n'),
        ],
        schema: 'eval/1',
      },
    ];
    for (const { words, schema } of rows) assert.match(core(words).stdout, `{"schema":"${schema}"`);
  },
  'a lane whose gate fails exits 1 and says why [issue 2, item 7]': () => {
    const data = scratchFile('wrong.jsonl', '{"id":"1","premises":["a"],"query":"a","expected":"entailed_false"}\n');
    const run = core(['eval', 'entailment', '--data', data]);
    assert.is(run.status, 1);
    assert.match(run.stdout, /gate FAILED: 1 row answered wrongly/);
  },
  'errors under --json are one object on standard output': () => {
    const rows = [
      ['ask', '--json'],
      ['ask', '--jsn', '--json', 'x'],
      ['ask', '--json', '-f', 'nowhere', 'x'],
      ['verify', '--json', '-'],
    ];
    for (const words of rows) {
      const run = core(words);
      assert.is(run.stderr, '');
      const value: unknown = JSON.parse(run.stdout);
      assert.ok(typeof value === 'object' && value !== null && 'error' in value);
      assert.equal(Object.keys(value.error ?? {}), ['code', 'reason', 'message', 'hint']);
    }
  },
  'no escape byte reaches a pipe, nor a terminal that asked for none': () => {
    assert.not.match(core(MORTAL).stdout, '\u001b');
    assert.not.match(core(MORTAL, { environment: { FORCE_COLOR: '0' } }).stdout, '\u001b');
    assert.not.match(core([...MORTAL, '--color', 'never'], { environment: { FORCE_COLOR: '1' } }).stdout, '\u001b');
    assert.not.match(core(MORTAL, { environment: { NO_COLOR: '1', TERM: 'xterm' } }).stdout, '\u001b');
  },
  'colour can be forced, and paints the verdict only [anchor]': () => {
    assert.match(core([...MORTAL, '--color', 'always']).stdout, /^\u001b\[32mYes\u001b\[39m, as told/);
    assert.match(core(MORTAL, { environment: { FORCE_COLOR: '1' } }).stdout, '\u001b');
  },
  'told control characters are shown escaped [spec 03 §7.3]': () => {
    const run = core(['ask', '--color', 'always', '-f', '-', 'Is Bob kind\u001b[31m?'], { input: 'Bob is kind.' });
    assert.not.match(run.stdout, '\u001b[31m');
  },
  'quiet prints the answer and no note': () => {
    const words = ['entail', 'a', '--export', '/nonexistent-is-not-touched', '--quiet'];
    assert.is(core(words).stderr, '');
    assert.match(core(words.slice(0, -1)).stderr, 'nothing to export');
  },
  'several facts files are one knowledge': () => {
    const rules = scratchFile('rules.txt', 'Kind people are nice.');
    const facts = scratchFile('facts.txt', 'Bob is kind.');
    assert.match(core(['ask', '-f', rules, '-f', facts, 'Is Bob nice?']).stdout, /^Yes, as told: Bob is kind \(f1\)/);
  },
  'help reads as the golden text says [spec 03 §7.3]': () => {
    const help = [[], ...COMMANDS.map(({ name }) => [name])]
      .map((words) => core([...words, '--help']).stdout)
      .join('\n');
    const path = inRepository('test/cli/golden/help.txt');
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(path, help);
    else assert.fixture(help, readFileSync(path, 'utf8'), 'run the tests with UPDATE_DOCS=1 and read what changes');
  },
  'help is the same by word, by flag and by letter': () => {
    for (const { name } of COMMANDS) {
      assert.is(core([name, '--help']).stdout, core(['help', name]).stdout);
      assert.is(core([name, '--help']).stdout, core([name, '-h']).stdout);
    }
  },
});

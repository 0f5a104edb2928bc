import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { UsageRefusal } from '../../../lib/cli/cli-refusal.js';
import { COMMANDS, LANES } from '../../../lib/cli/command-table.js';
import { parseCommandLine } from '../../../lib/cli/program.js';
import { LANES as EXISTING_LANES } from '../../../lib/evals/lanes.js';
import { VERSION } from '../../../lib/cli/version.js';
import { cases } from '../../support/cases.js';
import { inRepository } from '../../support/repository.js';

function refusalOf(...words: readonly string[]): UsageRefusal {
  try {
    parseCommandLine(words, VERSION);
  } catch (error) {
    if (error instanceof UsageRefusal) return error;
    throw error;
  }
  throw new Error(`accepted: ${words.join(' ')}`);
}

cases('program', {
  'options are filed under the names of the table, repeated ones as lists': () => {
    const request = parseCommandLine(['ask', '--facts', 'a', '-f', 'b', '--why-not', 'Is it?'], VERSION);
    assert.is(request.kind, 'run');
    if (request.kind !== 'run') return;
    assert.equal(request.options['facts'], ['a', 'b']);
    assert.is(request.options['why-not'], true);
    assert.equal(request.arguments, ['Is it?']);
  },
  'after -- a word that looks like an option is an argument': () => {
    const request = parseCommandLine(['entail', '--', '-p'], VERSION);
    assert.equal(request.kind === 'run' ? request.arguments : [], ['-p']);
  },
  'an unknown option and an unknown command suggest the nearest': () => {
    assert.is(refusalOf('ask', '--jsn', 'x').evidence.hint, 'Did you mean --json?');
    assert.is(refusalOf('vrify', 'x').evidence.hint, 'Did you mean verify?');
    assert.is(refusalOf('help', 'entale').evidence.hint, 'Did you mean entail?');
  },
  'a missing argument, a missing value, a wrong choice and an extra argument are refused by name': () => {
    assert.is(refusalOf('ask').evidence.reason, 'missing_argument');
    assert.is(refusalOf('ask', 'x', '--facts').evidence.reason, 'option_missing_argument');
    assert.is(refusalOf('completion', 'tcsh').evidence.reason, 'invalid_argument');
    assert.is(refusalOf('doctor', 'now').evidence.reason, 'excess_arguments');
    assert.is(refusalOf().evidence.reason, 'no_command');
  },
  'help of every command ends in its examples': () => {
    for (const { name, examples } of COMMANDS) {
      const request = parseCommandLine([name, '--help'], VERSION);
      assert.is(request.kind, 'print');
      if (request.kind === 'print') for (const { line } of examples) assert.ok(request.text.includes(line), line);
    }
  },
  'the lanes offered are the lanes there are': () => {
    assert.equal([...LANES], Object.keys(EXISTING_LANES));
  },
  'the version is the version of the package': () => {
    const manifest: unknown = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
    assert.ok(typeof manifest === 'object' && manifest !== null && 'version' in manifest);
    assert.is(VERSION, manifest.version);
  },
});

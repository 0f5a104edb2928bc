import { spawnSync } from 'node:child_process';

import * as assert from 'uvu/assert';

import { COMMANDS, COMMON_OPTIONS, SHELLS } from '../../../lib/cli/command-table.js';
import { COMMAND_LOADERS } from '../../../lib/cli/command-loaders.js';
import { bashCompletion } from '../../../lib/cli/completion/bash.js';
import { fishCompletion } from '../../../lib/cli/completion/fish.js';
import { zshCompletion } from '../../../lib/cli/completion/zsh.js';
import { cases } from '../../support/cases.js';

const SCRIPTS = { bash: bashCompletion(), zsh: zshCompletion(), fish: fishCompletion() };

/** What bash offers for a command line whose last word is being typed. */
function offered(...words: readonly string[]): readonly string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `${SCRIPTS.bash}\nCOMP_WORDS=(core ${line}); COMP_CWORD=${String(words.length)}; _core; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, status } = spawnSync('bash', ['--norc', '--noprofile', '-c', script], { encoding: 'utf8' });
  assert.is(status, 0);
  return stdout.split('\n').filter((word) => word !== '');
}

cases('completion', {
  'every shell of the table has a script that names every command and option [spec 03 §7.3]': () => {
    for (const shell of SHELLS)
      for (const { name, options } of COMMANDS) {
        assert.ok(SCRIPTS[shell].includes(name), `${shell}: ${name}`);
        for (const option of [...options, ...COMMON_OPTIONS])
          assert.ok(SCRIPTS[shell].includes(shell === 'fish' ? `-l ${option.name}` : `--${option.name}`), option.name);
      }
  },
  'bash offers commands first': () => {
    assert.equal(offered('en'), ['entail']);
  },
  'bash offers the options of the command typed': () => {
    assert.equal(offered('ask', '--why'), ['--why', '--why-not']);
  },
  'bash offers fixed values': () => {
    assert.equal(offered('ask', '--color', 'n'), ['never']);
    assert.equal(offered('completion', 'f'), ['fish']);
  },
  'every command of the table has code to run': () => {
    assert.equal(Object.keys(COMMAND_LOADERS).sort(), COMMANDS.map(({ name }) => name).sort());
  },
});

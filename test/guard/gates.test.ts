import { pathToFileURL } from 'node:url';

import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { inRepository } from '../support/repository.js';
import { runNode, type NodeRun } from '../support/run-node.js';

interface PlantedGate {
  readonly name: string;
  readonly command: readonly string[];
  readonly counts?: boolean;
}

/** A gate that runs one line of JavaScript. */
function gate(name: string, script: string, counts = false): PlantedGate {
  return { name, command: [process.execPath, '-e', script], counts };
}

function runGates(...gates: readonly PlantedGate[]): NodeRun {
  const script = `import { runGates } from '${pathToFileURL(inRepository('scripts/gates.mjs')).href}';
    process.exitCode = await runGates(${JSON.stringify(gates)}, process.cwd());`;
  return runNode('--input-type=module', '-e', script);
}

const GREEN = gate('green', 'console.log("fine")');

cases('gates', {
  'all green leaves with 0, and stdout is the closing line alone [anchor]': () => {
    const { exitCode, stdout, stderr } = runGates(GREEN, gate('tests', 'console.log("3 passed, 0 failed")', true));
    assert.is(stdout, '5 passed, 0 failed\n');
    assert.is(exitCode, 0);
    assert.match(stderr, /\[1\/2\] green[^]*fine[^]*passed: green/);
  },
  'one red gate turns the run red and the next one still runs [issue 2]': () => {
    const { exitCode, stdout, stderr } = runGates(gate('red', 'process.exit(3)'), GREEN, gate('also', 'throw 1'));
    assert.is(stdout, '1 passed, 2 failed\n');
    assert.is(exitCode, 1);
    assert.match(stderr, /passed: green[^]*FAILED red: exit code 3\nFAILED also: exit code 1\n/);
  },
  'failing sentences count one by one, and the gate as well [issue 2]': () => {
    const tests = gate('tests', 'console.log("7 passed, 2 failed"); process.exitCode = 1', true);
    assert.is(runGates(GREEN, tests).stdout, '8 passed, 3 failed\n');
  },
  'tests that leave with 0 although some failed are red [STYLE §5 pair 15]': () => {
    const { exitCode, stdout } = runGates(gate('tests', 'console.log("7 passed, 2 failed")', true));
    assert.is(stdout, '7 passed, 3 failed\n');
    assert.is(exitCode, 1);
  },
  'tests without a closing line at the very end are red [STYLE §5 pair 15]': () => {
    for (const said of ['', '3 passed, 0 failed\\nand more', '3 passed', 'x 3 passed, 0 failed'])
      assert.is(runGates(gate('tests', `console.log("${said}")`, true)).stdout, '0 passed, 1 failed\n', said);
  },
  'a command that does not exist, and one that is killed, are red [STYLE §5 pair 15]': () => {
    assert.is(runGates({ name: 'absent', command: ['./no-such-command'] }).exitCode, 1);
    const killed = runGates(gate('killed', 'process.kill(process.pid, "SIGKILL")'));
    assert.match(killed.stderr, /FAILED killed: stopped by a signal/);
    assert.is(killed.exitCode, 1);
  },
  'no gate at all is red [STYLE §5 pair 15]': () => {
    const { exitCode, stdout } = runGates();
    assert.is(stdout, '0 passed, 1 failed\n');
    assert.is(exitCode, 1);
  },
  'asking for a gate that does not exist is red, asking for one runs it alone [issue 2]': () => {
    const ask = (name: string): NodeRun => runNode(inRepository('scripts/ci.mjs'), name);
    const absent = ask('lnit');
    assert.match(absent.stderr, /no such gate: lnit/);
    assert.is(absent.exitCode, 1);
    assert.is(ask('doctor').stdout, '1 passed, 0 failed\n');
  },
});

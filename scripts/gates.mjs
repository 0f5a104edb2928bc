/**
 * Runs gates one after the other, lets each speak for itself, and counts. A gate is a command; it passes when it leaves
 * with 0. A failing gate does not stop the next one. A gate that `counts` ends its output with `N passed, N failed`, which
 * is added to the count; without that line it fails.
 *
 * The last line on stdout is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';

/** @typedef {{ name: string, command: readonly string[], counts?: boolean, env?: Record<string, string> }} Gate */
/** @typedef {{ passed: number, failed: number, complaint: string | undefined }} Outcome */

const CLOSING_LINE = /^(\d+) passed, (\d+) failed$/;
/** No gate needs this long; one that hangs must not hang the run. */
const TIME_LIMIT_MS = 600_000;

/**
 * @param {readonly Gate[]} gates
 * @param {string} folder where the commands run
 * @returns {Promise<number>} the exit code: 0 when everything passed
 */
export async function runGates(gates, folder) {
  let passed = 0;
  const complaints = [];
  let failed = 0;
  for (const [index, gate] of gates.entries()) {
    console.error(`\n[${String(index + 1)}/${String(gates.length)}] ${gate.name}: ${gate.command.join(' ')}`);
    const started = performance.now();
    const outcome = await runGate(gate, folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.error(`${outcome.complaint === undefined ? 'passed' : 'FAILED'}: ${gate.name} (${seconds} s)`);
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.complaint !== undefined) complaints.push(`${gate.name}: ${outcome.complaint}`);
  }
  if (gates.length === 0) complaints.push('there is no gate');
  for (const complaint of complaints) console.error(`FAILED ${complaint}`);
  if (passed + failed === 0) failed = 1;
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * @param {Gate} gate
 * @param {string} folder
 * @returns {Promise<Outcome>}
 */
async function runGate(gate, folder) {
  const { exitCode, output } = await execute(gate, folder);
  const counted = gate.counts === true ? closingCount(output) : { passed: 0, failed: 0 };
  const complaint = complaintAbout(exitCode, counted);
  const { passed, failed } = counted ?? { passed: 0, failed: 0 };
  if (complaint === undefined) return { passed: passed + 1, failed, complaint };
  return { passed, failed: failed + 1, complaint };
}

function complaintAbout(exitCode, counted) {
  if (exitCode === null) return 'stopped by a signal or by the time limit';
  if (exitCode !== 0) return `exit code ${String(exitCode)}`;
  if (counted === undefined) return 'no closing line "N passed, N failed"';
  if (counted.failed > 0) return `left with 0 although ${String(counted.failed)} failed`;
  return undefined;
}

/** The counts of the last line, or undefined when it is not a closing line. */
function closingCount(output) {
  const counts = CLOSING_LINE.exec(output.trimEnd().split('\n').at(-1) ?? '');
  return counts === null ? undefined : { passed: Number(counts[1]), failed: Number(counts[2]) };
}

/** Streams what the command says to stderr, so that stdout holds nothing but the closing line. */
function execute({ command: [program, ...argv], env = {} }, folder) {
  return new Promise((resolve) => {
    const child = spawn(program, argv, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const limit = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
    const end = (exitCode) => {
      clearTimeout(limit);
      resolve({ exitCode, output });
    };
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      process.stderr.write(text);
    });
    child.on('error', (error) => {
      console.error(error.message);
      end(127);
    });
    child.on('close', end);
  });
}

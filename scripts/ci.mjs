/**
 * Every gate of the repository, in the order in which they find things soonest. `.ci/run` installs first and then comes
 * here; on an installed checkout `node scripts/ci.mjs` alone does the same. `node scripts/ci.mjs lint knip` runs some.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runGates } from './gates.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Without `--no-install`, npx would ask a registry for a command that is not installed. */
const npx = (...argv) => ['npx', '--no-install', ...argv];

const GATES = [
  { name: 'doctor', command: ['node', 'scripts/doctor.mjs'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'format', command: npx('prettier', '--check', '.') },
  { name: 'lint', command: npx('eslint', '.', '--max-warnings', '0') },
  { name: 'dependencies', command: npx('invariants', 'check') },
  { name: 'tests', command: npx('c8', '--reporter=none', 'npm', '--silent', 'test'), counts: true },
  { name: 'coverage', command: npx('c8', 'report', '--check-coverage') },
  { name: 'unused', command: npx('knip') },
  { name: 'package versor-core', command: npx('publint', '--strict', '.') },
  { name: 'package eslint-plugin-invariants', command: npx('publint', '--strict', 'rules') },
  { name: 'package non-vacuous', command: npx('publint', '--strict', 'invariants') },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !GATES.some((gate) => gate.name === name));
if (unknown.length > 0) console.error(`no such gate: ${unknown.join(', ')}`);
const chosen = GATES.filter(({ name }) => asked.length === 0 || asked.includes(name));
process.exitCode = await runGates(unknown.length > 0 ? [] : chosen, root);

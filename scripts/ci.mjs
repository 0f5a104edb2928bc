/**
 * Every gate of the repository, in the order in which they find things soonest. `.ci/run` installs first and then comes
 * here; on an installed checkout `node scripts/ci.mjs` alone does the same. `node scripts/ci.mjs lint unused` runs some.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runGates } from './gates.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Each gate is a script of package.json, so that a person can run it alone. */
const gate = (script) => ({ name: script, command: ['npm', 'run', '--silent', script] });

const GATES = [
  gate('doctor'),
  gate('build'),
  gate('typecheck'),
  gate('format'),
  gate('lint'),
  gate('deps'),
  { ...gate('test:covered'), counts: true },
  gate('coverage'),
  gate('unused'),
  gate('packages'),
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !GATES.some((gate) => gate.name === name));
if (unknown.length > 0) console.error(`no such gate: ${unknown.join(', ')}`);
const chosen = GATES.filter(({ name }) => asked.length === 0 || asked.includes(name));
process.exitCode = await runGates(unknown.length > 0 ? [] : chosen, root);

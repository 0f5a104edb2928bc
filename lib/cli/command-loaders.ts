/**
 * The code behind each row of the command table, loaded when the command runs: `core ask` never pays for `core eval`.
 */
import type { CommandName } from './command-table.js';
import type { Run } from './invocation.js';

export const COMMAND_LOADERS: Readonly<Record<CommandName, () => Promise<{ readonly run: Run }>>> = {
  ask: () => import('./commands/ask.js'),
  entail: () => import('./commands/entail.js'),
  verify: () => import('./commands/verify.js'),
  eval: () => import('./commands/eval.js'),
  doctor: () => import('./commands/doctor.js'),
  completion: () => import('./commands/completion.js'),
};

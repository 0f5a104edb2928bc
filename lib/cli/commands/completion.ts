/**
 * `core completion SHELL`: a completion script made from the command table.
 */
import { bashCompletion } from '../completion/bash.js';
import { fishCompletion } from '../completion/fish.js';
import { zshCompletion } from '../completion/zsh.js';
import { EXIT_OK } from '../exit-code.js';
import type { Run } from '../invocation.js';

const SCRIPTS: ReadonlyMap<string, () => string> = new Map([
  ['bash', bashCompletion],
  ['zsh', zshCompletion],
  ['fish', fishCompletion],
]);

export const run: Run = ({ arguments: [shell = ''], io }) => {
  // The argument parser admits only the shells of the table, and a test pins that each has a script.
  io.answer(SCRIPTS.get(shell)?.() ?? '');
  return Promise.resolve(EXIT_OK);
};

/** Lints one file of rules/fixtures with one law switched on, and nothing else. */
import * as parser from '@typescript-eslint/parser';
import { ESLint, type Linter } from 'eslint';

import plugin from '../../rules/src/index.js';
import type { Law } from '../../rules/src/rules/determined-answer-true.js';
import { FIXTURES } from '../support/rule-cases.js';

const RULE = 'determined-answer-true';
const SHARED_CLASS = `${RULE}/protected/determined.ts`;

/** The law over a fixture's class: the shared one, or the one the file declares itself. */
export function lawOver(file = SHARED_CLASS, sites: readonly string[] = [file]): Law {
  return { invariant: 'INV-30', type: { file, name: 'Determined' }, member: 'answer', literal: true, sites };
}

/** An ESLint that knows only this law. */
export function eslintFor(options: readonly unknown[], languageOptions: object = { projectService: true }): ESLint {
  return new ESLint({
    cwd: FIXTURES,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: { parser, parserOptions: { ...languageOptions, tsconfigRootDir: FIXTURES } },
      linterOptions: { noInlineConfig: true },
      // The plugin is typed by @typescript-eslint, whose rule type ESLint's own does not know.
      plugins: { invariants: plugin as unknown as ESLint.Plugin },
      rules: { [`invariants/${RULE}`]: ['error', ...options] },
    },
  });
}

/** The reports on a file, given as text or read from disk. A file that is not linted at all is an error. */
export async function reportsOn(eslint: ESLint, file: string, text?: string): Promise<readonly Linter.LintMessage[]> {
  const results = text === undefined ? await eslint.lintFiles([file]) : await eslint.lintText(text, { filePath: file });
  const [result] = results;
  if (result === undefined || results.length !== 1) throw new RangeError(`${file} was not linted`);
  const fatal = result.messages.find((message) => message.ruleId === null);
  if (fatal !== undefined) throw new RangeError(`${file} was not checked: ${fatal.message}`);
  return result.messages;
}

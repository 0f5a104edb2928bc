/** Lints one file of rules/fixtures with one rule switched on, and nothing else. */
import * as parser from '@typescript-eslint/parser';
import { ESLint, type Linter } from 'eslint';

import plugin from '../../rules/src/index.js';
import { FIXTURES } from '../support/rule-cases.js';
import type { RuleName } from './rule-setups.js';

/** An ESLint that knows only this rule. */
export function eslintFor(
  rule: RuleName,
  options: readonly unknown[],
  languageOptions: object = { projectService: true },
): ESLint {
  return new ESLint({
    cwd: FIXTURES,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.{ts,mts,cts,js,mjs,cjs}'],
      languageOptions: { parser, parserOptions: { ...languageOptions, tsconfigRootDir: FIXTURES } },
      linterOptions: { noInlineConfig: true },
      // The plugin is typed by @typescript-eslint, whose rule type ESLint's own does not know.
      plugins: { invariants: plugin as unknown as ESLint.Plugin },
      rules: { [`invariants/${rule}`]: ['error', ...options] },
    },
  });
}

/** The reports on a file, given as text or read from disk. A file that is not linted at all is an error. */
export async function reportsOn(eslint: ESLint, file: string, text?: string): Promise<readonly Linter.LintMessage[]> {
  const results = text === undefined ? await eslint.lintFiles([file]) : await eslint.lintText(text, { filePath: file });
  const [result] = results;
  if (result === undefined || results.length !== 1) throw new RangeError(`${file} was not linted`);
  const fatal = result.messages.find(({ ruleId, severity }) => ruleId === null && severity === 2);
  if (fatal !== undefined) throw new RangeError(`${file} was not checked: ${fatal.message}`);
  // Without a rule are only the remarks that a directive has no effect.
  return result.messages.filter(({ ruleId }) => ruleId !== null);
}

/** Lints a text with options under which the rule must stop the run, and returns what it said. */
export async function stoppedBy(
  rule: RuleName,
  options: readonly unknown[],
  text: string,
  languageOptions?: object,
): Promise<string> {
  const error: unknown = await reportsOn(eslintFor(rule, options, languageOptions), 'file.ts', text).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new RangeError('linting went on without the law');
  return error.message;
}

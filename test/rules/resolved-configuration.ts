/** What a lint configuration says about one file, in one shape for both of ESLint's readings. */
import { ESLint, type Linter, type Rule } from 'eslint';
import { builtinRules, LegacyESLint } from 'eslint/use-at-your-own-risk';
import typescriptPlugin from '@typescript-eslint/eslint-plugin';

import plugin from '../../rules/src/index.js';

export type Severity = 0 | 1 | 2;

export interface ResolvedRule {
  readonly severity: Severity;
  readonly options: readonly unknown[];
}

export interface ResolvedConfiguration {
  readonly rules: Readonly<Record<string, ResolvedRule>>;
  readonly noInlineConfig: boolean;
  readonly reportUnusedDirectives: boolean;
  readonly projectService: unknown;
  readonly tsconfigRootDir: unknown;
}

interface LegacyConfiguration {
  readonly rules: Readonly<Record<string, Linter.RuleEntry>>;
  readonly noInlineConfig?: boolean;
  readonly reportUnusedDisableDirectives?: boolean;
  readonly parserOptions: { readonly projectService?: unknown; readonly tsconfigRootDir?: unknown };
}

interface FlatConfiguration {
  readonly rules: Readonly<Record<string, Linter.RuleEntry>>;
  readonly linterOptions: { readonly noInlineConfig?: boolean; readonly reportUnusedDisableDirectives?: Severity };
  readonly languageOptions: {
    readonly parserOptions: { readonly projectService?: unknown; readonly tsconfigRootDir?: unknown };
  };
}

/** As `.eslintrc.cjs` is read by the engine it was written for. */
export async function legacyConfiguration(root: string, file: string): Promise<ResolvedConfiguration> {
  const read = (await new LegacyESLint({ cwd: root }).calculateConfigForFile(file)) as LegacyConfiguration;
  return {
    rules: resolvedRules(read.rules),
    noInlineConfig: read.noInlineConfig === true,
    reportUnusedDirectives: read.reportUnusedDisableDirectives === true,
    projectService: read.parserOptions.projectService,
    tsconfigRootDir: read.parserOptions.tsconfigRootDir,
  };
}

/** As plain `npx eslint .` and editors read it, through `eslint.config.mjs`. */
export async function flatConfiguration(root: string, file: string): Promise<ResolvedConfiguration> {
  const read = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as FlatConfiguration;
  return {
    rules: resolvedRules(read.rules),
    noInlineConfig: read.linterOptions.noInlineConfig === true,
    reportUnusedDirectives: (read.linterOptions.reportUnusedDisableDirectives ?? 0) > 0,
    projectService: read.languageOptions.parserOptions.projectService,
    tsconfigRootDir: read.languageOptions.parserOptions.tsconfigRootDir,
  };
}

/** What the engine of the authored format reports on a text that stands for a file. */
export async function legacyReports(root: string, file: string, text: string): Promise<readonly Linter.LintMessage[]> {
  const results = await new LegacyESLint({ cwd: root }).lintText(text, { filePath: file });
  if (results.length !== 1) throw new RangeError(`${file} was not linted`);
  return results.flatMap(({ messages }) => messages);
}

const SEVERITIES: Readonly<Record<string, Severity>> = { 0: 0, off: 0, 1: 1, warn: 1, 2: 2, error: 2 };

function resolvedRules(rules: Readonly<Record<string, Linter.RuleEntry>>): Readonly<Record<string, ResolvedRule>> {
  const entries = Object.entries(rules).map(([name, entry]): [string, ResolvedRule] => {
    const [severity, ...options] = Array.isArray(entry) ? entry : [entry];
    const known = SEVERITIES[String(severity)];
    if (known === undefined) throw new RangeError(`${name} has the severity ${String(severity)}`);
    return [name, { severity: known, options: withDefaults(defaultOptions(name), options) }];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

type RuleTable = Readonly<
  Record<string, { readonly meta?: { readonly defaultOptions?: readonly unknown[] | undefined } }>
>;

const plugins: Readonly<Record<string, RuleTable>> = {
  '@typescript-eslint': typescriptPlugin.rules,
  invariants: plugin.rules,
};

/** The flat reading completes options with the rule's own defaults; the other one leaves that to the rule. */
function defaultOptions(name: string): readonly unknown[] {
  const slash = name.lastIndexOf('/');
  const rule: Pick<Rule.RuleModule, 'meta'> | RuleTable[string] | undefined =
    slash < 0 ? builtinRules.get(name) : plugins[name.slice(0, slash)]?.[name.slice(slash + 1)];
  if (rule === undefined) throw new RangeError(`no plugin has the rule ${name}`);
  return rule.meta?.defaultOptions ?? [];
}

function withDefaults(defaults: readonly unknown[], options: readonly unknown[]): readonly unknown[] {
  return Array.from({ length: Math.max(defaults.length, options.length) }, (_, index) =>
    index < options.length ? completed(defaults[index], options[index]) : defaults[index],
  );
}

function completed(standard: unknown, given: unknown): unknown {
  if (!isRecord(standard) || !isRecord(given)) return given;
  const own = Object.entries(given).map(([key, value]) => [key, completed(standard[key], value)]);
  return { ...standard, ...Object.fromEntries(own) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

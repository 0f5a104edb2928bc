/**
 * Holds the dependency rules over the whole universe and says what was seen while doing so.
 *
 * dependency-cruiser passes on zero modules, exits with a count modulo 256 and never mentions a rule that matches
 * nothing. So the verdict comes from its findings, and only after the census: every file of the universe was seen, and
 * every rule examined at least one source file and knows its target.
 *
 * Source: DESIGN §2 (traps), §3; spec 05 §2.4, L2, L19, L20; cases L1, L15.
 */
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
  cruise,
  type ICruiseOptions,
  type IConfiguration,
  type ICruiseResult,
  type IModule,
  type IViolation,
} from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

import { Misconfigured, type InvariantsConfig } from './config.js';
import type { Census, Finding, Report, Vacuity } from './report.js';
import type { Universe } from './universe.js';

/** @throws Misconfigured when the rules cannot be loaded or the graph cannot be built. */
export async function checkDependencies(root: string, config: InvariantsConfig, universe: Universe): Promise<Report> {
  const rules = loadRules(root, config.dependencyRules);
  const result = await buildGraph(root, rules, universe);
  const seen = new Set(result.modules.map(({ source }) => source));
  const census = censusOf(rules, result.modules);
  const vacuities = [
    ...unseenFiles(universe, seen),
    ...census.flatMap((rule) => vacuityOf(rule, config, root)),
    ...unknownRules(config, census),
  ];
  return {
    filesSeen: universe.files.filter((file) => seen.has(file)).length,
    filesInUniverse: universe.files.length,
    edges: result.summary.totalDependenciesCruised ?? 0,
    census,
    findings: result.summary.violations.map(findingOf),
    vacuities,
  };
}

function loadRules(root: string, path: string): IConfiguration {
  const file = join(root, path);
  if (!existsSync(file))
    throw new Misconfigured('rules_missing', `${path} does not exist; "dependencyRules" must name it`);
  const loaded: unknown = createRequire(join(root, 'package.json'))(file);
  if (!isConfiguration(loaded)) throw new Misconfigured('rules_shape', `${path} exports no rules`);
  if ((loaded.forbidden ?? []).length + (loaded.allowed ?? []).length === 0)
    throw new Misconfigured('rules_empty', `${path} holds neither "forbidden" nor "allowed" rules`);
  return loaded;
}

function isConfiguration(value: unknown): value is IConfiguration {
  return typeof value === 'object' && value !== null && ('forbidden' in value || 'allowed' in value);
}

async function buildGraph(root: string, rules: IConfiguration, universe: Universe): Promise<ICruiseResult> {
  const { tsConfig, ...options } = rules.options ?? {};
  const ruleSet = {
    forbidden: rules.forbidden ?? [],
    allowed: rules.allowed ?? [],
    allowedSeverity: rules.allowedSeverity ?? ('error' as const),
  };
  const cruiseOptions: ICruiseOptions = { ...options, baseDir: root, ruleSet, validate: true };
  const transpile =
    tsConfig?.fileName === undefined ? {} : { tsConfig: extractTsConfig(join(root, tsConfig.fileName)) };
  const { output } = await cruise([...universe.files], cruiseOptions, undefined, transpile);
  if (typeof output === 'string')
    throw new Misconfigured('graph_shape', 'dependency-cruiser gave text instead of a graph');
  if (output.modules.length === 0)
    throw new Misconfigured(
      'nothing_seen',
      'dependency-cruiser saw 0 modules; is a TypeScript version it supports installed?',
    );
  return output;
}

function unseenFiles(universe: Universe, seen: ReadonlySet<string>): readonly Vacuity[] {
  return universe.files
    .filter((file) => !seen.has(file))
    .map((file) => ({
      code: 'file_unseen' as const,
      rule: null,
      detail: `${file} is in the repository but not in the graph`,
    }));
}

/** What one rule looked at: source files its `from` selects, and modules its `to` can reach. */
function censusOf(rules: IConfiguration, modules: readonly IModule[]): readonly Census[] {
  const sources = modules.map(({ source }) => source);
  const named = (rules.forbidden ?? []).map((rule) => ({
    rule: rule.name ?? 'unnamed',
    sources: sources.filter((source) => selects(rule.from, source)).length,
    targets: targetsOf('to' in rule ? rule.to : {}, sources),
  }));
  if ((rules.allowed ?? []).length === 0) return named;
  return [...named, { rule: 'not-in-allowed', sources: sources.length, targets: null }];
}

function targetsOf(to: object, sources: readonly string[]): number | null {
  const selector: Selector = to;
  return selector.path === undefined ? null : sources.filter((source) => selects(selector, source)).length;
}

interface Selector {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}

function selects(selector: Selector, source: string): boolean {
  const matches = (pattern: string | readonly string[]): boolean =>
    [pattern].flat().some((expression) => new RegExp(expression, 'u').test(source));
  return (
    (selector.path === undefined || matches(selector.path)) &&
    !(selector.pathNot !== undefined && matches(selector.pathNot))
  );
}

function vacuityOf(census: Census, config: InvariantsConfig, root: string): readonly Vacuity[] {
  const { rule } = census;
  const pending = config.pending.find((entry) => entry.rule === rule);
  if (pending !== undefined && existsSync(join(root, pending.until)))
    return [
      { code: 'pending_is_over', rule, detail: `${pending.until} exists now: remove the "pending" entry of ${rule}` },
    ];
  if (census.sources === 0 && pending === undefined)
    return [{ code: 'rule_without_source', rule, detail: `rule ${rule} examined 0 source files` }];
  if (census.targets !== 0 || pending !== undefined) return [];
  if (config.expectEmpty.some((entry) => entry.rule === rule)) return [];
  return [
    {
      code: 'rule_without_target',
      rule,
      detail: `the target of rule ${rule} matches no module; fix it, or list it under "expectEmpty" or "pending" with a reason`,
    },
  ];
}

function unknownRules(config: InvariantsConfig, census: readonly Census[]): readonly Vacuity[] {
  const known = new Set(census.map(({ rule }) => rule));
  return [...config.pending, ...config.expectEmpty]
    .filter(({ rule }) => !known.has(rule))
    .map(({ rule }) => ({
      code: 'unknown_rule' as const,
      rule,
      detail: `the configuration names rule ${rule}, which does not exist`,
    }));
}

function findingOf(violation: IViolation): Finding {
  const chain = (violation.via ?? violation.cycle ?? []).map(({ name }) => name);
  return {
    rule: violation.rule.name,
    from: violation.from,
    to: violation.to,
    chain: chain.length === 0 ? [violation.from, violation.to] : [violation.from, ...chain],
  };
}

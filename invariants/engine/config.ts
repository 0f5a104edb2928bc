/**
 * `invariants.config.json`: which dependency rules to hold, which files are left out, and which rules may be idle.
 * The schema is closed: an unknown key is an error, because a misspelt key is a rule that silently stopped firing.
 *
 * Source: spec 05 §4.2; spec 06 F2, F9; cases L1, L7, L23.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file prefix that is not part of the universe, and the reason. */
export interface Exclusion {
  readonly path: string;
  readonly why: string;
}

/** A rule whose target does not exist yet. It must be removed the moment the path appears. */
export interface Pending {
  readonly rule: string;
  /** Repository path whose appearance ends the grace. */
  readonly until: string;
  readonly why: string;
}

/** A rule whose target is meant never to be in the graph, such as a banned builtin. */
export interface ExpectEmpty {
  readonly rule: string;
  readonly why: string;
}

export interface InvariantsConfig {
  /** Path of the dependency-cruiser configuration, relative to the repository root. */
  readonly dependencyRules: string;
  readonly exclude: readonly Exclusion[];
  readonly pending: readonly Pending[];
  readonly expectEmpty: readonly ExpectEmpty[];
}

/** The configuration, or the tree it speaks of, cannot be used. Always exit code 2, never "clean". */
export class Misconfigured extends Error {
  override readonly name = 'Misconfigured';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const CONFIG_FILE = 'invariants.config.json';

/** @throws Misconfigured when the file is absent, is not JSON, or does not have exactly the known keys. */
export function readConfig(root: string): InvariantsConfig {
  const path = join(root, CONFIG_FILE);
  if (!existsSync(path))
    throw new Misconfigured(
      'config_missing',
      `no ${CONFIG_FILE} in ${root}; create one with {"dependencyRules": ".dependency-cruiser.cjs"}`,
    );
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Misconfigured(
      'config_not_json',
      `${CONFIG_FILE}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return parseConfig(json);
}

/** @throws Misconfigured naming the first key that is unknown, missing or of the wrong type. */
export function parseConfig(json: unknown): InvariantsConfig {
  const fields = record(json, CONFIG_FILE, ['dependencyRules', 'exclude', 'pending', 'expectEmpty']);
  return {
    dependencyRules: text(fields, 'dependencyRules', CONFIG_FILE),
    exclude: list(fields, 'exclude').map((entry, index) => {
      const where = `exclude[${String(index)}]`;
      const item = record(entry, where, ['path', 'why']);
      return { path: text(item, 'path', where), why: text(item, 'why', where) };
    }),
    pending: list(fields, 'pending').map((entry, index) => {
      const where = `pending[${String(index)}]`;
      const item = record(entry, where, ['rule', 'until', 'why']);
      return { rule: text(item, 'rule', where), until: text(item, 'until', where), why: text(item, 'why', where) };
    }),
    expectEmpty: list(fields, 'expectEmpty').map((entry, index) => {
      const where = `expectEmpty[${String(index)}]`;
      const item = record(entry, where, ['rule', 'why']);
      return { rule: text(item, 'rule', where), why: text(item, 'why', where) };
    }),
  };
}

function record(value: unknown, where: string, keys: readonly string[]): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misconfigured('config_shape', `${where} must be an object`);
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const key of fields.keys())
    if (!keys.includes(key))
      throw new Misconfigured('config_unknown_key', `${where}: unknown key "${key}"; known: ${keys.join(', ')}`);
  return fields;
}

function text(fields: ReadonlyMap<string, unknown>, key: string, where: string): string {
  const value = fields.get(key);
  if (typeof value !== 'string' || value === '')
    throw new Misconfigured('config_shape', `${where}: "${key}" must be a non-empty string`);
  return value;
}

function list(fields: ReadonlyMap<string, unknown>, key: string): readonly unknown[] {
  const value = fields.get(key) ?? [];
  if (!Array.isArray(value)) throw new Misconfigured('config_shape', `"${key}" must be a list`);
  return value;
}

/**
 * Two other readers of this repository: the compiler's own resolver, specifier by specifier, and dependency-cruiser,
 * edge by edge. Where we differ, the difference is listed here with its reason; an unlisted one fails, and so does a
 * reason that no longer explains anything.
 */
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';

import { cruise, type ICruiseOptions, type IModule } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import ts from 'typescript';
import * as assert from 'uvu/assert';

import { readConfig } from '../../invariants/engine/config.js';
import { buildImportGraph, type Edge } from '../../invariants/engine/graph/import-graph.js';
import { nodeOf } from '../../invariants/engine/graph/target.js';
import { readUniverse } from '../../invariants/engine/universe.js';
import { cases } from '../support/cases.js';
import { inRepository, REPOSITORY } from '../support/repository.js';

const UNIVERSE = readUniverse(REPOSITORY, readConfig(REPOSITORY).exclude).files;
const GRAPH = buildImportGraph({ root: REPOSITORY, files: UNIVERSE });
const EDGES = UNIVERSE.flatMap((file) => GRAPH.edges.get(file) ?? []);

/** Why two readers may differ, and on which edges of ours that bears. */
type Reasons = Readonly<Record<string, (edge: Edge) => boolean>>;

/** Checks that each difference has a reason and each reason a difference. */
function assertJustified(differences: readonly Edge[], reasons: Reasons): void {
  const entries = Object.entries(reasons);
  const unexplained = differences.filter((edge) => !entries.some(([, explains]) => explains(edge)));
  assert.equal(unexplained.map(shown), [], 'differences without a reason');
  const idle = entries.filter(([, explains]) => !differences.some(explains)).map(([reason]) => reason);
  assert.equal(idle, [], 'reasons without a difference');
}

function shown(edge: Edge): string {
  return `${edge.from} -> ${ourNode(edge)}`;
}

function ourNode({ target }: Edge): string {
  return (nodeOf(target) ?? target.kind).replace('npm:@types/', 'npm:');
}

/** `node:fs` and `fs` are one module; declarations of a package count as the package. */
function packageOf(path: string): string | null {
  return /(?:^|.*[\\/])node_modules[\\/](?:@types[\\/])?(@[^\\/]+[\\/][^\\/]+|[^\\/]+)/u.exec(path)?.[1] ?? null;
}

function compilerOptions(): ts.CompilerOptions {
  const config: unknown = ts.readConfigFile(inRepository('tsconfig.json'), (path) => ts.sys.readFile(path)).config;
  return ts.parseJsonConfigFileContent(config, ts.sys, REPOSITORY).options;
}

/** What the compiler resolves every static specifier to, in the form of our nodes. */
function compilerView(): (edge: Edge) => string | null {
  const options = compilerOptions();
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(REPOSITORY, (name) => name, options);
  return ({ from, specifier, lookUp }) => {
    const file = join(REPOSITORY, from);
    const mode =
      lookUp === 'require'
        ? ts.ModuleKind.CommonJS
        : lookUp === 'import'
          ? ts.ModuleKind.ESNext
          : ts.getImpliedNodeFormatForFile(file, cache.getPackageJsonInfoCache(), host, options);
    const { resolvedModule } = ts.resolveModuleName(specifier, file, options, host, cache, undefined, mode);
    if (resolvedModule === undefined) return null;
    const name = packageOf(resolvedModule.resolvedFileName);
    return name === null ? resolvedModule.resolvedFileName.replace(`${REPOSITORY}/`, '') : `npm:${name}`;
  };
}

const BUILTINS = new Set(builtinModules);

function cruiserNode({ resolved, coreModule, couldNotResolve }: IModule['dependencies'][number]): string {
  if (couldNotResolve) return 'not_found';
  if (coreModule || BUILTINS.has(resolved)) return `node:${resolved.replace('node:', '')}`;
  const name = packageOf(resolved);
  return name === null ? resolved : `npm:${name}`;
}

function hasOptions(rules: unknown): rules is { readonly options: ICruiseOptions } {
  return typeof rules === 'object' && rules !== null && 'options' in rules;
}

async function cruiserEdges(): Promise<ReadonlySet<string>> {
  const rules: unknown = createRequire(import.meta.url)(inRepository('.dependency-cruiser.cjs'));
  if (!hasOptions(rules)) throw new TypeError('.dependency-cruiser.cjs has no options');
  const options = { ...rules.options, baseDir: REPOSITORY };
  const { output } = await cruise([...UNIVERSE], options, undefined, {
    tsConfig: extractTsConfig(inRepository('tsconfig.json')),
  });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser gave text instead of a graph');
  const listed = new Set(UNIVERSE);
  return new Set(
    output.modules
      .filter(({ source }) => listed.has(source))
      .flatMap(({ source, dependencies }) => dependencies.map((it) => `${source} -> ${cruiserNode(it)}`)),
  );
}

cases('graph agreement', {
  'every specifier of this repository leads where ts.resolveModuleName says [spec 06 F12]': () => {
    const resolve = compilerView();
    const asked = EDGES.filter(
      ({ kind, lookUp, target }) =>
        kind !== 'unresolvable' && ['static', 'import', 'require'].includes(lookUp) && target.kind !== 'builtin',
    );
    const byReference = new Map<string, readonly Edge[]>();
    for (const edge of asked) {
      const key = `${edge.from}:${String(edge.range.start)}:${edge.kind}`;
      byReference.set(key, [...(byReference.get(key) ?? []), edge]);
    }
    const differences = [...byReference.values()].flatMap((edges) => {
      const [first] = edges;
      const expected = first === undefined ? null : resolve(first);
      return edges.some((edge) => ourNode(edge) === expected) ? [] : edges;
    });
    assert.ok(byReference.size > 1_500, `only ${String(byReference.size)} specifiers were compared`);
    assertJustified(differences, {
      'a program without an extension is a file to Node and nothing to the compiler': ({ form, specifier }) =>
        form === 'resolve' && /\/bin\/\w+$/u.test(specifier),
    });
  },
  'the edges of this repository are those of dependency-cruiser [spec 06 F8]': async () => {
    const theirs = await cruiserEdges();
    const ours = new Set(EDGES.map(shown));
    assert.ok(theirs.size > 1_500, `only ${String(theirs.size)} edges were compared`);
    assert.equal(
      [...theirs].filter((edge) => !ours.has(edge)),
      [],
      'edges of dependency-cruiser that we miss',
    );
    assertJustified(
      EDGES.filter((edge) => !theirs.has(shown(edge))),
      {
        'dependency-cruiser leaves computed specifiers out': ({ kind }) => kind === 'unresolvable',
        'dependency-cruiser does not follow resolve calls': ({ form }) => form === 'resolve',
        'dependency-cruiser sees what runs and not the declarations beside it': ({ target }) =>
          target.kind === 'file' && /\.d\.[cm]?ts$/u.test(target.path),
        'dependency-cruiser follows the types of a package where Node follows the code': ({ target }) =>
          target.kind === 'file' && target.path.startsWith('rules/dist/'),
      },
    );
  },
});

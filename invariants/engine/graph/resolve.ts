/**
 * Where references lead, by the rules of the compiler and by those of Node: an edge that exists in either is an edge. The
 * compiler may see `x.d.ts` where Node runs `x.js`, and `exports` may send types one way and values another.
 *
 * Searching is oxc-resolver's (tsconfig `paths`, `baseUrl`, references, `extends`; package `imports` and `exports`, self
 * references; `.js` for `.ts`). What is ours: which rules apply to which reference, and what the answer is called.
 */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve as resolvePath, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { createPathsMatcher, getTsconfig } from 'get-tsconfig';
import { ResolverFactory, type NapiResolveOptions, type ResolveResult } from 'oxc-resolver';

import type { Reference } from './reference.js';
import { nodeOf, type Target } from './target.js';

/** `from` is relative to the root. Never empty: what leads nowhere is `not_found`. */
export type ResolveReference = (from: string, reference: Reference) => readonly Target[];

export interface ResolverOptions {
  readonly root: string;
  /** Files that are not on disk, by path relative to the root. Only relative specifiers find them. */
  readonly virtualFiles?: ReadonlySet<string>;
}

type Mode = 'import' | 'require';
type Viewpoint = 'compiler' | 'node';

/** Finds a request from an absolute file. */
type Find = (file: string, request: string) => ResolveResult;

export function referenceResolver({ root: givenRoot, virtualFiles = new Set() }: ResolverOptions): ResolveReference {
  const root = realpathSync(givenRoot);
  const finders = finderTable();
  const modeOfFile = formatReader();

  const find = (file: string, request: string, viewpoint: Viewpoint, mode: Mode): Target => {
    const result = finders[viewpoint][mode](file, request);
    if (result.builtin !== undefined) return { kind: 'builtin', name: result.builtin.resolved };
    if (result.path !== undefined) return fileTarget(root, result.path, request);
    const virtual = virtualTarget(relativePath(root, resolvePath(dirname(file), request)), request, virtualFiles);
    return virtual ?? { kind: 'not_found', why: result.error ?? `nothing is called ${request}` };
  };

  const search = (file: string, { specifier, kind }: Reference, modes: readonly Mode[]): readonly Target[] => {
    const viewpoints: readonly Viewpoint[] = kind === 'type' ? ['compiler'] : ['compiler', 'node'];
    const found = viewpoints.map((viewpoint) =>
      firstFound(
        modes.flatMap((mode) =>
          requestsOf(specifier, mode).map((request) => () => find(file, request, viewpoint, mode)),
        ),
      ),
    );
    return distinct(found);
  };

  return (from, reference) => {
    const file = join(root, from);
    const { specifier, lookUp } = reference;
    if (reference.kind === 'unresolvable') return [{ kind: 'computed' }];
    switch (lookUp) {
      case 'static':
        return orDeclarations(search(file, reference, modeOfFile(file)), reference, (types) =>
          search(file, types, ['import']),
        );
      case 'import':
        return search(file, reference, ['import']);
      case 'require':
        return search(file, reference, ['require']);
      case 'types':
        return orDeclarations(search(file, reference, ['import']), reference, (types) =>
          search(file, types, ['import']),
        );
      case 'url':
        return [urlTarget(root, file, specifier, (request) => find(file, request, 'node', 'import'))];
      case 'path':
        return search(file, { ...reference, specifier: asRelative(specifier) }, ['import']);
      case 'cwd':
        return [
          urlTarget(root, join(root, 'start'), specifier, (request) =>
            find(join(root, 'start'), request, 'node', 'import'),
          ),
        ];
    }
  };
}

/** The spellings to try. Node reads the specifier of an import as a URL, so `./%66.js?v=1` is the file `f.js`. */
function requestsOf(specifier: string, mode: Mode): readonly string[] {
  if (mode === 'require' || !/^(?:\.|\/|file:)/u.test(specifier)) return [specifier];
  const plain = decoded(specifier.replace(/[?#].*$/su, ''));
  return plain === specifier || plain === null ? [specifier] : [plain, specifier];
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return null;
  }
}

function firstFound(attempts: readonly (() => Target)[]): Target {
  let last: Target = { kind: 'not_found', why: 'nothing was tried' };
  for (const attempt of attempts) {
    last = attempt();
    if (last.kind !== 'not_found') return last;
  }
  return last;
}

/** One target for each node, and failures only when nothing was found. */
function distinct(targets: readonly Target[]): readonly Target[] {
  const found = targets.filter(({ kind }) => kind !== 'not_found');
  const unique = new Map(found.map((target) => [nodeOf(target) ?? JSON.stringify(target), target]));
  return unique.size > 0 ? [...unique.values()] : targets.slice(0, 1);
}

/** A package without code of its own may have its types in `@types`. */
function orDeclarations(
  targets: readonly Target[],
  reference: Reference,
  again: (reference: Reference) => readonly Target[],
): readonly Target[] {
  const { kind, specifier } = reference;
  const isBare = /^[@\w]/u.test(specifier) && !specifier.startsWith('@types/');
  if (kind !== 'type' || !isBare || targets.some((target) => target.kind !== 'not_found')) return targets;
  const declared = `@types/${specifier.replace(/^@(?<scope>[^/]+)\//u, '$<scope>__')}`;
  const found = again({ ...reference, specifier: declared });
  return found.some((target) => target.kind !== 'not_found') ? found : targets;
}

function asRelative(path: string): string {
  return /^\.{0,2}\//u.test(path) ? path : `./${path}`;
}

/** A URL relative to a file: no search, except that the compiler writes `.js` where the source says `.ts`. */
function urlTarget(root: string, file: string, specifier: string, find: (request: string) => Target): Target {
  const base = pathToFileURL(file);
  const url = URL.canParse(specifier, base.href) ? new URL(specifier, base) : null;
  if (url?.protocol !== 'file:') return { kind: 'outside', location: url?.href ?? specifier };
  const path = fileURLToPath(new URL(url.pathname, url));
  if (existsSync(path) && statSync(path).isDirectory()) return { kind: 'outside', location: path };
  return existsSync(path)
    ? fileTarget(root, realpathSync(path), specifier)
    : find(asRelative(relative(dirname(file), path)));
}

function fileTarget(root: string, path: string, request: string): Target {
  const inPackage = /.*[\\/]node_modules[\\/](?<name>@[^\\/]+[\\/][^\\/]+|[^\\/]+)/u.exec(path)?.groups?.['name'];
  if (inPackage !== undefined) return { kind: 'package', name: inPackage.replace('\\', '/') };
  const inside = relativePath(root, path.replace(/[?#].*$/su, ''));
  if (!inside.startsWith('../')) return { kind: 'file', path: inside };
  const linked = /^(?:@[^/]+\/)?[^./@#][^/]*/u.exec(request)?.[0];
  return linked === undefined ? { kind: 'outside', location: path } : { kind: 'package', name: linked };
}

function relativePath(root: string, path: string): string {
  const inside = relative(root, path);
  return sep === '/' ? inside : inside.replaceAll(sep, '/');
}

const VIRTUAL_EXTENSIONS = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs'];

function virtualTarget(path: string, request: string, virtualFiles: ReadonlySet<string>): Target | null {
  if (!request.startsWith('.') || virtualFiles.size === 0) return null;
  const asSource = path.replace(/\.(?<flavour>[cm]?)js(?<jsx>x?)$/u, '.$<flavour>ts$<jsx>');
  const candidates = [path, asSource].flatMap((stem) =>
    VIRTUAL_EXTENSIONS.flatMap((extension) => [`${stem}${extension}`, `${stem}/index${extension}`]),
  );
  const found = candidates.find((candidate) => virtualFiles.has(candidate));
  return found === undefined ? null : { kind: 'file', path: found };
}

/** Reads which format a file has, and so how Node looks up its import statements. The other is tried after it. */
function formatReader(): (file: string) => readonly Mode[] {
  const modules = new Map<string, boolean>();
  const isModuleFolder = (folder: string): boolean => {
    const known = modules.get(folder);
    if (known !== undefined) return known;
    const manifest = join(folder, 'package.json');
    const parent = dirname(folder);
    const answer = existsSync(manifest)
      ? saysModule(readFileSync(manifest, 'utf8'))
      : parent !== folder && isModuleFolder(parent);
    modules.set(folder, answer);
    return answer;
  };
  return (file) => {
    const isModule = /\.m[jt]sx?$/u.test(file) || (!/\.c[jt]sx?$/u.test(file) && isModuleFolder(dirname(file)));
    return isModule ? ['import', 'require'] : ['require', 'import'];
  };
}

function saysModule(manifest: string): boolean {
  const parsed: unknown = JSON.parse(manifest);
  return typeof parsed === 'object' && parsed !== null && 'type' in parsed && parsed.type === 'module';
}

const SOURCES = ['.ts', '.tsx', '.mts', '.cts'];
const SCRIPTS = ['.js', '.jsx', '.mjs', '.cjs'];
const DATA = ['.json', '.node'];

const SEARCHED: Readonly<Record<Viewpoint, NapiResolveOptions>> = {
  compiler: {
    extensions: [...SOURCES, '.d.ts', '.d.mts', '.d.cts', ...SCRIPTS, ...DATA],
    extensionAlias: {
      '.js': ['.ts', '.tsx', '.d.ts', '.js', '.jsx'],
      '.jsx': ['.tsx', '.d.ts', '.jsx'],
      '.mjs': ['.mts', '.d.mts', '.mjs'],
      '.cjs': ['.cts', '.d.cts', '.cjs'],
    },
    mainFields: ['types', 'typings', 'main'],
  },
  node: {
    extensions: [...SOURCES, ...SCRIPTS, ...DATA],
    extensionAlias: {
      '.js': ['.ts', '.tsx', '.js', '.jsx'],
      '.jsx': ['.tsx', '.jsx'],
      '.mjs': ['.mts', '.mjs'],
      '.cjs': ['.cts', '.cjs'],
    },
    mainFields: ['main'],
  },
};

function finderTable(): Readonly<Record<Viewpoint, Readonly<Record<Mode, Find>>>> {
  const shared = new ResolverFactory();
  const aliasesOf = nearestAliases();
  const finder = (viewpoint: Viewpoint, mode: Mode): Find => {
    const conditionNames = [...(viewpoint === 'compiler' ? ['types'] : []), mode, 'node', 'default'];
    const options = { ...SEARCHED[viewpoint], conditionNames, builtinModules: true, nodePath: false };
    const factory = shared.cloneWithOptions({ ...options, tsconfig: 'auto' });
    return (file, request) => {
      const result = factory.resolveFileSync(file, request);
      if (result.error === undefined || result.builtin !== undefined || /^[./#]/u.test(request)) return result;
      const aliased = aliasesOf(file, request).map((path) => factory.resolveFileSync(file, path));
      return aliased.find(({ path }) => path !== undefined) ?? result;
    };
  };
  const both = (viewpoint: Viewpoint): Readonly<Record<Mode, Find>> => ({
    import: finder(viewpoint, 'import'),
    require: finder(viewpoint, 'require'),
  });
  return { compiler: both('compiler'), node: both('node') };
}

/**
 * The paths an alias of the nearest tsconfig may stand for. oxc-resolver takes a tsconfig for the files it includes;
 * bundlers take the nearest one whether it includes the file or not, so an edge may exist there.
 */
function nearestAliases(): (file: string, request: string) => readonly string[] {
  const tsconfigs = new Map<string, unknown>();
  const matchers = new Map<string, ReturnType<typeof createPathsMatcher>>();
  return (file, request) => {
    const tsconfig = getTsconfig(file, 'tsconfig.json', tsconfigs);
    if (tsconfig === null) return [];
    const matcher = matchers.get(tsconfig.path) ?? createPathsMatcher(tsconfig);
    matchers.set(tsconfig.path, matcher);
    return matcher?.(request) ?? [];
  };
}

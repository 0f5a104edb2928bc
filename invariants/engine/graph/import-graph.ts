/**
 * The import graph of a repository: every file given, every first-party file they lead to, and an edge for every
 * reference and target. Packages and builtins are leaves.
 *
 * Nothing is written anywhere. `overlay` replaces or adds texts in memory, so that a prover can plant an edge without
 * touching the tree.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { emissionReader } from './compiler-options.js';
import type { Reference } from './reference.js';
import { referenceResolver } from './resolve.js';
import { isCode, scanReferences, type Scan } from './scan.js';
import type { Emission } from './static-references.js';
import { nodeOf, type Target } from './target.js';

export interface Edge extends Reference {
  /** Path of the importing file, relative to the root. */
  readonly from: string;
  readonly target: Target;
}

export interface UnreadableFile {
  readonly path: string;
  readonly why: string;
}

export interface ImportGraph {
  /** Every file scanned, sorted: those asked for and those found on the way. */
  readonly files: readonly string[];
  /** Outgoing edges by file, in the order of the text. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** A file no parser reads may import anything. */
  readonly unreadable: readonly UnreadableFile[];
}

/** Scans by content. Whoever keeps one between runs saves the scan; where references lead is looked up every time. */
export type ScanCache = Map<string, Scan>;

export interface GraphOptions {
  readonly root: string;
  /** Relative to the root. */
  readonly files: readonly string[];
  readonly overlay?: ReadonlyMap<string, string>;
  readonly cache?: ScanCache;
}

export function buildImportGraph({ root, files, overlay = new Map(), cache }: GraphOptions): ImportGraph {
  const realRoot = realpathSync(root);
  const emissionAt = emissionReader();
  const resolve = referenceResolver({ root: realRoot, virtualFiles: new Set(overlay.keys()) });
  const edges = new Map<string, readonly Edge[]>();
  const unreadable: UnreadableFile[] = [];
  const waiting = [...files, ...overlay.keys()];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (edges.has(path)) continue;
    const file = join(realRoot, path);
    const scan = scanned(path, overlay.get(path) ?? readFileSync(file, 'utf8'), emissionAt(file), cache);
    if (scan.kind === 'unreadable') unreadable.push({ path, why: scan.why });
    const outgoing = scan.kind === 'unreadable' ? [] : edgesOf(path, scan.references, resolve);
    edges.set(path, outgoing);
    waiting.push(...filesToFollow(realRoot, outgoing, edges));
  }
  const scannedFiles = [...edges.keys()].sort();
  return { files: scannedFiles, edges, unreadable: unreadable.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function scanned(path: string, text: string, emission: Emission, cache: ScanCache | undefined): Scan {
  if (cache === undefined) return scanReferences(path, text, emission);
  const key = createHash('sha256')
    .update(JSON.stringify([path, emission]))
    .update(text)
    .digest('hex');
  const known = cache.get(key);
  if (known !== undefined) return known;
  const scan = scanReferences(path, text, emission);
  cache.set(key, scan);
  return scan;
}

function edgesOf(
  from: string,
  references: readonly Reference[],
  resolve: (from: string, reference: Reference) => readonly Target[],
): readonly Edge[] {
  return references.flatMap((reference) => resolve(from, reference).map((target) => ({ ...reference, from, target })));
}

/** First-party files nobody asked for, as generated ones git ignores, carry edges like any other. */
function filesToFollow(
  root: string,
  outgoing: readonly Edge[],
  known: ReadonlyMap<string, unknown>,
): readonly string[] {
  return outgoing.flatMap(({ target }) =>
    target.kind === 'file' && isCode(target.path) && !known.has(target.path) && existsSync(join(root, target.path))
      ? [target.path]
      : [],
  );
}

/** Every node of the graph: files, `npm:…` and `node:…`, sorted. */
export function nodesOf(graph: ImportGraph): readonly string[] {
  const targets = [...graph.edges.values()].flat().flatMap(({ target }) => nodeOf(target) ?? []);
  return [...new Set([...graph.files, ...targets])].sort();
}

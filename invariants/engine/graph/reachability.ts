/**
 * The shortest chain of imports between two sets of nodes, and the transitive firewall built on it.
 *
 * Deterministic: sources and edges are taken in the order of their names, so the chain does not depend on the order in
 * which files were listed or read.
 *
 * Source: spec 06 §2 (forms 22, 23), F6.
 */
import type { Edge, ImportGraph } from './import-graph.js';
import type { EdgeKind } from './reference.js';
import { nodeOf } from './target.js';

/** Selects nodes: file paths, `npm:name`, `node:name`. */
export type NodeSelector = (node: string) => boolean;

/** Edges in order; the first starts at a source, each next one starts where the one before it leads. */
export type Chain = readonly [Edge, ...Edge[]];

/** The shortest chain from a file `from` selects to a node `to` selects over edges of these kinds, or null. */
export function reachability(
  graph: ImportGraph,
  from: NodeSelector,
  to: NodeSelector,
  kinds: ReadonlySet<EdgeKind>,
): Chain | null {
  return shortestChain(followedEdges(graph, kinds), graph.files.filter(from), leadsTo(to));
}

/** Breadth first; the first edge that ends the search closes a shortest chain. */
function shortestChain(
  outgoing: ReadonlyMap<string, readonly Edge[]>,
  sources: readonly string[],
  ends: (edge: Edge) => boolean,
): Chain | null {
  const cameBy = new Map<string, Edge | null>(sources.map((source) => [source, null]));
  const queue = [...sources].sort();
  for (const file of queue) {
    for (const edge of outgoing.get(file) ?? []) {
      if (ends(edge)) return chainTo(edge, cameBy);
      const next = nodeOf(edge.target);
      if (next === null || cameBy.has(next)) continue;
      cameBy.set(next, edge);
      queue.push(next);
    }
  }
  return null;
}

/** Edges of these kinds by file, each list in the order of where it leads. */
function followedEdges(graph: ImportGraph, kinds: ReadonlySet<EdgeKind>): ReadonlyMap<string, readonly Edge[]> {
  return new Map(
    [...graph.edges].map(([file, edges]) => [file, edges.filter(({ kind }) => kinds.has(kind)).sort(byTarget)]),
  );
}

function byTarget(left: Edge, right: Edge): number {
  const [a, b] = [nodeOf(left.target) ?? '', nodeOf(right.target) ?? ''];
  if (a !== b) return a < b ? -1 : 1;
  return left.range.start - right.range.start;
}

function chainTo(last: Edge, cameBy: ReadonlyMap<string, Edge | null>): Chain {
  const before: Edge[] = [];
  for (let edge = cameBy.get(last.from); edge; edge = cameBy.get(edge.from)) before.unshift(edge);
  const [first, ...rest] = before;
  return first === undefined ? [last] : [first, ...rest, last];
}

/** A firewall: no file of `from` may come to a node of `to` over edges of these kinds. */
export interface ReachRule {
  readonly from: NodeSelector;
  readonly to: NodeSelector;
  readonly kinds: ReadonlySet<EdgeKind>;
}

/**
 * What breaks a firewall. `reaches`: a chain to the forbidden side. `unresolvable`: a chain to a specifier nobody can
 * read. `broken`: a chain to a first-party specifier that leads nowhere here and may lead anywhere elsewhere.
 */
export interface ReachFinding {
  readonly kind: 'reaches' | 'unresolvable' | 'broken';
  readonly from: string;
  readonly chain: Chain;
}

/** Findings of every guarded file, by path; at most one of each kind for a file, with its shortest chain. */
export function reach(graph: ImportGraph, { from, to, kinds }: ReachRule): readonly ReachFinding[] {
  const outgoing = followedEdges(graph, new Set([...kinds, 'unresolvable']));
  const questions: readonly Question[] = [
    { kind: 'reaches', ends: leadsTo(to) },
    { kind: 'unresolvable', ends: ({ kind }) => kind === 'unresolvable' },
    { kind: 'broken', ends: isBroken },
  ];
  const asked = questions.map((question) => ({ ...question, able: filesAbleToReach(outgoing, question.ends) }));
  return graph.files.filter(from).flatMap((file) =>
    asked.flatMap(({ kind, ends, able }) => {
      const chain = able.has(file) ? shortestChain(outgoing, [file], ends) : null;
      return chain === null ? [] : [{ kind, from: file, chain }];
    }),
  );
}

interface Question {
  readonly kind: ReachFinding['kind'];
  readonly ends: (edge: Edge) => boolean;
}

function leadsTo(to: NodeSelector): (edge: Edge) => boolean {
  return ({ target }) => {
    const node = nodeOf(target);
    return node !== null && to(node);
  };
}

function isBroken({ target, specifier, form }: Edge): boolean {
  return target.kind === 'not_found' && form !== 'url' && form !== 'worker' && /^[./#]/u.test(specifier);
}

/** Every file with some chain, found backwards in one pass: the files of a clean zone then cost no search of their own. */
function filesAbleToReach(
  outgoing: ReadonlyMap<string, readonly Edge[]>,
  ends: (edge: Edge) => boolean,
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  const able = new Set<string>();
  for (const edge of [...outgoing.values()].flat()) {
    if (ends(edge)) able.add(edge.from);
    const node = nodeOf(edge.target);
    if (node === null) continue;
    const known = importers.get(node);
    if (known === undefined) importers.set(node, [edge.from]);
    else known.push(edge.from);
  }
  // A set is walked in the order of insertion, also over what is added meanwhile.
  for (const file of able) for (const importer of importers.get(file) ?? []) able.add(importer);
  return able;
}

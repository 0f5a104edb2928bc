/**
 * Everything that can take part in a proof of one goal: the firings backwards from it, down to premises.
 *
 * A literal that a premise states is proved by that premise alone, so its own firings are left out.
 */
import { FIRING_BODY, FIRING_NEXT, FIRING_RULE, isContested, type Closure } from './closure.js';
import { NOT_FOUND } from './name-table.js';

/** Nodes are literals, numbered from the goal (0) outwards; edges are firings. */
export interface SupportGraph {
  /** By node: the literal. */
  readonly literals: number[];
  readonly nodes: Map<number, number>;
  /** By edge: the firing's record, and the node it concludes. */
  readonly records: number[];
  readonly heads: number[];
  /** By edge: how many conditions it has, counting repeated ones. */
  readonly conditions: number[];
  /** Edges by condition node, as linked lists: first list cell by node; edge and next cell by cell. */
  readonly firstUses: number[];
  readonly useEdges: number[];
  readonly nextUses: number[];
}

/** Contested literals, if avoided, are left out together with every firing that needs one. */
export function supportGraph(closure: Closure, goal: number, avoidContested: boolean): SupportGraph {
  const graph: SupportGraph = {
    literals: [],
    nodes: new Map(),
    records: [],
    heads: [],
    conditions: [],
    firstUses: [],
    useEdges: [],
    nextUses: [],
  };
  nodeOf(graph, goal);
  for (let node = 0; node < graph.literals.length; node += 1) {
    const literal = graph.literals[node] ?? 0;
    if ((closure.premises[literal] ?? NOT_FOUND) !== NOT_FOUND) continue;
    let record = closure.firstFirings[literal] ?? NOT_FOUND;
    while (record !== NOT_FOUND) {
      if (!avoidContested || !needsContested(closure, record)) addEdge(closure, graph, node, record);
      record = closure.firings[record + FIRING_NEXT] ?? NOT_FOUND;
    }
  }
  return graph;
}

/** Number of conditions of a firing. */
export function bodyLength(closure: Closure, record: number): number {
  return closure.rules[closure.firings[record + FIRING_RULE] ?? 0]?.body.length ?? 0;
}

function addEdge(closure: Closure, graph: SupportGraph, head: number, record: number): void {
  const length = bodyLength(closure, record);
  const edge = graph.records.push(record) - 1;
  graph.heads.push(head);
  graph.conditions.push(length);
  for (let position = 0; position < length; position += 1) {
    const node = nodeOf(graph, closure.firings[record + FIRING_BODY + position] ?? 0);
    const cell = graph.useEdges.push(edge) - 1;
    graph.nextUses.push(graph.firstUses[node] ?? NOT_FOUND);
    graph.firstUses[node] = cell;
  }
}

function nodeOf(graph: SupportGraph, literal: number): number {
  const known = graph.nodes.get(literal);
  if (known !== undefined) return known;
  const node = graph.literals.push(literal) - 1;
  graph.nodes.set(literal, node);
  graph.firstUses.push(NOT_FOUND);
  return node;
}

function needsContested(closure: Closure, record: number): boolean {
  const length = bodyLength(closure, record);
  for (let position = 0; position < length; position += 1) {
    if (isContested(closure, closure.firings[record + FIRING_BODY + position] ?? 0)) return true;
  }
  return false;
}

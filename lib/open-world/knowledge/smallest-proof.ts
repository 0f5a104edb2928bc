/**
 * The smallest proof of a literal: fewest rule applications, counted as a tree; then fewest distinct premises; then
 * least premises in the order facts, rules, assumptions.
 *
 * Costs come from Knuth's generalisation of Dijkstra's algorithm, which is exact on cyclic rule instances too. Among
 * firings of equal cost the tie is broken literal by literal from the premises up: each literal's choice rests on the
 * choices below it, so a step inside a proof is proved as it would be if it were asked for alone. (Fewest premises over
 * all combinations of choices at once is a minimum set cover.)
 *
 * Source: spec 03 §5.6; D. E. Knuth, "A generalization of Dijkstra's algorithm", 1977.
 */
import { FIRING_BODY, isDerived, type Closure } from './closure.js';
import { createCostQueue, dequeue, enqueue } from './cost-queue.js';
import { compareSupport, type Choices } from './compare-support.js';
import { NOT_FOUND } from './name-table.js';
import { bodyLength, supportGraph, type SupportGraph } from './support-graph.js';

/** The goal's node in its support graph. */
const GOAL = 0;

/**
 * The choices that make the smallest proof, or undefined when there is none. With `avoidContested` no condition in it is
 * contested; the goal's own standing does not matter.
 */
export function smallestProof(closure: Closure, goal: number, avoidContested: boolean): Choices | undefined {
  if (!isDerived(closure, goal)) return undefined;
  if ((closure.premises[goal] ?? NOT_FOUND) !== NOT_FOUND) return new Map([[goal, NOT_FOUND]]);
  const graph = supportGraph(closure, goal, avoidContested && closure.contested.length > 0);
  const settled = settle(closure, graph);
  return settled === undefined ? undefined : choose(closure, graph, settled);
}

/** Nodes in order of cost, up to the goal. */
interface Settled {
  readonly order: readonly number[];
  /** By node: the edges of least cost, all of whose conditions were settled before the node. */
  readonly candidates: readonly (readonly number[])[];
}

const STATED: readonly number[] = [];

function settle(closure: Closure, graph: SupportGraph): Settled | undefined {
  const queue = createCostQueue();
  const costs: number[] = [];
  const isSettled: boolean[] = [];
  const candidates: number[][] = [];
  const order: number[] = [];
  for (const [node, literal] of graph.literals.entries()) {
    const stated = (closure.premises[literal] ?? NOT_FOUND) !== NOT_FOUND;
    costs.push(stated ? 0 : Infinity);
    isSettled.push(false);
    candidates.push([]);
    if (stated) enqueue(queue, 0, node);
  }
  const waiting = [...graph.conditions];
  const sums = graph.conditions.map(() => 1);
  for (let node = dequeue(queue); node !== undefined; node = dequeue(queue)) {
    if (isSettled[node] === true) continue;
    isSettled[node] = true;
    order.push(node);
    if (node === GOAL) return { order, candidates };
    for (let cell = graph.firstUses[node] ?? NOT_FOUND; cell !== NOT_FOUND; cell = graph.nextUses[cell] ?? NOT_FOUND) {
      const edge = graph.useEdges[cell] ?? 0;
      const sum = (sums[edge] ?? 0) + (costs[node] ?? 0);
      sums[edge] = sum;
      waiting[edge] = (waiting[edge] ?? 0) - 1;
      const head = graph.heads[edge] ?? 0;
      if (waiting[edge] !== 0 || isSettled[head] === true || sum > (costs[head] ?? 0)) continue;
      if (sum === costs[head]) {
        candidates[head]?.push(edge);
        continue;
      }
      costs[head] = sum;
      candidates[head] = [edge];
      enqueue(queue, sum, head);
    }
  }
  return undefined;
}

/** Choose a firing of least cost for every literal that may be needed, conditions before conclusions. */
function choose(closure: Closure, graph: SupportGraph, settled: Settled): Choices {
  const needed = neededNodes(closure, graph, settled);
  const choices: Choices = new Map();
  for (const node of settled.order) {
    if (!needed.has(node)) continue;
    const records = (settled.candidates[node] ?? STATED).map((edge) => graph.records[edge] ?? NOT_FOUND);
    let best = records[0] ?? NOT_FOUND;
    for (const record of records)
      if (record !== best && compareSupport(closure, choices, record, best) < 0) best = record;
    choices.set(graph.literals[node] ?? 0, best);
  }
  return choices;
}

/** The nodes some smallest proof of the goal goes through. */
function neededNodes(closure: Closure, graph: SupportGraph, settled: Settled): ReadonlySet<number> {
  const needed = new Set([GOAL]);
  // A set is iterated in order of insertion, including what is inserted meanwhile.
  for (const node of needed) {
    for (const edge of settled.candidates[node] ?? STATED) {
      const record = graph.records[edge] ?? 0;
      for (let position = bodyLength(closure, record) - 1; position >= 0; position -= 1)
        needed.add(graph.nodes.get(closure.firings[record + FIRING_BODY + position] ?? 0) ?? GOAL);
    }
  }
  return needed;
}

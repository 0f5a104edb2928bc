/**
 * The prime implicants of a monotone function, smallest first: the minimal sets of inputs that make it true.
 *
 * A path to TRUE that goes high at the inputs of a set and low at all others is one satisfying set, and every satisfying
 * set none of whose inputs come after the path's end is met exactly once. A set is minimal when clearing any one of its
 * inputs makes the function false; the low branch beside each high one is followed along to find that out early.
 *
 * Source: spec 07 §0.
 */
import { BudgetExceeded } from '../../base/budget.js';
import { FALSE_NODE, TRUE_NODE } from '../../logic/entailment/robdd.js';
import type { DecisionFunction } from './decision-function.js';

/** Fewest and most inputs on a path to TRUE. FALSE has none: fewest is Infinity. */
interface PathLengths {
  readonly fewest: ReadonlyMap<number, number>;
  readonly most: ReadonlyMap<number, number>;
}

interface Search {
  readonly decision: DecisionFunction;
  readonly lengths: PathLengths;
  readonly steps: { left: number; readonly limit: number };
}

/** Each as ascending variables; sets of equal size in lexicographic order. @throws BudgetExceeded on `applySteps`. */
export function* primeImplicants(decision: DecisionFunction, stepLimit: number): Generator<readonly number[]> {
  const lengths = pathLengths(decision);
  const search: Search = { decision, lengths, steps: { left: stepLimit, limit: stepLimit } };
  const fewest = lengths.fewest.get(decision.root) ?? Infinity;
  const most = lengths.most.get(decision.root) ?? -1;
  for (let size = fewest; size <= most; size += 1) yield* implicantsOfSize(search, decision.root, size, [], []);
}

/** `withouts`: for each chosen input, where the function stands if that input alone is cleared. */
function* implicantsOfSize(
  search: Search,
  node: number,
  size: number,
  chosen: readonly number[],
  withouts: readonly number[],
): Generator<readonly number[]> {
  if (!isReachable(search.lengths, node, size) || withouts.includes(TRUE_NODE)) return;
  search.steps.left -= 1;
  if (search.steps.left < 0) throw BudgetExceeded.on('applySteps', search.steps.limit, search.steps.limit + 1);
  if (node === TRUE_NODE) {
    yield chosen;
    return;
  }
  const { diagram } = search.decision;
  const variable = diagram.variable(node);
  const high = withouts.map((other) => (diagram.variable(other) === variable ? diagram.high(other) : other));
  yield* implicantsOfSize(search, diagram.high(node), size - 1, [...chosen, variable], [...high, diagram.low(node)]);
  const low = withouts.map((other) => (diagram.variable(other) === variable ? diagram.low(other) : other));
  yield* implicantsOfSize(search, diagram.low(node), size, chosen, low);
}

function isReachable(lengths: PathLengths, node: number, size: number): boolean {
  return (lengths.fewest.get(node) ?? Infinity) <= size && size <= (lengths.most.get(node) ?? -1);
}

function pathLengths({ diagram, root }: DecisionFunction): PathLengths {
  const fewest = new Map([[TRUE_NODE, 0]]);
  const most = new Map([[TRUE_NODE, 0]]);
  for (const node of nodesBelow(diagram, root)) {
    const low = diagram.low(node);
    const high = diagram.high(node);
    fewest.set(node, Math.min(fewest.get(low) ?? Infinity, (fewest.get(high) ?? Infinity) + 1));
    most.set(node, Math.max(most.get(low) ?? -1, (most.get(high) ?? -Infinity) + 1));
  }
  return { fewest, most };
}

/** Inner nodes, children first: a node's number is greater than its children's. */
function nodesBelow(diagram: DecisionFunction['diagram'], root: number): readonly number[] {
  const seen = new Set<number>([FALSE_NODE, TRUE_NODE]);
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    pending.push(diagram.low(node), diagram.high(node));
  }
  seen.delete(FALSE_NODE);
  seen.delete(TRUE_NODE);
  return [...seen].sort((left, right) => left - right);
}

/**
 * Whether a goal follows, as a function of which open literals are told: the least fixpoint of forward derivation, built
 * on decision diagrams. It is monotone, because derivation with strong negation never takes anything back.
 *
 * The goal's own literal is no input: telling the answer is not what is missing.
 *
 * Source: spec 07 §0 (the shared method; never the classical reading here).
 */
import type { Budget } from '../../base/budget.js';
import { FALSE_NODE, Robdd, TRUE_NODE } from '../../logic/entailment/robdd.js';
import type { GroundCone } from './ground-cone.js';

/** The goal's number in its cone. */
const GOAL = 0;

export interface DecisionFunction {
  readonly diagram: Robdd;
  /** Variables of the diagram are literal numbers of the cone. */
  readonly root: number;
}

/** @throws BudgetExceeded on `bddNodes` or `applySteps`. */
export function decisionFunction(cone: GroundCone, budget: Budget): DecisionFunction {
  const diagram = new Robdd(budget);
  const nodes = cone.standings.map((standing, literal) => {
    if (standing === 'holds') return TRUE_NODE;
    return standing === 'open' && literal !== GOAL ? diagram.atom(literal) : FALSE_NODE;
  });
  for (let changed = true; changed;) {
    changed = false;
    // Conditions are mostly numbered after what they support, so going backwards takes few rounds.
    for (let literal = nodes.length - 1; literal >= 0; literal -= 1) {
      const node = (cone.bodies[literal] ?? []).reduce(
        (sum, body) => or(diagram, sum, conjunction(diagram, body, nodes)),
        nodes[literal] ?? FALSE_NODE,
      );
      if (node === nodes[literal]) continue;
      nodes[literal] = node;
      changed = true;
    }
  }
  return { diagram, root: nodes[GOAL] ?? FALSE_NODE };
}

function conjunction(diagram: Robdd, body: readonly number[], nodes: readonly number[]): number {
  return body.reduce((product, literal) => diagram.and(product, nodes[literal] ?? FALSE_NODE), TRUE_NODE);
}

function or(diagram: Robdd, left: number, right: number): number {
  return diagram.ite(left, TRUE_NODE, right);
}

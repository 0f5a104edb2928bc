/**
 * The diagram of all premises together, built so that real problems fit: literals that follow at once are propagated, what
 * remains is split into components over shared atoms, and every component is tested for consistency, also the ones no
 * query touches. The resulting function, and so its diagram and key, is that of the plain conjunction.
 *
 * Source: spec 04 §2.5 (making real problems fit).
 */
import { AND, type Formula } from './formula.js';
import { FALSE_NODE, type Robdd, TRUE_NODE } from './robdd.js';
import { at, signAt } from './typed.js';

const OPEN = -1;

/** The diagram of the conjunction; FALSE when the premises, or any part of them, are inconsistent. @throws BudgetExceeded */
export function conjoin(diagram: Robdd, premises: readonly Formula[], atomCount: number): number {
  const values = new Int8Array(atomCount).fill(OPEN);
  const residuals = propagateLiterals(diagram, premises, values);
  if (residuals === undefined) return FALSE_NODE;
  const parts = components(diagram, residuals, atomCount).map((component) => diagram.join(AND, component));
  if (parts.includes(FALSE_NODE)) return FALSE_NODE;
  return diagram.join(AND, [...parts, cube(diagram, values)]);
}

/**
 * Assigns atoms that some premise forces and rebuilds the premises that mention them, until nothing changes.
 *
 * @returns what is left of each premise, or undefined when one became false. `values` holds 1, 0 or -1 by atom.
 */
function propagateLiterals(
  diagram: Robdd,
  premises: readonly Formula[],
  values: Int8Array,
): readonly number[] | undefined {
  const mentions = mentionsByAtom(premises, values.length);
  const residuals: number[] = premises.map(() => TRUE_NODE);
  const waiting = new Uint8Array(premises.length).fill(1);
  const queue = [...premises.keys()];
  // The queue grows while it is walked.
  for (const index of queue) {
    const premise = premises[index];
    if (premise === undefined) continue;
    waiting[index] = 0;
    let node = diagram.build(premise, values);
    // A root with one false side forces its variable; the other side is what remains.
    for (; node > TRUE_NODE; node = forcedSide(diagram, node)) {
      const value = forcedValue(diagram, node);
      if (value === OPEN) break;
      const variable = diagram.variable(node);
      values[variable] = value;
      for (const other of mentions[variable] ?? []) {
        if (other === index || waiting[other] === 1) continue;
        waiting[other] = 1;
        queue.push(other);
      }
    }
    if (node === FALSE_NODE) return undefined;
    residuals[index] = node;
  }
  return residuals;
}

function forcedValue(diagram: Robdd, node: number): number {
  if (diagram.low(node) === FALSE_NODE) return 1;
  return diagram.high(node) === FALSE_NODE ? 0 : OPEN;
}

function forcedSide(diagram: Robdd, node: number): number {
  return diagram.low(node) === FALSE_NODE ? diagram.high(node) : diagram.low(node);
}

function mentionsByAtom(premises: readonly Formula[], atomCount: number): readonly (readonly number[])[] {
  const mentions: number[][] = Array.from({ length: atomCount }, () => []);
  for (const [index, premise] of premises.entries())
    for (const code of premise.postfix) if (code >= 0 && mentions[code]?.at(-1) !== index) mentions[code]?.push(index);
  return mentions;
}

/** Groups residuals that share atoms, directly or through others. Groups keep the order of their first member. */
function components(diagram: Robdd, residuals: readonly number[], atomCount: number): readonly (readonly number[])[] {
  const parents = Int32Array.from({ length: atomCount }, (_, index) => index);
  const supports = residuals.map((node) => diagram.support(node));
  for (const support of supports)
    for (const variable of support) parents[find(parents, variable)] = find(parents, support[0] ?? 0);
  const groups = new Map<number, number[]>();
  for (const [index, node] of residuals.entries()) {
    if (node === TRUE_NODE) continue;
    const root = find(parents, supports[index]?.[0] ?? 0);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [node]);
    else group.push(node);
  }
  return [...groups.values()];
}

/** The representative of a variable's group; halves the path on the way. */
function find(parents: Int32Array, variable: number): number {
  let root = variable;
  while (at(parents, root) !== root) {
    parents[root] = at(parents, at(parents, root));
    root = at(parents, root);
  }
  return root;
}

/** The conjunction of the literals in `values`, built from the last variable up so that each step makes one node. */
function cube(diagram: Robdd, values: Int8Array): number {
  let node = TRUE_NODE;
  for (let variable = values.length - 1; variable >= 0; variable -= 1) {
    const value = signAt(values, variable);
    if (value === OPEN) continue;
    const atom = diagram.atom(variable);
    node = value === 1 ? diagram.and(atom, node) : diagram.ite(atom, FALSE_NODE, node);
  }
  return node;
}

/**
 * Canonical keys: a short name of a Boolean function, equal exactly when the functions are equal.
 *
 * The key hashes the reduced diagram: rows `[atomId, hiRef, loRef]` in post-order, low side first, where a reference is
 * `"T"`, `"F"` or a row number. Atoms that do not matter vanish, so `P & (Q | ~Q)` is keyed like `P`. The atom order is
 * the code-point order, which makes keys of different problems comparable; another order would be another scheme.
 *
 * Source: spec 04 §2.6.
 */
import { DEFAULT_BUDGET, type Budget } from '../../base/budget.js';
import { digestBytes } from '../../base/digest.js';
import { readProblem } from './problem.js';
import { FALSE_NODE, Robdd, TRUE_NODE } from './robdd.js';
import type { ProblemRefusal } from './refusal.js';

/** `bdd1:T`, `bdd1:F`, or `bdd1:` and 64 hex digits. */
export type CanonicalKey = `bdd1:${string}`;

export interface CanonicalProposition {
  readonly key: CanonicalKey;
  /** The atoms the function depends on, sorted. */
  readonly support: readonly string[];
  readonly isTautology: boolean;
  readonly isContradiction: boolean;
}

/** The key of the function a node stands for. */
export function canonicalKey(diagram: Robdd, root: number, atoms: readonly string[]): CanonicalKey {
  if (root === TRUE_NODE) return 'bdd1:T';
  if (root === FALSE_NODE) return 'bdd1:F';
  return `bdd1:${digestBytes(keyPayload(diagram, root, atoms))}`;
}

/**
 * The canonical JSON of `{kind: 'bdd', v: 1, order: 'codepoint', rows}`, spelled directly: atom names are ASCII words,
 * so nothing needs an escape. Walks with its own stack; a node stands twice, before and after its children.
 */
export function keyPayload(diagram: Robdd, root: number, atoms: readonly string[]): string {
  const references = new Map<number, string>([
    [FALSE_NODE, '"F"'],
    [TRUE_NODE, '"T"'],
  ]);
  const rows: string[] = [];
  const pending = [root];
  for (let node = pending.at(-1); node !== undefined; node = pending.at(-1)) {
    if (references.has(node)) {
      pending.pop();
      continue;
    }
    const low = references.get(diagram.low(node));
    if (low === undefined) {
      pending.push(diagram.low(node));
      continue;
    }
    const high = references.get(diagram.high(node));
    if (high === undefined) {
      pending.push(diagram.high(node));
      continue;
    }
    references.set(node, String(rows.length));
    rows.push(`["${atoms[diagram.variable(node)] ?? ''}",${high},${low}]`);
    pending.pop();
  }
  return `{"kind":"bdd","order":"codepoint","rows":[${rows.join(',')}],"v":1}`;
}

/** Key and support of one formula. @throws BudgetExceeded when its diagram outgrows the budget. */
export function canonicalProposition(
  text: string,
  budget: Budget = DEFAULT_BUDGET,
): CanonicalProposition | ProblemRefusal {
  const problem = readProblem([], text, budget);
  if (problem.kind === 'refusal') return problem;
  const diagram = new Robdd(budget);
  const root = diagram.build(problem.query);
  return {
    key: canonicalKey(diagram, root, problem.atoms),
    support: diagram.support(root).map((variable) => problem.atoms[variable] ?? ''),
    isTautology: root === TRUE_NODE,
    isContradiction: root === FALSE_NODE,
  };
}

/**
 * Reads a whole problem: every premise and the query, over one set of atoms numbered in code-point order.
 *
 * Premises are put into normal text, deduplicated and sorted by it, so nothing after this module can depend on the order
 * in which they were given or on repeats. Each text is parsed alone: `"a) & (~a"` is malformed.
 *
 * Source: spec 04 §3.2 step 1 (all texts are read before anything is decided), §2.4, §12.
 */
import type { Budget } from '../../base/budget.js';
import { normalText, type Formula } from './formula.js';
import { FormulaReader, isLogicRefusal } from './parse.js';
import { malformed, overBudget, type LogicRefusal, type ProblemPart, type ProblemRefusal } from './refusal.js';
import { at } from './typed.js';

export interface Problem {
  readonly kind: 'problem';
  /** Sorted by code point. Atom `i` is variable `i` of the diagrams and literal `i + 1` of the clauses. */
  readonly atoms: readonly string[];
  /** Sorted by normal text, without repeats. */
  readonly premises: readonly Formula[];
  /** The normal texts of `premises`. */
  readonly texts: readonly string[];
  readonly query: Formula;
}

/** Earlier classes win over later ones, wherever they occur. */
const PRECEDENCE: readonly LogicRefusal['code'][] = ['out_of_regime', 'malformed', 'budget_exceeded'];

/**
 * Reads the texts of a problem. Anything that is not an array of strings and a string is malformed, not an exception.
 *
 * Too many premises are refused unread, as is a text over `formulaBytes`; every other text is read before any refusal is
 * chosen, so the answer does not depend on which text came first.
 */
export function readProblem(premises: readonly string[], query: string, budget: Budget): Problem | ProblemRefusal {
  if (!Array.isArray(premises)) return refuse('problem', malformed(0, 'the premises are not a list'));
  const count = premises.length;
  if (count > budget.premises) return refuse('problem', overBudget('premises', budget.premises, count));
  const reader = new FormulaReader(budget);
  const formulas: Formula[] = [];
  const refusals: ProblemRefusal[] = [];
  for (let index = 0; index <= count; index += 1) {
    // One read per element: a getter or a proxy gets no second chance to answer differently.
    const text: unknown = index < count ? premises[index] : query;
    const part = index < count ? index : 'query';
    const result = typeof text === 'string' ? reader.read(text) : malformed(0, 'the formula is not a text');
    if (isLogicRefusal(result)) refusals.push(refuse(part, result));
    else formulas.push(result);
  }
  const names = reader.atoms.names;
  if (names.length > budget.atoms) refusals.push(refuse('problem', overBudget('atoms', budget.atoms, names.length)));
  return mostImportant(refusals) ?? arrange(formulas, names);
}

function refuse(part: ProblemPart, refusal: LogicRefusal): ProblemRefusal {
  return { kind: 'refusal', part, refusal };
}

function mostImportant(refusals: readonly ProblemRefusal[]): ProblemRefusal | undefined {
  for (const code of PRECEDENCE) {
    const found = refusals.find(({ refusal }) => refusal.code === code);
    if (found !== undefined) return found;
  }
  return undefined;
}

function arrange(formulas: readonly Formula[], names: readonly string[]): Problem {
  // Atom names and normal texts are ASCII, so the order of code units is the code-point order.
  const atoms = [...names].sort();
  const ranks = rankOf(names, atoms);
  const renumbered = formulas.map(({ postfix }) => ({
    atoms,
    postfix: postfix.map((code) => (code >= 0 ? at(ranks, code) : code)),
  }));
  const query = renumbered.pop() ?? { atoms, postfix: [] };
  const sorted = renumbered
    .map((formula) => ({ text: normalText(formula), formula }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));
  const distinct = sorted.filter(({ text }, index) => text !== sorted[index - 1]?.text);
  return {
    kind: 'problem',
    atoms,
    premises: distinct.map(({ formula }) => formula),
    texts: distinct.map(({ text }) => text),
    query,
  };
}

/** For each index of `names`, its index in `sorted`. */
function rankOf(names: readonly string[], sorted: readonly string[]): Int32Array {
  const rank = new Map(sorted.map((name, index) => [name, index]));
  return Int32Array.from(names, (name) => rank.get(name) ?? 0);
}

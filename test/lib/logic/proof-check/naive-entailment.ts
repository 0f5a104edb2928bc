/**
 * A second, slow way to make and to judge entailment certificates, for tests: formulas as trees, truth tables, a literal
 * transcription of `tseitin1`, and unit propagation that scans every clause. Imports nothing of `lib`.
 *
 * Source: spec 04 §3.3.
 */
import { createHash } from 'node:crypto';

export type Tree =
  | { readonly kind: 'leaf'; readonly symbol: string }
  | { readonly kind: 'not'; readonly of: Tree }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Tree; readonly right: Tree };

export type Operator = '&' | '|' | '->' | '<->';

export interface NaiveProblem {
  readonly premises: readonly Tree[];
  readonly query: Tree;
}

export type NaiveModel = readonly (readonly [string, 0 | 1])[];

export interface NaiveRefutation {
  readonly cnf: string;
  readonly cnfSha256: string;
  readonly steps: readonly (readonly number[])[];
}

export interface NaiveCertificate {
  readonly kind: string;
  readonly consistent?: NaiveModel;
  readonly withQuery?: NaiveModel;
  readonly withoutQuery?: NaiveModel;
  readonly refutation?: NaiveRefutation;
}

export interface NaiveTrace {
  readonly outcome: string;
  readonly reason: string;
  readonly certificate: NaiveCertificate | null;
  readonly certificateSha256: string | null;
}

export function sha256(value: unknown): string {
  return createHash('sha256').update(sorted(value)).digest('hex');
}

function sorted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${sorted(inner)}`).join(',')}}`;
}

export function leaf(symbol: string): Tree {
  return { kind: 'leaf', symbol };
}

export function show(tree: Tree): string {
  switch (tree.kind) {
    case 'leaf':
      return tree.symbol;
    case 'not':
      return `~${show(tree.of)}`;
    case 'binary':
      return `(${show(tree.left)} ${tree.operator} ${show(tree.right)})`;
  }
}

const OTHER_SPELLINGS = { '&': 'AND', '|': '∨', '->': '⊃', '<->': '\tiff\n' } as const;

/** The same formula in other words, for readers that must not care. */
export function showDifferently(tree: Tree): string {
  switch (tree.kind) {
    case 'leaf':
      return `( ${tree.symbol === 'true' ? 'True' : tree.symbol})`;
    case 'not':
      return `Not ${showDifferently(tree.of)}`;
    case 'binary':
      return `(${showDifferently(tree.left)} ${OTHER_SPELLINGS[tree.operator]} ${showDifferently(tree.right)})`;
  }
}

function atomsOf(tree: Tree): readonly string[] {
  switch (tree.kind) {
    case 'leaf':
      return tree.symbol === 'true' || tree.symbol === 'false' ? [] : [tree.symbol];
    case 'not':
      return atomsOf(tree.of);
    case 'binary':
      return [...atomsOf(tree.left), ...atomsOf(tree.right)];
  }
}

function atomsOfProblem({ premises, query }: NaiveProblem): readonly string[] {
  return [...new Set([...premises, query].flatMap(atomsOf))].sort();
}

function isTrue(tree: Tree, model: ReadonlyMap<string, 0 | 1>): boolean {
  switch (tree.kind) {
    case 'leaf':
      return tree.symbol === 'true' || model.get(tree.symbol) === 1;
    case 'not':
      return !isTrue(tree.of, model);
    case 'binary': {
      const left = isTrue(tree.left, model);
      const right = isTrue(tree.right, model);
      if (tree.operator === '&') return left && right;
      if (tree.operator === '|') return left || right;
      return tree.operator === '->' ? !left || right : left === right;
    }
  }
}

export type NaiveGoal = 'query' | 'negated_query' | 'none';

/** `tseitin1`, written down as the specification reads. */
function naiveClauses(problem: NaiveProblem, goal: NaiveGoal): readonly (readonly number[])[] {
  const numberOf = new Map(atomsOfProblem(problem).map((atom, index) => [atom, index + 1]));
  const clauses: number[][] = [];
  let count = numberOf.size;
  const add = (...added: readonly (readonly number[])[]): void => {
    for (const clause of added) {
      const distinct = [...new Set(clause)];
      if (distinct.every((literal) => !distinct.includes(-literal))) clauses.push(distinct);
    }
  };
  const number = (tree: Tree): number => {
    const atom = tree.kind === 'leaf' ? numberOf.get(tree.symbol) : undefined;
    if (atom !== undefined) return atom;
    const a = tree.kind === 'binary' ? number(tree.left) : tree.kind === 'not' ? number(tree.of) : 0;
    const b = tree.kind === 'binary' ? number(tree.right) : 0;
    count += 1;
    const x = count;
    const operator = tree.kind === 'binary' ? tree.operator : show(tree);
    if (operator === 'true') add([x]);
    else if (operator === 'false') add([-x]);
    else if (operator === '&') add([-x, a], [-x, b], [x, -a, -b]);
    else if (operator === '|') add([-x, a, b], [x, -a], [x, -b]);
    else if (operator === '->') add([-x, -a, b], [x, a], [x, -b]);
    else if (operator === '<->') add([-x, -a, b], [-x, a, -b], [x, a, b], [x, -a, -b]);
    else add([-x, -a], [x, a]);
    return x;
  };
  const byText = new Map(problem.premises.map((premise) => [show(premise), premise]));
  for (const text of [...byText.keys()].sort()) add([number(byText.get(text) ?? leaf('true'))]);
  if (goal === 'none') return clauses;
  const root = number(problem.query);
  add([goal === 'query' ? root : -root]);
  return clauses;
}

/** Does unit propagation from these literals reach a conflict? Scans all clauses until nothing changes. */
function naiveConflict(clauses: readonly (readonly number[])[], assumed: readonly number[]): boolean {
  const held = new Set(assumed);
  if (assumed.some((literal) => held.has(-literal))) return true;
  for (let changed = true; changed;) {
    changed = false;
    for (const clause of clauses) {
      if (clause.some((literal) => held.has(literal))) continue;
      const open = [...new Set(clause)].filter((literal) => !held.has(-literal));
      const [only] = open;
      if (only === undefined) return true;
      if (open.length > 1) continue;
      held.add(only);
      changed = true;
    }
  }
  return false;
}

/** The clauses a plain search learns when it splits on the variables 1..n in order, last one empty. */
function naiveSteps(clauses: readonly (readonly number[])[], variables: number): readonly (readonly number[])[] {
  const steps: (readonly number[])[] = [];
  const close = (decided: readonly number[]): void => {
    if (!naiveConflict([...clauses, ...steps], decided)) {
      const next = decided.length + 1;
      if (next > variables) throw new RangeError('the clauses have a model');
      close([...decided, -next]);
      if (!naiveConflict([...clauses, ...steps], decided)) close([...decided, next]);
    }
    steps.push(decided.map((literal) => -literal));
  };
  close([]);
  return steps;
}

/** Every valuation of the atoms, as models. Few atoms only. */
function valuations(atoms: readonly string[]): readonly NaiveModel[] {
  return Array.from({ length: 2 ** atoms.length }, (_, bits) =>
    atoms.map((atom, index) => [atom, ((bits >> index) & 1) === 1 ? 1 : 0] as const),
  );
}

export function signed(fields: Omit<NaiveTrace, 'certificateSha256'>): NaiveTrace {
  return { ...fields, certificateSha256: fields.certificate === null ? null : sha256(fields.certificate) };
}

/** The right answer by truth table, with its certificate. */
export function naiveTrace(problem: NaiveProblem): NaiveTrace {
  const atoms = atomsOfProblem(problem);
  const models = valuations(atoms).filter((model) =>
    problem.premises.every((premise) => isTrue(premise, new Map(model))),
  );
  const withQuery = models.find((model) => isTrue(problem.query, new Map(model)));
  const withoutQuery = models.find((model) => !isTrue(problem.query, new Map(model)));
  const refutation = (goal: NaiveGoal): NaiveRefutation => {
    const clauses = naiveClauses(problem, goal);
    return { cnf: 'tseitin1', cnfSha256: sha256(clauses), steps: naiveSteps(clauses, atoms.length) };
  };
  if (withQuery !== undefined && withoutQuery !== undefined)
    return signed({
      outcome: 'UNKNOWN',
      reason: 'undetermined',
      certificate: { kind: 'unknown', withQuery, withoutQuery },
    });
  if (withQuery !== undefined)
    return signed({
      outcome: 'ENTAILED',
      reason: 'tautological_implication',
      certificate: { kind: 'entailed', consistent: withQuery, refutation: refutation('negated_query') },
    });
  if (withoutQuery !== undefined)
    return signed({
      outcome: 'REFUTED',
      reason: 'tautological_refutation',
      certificate: { kind: 'refuted', consistent: withoutQuery, refutation: refutation('query') },
    });
  return signed({
    outcome: 'REFUSED',
    reason: 'inconsistent_premises',
    certificate: { kind: 'inconsistent', refutation: refutation('none') },
  });
}

const SHAPES: Readonly<Record<string, readonly [outcome: string, reason: string, keys: string]>> = {
  entailed: ['ENTAILED', 'tautological_implication', 'consistent,kind,refutation'],
  refuted: ['REFUTED', 'tautological_refutation', 'consistent,kind,refutation'],
  unknown: ['UNKNOWN', 'undetermined', 'kind,withQuery,withoutQuery'],
  inconsistent: ['REFUSED', 'inconsistent_premises', 'kind,refutation'],
};

/** Judges a trace by definition: the reference the checker is compared with. */
export function naiveAccepts(problem: NaiveProblem, trace: NaiveTrace): boolean {
  const { certificate } = trace;
  if (certificate === null || trace.certificateSha256 !== sha256(certificate)) return false;
  const shape = SHAPES[certificate.kind];
  if (trace.outcome !== shape?.[0] || trace.reason !== shape[1]) return false;
  if (Object.keys(certificate).sort().join() !== shape[2]) return false;
  const { kind, consistent, withQuery, withoutQuery, refutation } = certificate;
  const models = [
    { model: consistent, value: kind === 'entailed' },
    { model: withQuery, value: true },
    { model: withoutQuery, value: false },
  ].every(({ model, value }) => model === undefined || isModel(problem, model, value));
  const goal = kind === 'entailed' ? 'negated_query' : kind === 'refuted' ? 'query' : 'none';
  return models && (refutation === undefined || isRefutation(naiveClauses(problem, goal), refutation));
}

function isModel(problem: NaiveProblem, model: NaiveModel, queryValue: boolean): boolean {
  const atoms = model.map(([atom]) => atom);
  if (atoms.join() !== atomsOfProblem(problem).join()) return false;
  if (!model.every((pair: readonly unknown[]) => pair.length === 2 && (pair[1] === 0 || pair[1] === 1))) return false;
  const valuation = new Map(model);
  return problem.premises.every((it) => isTrue(it, valuation)) && isTrue(problem.query, valuation) === queryValue;
}

function isRefutation(clauses: readonly (readonly number[])[], { cnf, cnfSha256, steps }: NaiveRefutation): boolean {
  if (cnf !== 'tseitin1' || cnfSha256 !== sha256(clauses)) return false;
  const named = new Set(clauses.flat().map(Math.abs));
  const highest = Math.max(0, ...named);
  const isLiteral = (it: number): boolean => Number.isInteger(it) && it !== 0 && Math.abs(it) <= highest;
  return (
    steps.findIndex((step) => step.length === 0) === steps.length - 1 &&
    steps.length > 0 &&
    steps.every(
      (step, index) =>
        step.every(isLiteral) &&
        naiveConflict(
          [...clauses, ...steps.slice(0, index)],
          step.map((literal) => -literal),
        ),
    )
  );
}

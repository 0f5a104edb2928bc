/**
 * A second, slow way to derive, to make derivations and to judge them, for tests: every rule is instantiated with every
 * choice of constants, and literals are compared as text. Imports nothing of `lib`.
 *
 * Source: spec 04 §4.2, §4.3.
 */
export interface Said {
  readonly negated: boolean;
  readonly predicate: string;
  readonly args: readonly string[];
}

export type Origin = 'told' | 'assumed' | 'axiom';

export type Premise =
  | { readonly id: string; readonly origin: Origin; readonly kind: 'fact'; readonly literal: Said }
  | {
      readonly id: string;
      readonly origin: Origin;
      readonly kind: 'rule';
      readonly body: readonly Said[];
      readonly head: Said;
    };

export interface Step {
  readonly id: string;
  readonly conclusion: Said;
  readonly by: 'premise' | 'rule';
  readonly premise: string;
  readonly from: readonly string[];
  readonly bind: Readonly<Record<string, string>>;
}

export interface Derivation {
  readonly goal: Said;
  readonly steps: readonly Step[];
}

/** `p(a, ?x)` or `-p(a, ?x)`, written as it is read. */
export function said(text: string): Said {
  const match = /^(-?)([^(]+)\((.*)\)$/.exec(text);
  if (match === null) throw new RangeError(`not a literal: ${text}`);
  const [, sign = '', predicate = '', args = ''] = match;
  return { negated: sign === '-', predicate, args: args === '' ? [] : args.split(', ') };
}

export function textOf({ negated, predicate, args }: Said): string {
  return `${negated ? '-' : ''}${predicate}(${args.join(', ')})`;
}

export function fact(id: string, literal: string, origin: Origin = 'told'): Premise {
  return { id, origin, kind: 'fact', literal: said(literal) };
}

/** `rule('r1', 'p(?x) & q(?x) => r(?x)')`. */
export function rule(id: string, text: string, origin: Origin = 'told'): Premise {
  const [body = '', head = ''] = text.split(' => ');
  return { id, origin, kind: 'rule', body: body.split(' & ').map(said), head: said(head) };
}

/** The axioms of the relations that random premises use. */
const AXIOMS: readonly Premise[] = [
  rule('axiom:inverse:less_than:greater_than', 'less_than(?x, ?y) => greater_than(?y, ?x)', 'axiom'),
  rule('axiom:inverse:greater_than:less_than', 'greater_than(?x, ?y) => less_than(?y, ?x)', 'axiom'),
  rule('axiom:transitive:less_than', 'less_than(?x, ?y) & less_than(?y, ?z) => less_than(?x, ?z)', 'axiom'),
  rule('axiom:transitive:greater_than', 'greater_than(?x, ?y) & greater_than(?y, ?z) => greater_than(?x, ?z)', 'axiom'),
  rule('axiom:asymmetric:less_than', 'less_than(?x, ?y) => -less_than(?y, ?x)', 'axiom'),
  rule('axiom:asymmetric:greater_than', 'greater_than(?x, ?y) => -greater_than(?y, ?x)', 'axiom'),
  rule('axiom:symmetric:sibling_of', 'sibling_of(?x, ?y) => sibling_of(?y, ?x)', 'axiom'),
];

export function withAxioms(premises: readonly Premise[]): readonly Premise[] {
  return [...premises, ...AXIOMS];
}

interface Instance {
  readonly bind: Readonly<Record<string, string>>;
  readonly body: readonly string[];
  readonly head: string;
}

function termsOf(premise: Premise): readonly string[] {
  return premise.kind === 'fact' ? premise.literal.args : [...premise.body, premise.head].flatMap(({ args }) => args);
}

function constantsOf(premises: readonly Premise[]): readonly string[] {
  return [...new Set(premises.flatMap(termsOf))].filter((term) => !term.startsWith('?'));
}

function instancesOf(premise: Premise, constants: readonly string[]): readonly Instance[] {
  if (premise.kind === 'fact') return [{ bind: {}, body: [], head: textOf(premise.literal) }];
  const variables = [...new Set(termsOf(premise))].filter((term) => term.startsWith('?'));
  const binds = variables.reduce<readonly Readonly<Record<string, string>>[]>(
    (partial, variable) => partial.flatMap((bind) => constants.map((constant) => ({ ...bind, [variable]: constant }))),
    [{}],
  );
  return binds.map((bind) => ({
    bind,
    body: premise.body.map((it) => instantiate(it, bind)),
    head: instantiate(premise.head, bind),
  }));
}

function instantiate({ negated, predicate, args }: Said, bind: Readonly<Record<string, string>>): string {
  return textOf({ negated, predicate, args: args.map((term) => bind[term] ?? term) });
}

export interface Found {
  readonly premise: Premise;
  readonly instance: Instance;
}

/** Everything derivable, each literal with the first instance that derives it. */
export function closureOf(premises: readonly Premise[]): ReadonlyMap<string, Found> {
  const constants = constantsOf(premises);
  const all = premises.flatMap((premise) => instancesOf(premise, constants).map((instance) => ({ premise, instance })));
  const found = new Map<string, Found>();
  for (let size = -1; size < found.size;) {
    size = found.size;
    for (const firing of all) {
      const { body, head } = firing.instance;
      if (!found.has(head) && body.every((condition) => found.has(condition))) found.set(head, firing);
    }
  }
  return found;
}

/** Is the set of literals closed under all rules, facts included? */
export function isClosed(premises: readonly Premise[], literals: ReadonlySet<string>): boolean {
  const constants = constantsOf(premises);
  return premises.every((premise) =>
    instancesOf(premise, constants).every(
      ({ body, head }) => literals.has(head) || !body.every((condition) => literals.has(condition)),
    ),
  );
}

/** A derivation of a literal of the closure. */
export function derivationOf(goal: string, found: ReadonlyMap<string, Found>): Derivation {
  const steps = new Map<string, Step>();
  const add = (literal: string): string => {
    const earlier = steps.get(literal);
    if (earlier !== undefined) return earlier.id;
    const firing = found.get(literal);
    if (firing === undefined) throw new RangeError(`not derivable: ${literal}`);
    const { premise, instance } = firing;
    const from = instance.body.map(add);
    const id = `s${String(steps.size + 1)}`;
    const by = premise.kind === 'fact' ? 'premise' : 'rule';
    steps.set(literal, { id, conclusion: said(literal), by, premise: premise.id, from, bind: instance.bind });
    return id;
  };
  add(goal);
  return { goal: said(goal), steps: [...steps.values()] };
}

/** Judges a derivation by definition. */
export function naiveDerives(premises: readonly Premise[], { goal, steps }: Derivation): boolean {
  const constants = constantsOf(premises);
  const proved = new Map<string, string>();
  for (const step of steps) {
    if (proved.has(step.id)) return false;
    const premise = premises.find(({ id }) => id === step.premise);
    if (premise === undefined || step.by !== (premise.kind === 'fact' ? 'premise' : 'rule')) return false;
    const fits = instancesOf(premise, constants).some(
      ({ bind, body, head }) =>
        sameBinding(bind, step.bind) &&
        head === textOf(step.conclusion) &&
        body.length === step.from.length &&
        body.every((condition, index) => proved.get(step.from[index] ?? '') === condition),
    );
    if (!fits) return false;
    proved.set(step.id, textOf(step.conclusion));
  }
  const last = steps.at(-1);
  return last !== undefined && textOf(last.conclusion) === textOf(goal);
}

function sameBinding(left: Readonly<Record<string, string>>, right: Readonly<Record<string, string>>): boolean {
  const spell = (bind: Readonly<Record<string, string>>): string => JSON.stringify(Object.entries(bind).sort());
  return spell(left) === spell(right);
}

/**
 * Forward chaining as the specification words it: try every rule with every assignment of constants until nothing new
 * appears. Slow, obvious, and independent: imports nothing of `lib` (DESIGN D22).
 *
 * Beside the closure it gives, by the same brute force, the least number of rule applications of any derivation tree, and
 * the proof that the tie rules single out.
 */
export interface OracleLiteral {
  readonly negated: boolean;
  readonly predicate: string;
  readonly args: readonly string[];
}

export interface OracleRule {
  readonly id: string;
  readonly body: readonly OracleLiteral[];
  readonly head: OracleLiteral;
}

export interface OracleFact {
  readonly id: string;
  readonly literal: OracleLiteral;
}

export interface OracleTheory {
  readonly facts: readonly OracleFact[];
  readonly rules: readonly OracleRule[];
}

/** One application of a rule to ground literals, as keys. */
interface Instance {
  readonly rule: string;
  readonly body: readonly string[];
  readonly head: string;
}

export interface OracleClosure {
  /** Keys of everything told or derived. */
  readonly holds: ReadonlySet<string>;
  /** Least number of rule applications in a derivation tree, by key. */
  readonly costs: ReadonlyMap<string, number>;
}

export function oracleKey(literal: OracleLiteral): string {
  return JSON.stringify([literal.negated, literal.predicate, ...literal.args]);
}

/** Close a theory. Literals whose key is in `barred` are used in no condition. */
export function closeForward(theory: OracleTheory, barred: ReadonlySet<string> = new Set()): OracleClosure {
  const told = new Map(theory.facts.map((fact) => [oracleKey(fact.literal), fact.id]));
  const instances = allInstances(theory).filter((instance) => !instance.body.some((key) => barred.has(key)));
  const costs = leastCosts(told, instances);
  return { holds: new Set(costs.keys()), costs };
}

/** Ids of the premises of each literal's preferred proof, facts then rules then axioms, by key. */
export function preferredPremises(theory: OracleTheory): ReadonlyMap<string, readonly string[]> {
  const told = new Map(theory.facts.map((fact) => [oracleKey(fact.literal), fact.id]));
  return choosePremises(told, allInstances(theory), closeForward(theory).costs);
}

/**
 * Every minimal set of askable literals, as sorted keys, that makes the goal follow uncontested without making anything
 * contested that was not: all subsets are tried, smaller ones first.
 */
export function minimalPremiseSets(
  theory: OracleTheory,
  goal: OracleLiteral,
  candidates: readonly OracleLiteral[],
): readonly (readonly string[])[] {
  const told = theory.facts.map((fact) => oracleKey(fact.literal));
  const extra = candidates.map((literal, index) => ({ id: `f${String(1_000 + index)}`, literal }));
  const instances = allInstances({ ...theory, facts: [...theory.facts, ...extra, { id: 'f999', literal: goal }] });
  const before = chain(told, instances, new Set());
  const askable = candidates.map(oracleKey).filter((key) => key !== oracleKey(goal) && !before.has(key));
  const found: (readonly string[])[] = [];
  for (const set of subsetsBySize(askable)) {
    if (set.length === 0 || found.some((smaller) => smaller.every((key) => set.includes(key)))) continue;
    const after = chain([...told, ...set], instances, new Set());
    const contested = contestedKeys(after);
    if (contested.size > contestedKeys(before).size || contested.has(oracleKey(goal))) continue;
    if (chain([...told, ...set], instances, contested).has(oracleKey(goal))) found.push([...set].sort());
  }
  return found;
}

function subsetsBySize(keys: readonly string[]): readonly (readonly string[])[] {
  const subsets: (readonly string[])[] = [];
  for (let bits = 0; bits < 2 ** keys.length; bits += 1)
    subsets.push(keys.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1));
  return subsets.sort((left, right) => left.length - right.length);
}

function chain(
  told: readonly string[],
  instances: readonly Instance[],
  barred: ReadonlySet<string>,
): ReadonlySet<string> {
  const holds = new Set(told);
  for (let size = -1; size !== holds.size;) {
    size = holds.size;
    for (const { body, head } of instances)
      if (body.every((key) => holds.has(key) && !barred.has(key))) holds.add(head);
  }
  return holds;
}

/** Atoms of which both polarities hold, as keys of both literals. */
function contestedKeys(holds: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...holds].filter((key) => holds.has(flipped(key))));
}

function flipped(key: string): string {
  return key.startsWith('[true') ? key.replace('[true', '[false') : key.replace('[false', '[true');
}

function allInstances(theory: OracleTheory): readonly Instance[] {
  const literals = [
    ...theory.facts.map((fact) => fact.literal),
    ...theory.rules.flatMap((rule) => [...rule.body, rule.head]),
  ];
  const constants = [...new Set(literals.flatMap((literal) => literal.args).filter((term) => !term.startsWith('?')))];
  return theory.rules.flatMap((rule) => {
    const variables = [...new Set(rule.body.flatMap((literal) => literal.args).filter((term) => term.startsWith('?')))];
    return assignments(variables, constants).map((values) => ({
      rule: rule.id,
      body: rule.body.map((literal) => oracleKey(filled(literal, values))),
      head: oracleKey(filled(rule.head, values)),
    }));
  });
}

function assignments(
  variables: readonly string[],
  constants: readonly string[],
): readonly ReadonlyMap<string, string>[] {
  const [first, ...others] = variables;
  if (first === undefined) return [new Map()];
  const rest = assignments(others, constants);
  return constants.flatMap((constant) => rest.map((values) => new Map([...values, [first, constant]])));
}

function filled(literal: OracleLiteral, values: ReadonlyMap<string, string>): OracleLiteral {
  return { ...literal, args: literal.args.map((term) => values.get(term) ?? term) };
}

function leastCosts(told: ReadonlyMap<string, string>, instances: readonly Instance[]): ReadonlyMap<string, number> {
  const costs = new Map([...told.keys()].map((key) => [key, 0]));
  for (let changed = true; changed;) {
    changed = false;
    for (const { body, head } of instances) {
      const cost = body.reduce((sum, key) => sum + (costs.get(key) ?? Infinity), 1);
      if (cost >= (costs.get(head) ?? Infinity)) continue;
      costs.set(head, cost);
      changed = true;
    }
  }
  return costs;
}

/** Literal by literal, cheapest first: fewest told premises, then the smallest ids. */
function choosePremises(
  told: ReadonlyMap<string, string>,
  instances: readonly Instance[],
  costs: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly string[]> {
  const chosen = new Map<string, readonly string[]>();
  const byCost = [...costs].sort(([, left], [, right]) => left - right);
  for (const [key, cost] of byCost) {
    const id = told.get(key);
    if (id !== undefined) {
      chosen.set(key, [id]);
      continue;
    }
    const options = instances
      .filter(
        ({ body, head }) => head === key && body.reduce((sum, it) => sum + (costs.get(it) ?? Infinity), 1) === cost,
      )
      .map(({ rule, body }) => [...new Set([rule, ...body.flatMap((it) => chosen.get(it) ?? [])])].sort(compareIds))
      .sort(comparePremises);
    chosen.set(key, options[0] ?? []);
  }
  return chosen;
}

function comparePremises(left: readonly string[], right: readonly string[]): number {
  const count = (ids: readonly string[]): number => ids.filter((id) => !id.startsWith('axiom:')).length;
  if (count(left) !== count(right)) return count(left) - count(right);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const order = compareIds(left[index] ?? '', right[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** Facts before rules before axioms; by number within facts and rules. A missing id comes first. */
function compareIds(left: string, right: string): number {
  const rank = (id: string): number => (id === '' ? 0 : id.startsWith('f') ? 1 : id.startsWith('r') ? 2 : 3);
  if (rank(left) !== rank(right)) return rank(left) - rank(right);
  if (rank(left) === 3) return left < right ? -1 : left > right ? 1 : 0;
  return Number(left.slice(1)) - Number(right.slice(1));
}

/** The relation algebra of spec 04 §4.2, written down a second time. */
export const ORACLE_AXIOMS: readonly OracleRule[] = [
  ...['parent_of child_of', 'less_than greater_than', 'left_of right_of', 'before_event after_event'].flatMap(
    (pair) => {
      const [one = '', other = ''] = pair.split(' ');
      return [inverseRule(one, other), inverseRule(other, one)];
    },
  ),
  ...['sibling_of', 'spouse_of', 'equal_to', 'distinct_from', 'adjacent_to', 'overlaps_event'].map((relation) => ({
    id: `axiom:symmetric:${relation}`,
    body: [pairOf(relation, '?x', '?y')],
    head: pairOf(relation, '?y', '?x'),
  })),
  ...['less_than', 'greater_than', 'before_event', 'after_event'].flatMap((order) => [
    {
      id: `axiom:transitive:${order}`,
      body: [pairOf(order, '?x', '?y'), pairOf(order, '?y', '?z')],
      head: pairOf(order, '?x', '?z'),
    },
    {
      id: `axiom:asymmetric:${order}`,
      body: [pairOf(order, '?x', '?y')],
      head: { ...pairOf(order, '?y', '?x'), negated: true },
    },
  ]),
];

function inverseRule(from: string, to: string): OracleRule {
  return { id: `axiom:inverse:${from}:${to}`, body: [pairOf(from, '?x', '?y')], head: pairOf(to, '?y', '?x') };
}

function pairOf(predicate: string, left: string, right: string): OracleLiteral {
  return { negated: false, predicate, args: [left, right] };
}

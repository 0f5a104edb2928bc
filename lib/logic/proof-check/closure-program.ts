/**
 * The premises of a closure check, compiled once: literals as numbers, rules as join plans.
 *
 * A plan visits the conditions of a rule so that as many arguments as possible are known when a condition is reached.
 * Constants and variables are registers of one small array; a constant's register is filled beforehand, a variable's when
 * the plan first meets it. Which visit binds and which one compares is therefore known here, and running a plan needs no
 * undo.
 *
 * Source: spec 04 §4.2, §4.3.
 */
import { AXIOMS } from './axioms.js';
import { reject } from './check-result.js';
import { type CheckedPremise, isVariable, type LiteralData, type RuleData } from './derivation-data.js';
import { type NumberedLiteral, type Signature, Vocabulary } from './vocabulary.js';

/** How the literals that may match a condition are found. */
export type Access =
  /** Every argument is known: at most one literal. */
  | { readonly kind: 'member' }
  /** The literals with the known constant at one position; the chain of constant `c` is `firstChain + c`. */
  | { readonly kind: 'probe'; readonly firstChain: number; readonly position: number }
  /** Nothing is known: all literals of the signature. */
  | { readonly kind: 'scan'; readonly chain: number };

/** A literal whose arguments are registers. */
export interface Pattern {
  readonly signature: Signature;
  readonly registers: readonly number[];
}

export interface Condition extends Pattern {
  readonly access: Access;
  /** Per argument: does this visit give the register its value, or compare with it? */
  readonly binds: readonly boolean[];
}

export interface RulePlan {
  readonly id: string;
  readonly conditions: readonly Condition[];
  readonly head: Pattern;
  /** Constants in place, variables zero. */
  readonly registers: Int32Array;
}

/** Chains a literal of some signature belongs to, beside the chain of all its literals. */
export interface ProbedPosition {
  readonly position: number;
  readonly firstChain: number;
}

export interface ClosureProgram {
  readonly vocabulary: Vocabulary;
  readonly facts: readonly NumberedLiteral[];
  readonly plans: readonly RulePlan[];
  /** By signature index. */
  readonly probed: readonly (readonly ProbedPosition[])[];
  readonly chainCount: number;
  /** Ids of the premises nobody told, sorted. */
  readonly assumed: readonly string[];
}

/**
 * Compile premises. The axioms of every relation that occurs are added, listed among the premises or not.
 *
 * @throws Rejection when the vocabulary is too large.
 */
export function compileClosure(premises: readonly CheckedPremise[]): ClosureProgram {
  const facts = premises.flatMap((premise) => (premise.kind === 'fact' ? [premise.literal] : []));
  const stated = premises.flatMap((premise) =>
    premise.kind === 'rule' && premise.origin !== 'axiom' ? [premise] : [],
  );
  const rules = [...stated, ...axiomsAbout([...facts, ...stated.flatMap(literalsOf)])];

  const vocabulary = new Vocabulary();
  for (const literal of [...facts, ...rules.flatMap(literalsOf)]) vocabulary.include(literal);
  vocabulary.close();
  const chains = new ChainLayout(vocabulary);
  return {
    vocabulary,
    facts: facts.map((fact) => vocabulary.numbered(fact) ?? reject('a fact outside its own vocabulary')),
    plans: rules.map((rule) => planRule(rule, vocabulary, chains)),
    probed: chains.probed,
    chainCount: chains.count,
    assumed: premises.flatMap(({ origin, id }) => (origin === 'assumed' ? [id] : [])).sort(),
  };
}

function literalsOf(rule: RuleData): readonly LiteralData[] {
  return [...rule.body, rule.head];
}

/** The axioms whose relation occurs in a literal, or in the conclusion of such an axiom. */
function axiomsAbout(literals: readonly LiteralData[]): readonly RuleData[] {
  const occurring = new Set(literals.map((literal) => literal.predicate));
  const isAbout = ({ body }: RuleData): boolean => body.every((literal) => occurring.has(literal.predicate));
  let axioms: readonly RuleData[] = [];
  for (;;) {
    const grown = [...AXIOMS.values()].filter(isAbout);
    if (grown.length === axioms.length) return axioms;
    axioms = grown;
    for (const { head } of axioms) occurring.add(head.predicate);
  }
}

/** Numbers the chains: one per signature, then one per constant for every position that is probed. */
class ChainLayout {
  readonly probed: readonly ProbedPosition[][];
  readonly #constants: number;
  count: number;

  constructor(vocabulary: Vocabulary) {
    this.probed = vocabulary.signatures.map(() => []);
    this.#constants = vocabulary.size;
    this.count = vocabulary.signatures.length;
  }

  probe(signature: Signature, position: number): Access {
    const positions = this.probed[signature.index] ?? reject('a signature outside its own vocabulary');
    let found = positions.find((probed) => probed.position === position);
    if (found === undefined) {
      found = { position, firstChain: this.count };
      positions.push(found);
      this.count += this.#constants;
    }
    return { kind: 'probe', ...found };
  }
}

function planRule(rule: RuleData, vocabulary: Vocabulary, chains: ChainLayout): RulePlan {
  const registerOf = new Map<string, number>();
  for (const term of literalsOf(rule).flatMap((literal) => literal.args))
    if (!registerOf.has(term)) registerOf.set(term, registerOf.size);
  const patternOf = (literal: LiteralData): Pattern => ({
    signature: vocabulary.signatureOf(literal) ?? reject('a rule outside its own vocabulary'),
    registers: literal.args.map((term) => registerOf.get(term) ?? reject('a term without a register')),
  });

  const known = new Set([...registerOf.keys()].filter((term) => !isVariable(term)));
  const conditions = inJoinOrder(rule.body, known).map((literal): Condition => {
    const pattern = patternOf(literal);
    const access = accessTo(pattern.signature, literal, known, chains);
    const binds = literal.args.map((term) => {
      const isFirst = !known.has(term);
      known.add(term);
      return isFirst;
    });
    return { ...pattern, access, binds };
  });
  const registers = Int32Array.from(registerOf.keys(), (term) => vocabulary.constantOf(term) ?? 0);
  return { id: rule.id, conditions, head: patternOf(rule.head), registers };
}

function accessTo(signature: Signature, literal: LiteralData, known: ReadonlySet<string>, chains: ChainLayout): Access {
  if (literal.args.every((term) => known.has(term))) return { kind: 'member' };
  const position = literal.args.findIndex((term) => known.has(term));
  return position === -1 ? { kind: 'scan', chain: signature.index } : chains.probe(signature, position);
}

/** Greedy: next comes the condition with the fewest unknown arguments; among equals the one written first. */
function inJoinOrder(body: readonly LiteralData[], constants: ReadonlySet<string>): readonly LiteralData[] {
  const known = new Set(constants);
  const waiting = [...body];
  const ordered: LiteralData[] = [];
  while (waiting.length > 0) {
    const unknown = waiting.map((literal) => literal.args.filter((term) => !known.has(term)).length);
    const [next] = waiting.splice(unknown.indexOf(Math.min(...unknown)), 1);
    if (next === undefined) break;
    ordered.push(next);
    for (const term of next.args) known.add(term);
  }
  return ordered;
}

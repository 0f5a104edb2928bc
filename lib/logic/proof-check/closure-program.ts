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

const ALL_AXIOMS = [...AXIOMS.values()];

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
export function compileClosure(premises: Iterable<CheckedPremise>): ClosureProgram {
  // Loops and not chains of array methods: premises are compiled anew for most questions.
  const facts: LiteralData[] = [];
  const rules: RuleData[] = [];
  const assumed: string[] = [];
  for (const premise of premises) {
    if (premise.kind === 'fact') facts.push(premise.literal);
    else if (premise.origin !== 'axiom') rules.push(premise);
    if (premise.origin === 'assumed') assumed.push(premise.id);
  }
  rules.push(...axiomsAbout(facts, rules));

  const vocabulary = new Vocabulary();
  for (const fact of facts) vocabulary.include(fact);
  for (const { body, head } of rules) {
    for (const literal of body) vocabulary.include(literal);
    vocabulary.include(head);
  }
  vocabulary.close();
  const chains = new ChainLayout(vocabulary);
  return {
    vocabulary,
    facts: facts.map((fact) => vocabulary.numbered(fact) ?? reject('a fact outside its own vocabulary')),
    plans: rules.map((rule) => planRule(rule, vocabulary, chains)),
    probed: chains.probed,
    chainCount: chains.count,
    assumed: assumed.sort(),
  };
}

/** The axioms whose relation occurs in a fact or a rule, or in the conclusion of such an axiom. */
function axiomsAbout(facts: readonly LiteralData[], rules: readonly RuleData[]): readonly RuleData[] {
  const occurring = new Set<string>();
  for (const fact of facts) occurring.add(fact.predicate);
  for (const { body, head } of rules) {
    for (const literal of body) occurring.add(literal.predicate);
    occurring.add(head.predicate);
  }
  const isAbout = ({ body }: RuleData): boolean => body.every((literal) => occurring.has(literal.predicate));
  let axioms: readonly RuleData[] = [];
  for (;;) {
    const grown = ALL_AXIOMS.filter(isAbout);
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

/** The terms of one rule as registers, and which of them have a value so far: constants at first, variables as met. */
class Registers {
  readonly #vocabulary: Vocabulary;
  readonly #ofTerm = new Map<string, number>();
  readonly #values: number[] = [];
  readonly #known: boolean[] = [];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  patternOf(literal: LiteralData): Pattern {
    const signature = this.#vocabulary.signatureOf(literal) ?? reject('a rule outside its own vocabulary');
    return { signature, registers: literal.args.map((term) => this.#ofTerm.get(term) ?? this.#allocate(term)) };
  }

  #allocate(term: string): number {
    const register = this.#values.length;
    this.#ofTerm.set(term, register);
    this.#values.push(this.#vocabulary.constantOf(term) ?? 0);
    this.#known.push(!isVariable(term));
    return register;
  }

  isKnown(register: number): boolean {
    return this.#known[register] === true;
  }

  /** @returns whether the register had no value before. */
  learn(register: number): boolean {
    const isFirst = !this.isKnown(register);
    this.#known[register] = true;
    return isFirst;
  }

  values(): Int32Array {
    return Int32Array.from(this.#values);
  }
}

function planRule(rule: RuleData, vocabulary: Vocabulary, chains: ChainLayout): RulePlan {
  const registers = new Registers(vocabulary);
  const waiting = rule.body.map((literal) => registers.patternOf(literal));
  const conditions: Condition[] = [];
  for (let next = takeNext(waiting, registers); next !== undefined; next = takeNext(waiting, registers)) {
    const access = accessTo(next, registers, chains);
    const binds = next.registers.map((register) => registers.learn(register));
    conditions.push({ signature: next.signature, registers: next.registers, access, binds });
  }
  return { id: rule.id, conditions, head: registers.patternOf(rule.head), registers: registers.values() };
}

/** Greedy: the condition with the fewest unknown arguments; among equals the one written first. */
function takeNext(waiting: Pattern[], registers: Registers): Pattern | undefined {
  let best = 0;
  let fewest = Infinity;
  waiting.forEach((pattern, index) => {
    let unknown = 0;
    for (const register of pattern.registers) if (!registers.isKnown(register)) unknown += 1;
    if (unknown >= fewest) return;
    fewest = unknown;
    best = index;
  });
  return waiting.splice(best, 1)[0];
}

function accessTo(pattern: Pattern, registers: Registers, chains: ChainLayout): Access {
  const { signature } = pattern;
  if (pattern.registers.every((register) => registers.isKnown(register))) return { kind: 'member' };
  const position = pattern.registers.findIndex((register) => registers.isKnown(register));
  return position === -1 ? { kind: 'scan', chain: signature.index } : chains.probe(signature, position);
}

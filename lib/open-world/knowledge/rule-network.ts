/**
 * The network a closure runs on: relations hold literals and know the rules that read or conclude them; compiled rules
 * know the relations of their literals. Two halves of one shape, so they are declared together.
 */

/** All derived literals of one predicate in one polarity. */
export interface Relation {
  /** Literal numbers in order of derivation. */
  readonly rows: number[];
  /** Per argument position, rows by constant; built when a join first asks. */
  readonly postings: (Map<number, number[]> | undefined)[];
  readonly triggers: Trigger[];
  readonly concluding: CompiledRule[];
}

/** A condition of a rule that a new literal of the relation may satisfy. */
export interface Trigger {
  readonly rule: CompiledRule;
  readonly position: number;
}

export interface CompiledLiteral {
  readonly predicate: number;
  readonly negated: boolean;
  readonly terms: readonly number[];
  readonly relation: Relation;
}

export interface CompiledRule {
  /** Position in the closure's list of rules. */
  readonly number: number;
  /** Number of the premise that states the rule. */
  readonly premise: number;
  readonly body: readonly CompiledLiteral[];
  readonly head: CompiledLiteral;
  /** Names of the variables, by slot. */
  readonly variables: readonly string[];
  /** Plans by trigger position, each made when first needed. */
  readonly plans: (readonly JoinStep[] | undefined)[];
}

/** One condition of a plan, seen from the moment it is visited. */
export interface JoinStep {
  readonly position: number;
  readonly literal: CompiledLiteral;
  /** Per argument: this is the variable's first occurrence in the plan, so matching binds it. */
  readonly binds: readonly boolean[];
  /** An argument whose value is known before matching, or -1. */
  readonly knownArgument: number;
  /** Every argument's value is known: the condition is one atom, which is looked up. */
  readonly ground: boolean;
}

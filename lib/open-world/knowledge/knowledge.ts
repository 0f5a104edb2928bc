/**
 * What one conversation was told, and everything that follows from it.
 *
 * Append-only. Premises are numbered in tell order, facts `f1`, `f2`, …, rules `r1`, `r2`, …; an axiom of the relation
 * algebra joins when a relation it is about is told. Consequences are drawn when a question needs them, each once.
 * Questions leave no trace: answers depend on what was told and in which order, never on what was asked before.
 *
 * Source: spec 03 §5.3 to §5.6; spec 04 §4.2, §6.4; DESIGN D6, D7, D9, D21.
 */
import { createBudget, type Budget } from '../../base/budget.js';
import { UnreachableState } from '../../base/fault.js';
import { complement, type Clause, type Literal } from '../../language/clause.js';
import { createClosure, isContested, isDerived, saturate, type Closure } from './closure.js';
import { writeDerivation, type Derivation } from './derivation.js';
import { compareLiterals, findLiteral, literalOf } from './literal-numbers.js';
import { findName, NOT_FOUND } from './name-table.js';
import { withOverlay } from './overlay.js';
import {
  assertSafe,
  premiseRecord,
  type AxiomPremise,
  type Premise,
  type PremiseRecord,
  type Provenance,
  type ToldFact,
  type ToldRule,
} from './premise.js';
import {
  axiomPremiseAt,
  axiomsInForce,
  createPremiseList,
  factAt,
  findPremise,
  premiseAt,
  premiseId,
  ruleAt,
  type PremiseList,
} from './premise-list.js';
import { predicatesToldOf } from './predicates-told.js';
import { coneOf, literalsIn } from './relevance.js';
import { smallestProof } from './smallest-proof.js';
import { supposeLiteral, tellFact, tellRule, type TellOutcome } from './tell-clause.js';

/** A literal and its complement both follow. `literal` is the affirmed one; the proofs are the smallest there are. */
export interface Conflict {
  readonly literal: Literal;
  readonly pro: Derivation;
  readonly con: Derivation;
}

/** How a ground literal stands. */
export type Standing = 'told' | 'derived' | 'not_derived';

/** Everything that follows from `premises` beyond their facts: neither the goal nor its complement is among either. */
export interface ClosedSet {
  readonly goal: Literal;
  readonly premises: readonly PremiseRecord[];
  readonly derived: readonly Literal[];
}

/** `whole`: of everything told. `relevant`: of what could take part in a proof of the goal or of its complement. */
export type ClosedSetScope = 'whole' | 'relevant';

class KnowledgeBase {
  readonly #closure: Closure;
  readonly #list: PremiseList = createPremiseList();

  constructor(budget: Budget) {
    this.#closure = createClosure(budget);
    Object.freeze(this);
  }

  static is(value: unknown): value is KnowledgeBase {
    return typeof value === 'object' && value !== null && #closure in value;
  }

  get budget(): Budget {
    return this.#closure.budget;
  }

  get facts(): readonly ToldFact[] {
    return this.#list.factLiterals.map((_, index) => factAt(this.#closure, this.#list, index));
  }

  get rules(): readonly ToldRule[] {
    return this.#list.ruleNumbers.map((_, index) => ruleAt(this.#closure, this.#list, index));
  }

  /** Facts, rules and the axioms in force. */
  get premises(): readonly Premise[] {
    return [...this.facts, ...this.rulesInForce];
  }

  /** Told rules and the axioms in force. */
  get rulesInForce(): readonly (ToldRule | AxiomPremise)[] {
    return [...this.rules, ...axiomsInForce(this.#closure).map(axiomPremiseAt)];
  }

  /** Names of the individuals told of, in order of first telling. */
  get constants(): readonly string[] {
    return [...this.#closure.constants.names];
  }

  premise(id: string): Premise | undefined {
    const premise = findPremise(this.#closure, this.#list, id);
    return premise === NOT_FOUND ? undefined : premiseAt(this.#closure, this.#list, premise);
  }

  /** Some told clause names the individual. */
  isNamed(individual: string): boolean {
    return findName(this.#closure.constants, individual) !== NOT_FOUND;
  }

  /** Predicates of the told facts whose first argument is the individual. */
  predicatesToldOf(individual: string): readonly string[] {
    return predicatesToldOf(this.#closure, findName(this.#closure.constants, individual));
  }

  /** The premises a derivation cites, in order: facts, rules, assumptions, axioms. */
  premisesOf(derivation: Derivation): readonly Premise[] {
    const ids = new Set(derivation.steps.map((step) => step.premise));
    const numbers = [...ids].map((id) => findPremise(this.#closure, this.#list, id)).filter((it) => it !== NOT_FOUND);
    return numbers.sort((left, right) => left - right).map((it) => premiseAt(this.#closure, this.#list, it));
  }

  /**
   * Add a clause.
   *
   * @throws UnsafeClause when a fact has a variable, or a rule's head one that its body lacks.
   * @throws BudgetExceeded when there are more facts than literals may be derived.
   */
  tell(clause: Clause, provenance: Provenance): TellOutcome {
    if (this.#list.assumptions.length > 0)
      throw new UnreachableState('told while something is only supposed', { state: 'underAssumptions' });
    assertSafe(clause);
    return clause.kind === 'fact'
      ? tellFact(this.#closure, this.#list, clause, provenance)
      : tellRule(this.#closure, this.#list, clause, provenance);
  }

  /** @throws BudgetExceeded when the consequences cannot be drawn within budget; so do all methods below. */
  standing(literal: Literal): Standing {
    const number = this.#findDerived(literal);
    if (number === NOT_FOUND) return 'not_derived';
    return (this.#closure.premises[number] ?? NOT_FOUND) === NOT_FOUND ? 'derived' : 'told';
  }

  /** Both the literal and its complement follow. */
  isContested(literal: Literal): boolean {
    const number = this.#findDerived(literal);
    return number !== NOT_FOUND && isContested(this.#closure, number);
  }

  /** The smallest proof, or undefined when the literal does not follow. It may rest on contested literals. */
  derivation(literal: Literal): Derivation | undefined {
    return this.#prove(literal, false);
  }

  /** The smallest proof in which nothing is contested, the literal itself included; undefined when there is none. */
  uncontestedDerivation(literal: Literal): Derivation | undefined {
    return this.isContested(literal) ? undefined : this.#prove(literal, true);
  }

  /** The conflict about a literal or its complement, if both follow. */
  conflictAbout(literal: Literal): Conflict | undefined {
    const affirmed = literal.negated ? complement(literal) : literal;
    const pro = this.derivation(affirmed);
    const con = this.derivation(complement(affirmed));
    return pro === undefined || con === undefined ? undefined : Object.freeze({ literal: pro.goal, pro, con });
  }

  /** Every contested literal, affirmed, in the order of `compareLiterals`. */
  contestedLiterals(): readonly Literal[] {
    saturate(this.#closure);
    return this.#inOrder(this.#closure.contested.map((atom) => atom * 2));
  }

  /** The conflicts among what could take part in a proof of the literal or of its complement. */
  conflictsAround(literal: Literal): readonly Conflict[] {
    saturate(this.#closure);
    const around = literalsIn(this.#closure, coneOf(this.#closure, literal));
    const atoms = this.#closure.contested.filter((atom) => around.has(atom * 2) || around.has(atom * 2 + 1));
    return this.#inOrder(atoms.map((atom) => atom * 2)).flatMap((affirmed) => this.conflictAbout(affirmed) ?? []);
  }

  /** The certificate that the goal is not known either way; undefined when it is, in some polarity. */
  closedSet(goal: Literal, scope: ClosedSetScope = 'whole'): ClosedSet | undefined {
    if (this.#findDerived(goal) !== NOT_FOUND || this.#findDerived(complement(goal)) !== NOT_FOUND) return undefined;
    if (scope === 'whole')
      return Object.freeze({ goal, premises: this.premises.map(premiseRecord), derived: this.#derivedBeyondTold() });
    const told = this.#toldAround(goal);
    const part = new KnowledgeBase(this.budget);
    for (const { clause, provenance } of told) part.tell(clause, provenance);
    // The part's premises under the ids they have here; its axioms are the same by id.
    const premises = [...told, ...part.rulesInForce.filter((premise) => premise.origin === 'axiom')];
    return Object.freeze({ goal, premises: premises.map(premiseRecord), derived: part.#derivedBeyondTold() });
  }

  /**
   * Run `read` as if the literals had been told too, then forget them and whatever followed.
   *
   * Assumptions have the ids `a1`, `a2`, … while `read` runs. What is known already is not supposed again.
   */
  underAssumptions<Result>(literals: readonly Literal[], read: () => Result): Result {
    if (this.#list.assumptions.length > 0)
      throw new UnreachableState('assumptions do not nest', { state: 'underAssumptions' });
    return withOverlay(this.#closure, () => {
      try {
        for (const literal of literals) supposeLiteral(this.#closure, this.#list, literal);
        return read();
      } finally {
        this.#list.assumptions.length = 0;
      }
    });
  }

  /** Number of the literal if it follows, else `NOT_FOUND`. */
  #findDerived(literal: Literal): number {
    saturate(this.#closure);
    const number = findLiteral(this.#closure, literal);
    return number !== NOT_FOUND && isDerived(this.#closure, number) ? number : NOT_FOUND;
  }

  #prove(literal: Literal, avoidContested: boolean): Derivation | undefined {
    const goal = this.#findDerived(literal);
    if (goal === NOT_FOUND) return undefined;
    const choices = smallestProof(this.#closure, goal, avoidContested);
    return choices === undefined ? undefined : writeDerivation(this.#closure, goal, choices, premiseId);
  }

  #inOrder(literals: readonly number[]): readonly Literal[] {
    const sorted = literals.toSorted((left, right) => compareLiterals(this.#closure, left, right));
    return Object.freeze(sorted.map((literal) => literalOf(this.#closure, literal)));
  }

  #derivedBeyondTold(): readonly Literal[] {
    saturate(this.#closure);
    const { derived, premises } = this.#closure;
    return this.#inOrder(derived.filter((literal) => (premises[literal] ?? NOT_FOUND) === NOT_FOUND));
  }

  /** The told facts and rules that could take part in a proof of the goal or of its complement. */
  #toldAround(goal: Literal): readonly (ToldFact | ToldRule)[] {
    const cone = coneOf(this.#closure, goal);
    const facts = [...literalsIn(this.#closure, cone)].map((literal) => this.#closure.premises[literal] ?? NOT_FOUND);
    const numbers = [...facts.filter((it) => it !== NOT_FOUND), ...cone.rules.map((rule) => rule.premise)];
    return numbers
      .sort((left, right) => left - right)
      .map((number) => premiseAt(this.#closure, this.#list, number))
      .filter((premise) => premise.origin === 'told');
  }
}

/** Knowledge of one conversation; made by `createKnowledge` only. */
export type Knowledge = KnowledgeBase;

/** Nothing told yet. @throws InvalidBudget */
export function createKnowledge(budget: Readonly<Partial<Budget>> = {}): Knowledge {
  return new KnowledgeBase(createBudget(budget));
}

/** True only for values of `createKnowledge`: clones, proxies and look-alikes are not. */
export function isKnowledge(value: unknown): value is Knowledge {
  return KnowledgeBase.is(value);
}

/**
 * Premises read once and checked many times: copied, validated, indexed by id. Preparing never fails; ill-formed
 * premises make every check against them answer with the flaw.
 *
 * Source: spec 04 §3.3, §4.2.
 */
import { safeDisplay } from '../../base/safe-display.js';
import { AXIOMS } from './axioms.js';
import { Rejection, reject } from './check-result.js';
import { compileClosure, type ClosureProgram } from './closure-program.js';
import { type CheckedPremise, type PremiseData, premiseOf, type RuleData, sameLiteral } from './derivation-data.js';
import { listOf } from './untrusted.js';

/** Ids with this prefix are the table's; nothing told may pass for an axiom. */
const AXIOM_PREFIX = 'axiom:';

export class PreparedPremises {
  readonly #premises: ReadonlyMap<string, CheckedPremise> | Rejection;
  #closure: ClosureProgram | undefined;

  private constructor(premises: ReadonlyMap<string, CheckedPremise> | Rejection) {
    this.#premises = premises;
  }

  static from(premises: readonly PremiseData[] | PreparedPremises): PreparedPremises {
    return isPrepared(premises) ? premises : new PreparedPremises(readPremises(premises));
  }

  static is(value: unknown): value is PreparedPremises {
    return typeof value === 'object' && value !== null && #premises in value;
  }

  /** @throws Rejection when the premises are ill-formed. */
  get byId(): ReadonlyMap<string, CheckedPremise> {
    if (this.#premises instanceof Rejection) throw this.#premises;
    return this.#premises;
  }

  /** Built on first use: derivations do not need it. @throws Rejection when the premises are ill-formed. */
  get closure(): ClosureProgram {
    this.#closure ??= compileClosure(this.byId.values());
    return this.#closure;
  }
}

function isPrepared(premises: unknown): premises is PreparedPremises {
  return PreparedPremises.is(premises);
}

/** Read premises once for many checks. */
export function preparePremises(premises: readonly PremiseData[]): PreparedPremises {
  return PreparedPremises.from(premises);
}

function readPremises(untrusted: unknown): ReadonlyMap<string, CheckedPremise> | Rejection {
  try {
    const byId = new Map<string, CheckedPremise>();
    for (const [index, value] of listOf(untrusted, 'premises').entries()) {
      const premise = premiseOf(value, `premise ${String(index + 1)}`);
      if (byId.has(premise.id)) reject(`two premises have the id ${safeDisplay(premise.id)}`);
      ensureAxiomsAreOurs(premise);
      byId.set(premise.id, premise);
    }
    return byId;
  } catch (error) {
    if (error instanceof Rejection) return error;
    throw error;
  }
}

function ensureAxiomsAreOurs(premise: CheckedPremise): void {
  const claimsToBe = premise.origin === 'axiom' || premise.id.startsWith(AXIOM_PREFIX);
  if (!claimsToBe) return;
  const axiom = AXIOMS.get(premise.id);
  const isOurs =
    axiom !== undefined && premise.origin === 'axiom' && premise.kind === 'rule' && sameRule(premise, axiom);
  if (!isOurs) reject(`${safeDisplay(premise.id)} is no admissible axiom`);
}

function sameRule(left: RuleData, right: RuleData): boolean {
  return (
    sameLiteral(left.head, right.head) &&
    left.body.length === right.body.length &&
    left.body.every((literal, index) => {
      const other = right.body[index];
      return other !== undefined && sameLiteral(literal, other);
    })
  );
}

/**
 * Derivations as plain JSON: what a proof of an open-world answer looks like on paper. Structurally the same as the
 * language's clauses, stated here again because the checker shares nothing with what it checks.
 *
 * A term that starts with `?` is a variable; every other term is a constant.
 *
 * Source: spec 04 §4.2, §4.3; DESIGN D6 (strong negation: a negated literal is a claim of its own).
 */
import { safeDisplay } from '../../base/safe-display.js';
import { reject } from './check-result.js';
import { isRecord, listOf, nameOf, recordOf, type UntrustedRecord } from './untrusted.js';

export interface LiteralData {
  readonly negated: boolean;
  readonly predicate: string;
  readonly args: readonly string[];
}

export interface FactData {
  readonly id: string;
  readonly origin: PremiseOrigin;
  readonly kind: 'fact';
  readonly literal: LiteralData;
}

export interface RuleData {
  readonly id: string;
  readonly origin: PremiseOrigin;
  readonly kind: 'rule';
  readonly body: readonly LiteralData[];
  readonly head: LiteralData;
}

/** Far above what a sentence can say; planning a rule costs the square of it. */
const MAX_CONDITIONS = 256;

export type PremiseOrigin = 'told' | 'assumed' | 'axiom';
export type PremiseData = FactData | RuleData;

/** A rule found well-formed, with its variables. */
export interface CheckedRule extends RuleData {
  readonly variables: readonly string[];
}

export type CheckedPremise = FactData | CheckedRule;

export interface StepData {
  readonly id: string;
  readonly conclusion: LiteralData;
  readonly by: 'premise' | 'rule';
  /** Id of the fact or rule applied. */
  readonly premise: string;
  /** Ids of earlier steps, one per body literal, in body order; empty for a fact. */
  readonly from: readonly string[];
  /** Variable to constant, exactly the variables of the rule; empty for a fact. */
  readonly bind: Readonly<Record<string, string>>;
}

/** The last step concludes the goal. */
export interface DerivationData {
  readonly goal: LiteralData;
  readonly steps: readonly StepData[];
}

/** The claim that neither the goal nor its complement can be derived: facts and `derived` together are closed. */
export interface ClosedSetData {
  readonly goal: LiteralData;
  readonly derived: readonly LiteralData[];
}

export function isVariable(term: string): boolean {
  return term.startsWith('?');
}

/** A literal of the right shape; it may hold variables. */
function isLiteral(value: unknown): value is LiteralData {
  if (!isRecord(value)) return false;
  const { negated, predicate, args } = value;
  return typeof negated === 'boolean' && typeof predicate === 'string' && predicate !== '' && isTermList(args);
}

function isTermList(value: unknown): value is readonly string[] {
  if (!Array.isArray(value)) return false;
  const terms: readonly unknown[] = value;
  // A loop and not `every`, which skips the holes of a sparse array.
  for (const term of terms) if (typeof term !== 'string' || term === '') return false;
  return true;
}

function isGround(literal: LiteralData): boolean {
  return !literal.args.some(isVariable);
}

/** @throws Rejection unless the value is a literal without variables. */
export function groundLiteralOf(value: unknown, what: string): LiteralData {
  if (!isLiteral(value) || !isGround(value)) return reject(`${what} must be a literal without variables`);
  return value;
}

/** A copy that no one else can change. @throws Rejection unless the value is a well-formed premise. */
export function premiseOf(value: unknown, what: string): CheckedPremise {
  const record = recordOf(value, what);
  const id = nameOf(record['id'], `${what} id`);
  const origin = record['origin'];
  if (origin !== 'told' && origin !== 'assumed' && origin !== 'axiom')
    return reject(`${what} has the unknown origin ${safeDisplay(origin)}`);
  switch (record['kind']) {
    case 'fact':
      return { id, origin, kind: 'fact', literal: copyOf(groundLiteralOf(record['literal'], what)) };
    case 'rule':
      return { id, origin, kind: 'rule', ...ruleOf(record, what) };
    default:
      return reject(`${what} is neither a fact nor a rule`);
  }
}

function ruleOf(record: UntrustedRecord, what: string): Pick<CheckedRule, 'body' | 'head' | 'variables'> {
  const body: LiteralData[] = [];
  const variables = new Set<string>();
  for (const value of listOf(record['body'], `${what} body`)) {
    const literal = patternOf(value, what);
    body.push(literal);
    for (const term of literal.args) if (isVariable(term)) variables.add(term);
  }
  const head = patternOf(record['head'], what);
  if (body.length === 0) reject(`${what} is a rule without a condition`);
  if (body.length > MAX_CONDITIONS) reject(`${what} has more than ${String(MAX_CONDITIONS)} conditions`);
  if (head.args.some((term) => isVariable(term) && !variables.has(term)))
    reject(`${what} concludes about a variable that no condition names`);
  return { body, head, variables: [...variables] };
}

function patternOf(value: unknown, what: string): LiteralData {
  return isLiteral(value) ? copyOf(value) : reject(`${what} holds something that is no literal`);
}

function copyOf(literal: LiteralData): LiteralData {
  return { negated: literal.negated, predicate: literal.predicate, args: [...literal.args] };
}

export function sameLiteral(left: LiteralData, right: LiteralData): boolean {
  return (
    left.negated === right.negated &&
    left.predicate === right.predicate &&
    left.args.length === right.args.length &&
    left.args.every((term, index) => term === right.args[index])
  );
}

/** How a literal looks in a message: `not parent_of(Anna, Ben)`. */
export function showLiteral(literal: LiteralData): string {
  return safeDisplay(`${literal.negated ? 'not ' : ''}${literal.predicate}(${literal.args.join(', ')})`, 120);
}

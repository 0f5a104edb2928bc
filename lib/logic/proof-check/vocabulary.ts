/**
 * The finite vocabulary of a premise set, and one number per ground literal over it. Rules are safe (every variable of a
 * head occurs in a condition), so whatever the premises derive is a literal over this vocabulary.
 *
 * Source: spec 04 §4.3.
 */
import { reject } from './check-result.js';
import { isVariable, type LiteralData } from './derivation-data.js';

/** A predicate with its polarity and number of arguments. */
export interface Signature {
  readonly index: number;
  readonly arity: number;
}

/** A ground literal over the vocabulary. */
export interface NumberedLiteral {
  readonly signature: Signature;
  readonly constants: readonly number[];
}

export class Vocabulary {
  readonly #constants = new Map<string, number>();
  /** By predicate; nearly always one entry, since few predicates are used with two numbers of arguments. */
  readonly #affirmed = new Map<string, Signature[]>();
  readonly #negated = new Map<string, Signature[]>();
  readonly #signatures: Signature[] = [];
  /** Where the keys of each signature's literals begin. */
  readonly #firstKey: number[] = [];

  /** Take in the predicate and the constants of a literal, which may hold variables. */
  include(literal: LiteralData): void {
    for (const term of literal.args)
      if (!isVariable(term) && !this.#constants.has(term)) this.#constants.set(term, this.#constants.size);
    if (this.signatureOf(literal) !== undefined) return;
    const signature = { index: this.#signatures.length, arity: literal.args.length };
    const byPredicate = literal.negated ? this.#negated : this.#affirmed;
    byPredicate.set(literal.predicate, [...(byPredicate.get(literal.predicate) ?? []), signature]);
    this.#signatures.push(signature);
  }

  /** Lay out the keys once every literal is taken in. @throws Rejection when they do not fit into safe integers. */
  close(): void {
    let next = 0;
    for (const signature of this.#signatures) {
      this.#firstKey.push(next);
      next += this.size ** signature.arity;
    }
    if (next > Number.MAX_SAFE_INTEGER) reject('the premises have more possible literals than the checker can number');
  }

  /** How many constants there are. */
  get size(): number {
    return this.#constants.size;
  }

  get signatures(): readonly Signature[] {
    return this.#signatures;
  }

  constantOf(term: string): number | undefined {
    return this.#constants.get(term);
  }

  signatureOf(literal: LiteralData): Signature | undefined {
    const byPredicate = literal.negated ? this.#negated : this.#affirmed;
    return byPredicate.get(literal.predicate)?.find(({ arity }) => arity === literal.args.length);
  }

  /** @returns undefined when the literal names something the premises do not. */
  numbered(literal: LiteralData): NumberedLiteral | undefined {
    const signature = this.signatureOf(literal);
    if (signature === undefined) return undefined;
    const constants: number[] = [];
    for (const term of literal.args) {
      const constant = this.#constants.get(term);
      if (constant === undefined) return undefined;
      constants.push(constant);
    }
    return { signature, constants };
  }

  /** One number per ground literal: positional in base `size`, offset by signature. */
  keyOf(literal: NumberedLiteral): number {
    let key = 0;
    for (const constant of literal.constants) key = key * this.size + constant;
    return (this.#firstKey[literal.signature.index] ?? 0) + key;
  }

  /** As `keyOf`, with the constants looked up in registers. */
  keyOfRegisters(signature: Signature, registers: readonly number[], values: Int32Array): number {
    let key = 0;
    // The fallback is for the type checker only: plans name registers they have.
    for (const register of registers) key = key * this.size + (values[register] ?? 0);
    return (this.#firstKey[signature.index] ?? 0) + key;
  }
}

/**
 * Clauses in one flat `Int32Array`: literal after literal, with the end of each clause. Literals are non-zero integers as
 * in DIMACS.
 */
import { digestBytes, type Sha256Hex } from '../../base/digest.js';
import { at, grown } from './typed.js';

const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const OPENING = 0x5b;
const CLOSING = 0x5d;
/** A 32-bit literal takes at most a sign, ten digits and a comma. */
const MAX_LITERAL_BYTES = 12;

export class ClauseList {
  #literals = new Int32Array(512);
  #ends = new Int32Array(256);
  #size = 0;
  #count = 0;

  /** Number of clauses. */
  get count(): number {
    return this.#count;
  }

  /** Adds one literal to the clause under construction. */
  literal(literal: number): void {
    if (this.#size === this.#literals.length) this.#literals = grown(this.#literals, 0);
    this.#literals[this.#size] = literal;
    this.#size += 1;
  }

  /** Ends the clause under construction. */
  end(): void {
    if (this.#count === this.#ends.length) this.#ends = grown(this.#ends, 0);
    this.#ends[this.#count] = this.#size;
    this.#count += 1;
  }

  /** All literals; clause `i` is the range from `start(i)` to `start(i + 1)`. Valid until the next one is added. */
  get literals(): Int32Array {
    return this.#literals;
  }

  start(clause: number): number {
    return clause === 0 ? 0 : at(this.#ends, clause - 1);
  }

  toArrays(): readonly (readonly number[])[] {
    return Array.from({ length: this.#count }, (_, index) => [
      ...this.#literals.subarray(this.start(index), this.start(index + 1)),
    ]);
  }

  /** The digest of the clause list: the bytes are the canonical JSON of `toArrays()`, spelled without the detour. */
  sha256(): Sha256Hex {
    const bytes = new Uint8Array(this.#size * MAX_LITERAL_BYTES + this.#count * 3 + 2);
    let length = 0;
    bytes[length++] = OPENING;
    let position = 0;
    for (let index = 0; index < this.#count; index += 1) {
      if (index > 0) bytes[length++] = COMMA;
      bytes[length++] = OPENING;
      const end = at(this.#ends, index);
      for (let first = true; position < end; position += 1, first = false) {
        if (!first) bytes[length++] = COMMA;
        length = spell(at(this.#literals, position), bytes, length);
      }
      bytes[length++] = CLOSING;
    }
    bytes[length++] = CLOSING;
    return digestBytes(bytes.subarray(0, length));
  }
}

/** Writes a decimal integer and gives the new length. */
function spell(value: number, bytes: Uint8Array, from: number): number {
  let length = from;
  let rest = value;
  if (rest < 0) {
    bytes[length++] = MINUS;
    rest = -rest;
  }
  let digits = 1;
  for (let power = 10; power <= rest; power *= 10) digits += 1;
  for (let place = length + digits - 1; place >= length; place -= 1) {
    const tenth = Math.floor(rest / 10);
    bytes[place] = ZERO + (rest - tenth * 10);
    rest = tenth;
  }
  return length + digits;
}

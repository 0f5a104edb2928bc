/**
 * A set of ground literals that can be asked for one literal, for all of a signature, and for those with a given constant
 * at a probed position. Each literal is an entry in one linked chain per way of finding it.
 *
 * Source: spec 04 §4.3.
 */
import type { ClosureProgram, Condition, Pattern } from './closure-program.js';
import type { NumberedLiteral } from './vocabulary.js';

/** End of a chain. */
export const NONE = -1;
/** In place of an entry: the one literal that was asked for is there, and nothing is left to compare. */
const FOUND = -2;

export class LiteralStore {
  readonly #program: ClosureProgram;
  readonly #keys = new Set<number>();
  readonly #firstEntry: Int32Array;
  readonly #nextEntry: number[] = [];
  readonly #constantsOfEntry: (readonly number[])[] = [];

  constructor(program: ClosureProgram) {
    this.#program = program;
    this.#firstEntry = new Int32Array(program.chainCount).fill(NONE);
  }

  add(literal: NumberedLiteral): void {
    const before = this.#keys.size;
    this.#keys.add(this.#program.vocabulary.keyOf(literal));
    if (this.#keys.size === before) return;
    const { signature, constants } = literal;
    this.#link(signature.index, constants);
    for (const { position, firstChain } of this.#program.probed[signature.index] ?? [])
      this.#link(firstChain + (constants[position] ?? 0), constants);
  }

  #link(chain: number, constants: readonly number[]): void {
    this.#nextEntry.push(this.#firstEntry[chain] ?? NONE);
    this.#firstEntry[chain] = this.#constantsOfEntry.push(constants) - 1;
  }

  has(literal: NumberedLiteral): boolean {
    return this.#keys.has(this.#program.vocabulary.keyOf(literal));
  }

  hasInstance(pattern: Pattern, registers: Int32Array): boolean {
    return this.#keys.has(this.#program.vocabulary.keyOfRegisters(pattern.signature, pattern.registers, registers));
  }

  /** The first candidate for a condition, given the registers known so far. */
  first(condition: Condition, registers: Int32Array): number {
    const { access } = condition;
    switch (access.kind) {
      case 'member':
        return this.hasInstance(condition, registers) ? FOUND : NONE;
      case 'scan':
        return this.#firstEntry[access.chain] ?? NONE;
      case 'probe': {
        const register = condition.registers[access.position] ?? 0;
        return this.#firstEntry[access.firstChain + (registers[register] ?? 0)] ?? NONE;
      }
    }
  }

  /** The candidate after this one. */
  next(entry: number): number {
    return entry === FOUND ? NONE : (this.#nextEntry[entry] ?? NONE);
  }

  /** Does the candidate match? Fills the registers the condition binds. */
  matches(condition: Condition, entry: number, registers: Int32Array): boolean {
    if (entry === FOUND) return true;
    const constants = this.#constantsOfEntry[entry] ?? [];
    const { binds } = condition;
    for (let position = 0; position < constants.length; position += 1) {
      const register = condition.registers[position] ?? 0;
      const constant = constants[position] ?? 0;
      if (binds[position] === true) registers[register] = constant;
      else if (registers[register] !== constant) return false;
    }
    return true;
  }
}

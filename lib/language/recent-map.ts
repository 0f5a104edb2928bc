/**
 * A bounded map by string that forgets its older half: two generations, no bookkeeping per read.
 *
 * Source: DESIGN §6 (reading speed); the bound keeps a long session from growing without end.
 */
export class RecentMap<Value> {
  readonly #limit: number;
  #recent = new Map<string, Value>();
  #older = new Map<string, Value>();

  /** @param limit entries of one generation; at most twice as many are held. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const value = this.#recent.get(key);
    return value === undefined && this.#older.size > 0 ? this.#older.get(key) : value;
  }

  set(key: string, value: Value): void {
    if (this.#recent.size >= this.#limit) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, value);
  }

  clear(): void {
    this.#recent = new Map();
    this.#older = new Map();
  }
}

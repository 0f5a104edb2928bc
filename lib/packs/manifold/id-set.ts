/**
 * A set of ids that nobody can add to: sorted, each id once, frozen. A frozen `Set` would still take `add`.
 *
 * Source: spec 02 §1.6.
 */
import { compareCodeUnits } from '../../base/compare.js';

export class IdSet {
  readonly #members: ReadonlySet<string>;
  /** In code unit order. */
  readonly ids: readonly string[];

  constructor(ids: Iterable<string>) {
    this.#members = new Set(ids);
    this.ids = Object.freeze([...this.#members].sort(compareCodeUnits));
    Object.freeze(this);
  }

  get size(): number {
    return this.ids.length;
  }

  has(id: string): boolean {
    return this.#members.has(id);
  }

  /** Whether every id of the other set is in this one. */
  covers(other: IdSet): boolean {
    return other.ids.every((id) => this.has(id));
  }

  /** Every id of either set. */
  union(other: IdSet): IdSet {
    return new IdSet([...this.ids, ...other.ids]);
  }
}

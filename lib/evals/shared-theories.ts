/**
 * Theories that several rows share: each is read once, kept while rows that need it are to come, then let go. Rows are
 * still answered and certified one by one.
 */
import { preparePremises, type PreparedPremises } from '../logic/proof-check/index.js';
import type { ChoiceRow } from './choice-rows.js';
import type { EngineRefusal, ReadTheory, TheoryEngine } from './theory-engine.js';

/** A theory, and its premises as the checker took them in, once, when first asked for. */
export class AskedTheory {
  readonly kind = 'asked';
  readonly theory: ReadTheory;
  #premises: PreparedPremises | undefined;

  constructor(theory: ReadTheory) {
    this.theory = theory;
  }

  get premises(): PreparedPremises {
    this.#premises ??= preparePremises(this.theory.premises());
    return this.#premises;
  }
}

export class SharedTheories {
  readonly #engine: TheoryEngine;
  /** Rows to come, by context. */
  readonly #uses = new Map<string, number>();
  readonly #open = new Map<string, AskedTheory | EngineRefusal>();

  constructor(choices: readonly ChoiceRow[], engine: TheoryEngine) {
    this.#engine = engine;
    for (const { context } of choices) this.#uses.set(context, (this.#uses.get(context) ?? 0) + 1);
  }

  /** The theory of a row. Each row takes its theory once. */
  take(context: string): AskedTheory | EngineRefusal {
    const theory = this.#open.get(context) ?? this.#read(context);
    const left = (this.#uses.get(context) ?? 1) - 1;
    this.#uses.set(context, left);
    if (left === 0) this.#open.delete(context);
    else this.#open.set(context, theory);
    return theory;
  }

  #read(context: string): AskedTheory | EngineRefusal {
    const theory = this.#engine.read(context);
    return theory.kind === 'refused' ? theory : new AskedTheory(theory);
  }
}

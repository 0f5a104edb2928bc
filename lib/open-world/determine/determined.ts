/**
 * The one affirmative answer of the open world: the asked literal follows from what was told, with a checked proof.
 *
 * There is no `answer: false`. That something is told not to be so is the affirmative answer to the negated literal.
 * The class is sealed: its value is not exported, its constructor wants this module's token, and minting checks the
 * proof, so that whoever holds a `Determined` holds a proof the checker accepted.
 *
 * Source: spec 04 §4.1; DESIGN D6, D21. Law: INV-30.
 */
import { digest, type Sha256Hex } from '../../base/digest.js';
import { Fault } from '../../base/fault.js';
import { epistemicBasis, type Basis } from '../../epistemic/status/basis.js';
import type { Literal } from '../../language/clause.js';
import { groundRecords, type GroundRecord } from '../grounds/ground-record.js';
import { knowledgeBehind, type OpenGrounds } from '../grounds/open-grounds.js';
import type { Derivation } from '../knowledge/derivation.js';
import { premiseRecord, type Premise } from '../knowledge/premise.js';
import { checkedDerivation } from './checked-derivation.js';
import { determineRule, type DetermineRule } from './determine-rule.js';

/** A determination was made by something other than the mint. */
export class ForgedDetermination extends Fault<{ attempt: string }> {
  readonly code = 'forged_determination';
}

/** Held by this module alone. */
const MINT = Symbol('Determined');

class SealedDetermined {
  readonly #seal = true;
  #traceSha256: Sha256Hex | undefined;
  readonly kind = 'determined';
  readonly answer = true as const;
  readonly basis: Basis;
  readonly query: Literal;
  readonly rule: DetermineRule;
  /** What was told and is used; never empty, because every derivation starts from a told fact. */
  readonly grounds: readonly GroundRecord[];
  readonly derivation: Derivation;
  /** Everything the derivation cites: the grounds, and the axioms in between. */
  readonly premises: readonly Premise[];

  constructor(token: symbol, derivation: Derivation, premises: readonly Premise[]) {
    if (token !== MINT || new.target !== SealedDetermined)
      throw new ForgedDetermination('a determination is minted, not constructed', { attempt: 'construct' });
    if (premises.some((premise) => premise.origin === 'assumed'))
      throw new ForgedDetermination('what only follows from a supposition is not determined', { attempt: 'suppose' });
    this.query = derivation.goal;
    this.derivation = derivation;
    this.premises = Object.freeze([...premises]);
    this.grounds = Object.freeze(groundRecords(premises));
    this.basis = epistemicBasis(this.grounds);
    this.rule = determineRule(derivation, premises);
    Object.freeze(this);
  }

  get predicate(): string {
    return this.query.predicate;
  }

  get subject(): string | undefined {
    return this.query.args[0];
  }

  get object(): string | undefined {
    return this.query.args[1];
  }

  /** Digest of the answer and of everything it rests on; worked out when first asked for. */
  get traceSha256(): Sha256Hex {
    this.#traceSha256 ??= digest({
      kind: 'determined',
      v: 1,
      answer: this.answer,
      basis: this.basis,
      rule: this.rule,
      derivation: this.derivation,
      premises: this.premises.map(premiseRecord),
    });
    return this.#traceSha256;
  }

  static is(value: unknown): value is SealedDetermined {
    return typeof value === 'object' && value !== null && #seal in value;
  }
}

export type Determined = SealedDetermined;

/**
 * Mint the answer a derivation gives.
 *
 * @throws ClosedFrameLeak when the grounds are not open grounds.
 * @throws ProofRejected when the told premises of the grounds do not derive the goal.
 */
export function mintDetermined(derivation: Derivation, grounds: OpenGrounds): Determined {
  const premises = knowledgeBehind(grounds).premisesOf(derivation);
  return new SealedDetermined(MINT, checkedDerivation(derivation, premises), premises);
}

/** True only for minted values: spreads, clones, proxies and look-alikes are not. */
export function isDetermined(value: unknown): value is Determined {
  return SealedDetermined.is(value);
}

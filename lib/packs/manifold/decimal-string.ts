/**
 * A number spelled for hashing: the shortest decimal that reads back as the same number, without an exponent. Hashed
 * payloads hold no fractions, because their spelling differs between languages; they hold these strings.
 *
 * Source: 002 runtime_contracts, Formation trust boundaries; spec 02 §1.7; DESIGN D2.
 */
import { Refusal } from '../../base/refusal.js';

/** The number has no plain decimal spelling. */
export class NotPlainDecimal extends Refusal<{ value: string }> {
  readonly code = 'not_plain_decimal';
}

/** `0.5`, `-1`, `100`: nothing that JavaScript would spell with an exponent. */
const PLAIN = /^-?\d+(\.\d+)?$/;

/** @throws NotPlainDecimal for -0, for what is not finite, and for what only an exponent spells. */
export function decimalString(value: number): string {
  const spelling = Object.is(value, -0) ? '-0' : String(value);
  if (spelling === '-0' || !PLAIN.test(spelling))
    throw new NotPlainDecimal(`no plain decimal spells ${spelling}`, { value: spelling });
  return spelling;
}

/**
 * Self-seal: a record carries the digest of itself, taken with that one field blank.
 *
 * A seal shows that a record was not changed since it was sealed. It names no author and says nothing about any other
 * file: anyone can seal anything.
 *
 * Source: 002 runtime_contracts, Formation trust boundaries; spec 02 §1.4, §1.7.
 */
import { NotCanonical, type CanonicalValue } from './canonical-json.js';
import { digest, isSha256Hex } from './digest.js';

type Sealable = Readonly<Record<string, CanonicalValue>>;

/**
 * The payload with its seal written in. Sealing again changes nothing.
 *
 * @throws NotCanonical when the payload has no canonical form.
 */
export function selfSeal<Payload extends Sealable>(payload: Payload, field: keyof Payload & string): Payload {
  return { ...payload, [field]: digest({ ...payload, [field]: '' }) };
}

/** Whether the field holds the seal of the payload; false for data that has no canonical form. */
export function verifySeal(payload: Readonly<Record<string, unknown>>, field: string): boolean {
  const declared = Object.getOwnPropertyDescriptor(payload, field)?.value as unknown;
  if (!isSha256Hex(declared)) return false;
  try {
    return declared === digest({ ...payload, [field]: '' });
  } catch (error) {
    // What cannot be spelled was never sealed.
    if (error instanceof NotCanonical) return false;
    throw error;
  }
}

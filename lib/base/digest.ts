/**
 * Digests: lower-case hex SHA-256 of canonical JSON. The only place in `lib` that touches the hash primitive.
 *
 * Source: spec 04 §1 (ground rules 1 to 3); 002 runtime_contracts, trace hash.
 */
import { createHash } from 'node:crypto';

import type { Brand } from './brand.js';
import { canonicalJson } from './canonical-json.js';
import { UnreachableState } from './fault.js';

/** 64 lower-case hex digits. */
export type Sha256Hex = Brand<string, 'Sha256Hex'>;

const HEX = /^[0-9a-f]{64}$/;

export function isSha256Hex(text: unknown): text is Sha256Hex {
  return typeof text === 'string' && HEX.test(text);
}

/** Digest of a value's canonical JSON, UTF-8. @throws NotCanonical when the value has no canonical form. */
export function digest(value: unknown): Sha256Hex {
  return digestBytes(canonicalJson(value));
}

/** Digest of raw bytes; a string is hashed as UTF-8. For files and for text that is already canonical. */
export function digestBytes(bytes: string | Uint8Array): Sha256Hex {
  const hex = createHash('sha256').update(bytes).digest('hex');
  if (!isSha256Hex(hex)) throw new UnreachableState('sha256 gave something else than 64 hex digits', { state: hex });
  return hex;
}

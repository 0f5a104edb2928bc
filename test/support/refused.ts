/** Runs a body that must refuse, and returns what it refused with. */
import type { Refusal } from '../../lib/base/refusal.js';

/** @throws RangeError when the body returns, and whatever it throws that is not the expected refusal. */
export function refused<R extends Refusal>(kind: abstract new (...fields: never[]) => R, body: () => unknown): R {
  try {
    body();
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
  throw new RangeError(`expected ${kind.name}, but the body returned`);
}

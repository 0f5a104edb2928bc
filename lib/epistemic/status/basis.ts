/**
 * What an answer rests on: things merely told, or things that passed a certified promotion.
 *
 * Source: spec 04 §4.3 (computed from the grounds, never passed in); 002 Epistemic surface.
 */
import type { EpistemicStatus } from './epistemic-status.js';

export type Basis = 'as_told' | 'verified';

/** Verified needs at least one ground, and every ground coherent: nothing can be verified by having no grounds. */
export function epistemicBasis(grounds: readonly { readonly status: EpistemicStatus }[]): Basis {
  const verified = grounds.length > 0 && grounds.every((ground) => ground.status === 'coherent');
  return verified ? 'verified' : 'as_told';
}

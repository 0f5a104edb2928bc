/**
 * Safety and identity composed: the boundaries of both, and everything else from identity as it was. Ethics commitments
 * are not boundaries; they appear in the provenance, so that every id can be traced to the layers that set it.
 *
 * Source: 000 ADR-0029, Composition rule; spec 02 §2.7; DESIGN D3.
 */
import { IdSet } from './id-set.js';
import type { IdentityManifold } from './identity-manifold.js';

export type Layer = 'safety' | 'identity' | 'ethics';

export interface Layers {
  readonly safety: IdSet;
  readonly identity: IdentityManifold;
  readonly ethics: IdSet;
}

export interface IdProvenance {
  readonly id: string;
  readonly layers: readonly Layer[];
}

export interface ComposedManifold {
  readonly manifold: IdentityManifold;
  /** Every id of every layer, in code unit order. */
  readonly provenance: readonly IdProvenance[];
}

export function composeManifold({ safety, identity, ethics }: Layers): ComposedManifold {
  const layers: readonly (readonly [Layer, IdSet])[] = [
    ['safety', safety],
    ['identity', identity.boundaryIds],
    ['ethics', ethics],
  ];
  const every = new IdSet(layers.flatMap(([, set]) => set.ids));
  const provenance = every.ids.map((id) => {
    const setBy = layers.filter(([, set]) => set.has(id)).map(([layer]) => layer);
    return Object.freeze({ id, layers: Object.freeze(setBy) });
  });
  return Object.freeze({ manifold: identity.withBoundaries(safety), provenance: Object.freeze(provenance) });
}

/**
 * The boundaries without which nothing starts. Compiled in, so that editing the data folder cannot lower them; a pack
 * may add to them.
 *
 * Source: 000 ADR-0029, The five shipping boundaries; spec 02 §2.2.
 */
import { IdSet } from './id-set.js';

export const SAFETY_FLOOR = new IdSet([
  'no_fabricated_source',
  'no_hot_path_repair',
  'no_identity_override',
  'no_silent_correction',
  'preserve_versor_closure',
]);

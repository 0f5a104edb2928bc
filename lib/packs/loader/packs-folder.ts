/**
 * Where the packs are: beside the code, wherever it is installed, and never where the program happens to be started.
 *
 * Source: spec 02 §1.1.
 */
import { fileURLToPath } from 'node:url';

/** Set by the build for bundles, where this module is no longer three folders deep. */
declare const PACKS_FROM_BUNDLE: string | undefined;

/** Absolute path of the folder that holds the packs of one kind. */
export function packsFolder(kind: 'safety'): string {
  const packs = typeof PACKS_FROM_BUNDLE === 'string' ? PACKS_FROM_BUNDLE : '../../../packs/';
  return fileURLToPath(new URL(`${packs}${kind}`, import.meta.url));
}

/**
 * The two compiler options that decide what an import leaves behind at run time, read from the nearest tsconfig.
 *
 * When no single answer is to be had (no tsconfig, or one that only refers to others), the answer is the one that keeps
 * more edges: a dropped edge is a law that does not fire.
 */
import { dirname } from 'node:path';

import { getTsconfig, type TsConfigResult } from 'get-tsconfig';

import type { Emission } from './static-references.js';

const KEEPS_ALL: Emission = Object.freeze({ keepsEmptyImports: true, dropsUnusedImports: false });

/** The compiler drops imports only where it knows every use: not in JavaScript, and not where JSX uses names unseen. */
const DROPPING = /(?<!\.d)\.[cm]?ts$/u;

/** @returns a reader of absolute paths that looks each folder up once. */
export function emissionReader(): (file: string) => Emission {
  const cache = new Map<string, unknown>();
  const known = new Map<string, Emission>();
  return (file) => {
    if (!DROPPING.test(file)) return KEEPS_ALL;
    const folder = dirname(file);
    const emission = known.get(folder) ?? emissionOf(getTsconfig(file, 'tsconfig.json', cache));
    known.set(folder, emission);
    return emission;
  };
}

function emissionOf(found: TsConfigResult | null): Emission {
  const { compilerOptions: options, references } = found?.config ?? {};
  if (options === undefined || references !== undefined) return KEEPS_ALL;
  const isVerbatim = options.verbatimModuleSyntax === true;
  return {
    keepsEmptyImports: isVerbatim,
    // With decorator metadata a type in a decorated class is a value after all.
    dropsUnusedImports: !isVerbatim && options.emitDecoratorMetadata !== true,
  };
}

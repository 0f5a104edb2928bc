/**
 * Every reference of one file, in the order of the text. A pure function of path, text and two compiler options, so its
 * result may be kept under a hash of them.
 */
import { commentReferences } from './comment-references.js';
import type { Reference } from './reference.js';
import { runTimeReferences } from './run-time-references.js';
import { staticReferences, type Emission } from './static-references.js';
import { readSyntax } from './syntax.js';
import { valueUses } from './value-use.js';

/** What a file depends on; a file no parser reads has no references, and says so. */
export type Scan =
  | { readonly kind: 'references'; readonly references: readonly Reference[] }
  | { readonly kind: 'unreadable'; readonly why: string };

const CODE = /\.[cm]?[jt]sx?$/u;

/** Whether a file can have references at all. */
export function isCode(path: string): boolean {
  return CODE.test(path);
}

/** A declaration file runs never, so whatever it imports is a type. */
const DECLARATIONS = /\.d\.[cm]?ts$/u;

export function scanReferences(path: string, text: string, emission: Emission): Scan {
  if (!isCode(path)) return { kind: 'references', references: [] };
  const reading = readSyntax(path, text);
  if (reading.kind === 'unreadable') return reading;
  const { syntax } = reading;
  const statics = { syntax, emission, isUsedAsValue: valueUses(syntax.places) };
  const references = syntax.places.flatMap((place) => [
    ...staticReferences(place, statics),
    ...runTimeReferences(place, syntax),
  ]);
  const all = [...references, ...commentReferences(path, syntax)].sort(byPosition);
  return { kind: 'references', references: DECLARATIONS.test(path) ? all.map(asType) : all };
}

function byPosition(left: Reference, right: Reference): number {
  return left.range.start - right.range.start || left.range.end - right.range.end;
}

function asType(reference: Reference): Reference {
  return { ...reference, kind: 'type' };
}

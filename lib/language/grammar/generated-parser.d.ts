/**
 * The parser that scripts/build.mjs generates from sentence.peggy.
 *
 * Source: https://peggyjs.org, "Using the Parser".
 */
import type { SentenceTree } from '../sentence-tree.js';

/** The tree of a shape, one character per token. @throws SyntaxError when the shape is no sentence of the dialect. */
export function parse(shape: string): SentenceTree;

export class SyntaxError extends globalThis.SyntaxError {
  readonly location: { readonly start: { readonly offset: number } };
}

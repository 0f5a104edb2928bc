/**
 * Which strings are I-JSON text. Reader and writer ask here, so that they agree on every string.
 *
 * Source: RFC 7493 §2.1; RFC 8785 §3.1; spec 02 §1.3.
 */

/** U+FDD0 to U+FDEF and the last two code points of each plane. */
const NONCHARACTER = /\p{Noncharacter_Code_Point}/u;

export type TextDefect = 'lone_surrogate' | 'noncharacter';

/** What keeps a string from being I-JSON text, if anything does. */
export function textDefect(text: string): TextDefect | undefined {
  if (!text.isWellFormed()) return 'lone_surrogate';
  return NONCHARACTER.test(text) ? 'noncharacter' : undefined;
}

/**
 * Text that is safe to put on a terminal: every character that could move the cursor, start an escape sequence, reorder
 * or hide text is spelled as its code point. What was told is hashed and proved raw; only the display is escaped.
 *
 * Source: spec 03 §7.3 (terminal-escape injection).
 */

/** C0 without newline and tab, DEL, C1, zero-width characters, line separators, bidi controls, the byte order mark. */
// eslint-disable-next-line no-control-regex -- control characters are what this pattern is for
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

export function printable(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u{${hexOf(character)}}`);
}

/** JSON on one line, where the same characters are spelled as JSON escapes: the value read back is the same. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, (character) => `\\u${hexOf(character).padStart(4, '0')}`);
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16);
}

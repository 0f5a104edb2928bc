/**
 * Text that is safe to put on a terminal: every character that could move the cursor, start an escape sequence, reorder
 * or hide text is spelled as its code point. What was told is hashed and proved raw; only the display is escaped.
 *
 * Source: spec 03 §7.3 (terminal-escape injection).
 */

/** The categories of `base/safe-display`, but for the newlines and tabs that our own lines are made of. */
const UNFIT = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

export function printable(text: string): string {
  return text.replace(UNFIT, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** JSON on one line, where the same characters are spelled as JSON escapes: the value read back is the same. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(UNFIT, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/**
 * Text of unknown origin, made fit for a message: one line, short, nothing invisible, nothing that moves the cursor or
 * turns the writing direction.
 *
 * Source: spec 02 §1.2.
 */

/** By Unicode category, so that a control added later is covered: controls, formats, lone surrogates, separators, fillers. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const ELLIPSIS = '...';

/**
 * Show a value in a message.
 *
 * Strings lose every unfit character to `?` and are cut to `max` code points; other values are named by kind, and no
 * code of theirs (`toString`, `toJSON`, a getter) runs.
 */
export function safeDisplay(value: unknown, max = 64): string {
  if (typeof value !== 'string') return displayOther(value);
  if (value === '') return '<empty>';
  // Two units per code point at most: slicing first keeps a message about a huge text cheap.
  const points = Array.from(value.slice(0, 2 * max + 2));
  const shown = points.length > max ? [...points.slice(0, max - ELLIPSIS.length), ELLIPSIS] : points;
  return shown.join('').replace(UNFIT, '?');
}

function displayOther(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
    case 'boolean':
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${String(value)}n`;
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? '<array>' : '<object>';
    case 'string':
    case 'symbol':
    case 'function':
      return `<${typeof value}>`;
  }
}

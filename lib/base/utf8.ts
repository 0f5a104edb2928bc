/**
 * UTF-8, or the place where it stops being UTF-8. Nothing is replaced and a byte order mark is kept, so that two byte
 * strings never decode to one text.
 *
 * Source: spec 02 §1.3; RFC 3629.
 */

export type Utf8Reading =
  | { readonly ok: true; readonly text: string }
  /** `badByte` is the offset of the first byte that no continuation can save; `before` is the text up to it. */
  | { readonly ok: false; readonly badByte: number; readonly before: string };

export function decodeUtf8(bytes: Uint8Array): Utf8Reading {
  const text = decodeWhole(bytes, false);
  if (text !== undefined) return { ok: true, text };
  const badByte = firstBadByte(bytes);
  return { ok: false, badByte, before: new TextDecoder().decode(bytes.subarray(0, badByte)) };
}

/** The text, or undefined when the bytes are not UTF-8. A prefix may end inside a character. */
function decodeWhole(bytes: Uint8Array, isPrefix: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: isPrefix });
  } catch (error) {
    // The decoder's word for bytes that are not UTF-8.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** By bisection over prefixes; the length when every byte is fine and the last character is cut off. */
function firstBadByte(bytes: Uint8Array): number {
  if (decodeWhole(bytes, true) !== undefined) return bytes.length;
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (decodeWhole(bytes.subarray(0, middle), true) === undefined) bad = middle;
    else good = middle;
  }
  return good;
}

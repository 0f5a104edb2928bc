/**
 * Cuts a text into sentences and says where each begins.
 *
 * A sentence ends at `.`, `?` or `!` before white space or the end of the text. It may run over a line break, never over
 * a blank line or a comment line (first visible character `#`).
 *
 * Source: spec 03 §5.7 (punctuation separates).
 */

export interface PlacedSentence {
  readonly text: string;
  /** Both count from 1; a column counts UTF-16 code units. */
  readonly line: number;
  readonly column: number;
}

const BYTE_ORDER_MARK = 0xfeff;

export function sentencesOf(text: string): readonly PlacedSentence[] {
  const found: PlacedSentence[] = [];
  let at = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  let line = 1;
  let lineStart = at;
  // Where the sentence under way began; -1 between sentences.
  let start = -1;
  let startLine = 1;
  let startColumn = 1;
  let lineIsBlank = true;

  const finish = (end: number): void => {
    if (start >= 0) found.push({ text: text.slice(start, end).trimEnd(), line: startLine, column: startColumn });
    start = -1;
  };

  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Most characters are letters inside a sentence; none of the cases below is above `?`.
    if (code > QUESTION_MARK && start >= 0 && !lineIsBlank) continue;
    if (code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED)) {
      if (lineIsBlank) finish(at);
      line += 1;
      lineStart = at + 1;
      lineIsBlank = true;
      continue;
    }
    if (isBlank(code)) continue;
    if (lineIsBlank && code === NUMBER_SIGN) {
      finish(at);
      at = lastOfLine(text, at);
      lineIsBlank = false;
      continue;
    }
    lineIsBlank = false;
    if (start < 0) {
      start = at;
      startLine = line;
      startColumn = at - lineStart + 1;
    }
    if (isStop(code) && endsHere(text, at + 1)) finish(at + 1);
  }
  finish(text.length);
  return found;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const NUMBER_SIGN = 35;
const QUESTION_MARK = 63;

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === CARRIAGE_RETURN;
}

function isStop(code: number): boolean {
  return code === 46 || code === QUESTION_MARK || code === 33;
}

function endsHere(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return isBlank(code) || code === LINE_FEED;
}

function lastOfLine(text: string, from: number): number {
  const end = text.slice(from).search(/[\r\n]/u);
  return end < 0 ? text.length : from + end - 1;
}

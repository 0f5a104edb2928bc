/**
 * The regime detector: recognises text of a richer logic on purpose, before the grammar trips over it.
 *
 * Markers are looked for in the order of the table in spec 04 §2.3 and the first class with a hit is reported at its
 * first place, whatever else is wrong with the text. Readings the table leaves open:
 * `<=`, `>=`, `==` and `!=` are comparisons; `=>` and `<=>` are foreign arrows, hence malformed;
 * a word `K_…` is an ordinary atom unless an operand follows it directly, then it is a modal mark;
 * `\` is a lambda only before a name, so `\/` is malformed.
 *
 * Source: spec 04 §2.3.
 */
import { ATOM, isBlank, isReservedWord, isWordStart, kindOfWord, wordEnd } from './lex.js';
import type { RegimeMarker } from './refusal.js';

/** The order of precedence of the table. */
const ORDER: readonly RegimeMarker[] = [
  'quantifier_symbol',
  'quantifier_word',
  'predicate_application',
  'equality',
  'modal_symbol',
  'lambda_or_term',
];

/** What each symbol marks; `null` is a spelling that is stepped over because it marks nothing. */
const SYMBOLS: ReadonlyMap<string, RegimeMarker | null> = new Map<string, RegimeMarker | null>([
  ['<->', null],
  ['<=>', null],
  ['->', null],
  ['=>', null],
  ['<>', 'modal_symbol'],
  ['[]', 'modal_symbol'],
  ['□', 'modal_symbol'],
  ['◇', 'modal_symbol'],
  ['∀', 'quantifier_symbol'],
  ['∃', 'quantifier_symbol'],
  ['λ', 'lambda_or_term'],
  ['=', 'equality'],
  ['≠', 'equality'],
  ['<', 'equality'],
  ['>', 'equality'],
  ['≤', 'equality'],
  ['≥', 'equality'],
]);
const LONGEST_SYMBOL = 3;

export interface RegimeFinding {
  readonly marker: RegimeMarker;
  readonly at: number;
}

/** The marker of highest precedence in the text and its first place. Linear in the text. */
export function detectRegime(text: string): RegimeFinding | undefined {
  const first = new Map<RegimeMarker, number>();
  let position = 0;
  while (position < text.length) {
    const { end, marker } = isWordStart(text.charCodeAt(position))
      ? markWord(text, position)
      : markSymbol(text, position);
    if (marker !== null && !first.has(marker)) first.set(marker, position);
    position = end;
  }
  for (const marker of ORDER) {
    const at = first.get(marker);
    if (at !== undefined) return { marker, at };
  }
  return undefined;
}

interface Mark {
  readonly end: number;
  readonly marker: RegimeMarker | null;
}

function markWord(text: string, start: number): Mark {
  const end = wordEnd(text, start);
  const word = text.slice(start, end);
  if (isReservedWord(word)) return { end, marker: 'quantifier_word' };
  if (kindOfWord(word) !== ATOM) return { end, marker: null };
  const next = skipBlanks(text, end);
  const nextCode = text.charCodeAt(next);
  if (nextCode === 0x28) return { end: next, marker: 'predicate_application' };
  if (word.startsWith('K_') && startsOperand(text, next)) return { end: next, marker: 'modal_symbol' };
  return { end: next, marker: null };
}

function markSymbol(text: string, start: number): Mark {
  if (text.charAt(start) === '\\')
    return { end: start + 1, marker: isWordStart(text.charCodeAt(start + 1)) ? 'lambda_or_term' : null };
  for (let length = LONGEST_SYMBOL; length > 0; length -= 1) {
    const marker = SYMBOLS.get(text.slice(start, start + length));
    if (marker !== undefined) return { end: start + length, marker };
  }
  return { end: start + 1, marker: null };
}

function skipBlanks(text: string, from: number): number {
  let position = from;
  while (position < text.length && isBlank(text.charCodeAt(position))) position += 1;
  return position;
}

/** An atom, a constant or a negation stands here; an opening parenthesis was told apart before. */
function startsOperand(text: string, position: number): boolean {
  if ('~!¬'.includes(text.charAt(position)) && position < text.length) return true;
  if (!isWordStart(text.charCodeAt(position))) return false;
  const word = text.slice(position, wordEnd(text, position)).toLowerCase();
  return word === 'not' || word === 'true' || word === 'false' || kindOfWord(word) === ATOM;
}

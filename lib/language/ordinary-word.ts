/**
 * A content word as it is spelled inside a sentence: the capital of a sentence's first word is dropped.
 *
 * The grammar decides whether a first word is a name or an ordinary word; only where it took it for an ordinary one is
 * this asked.
 *
 * Source: spec 04 §6.2 (entity identity); spec 04 §15, trap 25 (names are never merged by lower-casing).
 */
import { refuse } from './refuse.js';
import type { Tokens } from './tokens.js';

/** @throws NotRead when the first word is the article `A`, or has capitals that an ordinary word cannot have. */
export function ordinaryWord(position: number, tokens: Tokens): string {
  const word = tokens.words[position] ?? '';
  if (position > 0) return word;
  if (word === 'A')
    throw refuse(tokens, 'existential_fact', 0, 2, {
      message: '"a" says that there is one, or means every one; the dialect needs to know which',
      nearest: 'Every man is mortal.',
    });
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  const rest = word.slice(first.length);
  if (rest === rest.toLowerCase()) return first.toLowerCase() + rest;
  throw refuse(tokens, 'word_form', 0, 1, {
    message: `"${word}" is spelled like a name, and an ordinary word is needed here`,
    nearest: null,
  });
}

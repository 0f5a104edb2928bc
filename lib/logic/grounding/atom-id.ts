/**
 * The propositional atom a ground literal stands for: `like__n_bob__t_bald_eagle`, `is__kind__n_bob`.
 *
 * Components are joined by `__` and spelled in `[a-z0-9_]` only, whatever letters the words have, so the id is an atom
 * of the formula language as it is. Equal ids mean equal predicates and equal terms:
 *
 * | what                         | spelled                                                       |
 * | ---------------------------- | ------------------------------------------------------------- |
 * | a blank between words        | `__` in a predicate (`is a man` -> `is__a__man`), `_` in a term |
 * | a name, `Bob`                | `n_` and the name, its initial in lower case                  |
 * | a definite, `the bald eagle` | `t_` and the description                                      |
 * | a quantity or date, `12 kg`  | `q_` and the text                                             |
 * | any other term               | `o_` and the text                                             |
 * | `z`                          | `zz`                                                          |
 * | every other character        | `z`, its code point in hexadecimal, `z`                       |
 *
 * A component of a predicate never has `_` as its second character, so it is never taken for a term.
 *
 * Source: spec 04 §6.3.
 */
import type { Literal, Term } from '../../language/clause.js';

/** What an empty word is spelled as: `x` is no hexadecimal digit, so no character is. */
const EMPTY = 'zxz';

/** A blank with a word on both sides, or a character that is not spelled as itself. */
const TERM_SPECIALS = /((?<=[^ ]) (?=[^ ]))|[^a-y0-9]/gu;

/** A blank between words, an underscore inside a word, a digit that would start a component, or a special character. */
const PREDICATE_SPECIALS = /((?<=[^ _]) (?=[^ _]))|((?<=[^ _]{2})_(?=[^ _]))|(?<=^| )[0-9]|[^a-y0-9]/gu;

/** The atom of a literal, whatever its polarity. Arguments are constants. */
export function atomId({ predicate, args }: Pick<Literal, 'predicate' | 'args'>): string {
  const components = [encodePredicate(predicate), ...args.map(encodeTerm)];
  // Without arguments the predicate `true` would be a constant of the formula language.
  if (args.length === 0) components.push('nullary');
  return components.join('__');
}

function encodePredicate(predicate: string): string {
  if (predicate === '') return EMPTY;
  return predicate.replace(PREDICATE_SPECIALS, (character: string, blank?: string, underscore?: string) => {
    if (blank !== undefined) return '__';
    return underscore === undefined ? escaped(character) : '_';
  });
}

function encodeTerm(term: Term): string {
  if (/^[A-Z]/.test(term)) return `n_${encodeWords(term.charAt(0).toLowerCase() + term.slice(1))}`;
  if (/^\p{Lu}/u.test(term)) return `n_${encodeWords(term)}`;
  if (/^the ./su.test(term)) return `t_${encodeWords(term.slice('the '.length))}`;
  return `${/^[0-9]/.test(term) ? 'q' : 'o'}_${encodeWords(term)}`;
}

function encodeWords(text: string): string {
  if (text === '') return EMPTY;
  return text.replace(TERM_SPECIALS, (character: string, blank?: string) =>
    blank === undefined ? escaped(character) : '_',
  );
}

function escaped(character: string): string {
  return character === 'z' ? 'zz' : `z${(character.codePointAt(0) ?? 0).toString(16)}z`;
}

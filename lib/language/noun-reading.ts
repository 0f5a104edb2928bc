/**
 * The noun a stretch of tokens says, in the singular.
 *
 * Several words are one noun (`bald eagle`, `whole number`): no part of it is asserted on its own, because a whole
 * number is a number but a toy gun is no gun.
 *
 * Source: spec 03 §5.7 (multi-word nouns; morphology table first).
 */
import type { Term } from './clause.js';
import { ordinaryWord } from './ordinary-word.js';
import type { NotRead } from './refusal.js';
import { refuse, replacing } from './refuse.js';
import type { GrammaticalNumber, Range } from './sentence-tree.js';
import { TokenClass } from './token-class.js';
import { spanOf, type Tokens } from './tokens.js';
import { pluralOf, singularsOf } from './words.js';

/** @throws NotRead when the number is wrong, the plural has two singulars, or `person` or `thing` has a modifier. */
export function singularNoun(noun: Range, number: GrammaticalNumber, tokens: Tokens): string {
  refuseModifiedPerson(noun, tokens);
  const words: string[] = [];
  for (let position = noun.from; position < noun.to; position += 1) words.push(wordOf(position, tokens));
  const last = words.pop() ?? '';
  words.push(number === 'plural' ? singularWord(last, noun, tokens) : mustBeSingular(last, noun, tokens));
  return words.join(' ');
}

/** `the bald eagle`: an individual, so the noun is singular. */
export function definiteTerm({ from, to }: Range, tokens: Tokens): Term {
  const noun = { from: from + 1, to };
  const words: string[] = ['the'];
  for (let position = noun.from; position < to; position += 1) words.push(wordOf(position, tokens));
  mustBeSingular(words.at(-1) ?? '', noun, tokens);
  return words.join(' ');
}

/** `is a cat` when the single token `cats` is the plural of a noun; undefined when it is no plural. */
export function pluralMembership(noun: Range, tokens: Tokens): string | undefined {
  const isPlural = singularsOf(tokens.words[noun.from] ?? '').length > 0;
  return isPlural ? `is a ${singularNoun(noun, 'plural', tokens)}` : undefined;
}

function wordOf(position: number, tokens: Tokens): string {
  const word = ordinaryWord(position, tokens);
  const generic = tokens.shape[position] === TokenClass.people || tokens.shape[position] === TokenClass.person;
  return generic ? word.toLowerCase() : word;
}

function singularWord(plural: string, noun: Range, tokens: Tokens): string {
  const [singular, other] = singularsOf(plural);
  if (singular === undefined) throw notAPlural(plural, noun, tokens);
  if (other === undefined) return singular;
  throw refuse(tokens, 'ambiguous_reading', noun.to - 1, noun.to, {
    message: `"${plural}" may be the plural of "${singular}" or of "${other}"`,
    nearest: `Every ${singular} is old.`,
    readings: [`every ${singular}`, `every ${other}`],
  });
}

function notAPlural(word: string, noun: Range, tokens: Tokens): NotRead {
  // "mans" was meant to be a plural already.
  const plural = pluralOf(word.endsWith('s') ? word.slice(0, -1) : word);
  return refuse(tokens, 'word_form', noun.to - 1, noun.to, {
    message: `"${word}" is not a plural this dialect knows`,
    nearest: replacing(tokens, noun.to - 1, noun.to, noun.to === 1 ? capitalised(plural) : plural),
  });
}

/** "every cats" and "a cats" are slips of the pen; a word that has the same form in both numbers is fine. */
function mustBeSingular(word: string, noun: Range, tokens: Tokens): string {
  const singulars = singularsOf(word);
  const [singular] = singulars;
  if (singular === undefined || singulars.includes(word)) return word;
  throw refuse(tokens, 'word_form', noun.to - 1, noun.to, {
    message: `"${word}" looks like a plural, and a singular is needed here`,
    nearest: replacing(tokens, noun.to - 1, noun.to, singular),
  });
}

function refuseModifiedPerson({ from, to }: Range, tokens: Tokens): void {
  const last = tokens.shape[to - 1];
  if (to - from < 2 || (last !== TokenClass.person && last !== TokenClass.people)) return;
  throw refuse(tokens, 'unsupported_construct', from, to, {
    construct: 'modifier_of_generic_noun',
    message: `"${spanOf(tokens, from, to).text}": say the properties themselves, separated by commas or "and"`,
    nearest: 'All quiet, kind people are nice.',
  });
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

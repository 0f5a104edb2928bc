/**
 * Word forms: plural and singular of nouns, third person and base form of verbs, `a` or `an`.
 *
 * Analysis and generation are two halves of one law: a form is accepted only when generating it again from what it was
 * analysed to gives the same form. So whatever the reader accepts, the renderer can write, and it is read back.
 *
 * Source: spec 03 §5.7 (morphology; "an unknown irregular refuses instead of guessing"); DESIGN D20.
 */
import {
  BASES_IN_ED,
  IRREGULAR_NOUNS,
  IRREGULAR_VERBS,
  NEVER_PLURAL,
  PAST_FORMS,
  VERBS_THAT_STAND_ALONE,
} from './irregular-words.js';

const pluralBySingular = new Map(IRREGULAR_NOUNS);
const singularsByPlural = new Map<string, readonly string[]>();
for (const [singular, plural] of IRREGULAR_NOUNS)
  singularsByPlural.set(plural, [...(singularsByPlural.get(plural) ?? []), singular]);
const thirdByBase = new Map(IRREGULAR_VERBS);
const baseByThird = new Map(IRREGULAR_VERBS.map(([base, third]) => [third, base]));

const NONE: readonly string[] = Object.freeze([]);

/**
 * What a noun may be the plural of: nothing when it is not a plural, several when its spelling leaves it open.
 *
 * @returns singulars; one alone has exactly this plural, so "mans" and "wolfs" are plurals of nothing.
 */
export function singularsOf(plural: string): readonly string[] {
  const irregular = singularsByPlural.get(plural);
  if (irregular !== undefined) return irregular;
  // "lens" and "gas" are listed as singulars, whatever they end in.
  if (!endsInPlainS(plural) || pluralBySingular.has(plural)) return NONE;
  const candidates = regularSingulars(plural);
  const [only, other] = candidates;
  if (only === undefined || other !== undefined) return candidates;
  return pluralOf(only) === plural ? candidates : NONE;
}

/** The plural we would write. */
export function pluralOf(singular: string): string {
  return pluralBySingular.get(singular) ?? withS(singular);
}

/** The base form of a third person singular, or undefined when the word is not one. */
export function baseOf(third: string): string | undefined {
  const irregular = baseByThird.get(third);
  if (irregular !== undefined) return irregular;
  if (!endsInPlainS(third)) return undefined;
  const base = regularBase(third);
  return thirdPersonOf(base) === third ? base : undefined;
}

/** The third person singular of a base form. */
export function thirdPersonOf(base: string): string {
  return thirdByBase.get(base) ?? (base.endsWith('o') ? `${base}es` : withS(base));
}

/** Can the word be a base form? Not when it is a third person or a past form, or its third person reads differently. */
export function isBaseForm(word: string): boolean {
  return !isPastForm(word) && baseOf(word) === undefined && baseOf(thirdPersonOf(word)) === word;
}

/** May the base form stand after a plural subject with no object? See the list's own comment. */
export function standsAlone(base: string): boolean {
  return VERBS_THAT_STAND_ALONE.has(base);
}

export function isPastForm(word: string): boolean {
  if (PAST_FORMS.has(word)) return true;
  return word.endsWith('ed') && !word.endsWith('eed') && !BASES_IN_ED.has(word);
}

/** `a` or `an`, by the first letter, with the words whose first sound differs from it. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^(?:uni(?!n|m)|use|usu|util|eu|ewe|one\b|once|ubiq|uran|ukr)/u.test(word)) return 'a';
  return /^(?:[aeiou]|heir|hour|honest|honou?r)/u.test(word) ? 'an' : 'a';
}

/** Ends in an `s` that may be an ending: not `ss`, `us`, `is` (glass, virus, iris), and some stem is left. */
function endsInPlainS(word: string): boolean {
  if (word.length < 3 || !word.endsWith('s') || NEVER_PLURAL.has(word)) return false;
  const before = word[word.length - 2];
  return before !== 's' && before !== 'u' && before !== 'i';
}

function regularSingulars(plural: string): readonly string[] {
  const stem = plural.slice(0, -1);
  if (!stem.endsWith('e')) return [stem];
  const short = plural.slice(0, -2);
  // "butterflies" but "pies"; longer words in -ie are in the table.
  if (stem.endsWith('ie')) return stem.length <= 3 ? [stem] : [`${stem.slice(0, -2)}y`];
  // "olives" has one singular; "shelves", "gloves" are in the table; what is not could be either.
  if (stem.endsWith('ve')) return stem.endsWith('ive') ? [stem] : [`${plural.slice(0, -3)}f`, stem];
  if (stem.endsWith('oe')) return [short, stem];
  // "viruses" and "jompuses", but "houses", "causes", "excuses" (table).
  if (stem.endsWith('use')) return /[ao]use$/u.test(stem) ? [stem] : [short];
  return /(?:ss|sh|ch|x|zz)$/u.test(short) ? [short] : [stem];
}

function regularBase(third: string): string {
  const stem = third.slice(0, -1);
  if (!stem.endsWith('e')) return stem;
  const short = third.slice(0, -2);
  if (stem.endsWith('ie')) return stem.length <= 3 ? stem : `${stem.slice(0, -2)}y`;
  return /(?:ss|sh|ch|x|zz|o)$/u.test(short) ? short : stem;
}

function withS(word: string): string {
  if (/(?:[sxz]|ch|sh)$/u.test(word)) return `${word}es`;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

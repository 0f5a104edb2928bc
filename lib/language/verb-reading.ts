/**
 * The verb a token says, in the base form, in the places a verb may stand.
 *
 * Verbs are open class, so a verb is known by its form and its place only. Where both leave room for another reading the
 * sentence is refused.
 *
 * Source: spec 03 §5.7 (morphology, tense); DESIGN D20.
 */
import { ordinaryWord } from './ordinary-word.js';
import type { NotRead } from './refusal.js';
import { relationOfVerb } from './relations.js';
import { refuse, replacing } from './refuse.js';
import type { Predication } from './sentence-tree.js';
import { TokenClass } from './token-class.js';
import { wordAt, type Tokens } from './tokens.js';
import { baseOf, isBaseForm, isPastForm, singularsOf, standsAlone, thirdPersonOf } from './words.js';

type VerbPredication = Extract<Predication, { kind: 'verb' }>;

/** @throws NotRead when the word is in another form, may be no verb here, or needs an object it does not have. */
export function verbBase(predication: VerbPredication, tokens: Tokens): string {
  const base = presentBase(predication, tokens);
  if (predication.object !== null) return base;
  if (relationOfVerb(base) !== undefined) throw objectMissing(predication.verb, tokens);
  if (predication.not < 0 && !standsAlone(base)) refuseDoubtfulVerb(base, predication, tokens);
  return base;
}

function presentBase({ verb, form, object }: VerbPredication, tokens: Tokens): string {
  const word = wordAt(tokens, verb);
  const base = form === 'third' ? baseOf(word) : word;
  if (base !== undefined && (form === 'third' || isBaseForm(word))) return base;
  if (isPastForm(word))
    throw refuse(tokens, 'unsupported_construct', verb, verb + 1, {
      construct: 'tense',
      message: `"${word}" looks like a past form; facts and rules are in the present`,
      nearest: 'Bob sees Anna.',
    });
  if (
    object !== null &&
    form === 'third' &&
    verb === 1 &&
    isBaseForm(word) &&
    singularsOf(ordinaryWord(0, tokens)).length > 0
  )
    throw refuse(tokens, 'word_form', 0, 2, {
      message: `"${wordAt(tokens, 0)}" may be a name or a plural`,
      nearest: replacing(tokens, 0, 1, `All ${ordinaryWord(0, tokens)}`),
    });
  const expected = form === 'third' ? thirdPersonOf(word) : baseOf(word);
  throw refuse(tokens, 'word_form', verb, verb + 1, {
    message: `"${word}" is not a verb in the ${form === 'third' ? 'third person singular' : 'base form'}`,
    nearest: replacing(tokens, verb, verb + 1, object === null ? `is ${word}` : (expected ?? word)),
  });
}

function objectMissing(verb: number, tokens: Tokens): NotRead {
  return refuse(tokens, 'unreadable', verb, verb + 1, {
    message: `"${wordAt(tokens, verb)}" relates two individuals: which is the other?`,
    nearest: 'A overlaps B.',
  });
}

/**
 * Refuses an unknown verb with no object where another word may be meant as the verb, or none: "the dog like cats", "does
 * the dog like fish", "if someone is kind then they nice". Without an object only its place makes a word a verb.
 */
function refuseDoubtfulVerb(base: string, { form, verb }: VerbPredication, tokens: Tokens): void {
  const word = wordAt(tokens, verb);
  if (form === 'plural')
    throw refuse(tokens, 'word_form', verb, verb + 1, {
      message: `"${base}" may be a verb, or an adjective whose "are" is missing; "it ${thirdPersonOf(base)}" would settle it`,
      nearest: replacing(tokens, verb, verb + 1, `are ${base}`),
    });
  const before = wordAt(tokens, verb - 1);
  if (tokens.shape.slice(verb - 2, verb) !== TokenClass.lowerCase.repeat(2)) return;
  throw refuse(tokens, 'ambiguous_reading', verb - 1, verb + 1, {
    message: `"${before} ${word}" may be a verb and what it reaches, or the end of a noun and its verb`,
    nearest: replacing(tokens, verb - 1, verb + 1, `${form === 'third' ? thirdPersonOf(before) : before} the ${word}`),
    readings: [`verb "${before}"`, `verb "${word}"`],
  });
}

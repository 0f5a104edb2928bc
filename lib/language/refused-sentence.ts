/**
 * Why a sentence is outside the grammar: the construct it uses, or the first word that does not fit.
 *
 * Runs only after the grammar has refused, so it may look for the most telling sign and need not be complete: what no
 * sign explains is `unreadable` at the place where the grammar gave up.
 *
 * Source: spec 03 §5.7 (constructs to refuse with a name); spec 04 §6.2 (issue table).
 */
import type { NotRead } from './refusal.js';
import { refuse, replacing } from './refuse.js';
import { REFUSED_WORDS, TokenClass, type Construct } from './token-class.js';
import type { Tokens } from './tokens.js';
import { baseOf } from './words.js';

/** The refusal of a sentence whose grammar failed at token `failedAt`. */
export function refusedSentence(tokens: Tokens, failedAt: number): NotRead {
  return (
    severalSentences(tokens) ??
    refusedWord(tokens) ??
    refusedNumber(tokens) ??
    refusedConditional(tokens) ??
    refusedQuestion(tokens) ??
    refusedIndefinite(tokens) ??
    refusedNotEvery(tokens) ??
    refusedCoordination(tokens, failedAt) ??
    refusedBareObject(tokens) ??
    unreadable(tokens, failedAt)
  );
}

function severalSentences(tokens: Tokens): NotRead | undefined {
  const stop = tokens.shape.search(/[.?](?=.)/u);
  if (stop < 0) return undefined;
  return refuse(tokens, 'several_sentences', stop, stop + 1, {
    message: 'a full stop, question mark or exclamation mark ends a sentence and white space follows it',
  });
}

const NEAREST: Readonly<Partial<Record<Construct, string>>> = {
  adverb: 'Bob is kind.',
  conjunction: 'Bob is kind and Anna is nice.',
  disjunction: 'If someone is kind then they are nice.',
  exception: 'If someone is kind and not quiet then they are nice.',
  only: 'If someone is nice then they are kind.',
  passive: 'Anna sees Bob.',
  personal_pronoun: 'If someone is kind then they are nice.',
  possessive: 'Anna is the parent of Ben.',
  prepositional_phrase: 'Anna is inside the house.',
  quantifier: 'All kind people are nice.',
  relative_clause: 'If someone is a man and they are kind then they are nice.',
  tense: 'Bob is kind.',
  universal_pronoun: 'Every person is mortal.',
  wh_question: 'Is Socrates mortal?',
};

function refusedWord(tokens: Tokens): NotRead | undefined {
  const at = tokens.shape.indexOf(TokenClass.refused);
  if (at < 0) return undefined;
  const word = tokens.words[at] ?? '';
  const listed = REFUSED_WORDS.get(word.toLowerCase());
  if (/^(?:some|there)$/iu.test(word))
    return refuse(tokens, 'existential_fact', at, at + 1, {
      message: `"${word}" says that there is one without saying which`,
      nearest: 'All kind people are nice.',
    });
  const construct = listed === 'wh_word' ? (at === 0 ? 'wh_question' : 'relative_clause') : (listed ?? 'possessive');
  return refuse(tokens, 'unsupported_construct', at, at + 1, {
    construct,
    message: `"${word}" (${construct.replaceAll('_', ' ')}) is outside the dialect`,
    // A question's nearest form is a question; the table speaks of statements.
    nearest: asks(tokens) && construct !== 'wh_question' ? nearestForm(tokens) : (NEAREST[construct] ?? null),
  });
}

function refusedNumber(tokens: Tokens): NotRead | undefined {
  const at = tokens.shape.indexOf(TokenClass.number);
  if (at < 0) return undefined;
  return refuse(tokens, 'unsupported_construct', at, at + 1, {
    construct: 'number',
    message: `"${tokens.words[at] ?? ''}": numbers are outside the dialect`,
  });
}

function refusedConditional(tokens: Tokens): NotRead | undefined {
  const { shape } = tokens;
  const first = shape.indexOf('I');
  if (first < 0) return undefined;
  const second = shape.indexOf('I', first + 1);
  const nearest = 'If someone is kind then they are nice.';
  if (second > 0)
    return refuse(tokens, 'unsupported_construct', second, second + 1, {
      construct: 'nested_if',
      message: 'one "if" to a sentence',
      nearest,
    });
  if (shape.includes('T') && first === 0) return undefined;
  return refuse(tokens, 'unsupported_construct', first, first + 1, {
    construct: 'if_without_then',
    message: 'a condition comes first, then the word "then"',
    nearest,
  });
}

function refusedQuestion(tokens: Tokens): NotRead | undefined {
  const { shape } = tokens;
  if (/^[SD]N/u.test(shape))
    return refuse(tokens, 'unsupported_construct', 0, 1, {
      construct: 'negative_question',
      message: 'a question that begins with a negation has two answers that mean the same',
      nearest: 'Is Socrates not mortal?',
    });
  if (!/^[SD]/u.test(shape) || !/[&,]/u.test(shape)) return undefined;
  return refuse(tokens, 'compound_question', 0, tokens.words.length, {
    message: 'this asks several things at once; ask them one by one',
  });
}

/** "A man is mortal." outside a place where the grammar reads `a man` and meaning refuses it. */
function refusedIndefinite(tokens: Tokens): NotRead | undefined {
  if (!/^(?:L|Cw)/u.test(tokens.shape) || tokens.words[0]?.toLowerCase() !== 'a') return undefined;
  return refuse(tokens, 'existential_fact', 0, 2, {
    message: '"a" says that there is one, or means every one; the dialect needs to know which',
    nearest: 'Every man is mortal.',
  });
}

function refusedNotEvery(tokens: Tokens): NotRead | undefined {
  if (!/^N[EA]/u.test(tokens.shape)) return undefined;
  return refuse(tokens, 'unsupported_construct', 0, 2, {
    construct: 'quantifier',
    message: 'this says that there is an exception without saying which',
    nearest: 'No man is a rock.',
  });
}

function refusedCoordination(tokens: Tokens, failedAt: number): NotRead | undefined {
  const at = Math.max(tokens.shape.lastIndexOf('&', failedAt), tokens.shape.lastIndexOf(TokenClass.comma, failedAt));
  if (at < 0) return undefined;
  return refuse(tokens, 'unsupported_construct', at, at + 1, {
    construct: 'coordination',
    message: '"and" joins properties, conditions or whole statements, not what stands here',
    nearest: coordinated(tokens.shape),
  });
}

function coordinated(shape: string): string {
  if (shape.startsWith('I')) return 'If someone is a man and they are a doctor then they are rich.';
  if (/^[EAZ]/u.test(shape) || shape.includes('R')) return 'All quiet, kind people are nice.';
  return shape.includes('S') ? 'Bob is kind and Anna is nice.' : 'Bob sees Anna and Bob sees Ben.';
}

/** "Anna likes fish." */
function refusedBareObject(tokens: Tokens): NotRead | undefined {
  const at = /^C+ww(?=[.?]?$)/u.exec(tokens.shape)?.[0].length;
  if (at === undefined || baseOf(tokens.words[at - 2] ?? '') === undefined) return undefined;
  const noun = tokens.words[at - 1] ?? '';
  return refuse(tokens, 'unreadable', at - 1, at, {
    message: `"${noun}" has no article: which one?`,
    nearest: replacing(tokens, at - 1, at, `the ${noun}`),
  });
}

function unreadable(tokens: Tokens, failedAt: number): NotRead {
  const at = Math.min(failedAt, tokens.words.length);
  const missing = at === tokens.words.length;
  return refuse(tokens, 'unreadable', at, missing ? at : at + 1, {
    message: missing
      ? 'the sentence breaks off: more words are needed'
      : `this is no fact, rule or question of the dialect; "${tokens.words[at] ?? ''}" does not fit`,
    nearest: nearestForm(tokens),
  });
}

function asks({ shape }: Tokens): boolean {
  return /^[SRDO]/u.test(shape) || shape.endsWith('?');
}

/** An accepted sentence of the same kind. */
export function nearestForm({ shape, words }: Tokens): string {
  if (shape.startsWith('I')) return 'If someone is kind then they are nice.';
  if (shape.startsWith('D') || shape.startsWith('O')) return 'Does Bob see Anna?';
  if (shape.startsWith('S') || shape.startsWith('R') || shape.endsWith('?')) return 'Is Bob kind?';
  const [first = ''] = words;
  if (shape.startsWith('wS')) return `${first.charAt(0).toUpperCase()}${first.slice(1)} is kind.`;
  if (shape.includes('R') || shape.startsWith('A')) return 'All quiet, kind people are nice.';
  if (shape.startsWith('E') || shape.startsWith('Z')) return 'Every man is mortal.';
  return 'Bob is kind.';
}

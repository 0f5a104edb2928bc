/**
 * The closed class of words: every function word of the dialect, and the one-letter class the grammar knows it by.
 *
 * The grammar (grammar/sentence.peggy) reads a string with one character per token, the sentence's *shape*. Words that
 * carry content are open class (DESIGN D20): whatever is in neither table here is a content word, `C` when it starts
 * with a capital and `w` otherwise. A word of REFUSED_WORDS is class `#`, which no grammar rule accepts, so it can
 * never slip into a noun or a name; the table says which construct it announces.
 *
 * Source: spec 04 §6.2; spec 03 §5.7 ("lowercased function words closed, content words open").
 */

/** One character per token. The mnemonics are spelled out once more at the foot of the grammar. */
export const TokenClass = {
  capitalised: 'C',
  lowerCase: 'w',
  number: '9',
  refused: '#',
  comma: ',',
  stop: '.',
  ask: '?',
  someone: 'Y',
  something: 'X',
  then: 'T',
  they: 'y',
  them: 'u',
  themselves: 'v',
  it: 'x',
  itself: 'z',
  is: 'S',
  not: 'N',
  does: 'D',
  are: 'R',
  do: 'O',
  people: 'G',
  person: 'g',
  article: 'L',
} as const;

/** Function words the grammar uses, with their class. Read case-insensitively. */
export const GRAMMAR_WORDS: ReadonlyMap<string, string> = new Map([
  ['if', 'I'],
  ['then', 'T'],
  ['and', '&'],
  ['is', 'S'],
  ['are', 'R'],
  ['does', 'D'],
  ['do', 'O'],
  ['not', 'N'],
  ['every', 'E'],
  ['each', 'E'],
  ['all', 'A'],
  ['no', 'Z'],
  ['the', 'H'],
  ['a', 'L'],
  ['an', 'L'],
  ['someone', 'Y'],
  ['something', 'X'],
  ['they', 'y'],
  ['them', 'u'],
  ['themselves', 'v'],
  ['it', 'x'],
  ['itself', 'z'],
  ['person', 'g'],
  ['thing', 'g'],
  ['people', 'G'],
  ['things', 'G'],
  ['of', 'P'],
  ['than', 'P'],
  ['to', 'P'],
  ['from', 'P'],
  ['before', 'B'],
  ['after', 'B'],
  ['during', 'B'],
  ['inside', 'B'],
]);

/** Contractions that are two tokens of the grammar. A curly apostrophe is read as a straight one. */
export const CONTRACTIONS: ReadonlyMap<string, string> = new Map([
  ["isn't", 'SN'],
  ["aren't", 'RN'],
  ["doesn't", 'DN'],
  ["don't", 'ON'],
]);

/** What a refused function word announces. The names are part of the public contract. */
export type Construct =
  | 'adverb'
  | 'argument'
  | 'comparative'
  | 'conjunction'
  | 'coordination'
  | 'disjunction'
  | 'exception'
  | 'existential_head'
  | 'existential_question'
  | 'general_question'
  | 'identity'
  | 'if_without_then'
  | 'indefinite_noun'
  | 'modifier_of_generic_noun'
  | 'negative_question'
  | 'nested_if'
  | 'number'
  | 'only'
  | 'passive'
  | 'personal_pronoun'
  | 'possessive'
  | 'prepositional_phrase'
  | 'quantifier'
  | 'relative_clause'
  | 'tense'
  | 'undeclared_relation'
  | 'universal_pronoun'
  | 'wh_question'
  | 'wh_word';

const refusedWords = new Map<string, Construct>();

function refuse(construct: Construct, words: string): void {
  for (const word of words.split(' ')) refusedWords.set(word, construct);
}

refuse('disjunction', 'or either nor neither');
refuse('exception', 'unless except otherwise');
refuse('only', 'only');
refuse(
  'quantifier',
  'some there any most few many several both half more most least fewer much enough another other such none',
);
refuse('universal_pronoun', 'everyone everybody everything nobody nothing anyone anybody anything somebody');
refuse('tense', 'was were been be being will would shall should can cannot could may might must did had');
refuse('wh_word', 'who whom whose which that what where when why how whether');
refuse('passive', 'by');
refuse(
  'prepositional_phrase',
  'in on at with without for near under over between among through about into onto upon against above below behind ' +
    'beside within around across toward towards since until via per as outside off out up down along beyond',
);
refuse(
  'adverb',
  'very always never often sometimes usually quite really too also even still already yet again almost nearly perhaps ' +
    'maybe probably now here today tomorrow yesterday ever rather else just',
);
refuse('conjunction', 'but because although though while whereas so iff');
refuse('argument', 'therefore thus hence');
refuse(
  'personal_pronoun',
  'he she him her himself herself i me myself you yourself we us ourselves this these those one themself theirs',
);
refuse('possessive', 'his hers their its my mine your yours our ours');
refuse('number', 'zero two three four five six seven eight nine ten eleven twelve hundred thousand million dozen');

/** Function words outside the dialect, with the construct each one announces. */
export const REFUSED_WORDS: ReadonlyMap<string, Construct> = refusedWords;

/**
 * What the grammar makes of a sentence's shape: a tree over token positions. It says nothing about words, so one tree
 * serves every sentence of the same shape.
 *
 * Source: grammar/sentence.peggy, which builds it.
 */

/** Token positions, end exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Who or what a statement is about, or what its verb reaches. */
export interface Phrase extends Range {
  readonly kind:
    | 'name'
    | 'definite'
    /** `someone`, `something`. */
    | 'indefinite'
    /** `they`, `them`, `it`. */
    | 'pronoun'
    /** `themselves`, `itself`. */
    | 'reflexive'
    /** `a dog`: refused by meaning, read here so that the refusal can point at it. */
    | 'indefinite_noun';
}

/** `kind`, or `not kind` inside a list. */
export interface Attribute {
  readonly negated: boolean;
  readonly word: number;
}

/** What is said of the subject. `not` is the token of the negation, -1 when there is none. */
export type Predication =
  | {
      readonly kind: 'attributes';
      readonly number: GrammaticalNumber;
      readonly not: number;
      readonly attributes: readonly [Attribute, ...Attribute[]];
    }
  | { readonly kind: 'membership'; readonly number: GrammaticalNumber; readonly not: number; readonly noun: Range }
  | { readonly kind: 'relation'; readonly not: number; readonly words: Range; readonly object: Phrase }
  | { readonly kind: 'identity'; readonly object: Phrase }
  | {
      readonly kind: 'verb';
      /** `third`: "Bob sees". `base`: after a form of `do`. `plural`: the base form alone, "they see". */
      readonly form: VerbForm;
      readonly not: number;
      readonly verb: number;
      readonly object: Phrase | null;
    };

export type VerbForm = 'third' | 'base' | 'plural';

export type GrammaticalNumber = 'singular' | 'plural';

export interface Statement {
  readonly subject: Phrase;
  readonly predication: Predication;
}

/** Which individuals a universal sentence is about: `kind, quiet people`, or `every whole number`. */
export type Description =
  | { readonly kind: 'adjectives'; readonly words: readonly [number, ...number[]] }
  | { readonly kind: 'noun'; readonly number: GrammaticalNumber; readonly noun: Range };

export type SentenceTree =
  | { readonly kind: 'statements'; readonly statements: readonly [Statement, ...Statement[]] }
  | {
      readonly kind: 'conditional';
      readonly conditions: readonly [Statement, ...Statement[]];
      readonly conclusions: readonly [Statement, ...Statement[]];
    }
  | {
      readonly kind: 'universal';
      /** `no`: the predication is denied of all. */
      readonly quantifier: 'every' | 'no';
      readonly description: Description;
      readonly predication: Predication;
    }
  | { readonly kind: 'question'; readonly statements: readonly [Statement, ...Statement[]] }
  | { readonly kind: 'general_question' };

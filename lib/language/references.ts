/**
 * What the phrases of one sentence stand for: names and descriptions for individuals, `someone` and `something` for the
 * sentence's one variable, pronouns for that variable again.
 *
 * In this dialect a pronoun never means a named or described individual, even when one stands nearer; where English
 * would leave a choice and the pronoun does not fit the indefinite, the sentence is refused.
 *
 * Source: spec 04 §6.2 (issue table: pronouns, two indefinites); spec 03 §5.7 (binding).
 */
import type { Term } from './clause.js';
import { definiteTerm } from './noun-reading.js';
import type { NotRead } from './refusal.js';
import { refuse, replacing } from './refuse.js';
import type { Phrase } from './sentence-tree.js';
import { TokenClass } from './token-class.js';
import { spanOf, type Tokens } from './tokens.js';

/** The variable of a sentence: the dialect has one. */
export const VARIABLE: Term = '?x';

export type SentencePlace = 'fact' | 'question' | 'condition' | 'conclusion' | 'universal';

export class References {
  readonly #tokens: Tokens;
  #place: SentencePlace;
  #indefinite: Phrase | null = null;
  /** The nearest individual mentioned so far: what a pronoun would mean outside the dialect. */
  #individual: Phrase | null = null;

  constructor(tokens: Tokens, place: SentencePlace) {
    this.#tokens = tokens;
    this.#place = place;
  }

  /** From here on nobody new may be introduced. */
  beginConclusion(): void {
    this.#place = 'conclusion';
  }

  /** @throws NotRead when the phrase stands for nobody, or may stand for two. */
  subject(phrase: Phrase): Term {
    if (phrase.kind === 'pronoun') return this.#pronoun(phrase);
    if (phrase.kind === 'indefinite' && this.#isSaidAgain(phrase)) return VARIABLE;
    return this.#term(phrase);
  }

  /** @throws NotRead as for a subject, and when a pronoun would repeat the subject without saying `themselves`. */
  object(phrase: Phrase, subject: Term): Term {
    if (phrase.kind === 'reflexive') return this.#reflexive(phrase, subject);
    const term = phrase.kind === 'pronoun' ? this.#pronoun(phrase) : this.#term(phrase);
    if (phrase.kind === 'pronoun' && term === subject) throw this.#ambiguousPronoun(phrase, null);
    return term;
  }

  #term(phrase: Phrase): Term {
    const { words } = this.#tokens;
    switch (phrase.kind) {
      case 'name':
        this.#individual = phrase;
        return phrase.to - phrase.from === 1
          ? (words[phrase.from] ?? '')
          : words.slice(phrase.from, phrase.to).join(' ');
      case 'definite':
        this.#individual = phrase;
        return definiteTerm(phrase, this.#tokens);
      case 'indefinite':
        return this.#introduce(phrase);
      case 'indefinite_noun':
        throw this.#indefiniteNoun(phrase);
      case 'pronoun':
      case 'reflexive':
        throw this.#unbound(phrase);
    }
  }

  /**
   * "If someone is resident and someone is insured then they are covered.": in this dialect a pronoun has one antecedent,
   * so where the conclusion takes up the second subject by one, it is the first again. Nothing else says so.
   *
   * Source: spec 07 F1, F9 (the sentence); spec 04 §6.2 (two indefinites are otherwise refused).
   */
  #isSaidAgain(phrase: Phrase): boolean {
    const first = this.#indefinite;
    if (first === null || this.#place !== 'condition' || this.#isSomeone(first) !== this.#isSomeone(phrase))
      return false;
    const { shape } = this.#tokens;
    const conclusion = shape.slice(shape.indexOf(TokenClass.then, phrase.to));
    const pronouns = this.#isSomeone(phrase) ? [TokenClass.they, TokenClass.them] : [TokenClass.it];
    return pronouns.some((pronoun) => conclusion.includes(pronoun));
  }

  /** The sentence with a pronoun for the phrase, and the auxiliary after it made to agree. */
  #withPronounFor(phrase: Phrase): string {
    const { shape } = this.#tokens;
    if (!this.#isSomeone(phrase)) return replacing(this.#tokens, phrase.from, phrase.to, 'it');
    if (shape[phrase.to] === TokenClass.is) return replacing(this.#tokens, phrase.from, phrase.to + 1, 'they are');
    if (shape[phrase.to] === TokenClass.does) return replacing(this.#tokens, phrase.from, phrase.to + 1, 'they do');
    return replacing(this.#tokens, phrase.from, phrase.to, 'they');
  }

  #introduce(phrase: Phrase): Term {
    if (this.#indefinite !== null)
      throw refuse(this.#tokens, 'repeated_indefinite', phrase.from, phrase.to, {
        message: `a second "${this.#text(phrase)}": is it the same one or another?`,
        nearest: this.#withPronounFor(phrase),
      });
    if (this.#place !== 'condition') throw this.#existential(phrase);
    this.#indefinite = phrase;
    return VARIABLE;
  }

  #pronoun(phrase: Phrase): Term {
    const indefinite = this.#indefinite;
    if (indefinite === null) throw this.#unbound(phrase);
    if (this.#isSomeone(indefinite) === this.#isSomeone(phrase)) return VARIABLE;
    throw this.#individual === null ? this.#unbound(phrase) : this.#ambiguousPronoun(phrase, indefinite);
  }

  /** `themselves` and `itself` repeat the subject; beside the variable they must agree with the word that said it. */
  #reflexive(phrase: Phrase, subject: Term): Term {
    const indefinite = this.#indefinite;
    if (subject !== VARIABLE || indefinite === null) return subject;
    if (this.#isSomeone(indefinite) === this.#isSomeone(phrase)) return subject;
    throw this.#unbound(phrase);
  }

  /** `someone`, `they`, `them`, `themselves`; the others are `something`, `it`, `itself`. */
  #isSomeone(phrase: Phrase): boolean {
    const tokenClass = this.#tokens.shape[phrase.from];
    return (
      tokenClass === TokenClass.someone ||
      tokenClass === TokenClass.they ||
      tokenClass === TokenClass.them ||
      tokenClass === TokenClass.themselves
    );
  }

  #text(phrase: Phrase): string {
    return spanOf(this.#tokens, phrase.from, phrase.to).text;
  }

  #unbound(phrase: Phrase): NotRead {
    const indefinite = this.#indefinite;
    const wanted = indefinite === null || this.#isSomeone(indefinite) ? 'they' : 'it';
    return refuse(this.#tokens, 'pronoun_without_variable', phrase.from, phrase.to, {
      message:
        indefinite === null
          ? `"${this.#text(phrase)}" stands for nobody: only "someone" and "something" can be taken up again`
          : `"${this.#text(phrase)}" does not go with "${this.#text(indefinite)}"; say "${wanted}"`,
      nearest: 'If someone is kind then they are nice.',
    });
  }

  #ambiguousPronoun(phrase: Phrase, indefinite: Phrase | null): NotRead {
    const individual = this.#individual === null ? null : this.#text(this.#individual);
    return refuse(this.#tokens, 'ambiguous_pronoun', phrase.from, phrase.to, {
      message:
        indefinite === null
          ? `"${this.#text(phrase)}" may be the subject or somebody else; say "themselves" or "itself"`
          : `"${this.#text(phrase)}" does not go with "${this.#text(indefinite)}" and may mean ${String(individual)}`,
      nearest:
        individual === null || indefinite === null
          ? null
          : replacing(this.#tokens, phrase.from, phrase.to, individual.replace(/^The/u, 'the')),
    });
  }

  #existential(phrase: Phrase): NotRead {
    const text = this.#text(phrase);
    if (this.#place === 'fact')
      return refuse(this.#tokens, 'existential_fact', phrase.from, phrase.to, {
        message: `"${text}" in a fact says that there is one without saying who`,
        nearest: 'Bob is kind.',
      });
    return refuse(this.#tokens, 'unsupported_construct', phrase.from, phrase.to, {
      construct: this.#place === 'question' ? 'existential_question' : 'existential_head',
      message:
        this.#place === 'question'
          ? `"${text}": a question asks about one individual`
          : `"${text}" in a conclusion says that there is one without saying who`,
      nearest: this.#place === 'question' ? 'Is Bob kind?' : 'If someone is kind then they are nice.',
    });
  }

  #indefiniteNoun(phrase: Phrase): NotRead {
    const noun = this.#text(phrase).replace(/^an?\s+/iu, '');
    if (this.#place === 'fact')
      return refuse(this.#tokens, 'existential_fact', phrase.from, phrase.to, {
        message: `"${this.#text(phrase)}" says that there is one without saying which`,
        nearest:
          phrase.from === 0
            ? `Every ${noun} is mortal.`
            : replacing(this.#tokens, phrase.from, phrase.to, `the ${noun}`),
      });
    return refuse(this.#tokens, 'unsupported_construct', phrase.from, phrase.to, {
      construct:
        this.#place === 'condition'
          ? 'indefinite_noun'
          : this.#place === 'question'
            ? 'existential_question'
            : 'existential_head',
      message: `"${this.#text(phrase)}" introduces somebody; say "someone" and what they are`,
      nearest: `If someone is a ${noun} then they are mortal.`,
    });
  }
}

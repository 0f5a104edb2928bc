/**
 * What a sentence says: turns the tree of its shape and its words into clauses or a question, or refuses.
 *
 * Statements are read by predication.ts; here they become facts, a question, or the body and heads of rules.
 *
 * Source: spec 04 §6.2 (issue table); spec 03 §5.7 (binding, negation).
 */
import type { Clause, Fact, Literal, Rule } from './clause.js';
import { adjective, ambiguousNegation, literal, literalsOf, membership, predicated } from './predication.js';
import { References, VARIABLE } from './references.js';
import { refuse } from './refuse.js';
import type { Description, SentenceTree, Statement } from './sentence-tree.js';
import { spanOf, type Tokens } from './tokens.js';

export type Meaning =
  | { readonly kind: 'clauses'; readonly clauses: readonly [Clause, ...Clause[]] }
  | { readonly kind: 'question'; readonly literal: Literal };

/** @throws NotRead when the words do not fit the tree, or what they say is outside the dialect. */
export function meaningOf(tree: SentenceTree, tokens: Tokens): Meaning {
  switch (tree.kind) {
    case 'statements':
      return clauses(
        factLiterals(tree.statements, tokens).map((it): Fact => Object.freeze({ kind: 'fact', literal: it })),
      );
    case 'conditional':
      return clauses(rulesOfConditional(tree, tokens));
    case 'universal':
      return clauses(rulesOfUniversal(tree, tokens));
    case 'question':
      return { kind: 'question', literal: questioned(tree.statements, tokens) };
    case 'general_question':
      throw refuse(tokens, 'unsupported_construct', 0, tokens.words.length, {
        construct: 'general_question',
        message: 'a question asks about one individual, not about a whole class',
        nearest: 'Is Bob kind?',
      });
  }
}

function clauses(said: readonly Clause[]): Meaning {
  const [first, ...rest] = said;
  if (first === undefined) throw new RangeError('a tree of statements is never empty');
  return Object.freeze({ kind: 'clauses', clauses: Object.freeze([first, ...rest] as const) });
}

// --- Facts and questions --------------------------------------------------------------------------------------------

function factLiterals(statements: readonly Statement[], tokens: Tokens): readonly Literal[] {
  const references = new References(tokens, 'fact');
  return statements.flatMap((statement) => literalsOf(statement, references, tokens));
}

function questioned(statements: readonly Statement[], tokens: Tokens): Literal {
  const references = new References(tokens, 'question');
  const [literal, ...more] = statements.flatMap((statement) => literalsOf(statement, references, tokens));
  if (literal !== undefined && more.length === 0) return literal;
  throw refuse(tokens, 'compound_question', 0, tokens.words.length, {
    message: 'this asks several things at once; ask them one by one',
  });
}

// --- Rules ----------------------------------------------------------------------------------------------------------

type Conditional = Extract<SentenceTree, { kind: 'conditional' }>;
type Universal = Pick<Extract<SentenceTree, { kind: 'universal' }>, 'quantifier' | 'description' | 'predication'>;

function rulesOfConditional(tree: Conditional, tokens: Tokens): readonly Rule[] {
  const references = new References(tokens, 'condition');
  const body = tree.conditions.flatMap((condition) => literalsOf(condition, references, tokens));
  references.beginConclusion();
  return rules(
    body,
    tree.conclusions.flatMap((conclusion) => literalsOf(conclusion, references, tokens)),
  );
}

function rulesOfUniversal(tree: Universal, tokens: Tokens): readonly Rule[] {
  const body = descriptionLiterals(tree.description, tokens);
  const references = new References(tokens, 'universal');
  const heads = predicated(VARIABLE, tree.predication, { references, tokens, ofClass: true });
  if (tree.quantifier === 'every') return rules(body, heads);
  const [head, ...more] = heads;
  if (head === undefined || head.negated || more.length > 0)
    throw ambiguousNegation(tokens, 0, tokens.words.length, 'Every man is mortal.');
  return rules(body, [literal(head.predicate, head.args, true)]);
}

function rules(body: readonly Literal[], heads: readonly Literal[]): readonly Rule[] {
  const [first, ...rest] = body;
  if (first === undefined) throw new RangeError('a tree of a rule has conditions');
  const frozen: readonly [Literal, ...Literal[]] = Object.freeze([first, ...rest] as const);
  return heads.map((head) => Object.freeze({ kind: 'rule', body: frozen, head }));
}

function descriptionLiterals(description: Description, tokens: Tokens): readonly Literal[] {
  if (description.kind === 'adjectives')
    return description.words.map((word) => literal(`is ${adjective(word, tokens)}`, [VARIABLE], false));
  const { noun, number } = description;
  const predicate = membership(noun, number, tokens);
  if (predicate !== 'is a thing') return [literal(predicate, [VARIABLE], false)];
  throw refuse(tokens, 'unsupported_construct', noun.from, noun.to, {
    construct: 'universal_pronoun',
    message: `"${spanOf(tokens, noun.from, noun.to).text}" alone is everything; say which things`,
    nearest: 'All red things are round.',
  });
}

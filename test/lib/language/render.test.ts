/** Rendering: the form that is chosen for each clause. */
import * as assert from 'uvu/assert';

import type { Clause, Literal, Rule } from '../../../lib/language/clause.js';
import { readSentence } from '../../../lib/language/read.js';
import { renderClause, renderLiteral, renderQuestion, renderRule } from '../../../lib/language/render.js';
import { cases } from '../../support/cases.js';

function literal(predicate: string, ...args: readonly string[]): Literal {
  return { negated: false, predicate, args };
}

function not(it: Literal): Literal {
  return { ...it, negated: true };
}

function rule(head: Literal, first: Literal, ...rest: readonly Literal[]): Rule {
  return { kind: 'rule', body: [first, ...rest], head };
}

cases('language/render', {
  'literals are statements without a full stop [spec 03 §5.5]': () => {
    assert.is(renderLiteral(literal('is a man', 'Socrates')), 'Socrates is a man');
    assert.is(renderLiteral(literal('is a impus', 'Max')), 'Max is an impus');
    assert.is(renderLiteral(not(literal('is green', 'the cat'))), 'the cat is not green');
    assert.is(renderLiteral(literal('parent_of', 'Anna', 'Ben')), 'Anna is the parent of Ben');
    assert.is(renderLiteral(not(literal('like', 'the cat', 'the dog'))), 'the cat does not like the dog');
    assert.is(renderLiteral(literal('overlaps_event', 'A', 'B')), 'A overlaps B');
  },
  'a rule about one class says every or no, all others say if [spec 03 §5.5]': () => {
    assert.is(renderRule(rule(literal('is mortal', '?x'), literal('is a man', '?x'))), 'every man is mortal');
    assert.is(renderRule(rule(not(literal('is a rock', '?x')), literal('is a man', '?x'))), 'no man is a rock');
    assert.is(
      renderRule(rule(literal('is nice', '?x'), literal('is kind', '?x'), literal('like', '?x', 'the cat'))),
      'if someone is kind and they like the cat then they are nice',
    );
    assert.is(
      renderRule(rule(literal('like', 'the cat', '?x'), literal('is a man', '?x'))),
      'if someone is a man then the cat likes them',
    );
    assert.is(
      renderRule(rule(literal('glorp', '?x'), literal('is kind', '?x'), not(literal('is red', '?x')))),
      'if something is kind and not red then it glorps',
    );
  },
  'neighbouring properties share one verb unless a denial would reach too far [spec 04 §6.2]': () => {
    const nice = literal('is nice', '?x');
    const kind = literal('is kind', '?x');
    const red = literal('is red', '?x');
    assert.is(renderRule(rule(nice, kind, red)), 'if someone is kind and red then they are nice');
    assert.is(renderRule(rule(nice, not(kind), red)), 'if someone is not kind and they are red then they are nice');
    assert.is(renderRule(rule(nice, not(kind), not(red))), 'if someone is not kind and not red then they are nice');
  },
  'axioms with several variables use letters, so that a proof can be printed [contract]': () => {
    assert.is(
      renderRule(
        rule(literal('less_than', '?x', '?z'), literal('less_than', '?x', '?y'), literal('less_than', '?y', '?z')),
      ),
      'if A is less than B and B is less than C then A is less than C',
    );
  },
  'clauses and questions are sentences [spec 03 §5.5]': () => {
    const fact: Clause = { kind: 'fact', literal: literal('is green', 'the cat') };
    assert.is(renderClause(fact), 'The cat is green.');
    assert.is(renderQuestion(literal('is insured', 'Case7')), 'Is Case7 insured?');
    assert.is(renderQuestion(not(literal('like', 'the cat', 'the dog'))), 'Does the cat not like the dog?');
    assert.is(renderQuestion(literal('parent_of', 'Anna', 'Ben')), 'Is Anna the parent of Ben?');
  },
  'every rendering above is read again [round trip, anchor]': () => {
    assert.is(readSentence('If someone is a man then the cat likes them.').kind, 'clauses');
    assert.is(readSentence('If something is kind and not red then it glorps.').kind, 'clauses');
  },
});

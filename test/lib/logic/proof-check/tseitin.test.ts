import * as assert from 'uvu/assert';

import { DEFAULT_BUDGET } from '../../../../lib/base/budget.js';
import { printFormula, readFormula } from '../../../../lib/logic/proof-check/formula.js';
import { encodeProblem, type Goal } from '../../../../lib/logic/proof-check/tseitin.js';
import { WorkMeter } from '../../../../lib/logic/proof-check/work-meter.js';
import { cases } from '../../../support/cases.js';

function printed(text: string): string {
  return printFormula(readFormula(text, DEFAULT_BUDGET, 'formula'));
}

function clauses(premise: string, query: string, goal: Goal, atoms: readonly string[]): readonly (readonly number[])[] {
  const [premiseFormula, queryFormula] = [premise, query].map((text) => readFormula(text, DEFAULT_BUDGET, 'formula'));
  const problem = { atoms, premises: premiseFormula === undefined ? [] : [premiseFormula], query: queryFormula ?? [] };
  return encodeProblem(problem, goal, WorkMeter.ofLiterals(DEFAULT_BUDGET));
}

cases('proof-check formula and tseitin1', {
  'every spelling is read the same [spec 04 §2.1]': () => {
    for (const text of ['~a & b', '!a&&b', '¬a∧b', 'not a and b', 'NOT a AND b', '\r\n~\ta  &b'])
      assert.is(printed(text), '(~a & b)');
    for (const text of ['a | b', 'a||b', 'a∨b', 'a Or b']) assert.is(printed(text), '(a | b)');
    for (const text of ['a -> b', 'a→b', 'a⊃b', 'a Implies b']) assert.is(printed(text), '(a -> b)');
    for (const text of ['a <-> b', 'a↔b', 'a≡b', 'a IFF b']) assert.is(printed(text), '(a <-> b)');
    assert.is(printed('TRUE | False'), '(true | false)');
  },

  'operators hold their operands as the grammar says [spec 04 §2.2]': () => {
    assert.is(printed('~a & b | c -> d <-> e'), '((((~a & b) | c) -> d) <-> e)');
    assert.is(printed('a <-> b -> c | d & ~e'), '(a <-> (b -> (c | (d & ~e))))');
    assert.is(printed('a -> b -> c'), '(a -> (b -> c))');
    assert.is(printed('a <-> b <-> c'), '((a <-> b) <-> c)');
    assert.is(printed('a & b & c | d | e'), '((((a & b) & c) | d) | e)');
    assert.is(printed('~~(a)'), '~~a');
    assert.is(printed('~(a -> b) -> c'), '(~(a -> b) -> c)');
  },

  'words that only look like keywords are atoms [spec 04 §2.3, §12]': () => {
    assert.is(printed('exists1 & nota & Orr & _'), '(((exists1 & nota) & Orr) & _)');
  },

  'each operator is defined in both directions, in this order [spec 04 §3.3]': () => {
    assert.equal(clauses('a & b', 'a', 'none', ['a', 'b']), [[-3, 1], [-3, 2], [3, -1, -2], [3]]);
    assert.equal(clauses('a | b', 'a', 'none', ['a', 'b']), [[-3, 1, 2], [3, -1], [3, -2], [3]]);
    assert.equal(clauses('a -> b', 'a', 'none', ['a', 'b']), [[-3, -1, 2], [3, 1], [3, -2], [3]]);
    assert.equal(clauses('a <-> b', 'a', 'none', ['a', 'b']), [[-3, -1, 2], [-3, 1, -2], [3, 1, 2], [3, -1, -2], [3]]);
    assert.equal(clauses('~a', 'a', 'none', ['a']), [[-2, -1], [2, 1], [2]]);
    assert.equal(clauses('true', 'a', 'none', ['a']), [[2], [2]]);
    assert.equal(clauses('false', 'a', 'none', ['a']), [[-2], [2]]);
  },

  'each occurrence gets its own variable, in post-order, the query last [spec 04 §3.3]': () => {
    assert.equal(clauses('~a | ~a', '~a', 'negated_query', ['a']), [
      [-2, -1],
      [2, 1],
      [-3, -1],
      [3, 1],
      [-4, 2, 3],
      [4, -2],
      [4, -3],
      [4],
      [-5, -1],
      [5, 1],
      [-5],
    ]);
  },

  'repeated literals are removed and tautologies dropped [spec 04 §3.3]': () => {
    assert.equal(clauses('a & a', 'a', 'query', ['a']), [[-2, 1], [-2, 1], [2, -1], [2], [1]]);
    assert.equal(clauses('a -> a', 'a', 'query', ['a']), [[2, 1], [2, -1], [2], [1]]);
    assert.equal(clauses('a <-> a', 'a', 'query', ['a']), [[2, 1], [2, -1], [2], [1]]);
  },
});

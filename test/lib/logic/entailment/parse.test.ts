import * as assert from 'uvu/assert';

import { createBudget } from '../../../../lib/base/budget.js';
import { normalText } from '../../../../lib/logic/entailment/formula.js';
import { isLogicRefusal, parseFormula } from '../../../../lib/logic/entailment/parse.js';
import type { LogicRefusal } from '../../../../lib/logic/entailment/refusal.js';
import { cases } from '../../../support/cases.js';

function normal(text: string): string {
  const result = parseFormula(text);
  return isLogicRefusal(result) ? result.code : normalText(result);
}

function refusal(text: string, budget = createBudget()): LogicRefusal | undefined {
  const result = parseFormula(text, budget);
  return isLogicRefusal(result) ? result : undefined;
}

function malformedAt(text: string): number | undefined {
  const result = refusal(text);
  return result?.code === 'malformed' ? result.at : undefined;
}

cases('entailment/parse', {
  'all spellings of an operator are one operator [spec 04 §2.1]': () => {
    for (const not of ['~', '!', '¬', 'not ', 'NOT ']) assert.is(normal(`${not}p`), '~p');
    for (const and of ['&', '&&', '∧', ' and ', ' AND ']) assert.is(normal(`p${and}q`), '(p & q)');
    for (const or of ['|', '||', '∨', ' or ', ' Or ']) assert.is(normal(`p${or}q`), '(p | q)');
    for (const implies of ['->', '→', '⊃', ' implies ']) assert.is(normal(`p${implies}q`), '(p -> q)');
    for (const iff of ['<->', '↔', '≡', ' iff ']) assert.is(normal(`p${iff}q`), '(p <-> q)');
    assert.is(normal('TRUE & False'), '(true & false)');
  },
  'precedence and associativity are those of the grammar [spec 04 §2.2]': () => {
    assert.is(normal('~a & b | c -> d <-> e'), '((((~a & b) | c) -> d) <-> e)');
    assert.is(normal('a -> b -> c'), '(a -> (b -> c))');
    assert.is(normal('a <-> b <-> c'), '((a <-> b) <-> c)');
    assert.is(normal('a & b & c | d | e'), '((((a & b) & c) | d) | e)');
    assert.is(normal('~~(a)'), '~~a');
    assert.is(normal('a -> b & c -> d'), '(a -> ((b & c) -> d))');
  },
  'the longest symbolic spelling wins [spec 04 §2.1]': () => {
    assert.is(normal('a<->b'), '(a <-> b)');
    assert.is(normal('a&&b||c'), '((a & b) | c)');
    assert.is(malformedAt('a&&&b'), 3);
  },
  'keywords are keywords in any case and never atoms, look-alikes are atoms [spec 04 §2.1, §12]': () => {
    assert.is(normal('exists1 & Orange & andy & truely'), '(((exists1 & Orange) & andy) & truely)');
    assert.is(malformedAt('Or'), 0);
    assert.is(normal('p & P'), '(p & P)');
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) assert.is(normal(name), name);
  },
  'the four blanks separate, other blanks are errors [spec 04 §2.1]': () => {
    assert.is(normal(' \ta\r\n&\tb '), '(a & b)');
    assert.is(malformedAt('a\u00a0& b'), 1);
    assert.is(malformedAt('a\u000b'), 1);
  },
  'broken text is malformed with its offset [spec 04 §2.3, §12]': () => {
    assert.is(malformedAt(''), 0);
    assert.is(malformedAt(' \n '), 3);
    assert.is(malformedAt('\ufeffa'), 0);
    assert.is(malformedAt('a\0'), 1);
    assert.is(malformedAt('a & \ud800'), 4);
    assert.is(malformedAt('a &'), 3);
    assert.is(malformedAt('a & (b'), 6);
    assert.is(malformedAt('a)'), 1);
    assert.is(malformedAt('a b'), 2);
    assert.is(malformedAt('a ~b'), 2);
    assert.is(malformedAt('()'), 1);
    assert.is(malformedAt('true (a)'), 5);
    for (const [text, at] of [
      ['é', 0],
      ['a.b', 1],
      ['1a', 0],
      ['ａ', 0],
    ] as const)
      assert.is(malformedAt(text), at, text);
  },
  'an unbalanced application and unbalanced parentheses are typed refusals [reasoning-cases R27]': () => {
    assert.is(refusal('All(x')?.code, 'out_of_regime');
    assert.is(refusal('(x')?.code, 'malformed');
  },
  'a million negations, parentheses and ten megabytes meet a budget, not the stack [spec 04 §12, §1.6]': () => {
    const huge = createBudget({ formulaBytes: 100_000_000, tokens: 100_000_000 });
    assert.equal(refusal('~'.repeat(1_000_000)), {
      code: 'budget_exceeded',
      which: 'formulaBytes',
      limit: 262_144,
      seen: 1_000_000,
    });
    assert.equal(refusal(`${'~'.repeat(1_000_000)}a`, huge), {
      code: 'budget_exceeded',
      which: 'depth',
      limit: 512,
      seen: 513,
    });
    assert.equal(refusal(`${'('.repeat(100_000)}a${')'.repeat(100_000)}`), {
      code: 'budget_exceeded',
      which: 'tokens',
      limit: 65_536,
      seen: 65_537,
    });
    assert.is(refusal('a & '.repeat(2_600_000))?.code, 'budget_exceeded');
  },
  'with budgets to match, a million negations are read and walked [anchor: no walker recurses]': () => {
    const budget = createBudget({ formulaBytes: 2e6, tokens: 2e6, depth: 2e6 });
    const parsed = parseFormula(`${'~'.repeat(1_000_000)}a`, budget);
    assert.is(!isLogicRefusal(parsed) && normalText(parsed).length, 1_000_001);
  },
  'bytes are UTF-8 bytes [spec 04 §2.4]': () => {
    const budget = createBudget({ formulaBytes: 6 });
    assert.is(refusal('p∧q', budget)?.code, undefined);
    assert.is(refusal('p∧ q∧r', budget)?.code, 'budget_exceeded');
  },
  'a long chain is shallow: 4,000 conjuncts are within the default depth': () => {
    const text = Array.from({ length: 4_000 }, (_, index) => `a${String(index)}`).join(' & ');
    assert.is(isLogicRefusal(parseFormula(text)), false);
  },
});

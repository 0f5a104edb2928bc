import * as assert from 'uvu/assert';

import { isLogicRefusal, parseFormula } from '../../../../lib/logic/entailment/parse.js';
import { cases } from '../../../support/cases.js';

function classOf(text: string): string {
  const result = parseFormula(text);
  if (!isLogicRefusal(result)) return 'formula';
  return result.code === 'out_of_regime' ? `${result.marker}@${String(result.at)}` : result.code;
}

cases('entailment/regime', {
  'each marker of the table is recognised at its place [spec 04 §2.3]': () => {
    const table = {
      '∀x p': 'quantifier_symbol@0',
      'a & ∃y': 'quantifier_symbol@4',
      'forall x. p(x)': 'quantifier_word@0',
      'a & EXISTS b': 'quantifier_word@4',
      'p(x)': 'predicate_application@0',
      'a & knows \n (b)': 'predicate_application@4',
      'a = b': 'equality@2',
      'a ≠ b': 'equality@2',
      'a < b': 'equality@2',
      'a > b': 'equality@2',
      'a <= b': 'equality@2',
      'a ≥ b': 'equality@2',
      'a != b': 'equality@3',
      '□p': 'modal_symbol@0',
      '◇ p': 'modal_symbol@0',
      '[] p': 'modal_symbol@0',
      'a & <> p': 'modal_symbol@4',
      'K_a p': 'modal_symbol@0',
      'K_a ~p': 'modal_symbol@0',
      λx: 'lambda_or_term@0',
      '\\x. p': 'lambda_or_term@0',
    };
    for (const [text, expected] of Object.entries(table)) assert.is(classOf(text), expected, text);
  },
  'the regime is found before any grammar error, wherever it stands [spec 04 §2.3]': () => {
    assert.is(classOf(') & forall'), 'quantifier_word@4');
    assert.is(classOf('a & & . p(x)'), 'predicate_application@8');
    assert.is(classOf('p(x) = ∀'), 'quantifier_symbol@7');
    assert.is(classOf('a.b = c'), 'equality@4');
  },
  'look-alikes of propositional logic stay in it [anchor: the detector does not refuse everything]': () => {
    for (const text of ['not (P)', 'a & (b)', 'exists1', 'forall_', 'K_a', 'K_a & p', 'a <-> b', 'a -> b', 'a and (b)'])
      assert.is(classOf(text), 'formula', text);
  },
  'foreign arrows and stray marks are malformed, not a richer logic': () => {
    for (const text of ['a => b', 'a <=> b', 'a \\/ b', 'a [b', 'a - b', '1a', 'true (a)', '[p] q'])
      assert.is(classOf(text), 'malformed', text);
  },
  'a text over the token budget is still told apart when it is of another logic': () => {
    assert.is(classOf(`${'~'.repeat(70_000)}p(x)`), 'predicate_application@70000');
  },
});

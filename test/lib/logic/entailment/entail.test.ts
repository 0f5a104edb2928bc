import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { createBudget } from '../../../../lib/base/budget.js';
import { digest } from '../../../../lib/base/digest.js';
import { proveEntailment } from '../../../../lib/logic/entailment/entail.js';
import type { EntailmentTrace } from '../../../../lib/logic/entailment/trace.js';
import { cases } from '../../../support/cases.js';
import { withShared } from '../../../support/shared.js';
import { decideByTable, type FiveWay } from '../../../oracles/truth-table.js';
import { fiveWay } from './five-way.js';

function outcomeOf(premises: readonly string[], query: string): string {
  const { outcome, reason } = proveEntailment(premises, query);
  return `${outcome} ${reason}`;
}

interface Row {
  readonly id: string;
  readonly premises: readonly string[];
  readonly query: string;
  readonly expected: FiveWay;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'premises' in value && 'query' in value && 'expected' in value;
}

/** 17 pairs `(x_i & y_i)`, the two families sorted apart: the worst order for a diagram. */
const SEPARATED_PAIRS = Array.from({ length: 17 }, (_, index) => String(index).padStart(2, '0'))
  .map((index) => `(x${index} & y${index})`)
  .join(' | ');

cases('entailment/entail', {
  'E1: modus ponens is entailed, with a model and a refutation by propagation [spec 04 §11]': () => {
    const { outcome, reason, certificate, entailmentCheckKey } = proveEntailment(['a', 'a -> b'], 'b');
    assert.is(`${outcome} ${reason}`, 'ENTAILED tautological_implication');
    assert.is(entailmentCheckKey, 'bdd1:T');
    assert.is(certificate?.kind, 'entailed');
    if (certificate?.kind !== 'entailed') return;
    assert.equal(certificate.consistent, [
      ['a', 1],
      ['b', 1],
    ]);
    assert.equal(certificate.refutation.steps, [[]]);
  },
  'E2: a told negation is refuted [spec 04 §11]': () => {
    assert.is(outcomeOf(['a', 'a -> ~b'], 'b'), 'REFUTED tautological_refutation');
  },
  'E3: unknown shows two models, in the order of the query [spec 04 §11]': () => {
    assert.equal(proveEntailment(['a'], 'b').certificate, {
      kind: 'unknown',
      withQuery: [
        ['a', 1],
        ['b', 1],
      ],
      withoutQuery: [
        ['a', 1],
        ['b', 0],
      ],
    });
  },
  'E4, E5: a contradiction anywhere answers nothing, also where the query never looks [spec 04 §11]': () => {
    assert.is(outcomeOf(['a', '~a'], 'b'), 'REFUSED inconsistent_premises');
    assert.is(outcomeOf(['a', 'c & ~c'], 'a'), 'REFUSED inconsistent_premises');
    assert.is(outcomeOf(['a', 'x | y', 'x | ~y', '~x | y', '~x | ~y'], 'a'), 'REFUSED inconsistent_premises');
  },
  'E6, E7, E8: other logics and broken text are told apart, whichever text comes first [spec 04 §11]': () => {
    assert.is(outcomeOf(['forall x. p(x)'], 'a'), 'REFUSED out_of_regime');
    assert.is(outcomeOf(['a &'], 'a'), 'REFUSED malformed');
    assert.is(outcomeOf(['p(x)'], 'a'), 'REFUSED out_of_regime');
    assert.is(outcomeOf(['a &'], 'forall x. q'), 'REFUSED out_of_regime');
    assert.is(outcomeOf(['a', '~a'], 'forall x. p(x)'), 'REFUSED out_of_regime');
  },
  'E9: a diagram that outgrows its budget is a spent budget, and answered where keys are not required [spec 04 §11]':
    () => {
      const trace = proveEntailment([SEPARATED_PAIRS], 'x00');
      assert.is(`${trace.outcome} ${trace.reason}`, 'REFUSED budget_exceeded');
      assert.equal(trace.refusal, {
        kind: 'refusal',
        part: 'problem',
        refusal: { code: 'budget_exceeded', which: 'bddNodes', limit: 100_000, seen: 100_001 },
      });
      for (const policy of ['affordable', 'none'] as const) {
        const answered = proveEntailment([SEPARATED_PAIRS], 'x00', createBudget(), policy);
        assert.is(answered.outcome, 'UNKNOWN');
        assert.is(answered.conjunctionKey, null);
        assert.is(answered.engine, 'cdcl/1');
      }
    },
  'E10: without premises a query stands on its own [spec 04 §11]': () => {
    assert.is(outcomeOf([], 'a | ~a'), 'ENTAILED tautological_implication');
    assert.is(outcomeOf([], 'a & ~a'), 'REFUTED tautological_refutation');
    assert.is(outcomeOf([], 'a'), 'UNKNOWN undetermined');
    assert.is(outcomeOf([], 'true'), 'ENTAILED tautological_implication');
    assert.is(outcomeOf(['false'], 'true'), 'REFUSED inconsistent_premises');
    assert.is(proveEntailment([], 'a').conjunctionKey, 'bdd1:T');
  },
  'E11: order, repeats and spelling of premises change nothing [spec 04 §11, §12]': () => {
    const trace = proveEntailment(['a', 'a -> b', 'c | d'], 'b');
    assert.equal(proveEntailment(['c | d', 'a -> b', 'a', 'a', 'a implies (b)'], 'b'), trace);
    const weaker = proveEntailment(['a', '~a | b', 'c | d'], 'b');
    assert.is(weaker.conjunctionKey, trace.conjunctionKey);
    assert.equal(weaker.premiseKeys, trace.premiseKeys);
  },
  'equivalent premises are one key [spec 04 §2.7]': () => {
    assert.is(proveEntailment(['a -> b', '~a | b', '~(a & ~b)'], 'a').premiseKeys.length, 1);
  },
  'a refused problem has no keys and no certificate; the digest still names the reason [spec 04 §3.2]': () => {
    const malformed = proveEntailment(['a &'], 'a');
    assert.equal(
      [malformed.premiseKeys, malformed.conjunctionKey, malformed.queryKey, malformed.certificate],
      [[], null, null, null],
    );
    assert.is.not(malformed.traceSha256, proveEntailment(['p(x)'], 'a').traceSha256);
  },
  'the check key of a refuted problem binds nothing, the trace does [spec 04 §2.7, §15 trap 2]': () => {
    const one = proveEntailment(['a', 'a -> ~b'], 'b');
    const other = proveEntailment(['c', 'c -> ~d'], 'd');
    assert.is(one.refutationCheckKey, 'bdd1:T');
    assert.is(other.refutationCheckKey, 'bdd1:T');
    assert.is.not(one.traceSha256, other.traceSha256);
    assert.is.not(one.certificateSha256, other.certificateSha256);
    // Same clauses up to names: the certificates differ, because models name their atoms.
    assert.is.not(one.conjunctionKey, other.conjunctionKey);
  },
  'both digests are those of canonical JSON [spec 04 §1, §3.1]': () => {
    for (const [premises, query] of [
      [['a', 'a -> b'], 'b'],
      [['a'], '~a'],
      [['a | b'], 'b'],
      [['a & ~a'], 'b'],
    ] as const) {
      const { certificate, traceSha256, refusal, ...hashed } = proveEntailment(premises, query);
      assert.is(refusal, null);
      assert.is(hashed.certificateSha256, digest(certificate));
      assert.is(traceSha256, digest({ kind: 'entailment_trace', v: 1, ...hashed }));
    }
  },
  'names of built-in properties are ordinary atoms [spec 04 §12]': () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    const chain = names.slice(1).map((name, index) => `${names[index] ?? ''} -> ${name}`);
    assert.is(outcomeOf(['__proto__', ...chain], 'valueOf'), 'ENTAILED tautological_implication');
    assert.is(outcomeOf(['toString'], 'hasOwnProperty'), 'UNKNOWN undetermined');
  },
  'two atoms that differ in case only are two atoms [spec 04 §12]': () => {
    assert.is(outcomeOf(['a'], 'A'), 'UNKNOWN undetermined');
  },
  '5,000 premises over 4,097 atoms exceed the atom budget [spec 04 §12]': () => {
    const premises = Array.from({ length: 5_000 }, (_, index) => `a${String(index % 4_097)}`);
    assert.equal(proveEntailment(premises, 'a0').refusal?.refusal, {
      code: 'budget_exceeded',
      which: 'atoms',
      limit: 4_096,
      seen: 4_097,
    });
  },
  'an implication chain over 2,000 atoms is decided, keys included [spec 04 §2.5]': () => {
    const chain = Array.from({ length: 1_999 }, (_, index) => `a${String(index)} -> a${String(index + 1)}`);
    assert.is(outcomeOf(['a0', ...chain], 'a1999'), 'ENTAILED tautological_implication');
  },
  'all rows of data/entailment, and the oracle agrees with their labels [DESIGN §6]': () =>
    withShared('entailment/propositional.jsonl', (path) => {
      const rows = readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
        .filter(isRow);
      assert.is(rows.length, 304);
      for (const { id, premises, query, expected } of rows) {
        const trace: EntailmentTrace = proveEntailment(premises, query);
        assert.is(fiveWay(trace), expected, id);
        assert.is(decideByTable(premises, query), expected, id);
      }
    }),
});

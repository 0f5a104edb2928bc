import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { createBudget } from '../../../../lib/base/budget.js';
import { checkEntailment } from '../../../../lib/logic/proof-check/index.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';
import { sha256 } from './naive-entailment.js';

interface Offered {
  readonly outcome: string;
  readonly reason: string;
  readonly certificate: unknown;
}

function trace({ outcome, reason, certificate }: Offered): unknown {
  return { outcome, reason, certificate, certificateSha256: certificate === null ? null : sha256(certificate) };
}

function proof(clauses: readonly (readonly number[])[], steps: unknown = [[]]): Readonly<Record<string, unknown>> {
  return { cnf: 'tseitin1', cnfSha256: sha256(clauses), steps };
}

/** `a`, `a -> b` entail `b`: a is 1, b is 2, the implication is 3. */
const MODUS_PONENS = {
  premises: ['a', 'a -> b'],
  query: 'b',
  offered: {
    outcome: 'ENTAILED',
    reason: 'tautological_implication',
    certificate: {
      kind: 'entailed',
      consistent: [
        ['a', 1],
        ['b', 1],
      ],
      refutation: proof([[-3, -1, 2], [3, 1], [3, -2], [3], [1], [-2]]),
    },
  },
} as const;

const REFUTED = {
  premises: ['a', 'a -> ~b'],
  query: 'b',
  offered: {
    outcome: 'REFUTED',
    reason: 'tautological_refutation',
    certificate: {
      kind: 'refuted',
      consistent: [
        ['a', 1],
        ['b', 0],
      ],
      refutation: proof([[-3, -2], [3, 2], [-4, -1, 3], [4, 1], [4, -3], [4], [1], [2]]),
    },
  },
} as const;

const UNKNOWN = {
  premises: ['a'],
  query: 'b',
  offered: {
    outcome: 'UNKNOWN',
    reason: 'undetermined',
    certificate: {
      kind: 'unknown',
      withQuery: [
        ['a', 1],
        ['b', 1],
      ],
      withoutQuery: [
        ['a', 1],
        ['b', 0],
      ],
    },
  },
} as const;

/** `a` sorts before `~a`, so its unit comes first; the negation is variable 3, after a and b. */
const INCONSISTENT = {
  premises: ['a', '~a'],
  query: 'b',
  offered: {
    outcome: 'REFUSED',
    reason: 'inconsistent_premises',
    certificate: { kind: 'inconsistent', refutation: proof([[1], [-3, -1], [3, 1], [3]]) },
  },
} as const;

const ALL = [MODUS_PONENS, REFUTED, UNKNOWN, INCONSISTENT];

function whyRejected(premises: readonly string[], query: string, offered: unknown): string {
  const result = checkEntailment(premises, query, offered);
  return result.ok ? 'accepted' : result.why;
}

cases('check-entailment', {
  'written by hand, all four certificates are accepted [spec 04 §11 E1 to E4]': () => {
    for (const { premises, query, offered } of ALL)
      assert.equal(checkEntailment(premises, query, trace(offered)), { ok: true });
  },

  'order, repeats and spelling of premises change nothing [spec 04 §11 E11]': () => {
    const premises = ['(a)implies((b))', 'a -> b', ' a\t', 'a'];
    assert.equal(checkEntailment(premises, '(b)', trace(MODUS_PONENS.offered)), { ok: true });
  },

  'a flipped outcome is rejected [spec 04 §3.3]': () => {
    for (const { premises, query, offered } of ALL)
      for (const other of ALL.filter(({ offered: { reason } }) => reason !== offered.reason)) {
        const { outcome, reason } = other.offered;
        assert.not.match(whyRejected(premises, query, trace({ ...offered, outcome, reason })), /^accepted$/);
      }
  },

  'outcome and reason must belong together [spec 04 §3.1]': () => {
    const { premises, query, offered } = MODUS_PONENS;
    assert.match(whyRejected(premises, query, trace({ ...offered, reason: 'undetermined' })), /no outcome ENTAILED/);
  },

  'a model with one bit flipped is rejected [spec 04 §3.3]': () => {
    const { premises, query, offered } = MODUS_PONENS;
    const withModel = (consistent: unknown): unknown =>
      trace({ ...offered, certificate: { ...offered.certificate, consistent } });
    assert.match(
      whyRejected(
        premises,
        query,
        withModel([
          ['a', 0],
          ['b', 1],
        ]),
      ),
      /premise a is false/,
    );
    assert.match(
      whyRejected(
        premises,
        query,
        withModel([
          ['a', 1],
          ['b', 0],
        ]),
      ),
      /premise \(a -> b\) is false/,
    );
  },

  'a model must be total, sorted, and over the atoms of the problem [spec 04 §3.3]': () => {
    const { premises, query, offered } = UNKNOWN;
    const withModel = (withQuery: unknown): string =>
      whyRejected(premises, query, trace({ ...offered, certificate: { ...offered.certificate, withQuery } }));
    assert.match(withModel([['a', 1]]), /values to 2 atoms, not 1/);
    assert.match(
      withModel([
        ['b', 1],
        ['a', 1],
      ]),
      /0 or 1 to a/,
    );
    assert.match(
      withModel([
        ['a', 1],
        ['c', 1],
      ]),
      /0 or 1 to b/,
    );
    assert.match(
      withModel([
        ['a', 1],
        ['b', true],
      ]),
      /0 or 1 to b/,
    );
    assert.match(
      withModel([
        ['a', 1],
        ['b', 1, 0],
      ]),
      /0 or 1 to b/,
    );
    assert.match(withModel({ a: 1, b: 1 }), /must be a list/);
  },

  'a consistency model must give the query its proved value [spec 04 §3.3]': () => {
    const certificate = {
      kind: 'unknown',
      withQuery: UNKNOWN.offered.certificate.withoutQuery,
      withoutQuery: UNKNOWN.offered.certificate.withoutQuery,
    };
    assert.match(
      whyRejected(UNKNOWN.premises, UNKNOWN.query, trace({ ...UNKNOWN.offered, certificate })),
      /query must be true/,
    );
  },

  'a proof without its last step, or without steps, is rejected [spec 04 §3.3, R15]': () => {
    const { premises, query, offered } = MODUS_PONENS;
    for (const steps of [[], [[1]], [[], [1]], [[], []]]) {
      const refutation = proof([[-3, -1, 2], [3, 1], [3, -2], [3], [1], [-2]], steps);
      const why = whyRejected(
        premises,
        query,
        trace({ ...offered, certificate: { ...offered.certificate, refutation } }),
      );
      assert.match(why, /empty clause must be the last step/);
    }
  },

  'contradictory premises prove nothing else: the consistency model is missing [spec 04 §3.3]': () => {
    const premises = ['a', '~a'];
    const certificate = {
      kind: 'entailed',
      consistent: [
        ['a', 1],
        ['b', 1],
      ],
      refutation: proof([[1], [-3, -1], [3, 1], [3], [-2]]),
    };
    const why = whyRejected(
      premises,
      'b',
      trace({ outcome: 'ENTAILED', reason: 'tautological_implication', certificate }),
    );
    assert.match(why, /premise ~a is false/);
  },

  'a proof for another query is rejected [spec 04 §3.3]': () => {
    assert.match(whyRejected(MODUS_PONENS.premises, 'a', trace(MODUS_PONENS.offered)), /cnfSha256/);
  },

  'a permuted but different premise set is rejected [spec 04 §3.3]': () => {
    assert.match(whyRejected(['b -> a', 'a'], 'b', trace(MODUS_PONENS.offered)), /cnfSha256/);
    assert.match(whyRejected(['a -> b', 'a', 'b'], 'b', trace(MODUS_PONENS.offered)), /cnfSha256/);
    assert.match(whyRejected(['a -> b'], 'b', trace(MODUS_PONENS.offered)), /cnfSha256/);
  },

  'both digests are recomputed [spec 04 §3.3]': () => {
    const { premises, query, offered } = MODUS_PONENS;
    const wrong = { ...offered, certificateSha256: '0'.repeat(64) };
    assert.match(whyRejected(premises, query, wrong), /certificateSha256/);
    const refutation = { ...proof([]), cnfSha256: '0'.repeat(64) };
    const certificate = { ...offered.certificate, refutation };
    assert.match(whyRejected(premises, query, trace({ ...offered, certificate })), /cnfSha256/);
  },

  'a certificate has no keys beside its own [spec 04 §3.3]': () => {
    const { premises, query, offered } = UNKNOWN;
    const certificate = { ...offered.certificate, comment: 'trust me' };
    assert.match(whyRejected(premises, query, trace({ ...offered, certificate })), /exactly the keys/);
  },

  'a refusal that claims nothing is accepted, with a certificate it is rejected [spec 04 §3.1]': () => {
    for (const reason of ['out_of_regime', 'malformed', 'budget_exceeded', 'certificate_rejected']) {
      const refusal = { outcome: 'REFUSED', reason, certificate: null };
      assert.equal(checkEntailment(['a &'], 'p(x)', trace(refusal)), { ok: true });
      const { certificate } = UNKNOWN.offered;
      assert.match(whyRejected(['a'], 'b', trace({ ...refusal, certificate })), /claims nothing carries a certificate/);
    }
    assert.match(
      whyRejected(['a'], 'b', {
        outcome: 'UNKNOWN',
        reason: 'undetermined',
        certificate: null,
        certificateSha256: null,
      }),
      /certificateSha256/,
    );
  },

  'a committed outcome about a text that is no formula is rejected [spec 04 §12]': () => {
    for (const query of ['', 'b &', 'p(x)', 'forall', 'é', 'a.b', '1a', 'b \u0000', '\ufeffb', '\ud800', '(b', 'b)'])
      assert.match(whyRejected(['a'], query, trace(UNKNOWN.offered)), /^query/, JSON.stringify(query));
  },

  'inherited names are ordinary atoms [spec 04 §12]': () => {
    const certificate = {
      kind: 'unknown',
      withQuery: [
        ['__proto__', 1],
        ['constructor', 0],
        ['toString', 1],
      ],
      withoutQuery: [
        ['__proto__', 0],
        ['constructor', 1],
        ['toString', 0],
      ],
    };
    const offered = trace({ outcome: 'UNKNOWN', reason: 'undetermined', certificate });
    assert.equal(checkEntailment(['constructor | toString'], '__proto__', offered), { ok: true });
  },

  'no trace of any shape makes the checker throw [spec 04 §3.3]': () => {
    const { premises, query, offered } = MODUS_PONENS;
    for (const junk of [undefined, null, 1, 'trace', [], {}, { outcome: { toString: 1 }, reason: [] }, () => 1])
      assert.not(checkEntailment(premises, query, junk).ok);
    for (const certificate of [
      1,
      [],
      {},
      { kind: 'entailed' },
      { kind: 'entailed', consistent: {}, refutation: [] },
      new Array(2),
    ])
      assert.not(checkEntailment(premises, query, trace({ ...offered, certificate })).ok);
    holds(
      fc.property(fc.jsonValue(), fc.jsonValue(), (consistent, refutation) => {
        const certificate = { kind: 'entailed', consistent, refutation };
        return !checkEntailment(premises, query, trace({ ...offered, certificate })).ok;
      }),
    );
    holds(
      fc.property(fc.array(fc.array(fc.oneof(fc.integer(), fc.double(), fc.constant(null)))), (steps) => {
        const refutation = { ...proof([]), steps };
        return !checkEntailment(premises, query, trace({ ...offered, certificate: { kind: 'entailed', refutation } }))
          .ok;
      }),
    );
  },

  'a certificate that cannot be hashed is rejected, not thrown [spec 04 §1]': () => {
    const certificate = { kind: 'unknown', withQuery: 0.5, withoutQuery: [] };
    const offered = { outcome: 'UNKNOWN', reason: 'undetermined', certificate, certificateSha256: '0'.repeat(64) };
    assert.match(whyRejected(['a'], 'b', offered), /no canonical JSON/);
  },

  'deep and long formulas are read without recursion [spec 04 §12]': () => {
    const budget = createBudget({ tokens: 5_000_000, formulaBytes: 10_000_000 });
    const offered = trace(UNKNOWN.offered);
    assert.equal(checkEntailment(['~'.repeat(200_000) + 'a'], 'b', offered, budget), { ok: true });
    assert.equal(checkEntailment(['('.repeat(100_000) + 'a' + ')'.repeat(100_000)], 'b', offered, budget), {
      ok: true,
    });
    assert.equal(
      checkEntailment(
        ['a -> '.repeat(100_000) + 'a'],
        'a | b',
        trace({
          ...UNKNOWN.offered,
          certificate: {
            kind: 'unknown',
            withQuery: [
              ['a', 1],
              ['b', 0],
            ],
            withoutQuery: [
              ['a', 0],
              ['b', 0],
            ],
          },
        }),
        budget,
      ),
      { ok: true },
    );
  },

  'a formula beyond the budget is given up on at once [spec 04 §2.4, §12]': () => {
    const offered = trace(UNKNOWN.offered);
    assert.match(whyRejected(['~'.repeat(10_000_000) + 'a'], 'b', offered), /^budget exceeded: formulaBytes/);
    assert.match(whyRejected(['~'.repeat(100_000) + 'a'], 'b', offered), /^budget exceeded: tokens/);
    assert.match(
      whyRejected(
        Array.from({ length: 9_000 }, () => 'a'),
        'b',
        offered,
      ),
      /^budget exceeded: premises/,
    );
    const atoms = Array.from({ length: 5_000 }, (_, index) => `x${String(index)}`);
    assert.match(whyRejected(atoms, 'b', offered), /^budget exceeded: atoms/);
  },
});

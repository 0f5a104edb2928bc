/**
 * Certificates under every small change: the checker and a naive judge must agree on each mutant, over certificates of a
 * naive producer and of the real one.
 *
 * Source: spec 04 §13 (5); reasoning-cases R15.
 */
import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { proveEntailment } from '../../lib/logic/entailment/entail.js';
import { checkEntailment } from '../../lib/logic/proof-check/index.js';
import { certificateMutants } from '../lib/logic/proof-check/certificate-mutants.js';
import {
  naiveAccepts,
  type NaiveProblem,
  naiveTrace,
  type NaiveTrace,
  show,
  showDifferently,
} from '../lib/logic/proof-check/naive-entailment.js';
import { randomProblem } from '../lib/logic/proof-check/random-problems.js';
import { cases } from '../support/cases.js';
import { SEED } from '../support/property.js';

/** Source: issue 2, acceptance 3. */
const CERTIFICATES = 1_000;

/**
 * Largest share of changed bits, atoms, steps and claims that may give a certificate again. Changed literals inside a step
 * are counted apart: a clause that follows still follows, more often than not, when one of its literals is changed.
 * Source: spec 04 §13 (5).
 */
const STILL_VALID = 0.05;

/** The naive judge is slow: it rules on every accepted mutant, and on the rejected ones of each tenth certificate. */
const JUDGED = 10;

/** Mutants tried and mutants that are certificates again, by what was changed. */
type Tally = Map<string, { tried: number; valid: number }>;

function count(tally: Tally, change: string, isValid: boolean): void {
  const entry = tally.get(change) ?? { tried: 0, valid: 0 };
  tally.set(change, { tried: entry.tried + 1, valid: entry.valid + (isValid ? 1 : 0) });
}

function report(title: string, tally: Tally): void {
  const isLiteral = (change: string): boolean => change.startsWith('literal');
  const literals = totals(tally, isLiteral);
  const others = totals(tally, (change) => !isLiteral(change));
  console.log(`${title}, seed ${String(SEED)}: ${shareOf(others)}; literals of steps: ${shareOf(literals)}`);
  assert.ok(others.valid < others.tried * STILL_VALID);
}

function totals(tally: Tally, counts: (change: string) => boolean): { readonly tried: number; readonly valid: number } {
  const entries = [...tally].flatMap(([change, entry]) => (counts(change) ? [entry] : []));
  return {
    tried: entries.reduce((sum, { tried }) => sum + tried, 0),
    valid: entries.reduce((sum, { valid }) => sum + valid, 0),
  };
}

function shareOf({ tried, valid }: { readonly tried: number; readonly valid: number }): string {
  return `${String(tried)} changed, ${String(valid)} valid again, ${String(tried - valid)} rejected`;
}

function tryMutants(problem: NaiveProblem, trace: NaiveTrace, judgeRejected: boolean, tally: Tally): void {
  const premises = problem.premises.map(show);
  const query = show(problem.query);
  for (const mutant of certificateMutants(trace)) {
    const { ok } = checkEntailment(premises, query, mutant.trace);
    if ((ok || judgeRejected) && ok !== naiveAccepts(problem, mutant.trace))
      assert.unreachable(`${mutant.change}: ${JSON.stringify({ premises, query, trace: mutant.trace, ok })}`);
    count(tally, mutant.change, ok);
    // As stored, with the digest of the certificate it replaced, no changed certificate passes.
    const stored = { ...mutant.trace, certificateSha256: trace.certificateSha256 };
    if (ok) assert.not(checkEntailment(premises, query, stored).ok, mutant.change);
  }
}

const certified = fc
  .sample(randomProblem, { seed: SEED, numRuns: CERTIFICATES })
  .map((problem) => ({ problem, trace: naiveTrace(problem) }));

cases('certificates', {
  'certificates of a naive producer are accepted, for every outcome and in every spelling [spec 04 §3.3]': () => {
    const outcomes = new Map<string, number>();
    for (const { problem, trace } of certified) {
      outcomes.set(trace.reason, (outcomes.get(trace.reason) ?? 0) + 1);
      const query = show(problem.query);
      assert.equal(checkEntailment(problem.premises.map(show), query, trace), { ok: true });
      const twice = [...problem.premises, ...problem.premises].reverse().map(showDifferently);
      assert.equal(checkEntailment(twice, query, trace), { ok: true });
    }
    assert.is(outcomes.size, 4);
    for (const [reason, seen] of outcomes) assert.ok(seen >= CERTIFICATES / 20, `${reason}: ${String(seen)}`);
  },

  'every changed naive certificate is rejected but those valid again [spec 04 §13 (5), R15]': () => {
    const tally: Tally = new Map();
    certified.forEach(({ problem, trace }, index) => {
      tryMutants(problem, trace, index % JUDGED === 0, tally);
    });
    report('naive certificates', tally);
  },

  'every changed certificate of the producer is rejected but those valid again [spec 04 §13 (5), R15]': () => {
    const tally: Tally = new Map();
    certified.forEach(({ problem }, index) => {
      const { outcome, reason, certificate, certificateSha256 } = proveEntailment(
        problem.premises.map(show),
        show(problem.query),
      );
      tryMutants(problem, { outcome, reason, certificate, certificateSha256 }, index % JUDGED === 0, tally);
    });
    report('producer certificates', tally);
  },

  'the certificate of one problem proves no other [spec 04 §3.3]': () => {
    let accepted = 0;
    certified.forEach(({ problem, trace }, index) => {
      for (const offset of [1, 2, 3]) {
        const foreign = certified[(index + offset) % certified.length]?.trace ?? trace;
        const { ok } = checkEntailment(problem.premises.map(show), show(problem.query), foreign);
        assert.is(ok, naiveAccepts(problem, foreign));
        if (ok) accepted += 1;
      }
    });
    assert.ok(accepted < certified.length / 20, `accepted ${String(accepted)}`);
  },
});

/**
 * The checkers alone: how many certificates of each kind are checked a second.
 *
 * Run: node scripts/bench.mjs proof-check
 */
import { Bench } from 'tinybench';

import { proveEntailment } from '../../lib/logic/entailment/entail.js';
import {
  checkClosedSet,
  checkDerivation,
  checkEntailment,
  preparePremises,
} from '../../lib/logic/proof-check/index.js';
import { closureOf, derivationOf, fact, rule, said } from '../lib/logic/proof-check/naive-derivation.js';

/** Shaped like a ProofWriter theory of depth five: 12 facts, 8 rules, 4 constants. */
const THEORY = [
  fact('f1', 'is kind(Anne)'),
  fact('f2', 'is big(Bob)'),
  fact('f3', 'like(Anne, Bob)'),
  fact('f4', 'like(Bob, the cat)'),
  fact('f5', 'need(Charlie, Anne)'),
  fact('f6', 'is round(the cat)'),
  fact('f7', '-is rough(Charlie)'),
  fact('f8', 'visit(Bob, Anne)'),
  fact('f9', 'is young(Charlie)'),
  fact('f10', 'chase(the cat, Bob)'),
  fact('f11', 'is green(Anne)'),
  fact('f12', '-is big(Anne)'),
  rule('r1', 'is kind(?x) => is nice(?x)'),
  rule('r2', 'is nice(?x) & like(?x, Bob) => like(?x, the cat)'),
  rule('r3', 'like(?x, the cat) => is quiet(?x)'),
  rule('r4', 'is quiet(?x) => is smart(?x)'),
  rule('r5', 'is smart(?x) & is quiet(?x) => is white(?x)'),
  rule('r6', 'need(?x, Anne) & is young(?x) => is kind(?x)'),
  rule('r7', 'is white(Anne) => is white(the cat)'),
  rule('r8', 'is white(?x) => -is rough(?x)'),
];
const FOUND = closureOf(THEORY);
const DERIVATION = derivationOf('-is rough(the cat)', FOUND);
const DERIVED = [...FOUND].flatMap(([literal, { premise }]) => (premise.kind === 'rule' ? [said(literal)] : []));
const CLOSED = { goal: said('is round(Bob)'), derived: DERIVED };
const PREPARED = preparePremises(THEORY);

/** Eight links and a side condition per link. */
const CHAIN = Array.from({ length: 8 }, (_, at) => `a${String(at)} & s${String(at)} -> a${String(at + 1)}`);
const CHAIN_PREMISES = ['a0', ...CHAIN, ...CHAIN.map((_, at) => `s${String(at)}`)];
const ENTAILED = proveEntailment(CHAIN_PREMISES, 'a8');
const UNKNOWN = proveEntailment(CHAIN_PREMISES.slice(1), 'a8');

function accepted(result: { readonly ok: boolean }): void {
  if (!result.ok) throw new Error(JSON.stringify(result));
}

const bench = new Bench({ time: 1_000, warmupTime: 500 });

bench.add(`derivation of ${String(DERIVATION.steps.length)} steps`, () => {
  accepted(checkDerivation(PREPARED, DERIVATION));
});
bench.add('derivation, premises read anew', () => {
  accepted(checkDerivation(THEORY, DERIVATION));
});
bench.add(`closed set of ${String(FOUND.size)} literals`, () => {
  accepted(checkClosedSet(PREPARED, CLOSED));
});
bench.add('closed set, premises read anew', () => {
  accepted(checkClosedSet(THEORY, CLOSED));
});
bench.add('entailed, 17 premises', () => {
  accepted(checkEntailment(CHAIN_PREMISES, 'a8', ENTAILED));
});
bench.add('unknown, 16 premises', () => {
  accepted(checkEntailment(CHAIN_PREMISES.slice(1), 'a8', UNKNOWN));
});

await bench.run();
console.table(bench.table());

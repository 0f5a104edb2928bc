/**
 * Products per second: the generated kernels against a two-loop product through the sign table, on the same inputs, in
 * one process, rounds taken in turn, medians. All results are compared before anything is timed.
 *
 * Run: node scripts/bench.mjs algebra
 */
import { asEvenMultivector, asMultivector, inFull, multivector } from '../../lib/geometry/algebra/multivector.js';
import { evenProduct, geometricProduct, sandwich } from '../../lib/geometry/algebra/products.js';
import { resultTable, signTable } from '../../lib/geometry/algebra/sign-table.js';

const ROUNDS = 21;
const PRODUCTS = 100_000;
const signs = signTable();
const results = resultTable();

// `?? 0` satisfies the type checker only; V8 drops it from the loop.
function byTable(out: Float64Array, a: Float64Array, b: Float64Array): void {
  out.fill(0);
  for (let i = 0; i < 32; i += 1)
    for (let j = 0; j < 32; j += 1) {
      const at = i * 32 + j;
      const slot = results[at] ?? 0;
      out[slot] = (out[slot] ?? 0) + (signs[at] ?? 0) * (a[i] ?? 0) * (b[j] ?? 0);
    }
}

const a = asMultivector(Float64Array.from({ length: 32 }, (_, index) => Math.sin(index + 1)));
const b = asMultivector(Float64Array.from({ length: 32 }, (_, index) => Math.cos(3 * index)));
const v = asEvenMultivector(Float64Array.from({ length: 16 }, (_, index) => Math.sin(2 * index + 1)));
const w = asEvenMultivector(Float64Array.from({ length: 16 }, (_, index) => Math.cos(5 * index)));
const out = multivector();
const evenOut = asEvenMultivector(new Float64Array(16));
const table = multivector();

const CONTESTANTS: Readonly<Record<string, () => void>> = {
  'two loops over the table': () => byTable(table, a, b),
  'dense kernel': () => geometricProduct(out, a, b),
  'even kernel': () => evenProduct(evenOut, v, w),
  sandwich: () => sandwich(out, v, a),
};

function isNear(left: Float64Array, right: Float64Array): boolean {
  return left.every((value, index) => Math.abs(value - (right[index] ?? 0)) < 1e-12);
}

byTable(table, a, b);
if (!isNear(geometricProduct(out, a, b), table)) throw new RangeError('the dense kernel disagrees with the table');
byTable(table, inFull(v), inFull(w));
if (!isNear(inFull(evenProduct(evenOut, v, w)), table))
  throw new RangeError('the even kernel disagrees with the table');

const rates = new Map(Object.keys(CONTESTANTS).map((name) => [name, [0].slice(1)]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, product] of Object.entries(CONTESTANTS)) {
    const start = performance.now();
    for (let count = 0; count < PRODUCTS; count += 1) product();
    rates.get(name)?.push(PRODUCTS / (performance.now() - start) / 1000);
  }

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[values.length >> 1] ?? Number.NaN;
}

const base = median(rates.get('two loops over the table') ?? []);
console.log(`median of ${String(ROUNDS)} rounds of ${String(PRODUCTS)} products`);
for (const [name, samples] of rates) {
  const rate = median(samples);
  console.log(`${name.padEnd(26)} ${rate.toFixed(2)} million a second   x ${(rate / base).toFixed(1)}`);
}

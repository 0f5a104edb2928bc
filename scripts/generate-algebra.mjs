/**
 * Writes lib/geometry/algebra/generated-kernels.js: the products of Cl(4,1) as straight-line code. A product is a sum of
 * signed terms known beforehand, so there is no loop, no table and no branch left to run. Every kernel reads all its
 * inputs before it writes, so the output may be one of them. Sums are taken in ascending index order.
 *
 * The signs are worked out here on their own; a test compares every kernel with lib/geometry/algebra/sign-table.ts.
 *
 * Source: spec 01 §1.1 (order of blades, sign), §6.2 (shape of the code).
 */
const GENERATORS = 5;
const NEGATIVE = 1 << 4;

function ones(bits) {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** e1 before e2, e12 before e13: within a grade by generators, which is by digits of the name. */
function name(bits) {
  return Array.from({ length: GENERATORS }, (_, k) => ((bits >> k) & 1 ? String(k + 1) : '')).join('');
}

const BITMAPS = Array.from({ length: 1 << GENERATORS }, (_, bits) => bits).sort(
  (a, b) => ones(a) - ones(b) || (name(a) < name(b) ? -1 : 1),
);
const grade = (blade) => ones(BITMAPS[blade]);
const ALL = BITMAPS.map((_, blade) => blade);
const EVEN = ALL.filter((blade) => grade(blade) % 2 === 0);

function sign(a, b) {
  let swaps = 0;
  for (let shifted = a >> 1; shifted !== 0; shifted >>= 1) swaps += ones(shifted & b);
  return (swaps + (a & b & NEGATIVE ? 1 : 0)) % 2 === 0 ? 1 : -1;
}

const reverseSign = (blade) => (grade(blade) % 4 < 2 ? 1 : -1);
const anyPair = () => true;
const disjoint = (a, b) => (a & b) === 0;
const contained = (a, b) => (a & b) === a;

/** One factor: the name of its coefficients, the blades it has, and the sign each of them carries. */
const factor = (letter, blades, signs = () => 1) => ({ letter, blades, signs });
const reversed = (letter, blades) => factor(letter, blades, reverseSign);
const variable = (letter, blade) => `${letter}${String(blade)}`;

/** The coefficient of one blade of left * right, restricted to the pairs of blades that `keeps` lets through. */
function coefficient(blade, left, right, keeps = anyPair) {
  const terms = left.blades.flatMap((i) => {
    const bits = BITMAPS[i] ^ BITMAPS[blade];
    const j = BITMAPS.indexOf(bits);
    if (!right.blades.includes(j) || !keeps(BITMAPS[i], bits)) return [];
    const negative = sign(BITMAPS[i], bits) * left.signs(i) * right.signs(j) < 0;
    return [`${negative ? '- ' : '+ '}${variable(left.letter, i)} * ${variable(right.letter, j)}`];
  });
  return terms.length === 0 ? '0' : terms.join(' ').replace(/^\+ /, '').replace(/^- /, '-');
}

function reads(letter, blades) {
  return blades.map((blade, slot) => `  const ${variable(letter, blade)} = ${letter}[${String(slot)}];`);
}

function writes(blades, left, right, keeps) {
  return blades.map((blade, slot) => `  out[${String(slot)}] = ${coefficient(blade, left, right, keeps)};`);
}

function kernel(name, parameters, lines) {
  return [`export function ${name}(out, ${parameters}) {`, ...lines, '}'].join('\n');
}

function product(name, blades, keeps) {
  const [a, b] = [factor('a', blades), factor('b', blades)];
  return kernel(name, 'a, b', [...reads('a', blades), ...reads('b', blades), ...writes(blades, a, b, keeps)]);
}

/** V X ~V for even V and any X, by way of T = V X. */
function sandwich() {
  const [v, x, t] = [factor('v', EVEN), factor('x', ALL), factor('t', ALL)];
  const between = ALL.map((blade) => `  const ${variable('t', blade)} = ${coefficient(blade, v, x)};`);
  return kernel('sandwich', 'v, x', [
    ...reads('v', EVEN),
    ...reads('x', ALL),
    ...between,
    ...writes(ALL, t, reversed('v', EVEN)),
  ]);
}

/** The whole module as text. */
export function algebraKernels() {
  const kernels = [
    product('dense', ALL, anyPair),
    product('even', EVEN, anyPair),
    product('outer', ALL, disjoint),
    product('leftContraction', ALL, contained),
    sandwich(),
  ];
  return `// Written by scripts/generate-algebra.mjs: change that file, not this one.\n\n${kernels.join('\n\n')}\n`;
}

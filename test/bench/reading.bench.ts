/**
 * Reading speed on ProofWriter: single sentences and whole theories, with and without the cache of readings.
 *
 * "Uncached" reads sentences that were never read before in this process (names are made fresh), with the trees of
 * their shapes known, as after the first theories of any session; "cold shape" adds the parser itself.
 *
 * Run: node scripts/bench.mjs reading
 */
import { readFileSync } from 'node:fs';

import { parse } from '../../lib/language/grammar/generated-parser.js';
import { readSentence, readText } from '../../lib/language/read.js';
import { tokensOf } from '../../lib/language/tokens.js';
import { sharedData } from '../support/shared.js';

const ROUNDS = 15;

function contextsOf(path: string): readonly string[] {
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'context' in row && typeof row.context === 'string' ? [row.context] : [],
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median over rounds of microseconds per item; `make` prepares a round's items outside the clock. */
function microseconds<Item>(make: (round: number) => readonly Item[], body: (item: Item) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const items = make(round);
    const start = performance.now();
    for (const item of items) body(item);
    return ((performance.now() - start) * 1_000) / items.length;
  });
  return median(rounds);
}

/** The same text over other names, nouns and adjectives: every content word but the verbs grows a suffix. */
function renamed(text: string, mark: string): string {
  return text.replace(CONTENT, `$1${mark}`);
}

const CONTENT = new RegExp(
  '\\b(' +
    'Anne|Bob|Charlie|Dave|Erin|Fiona|Gary|Harry|bear|rabbit|lion|cat|squirrel|mouse|cow|dog|tiger|eagle|' +
    'rough|green|kind|big|young|blue|red|round|cold|nice|quiet|smart|white|furry' +
    ')\\b',
  'giu',
);

function line(name: string, value: number): void {
  console.log(`${name.padEnd(48)} ${value.toFixed(2).padStart(8)} µs`);
}

const path = sharedData('proofwriter-owa-d5/dev.json');
if (path !== undefined) {
  const contexts = contextsOf(path);
  // A theory of 20 sentences, as the target is stated.
  const theories = contexts.map((context) => `${context.split('. ').slice(0, 20).join('. ')}.`.replace('..', '.'));
  const sentences = contexts.flatMap((context) => readText(context).map((it) => it.text));
  const shapes = [...new Set(sentences.map((it) => tokensOf(it).shape))];
  const mark = (round: number): string => `x${'abcdefghijklmnopqrstuvwxyz'.charAt(round)}`;

  const freshSentences = (round: number): readonly string[] => sentences.map((it) => renamed(it, mark(round)));
  const freshTheories = (round: number): readonly string[] => theories.map((it) => renamed(it, `${mark(round)}t`));
  console.log(
    `${String(sentences.length)} sentences, ${String(shapes.length)} shapes, ${String(ROUNDS)} rounds, medians`,
  );
  line('sentence, uncached', microseconds(freshSentences, readSentence));
  line(
    'sentence, cached',
    microseconds(() => sentences.slice(0, 1_000), readSentence),
  );
  line(
    'shape, parsed by the grammar',
    microseconds(() => shapes, parse),
  );
  line('theory of up to 20 sentences, uncached', microseconds(freshTheories, readText));
  line(
    'theory of up to 20 sentences, cached',
    microseconds(() => theories.slice(0, 60), readText),
  );
  line(
    'refused sentence, uncached',
    microseconds(
      (round) => sentences.slice(0, 500).map((_, index) => `Bob likes fish${mark(round)}${String(index)}.`),
      readSentence,
    ),
  );
}

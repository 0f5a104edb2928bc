/** Every example of docs/controlled-english.md is run, and the page names every refusal code and construct. */
import { readFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { readSentence } from '../../../lib/language/read.js';
import { cases } from '../../support/cases.js';
import { readingFormula } from '../../support/formula.js';
import { inRepository } from '../../support/repository.js';

const page = readFileSync(inRepository('docs/controlled-english.md'), 'utf8');

/** Cells of the table rows below a heading, without header and rule. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = page.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/^`(.*)`$/u, '$1')),
  );
}

cases('docs/controlled-english', {
  'every accepted example is read as the page says [docs/controlled-english.md]': () => {
    for (const heading of ['Facts', 'Relations', 'Rules', 'Questions']) {
      const rows = rowsUnder(heading);
      assert.ok(rows.length >= 10, `${heading} has only ${String(rows.length)} rows [anchor]`);
      for (const [said = '', reading] of rows) assert.is(readingFormula(readSentence(said)), reading, said);
    }
  },
  'every refused example is refused as the page says, and its nearest form is read [docs/controlled-english.md]':
    () => {
      const rows = rowsUnder('What is refused');
      assert.ok(rows.length >= 50, 'too few refusals [anchor]');
      for (const [said = '', code, span, nearest = ''] of rows) {
        const reading = readSentence(said);
        assert.is(readingFormula(reading), code, said);
        if (reading.kind !== 'refusal') throw new RangeError(said);
        assert.is(reading.refusal.span.text, span, said);
        assert.is(reading.refusal.nearest ?? 'none', nearest, said);
        if (reading.refusal.nearest !== null) assert.is.not(readSentence(nearest).kind, 'refusal', nearest);
      }
    },
});

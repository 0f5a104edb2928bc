/**
 * Every way of forging a value that the specifications list, and what catches it: fixtures of a rule, or a word on why
 * it is not a linter's to catch. A fixture that leaves, or that no row names, shows here.
 *
 * Source: spec 04 §5.3 (35 rows), spec 06 §3 (construction lab, 18 forms).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { FIXTURES } from '../support/rule-cases.js';

const RULE = 'mint-only-in';

/** Fixtures by the start of their names, in the rule's folder; `rule/name` for those of another rule. */
type Owner = readonly string[] | { readonly elsewhere: string };

const ROWS: readonly Owner[] = [
  ['c01-'],
  ['c03-', 'c04-'],
  ['c02-', 'r03-'],
  ['c05-', 'r04-'],
  ['c16-', 'r05-', 'no-dynamic-code/import-', 'no-dynamic-code/create-require'],
  ['c06-', 'r06-'],
  ['r07-'],
  ['r08-'],
  ['c11-', 't1-ts-ignore'],
  ['c12-', 'r10-', 't1-container-cast'],
  ['r11-'],
  ['r12-', 't1-destructured-any'],
  ['c10-', 'r13-'],
  ['r14-'],
  ['c15-', 'r15-', 'no-dynamic-code/deserialize'],
  ['c08-', 'r16-'],
  ['c07-', 'r17-'],
  ['c14-', 'r18-'],
  ['c09-', 'r19-'],
  ['r20-'],
  ['c17-', 'r21-'],
  ['r22-'],
  ['r23-'],
  ['no-suppression/ts-', 'no-suppression/eslint-'],
  ['c13-', 'c18-', 't1-mapped-view', 'literal-member/written-', 'literal-member/reflect-', 'literal-member/define-'],
  ['r26-'],
  ['r27-'],
  ['r28-'],
  { elsewhere: 'decorators are a compiler option this repository does not set; `erasableSyntaxOnly` is on' },
  ['no-dynamic-code/eval', 'no-dynamic-code/function-', 'no-dynamic-code/vm-', 'no-dynamic-code/timer-'],
  { elsewhere: 'bundles: ES modules are shipped, whose exports nobody can replace' },
  { elsewhere: 'a second copy of a module: its instances fail the seal of the first' },
  ['r33-'],
  { elsewhere: 'dependency rules: lib never reaches test' },
  { elsewhere: 'code that runs before any module; out of reach of every check in the program' },
];

const violating = (rule: string): readonly string[] => readdirSync(join(FIXTURES, rule, 'bad'));

function fixturesOf(start: string): readonly string[] {
  const [rule, name] = start.includes('/') ? start.split('/') : [RULE, start];
  return violating(rule ?? RULE).filter((file) => file.startsWith(name ?? start));
}

const starts = ROWS.flatMap((owner) => ('elsewhere' in owner ? [] : [...owner]));

cases('owners of the listed shapes', {
  'each of the 35 rows has one [spec 04 §5.3]': () => {
    assert.is(ROWS.length, 35);
    for (const start of starts) assert.ok(fixturesOf(start).length > 0, start);
  },

  'each of the 18 forms of the lab is a fixture [spec 06 §3]': () => {
    for (let form = 1; form <= 18; form += 1) {
      const start = `c${String(form).padStart(2, '0')}-`;
      assert.is(fixturesOf(start).length, 1, start);
    }
  },

  'no violating fixture of mint-only-in is without a row, but those about listed files': () => {
    const unnamed = violating(RULE).filter((file) => !starts.some((start) => file.startsWith(start)));
    assert.equal(unnamed, ['listed-file-forges.ts', 'listed-file-subclasses.ts']);
  },
});

import * as assert from 'uvu/assert';

import rule, { type SuppressionLaw } from '../../rules/src/rules/no-suppression.js';
import { cases } from '../support/cases.js';
import { ruleCases } from '../support/rule-cases.js';
import { eslintFor, reportsOn, stoppedBy } from './lint-fixture.js';

const law: SuppressionLaw = { invariant: 'LAW-3', allow: {} };
const common = { law: 'LAW-3' };

ruleCases('no-suppression', rule, {
  valid: [
    { name: 'speaking of a directive is none', code: '// Without @ts-ignore this fails.', options: [law] },
    { name: 'text is no comment', code: "export const text = '/* eslint-disable */';", options: [law] },
    {
      name: 'a listed file may use the form it is listed with',
      code: '// @ts-expect-error A number is no text.\nexport const a: string = 1;',
      options: [{ ...law, allow: { 'file.ts': ['tsExpectError'] } }],
    },
  ],
  invalid: [
    {
      name: 'the compiler is not told to look away [spec 05 §3 T5]',
      code: '// @ts-ignore\nexport const a: string = 1;',
      options: [law],
      errors: [{ messageId: 'tsIgnore', data: { ...common, found: '@ts-ignore' }, line: 1 }],
    },
    {
      name: 'an entry for one form excuses no other [spec 05 §6 T26]',
      code: '// @ts-nocheck\n// @ts-expect-error A number is no text.\nexport const a: string = 1;',
      options: [{ ...law, allow: { 'file.ts': ['tsExpectError'] } }],
      errors: [{ messageId: 'tsNocheck', data: { ...common, found: '@ts-nocheck' }, line: 1 }],
    },
    {
      name: 'each law of an entry speaks for itself [spec 05 §6 T5]',
      code: '// biome-ignore lint/style: it is fine',
      options: [law, { ...law, invariant: 'LAW-9' }],
      errors: [
        { messageId: 'otherLinter', data: { ...common, found: 'biome-ignore' } },
        { messageId: 'otherLinter', data: { law: 'LAW-9', found: 'biome-ignore' } },
      ],
    },
  ],
});

const refuses = async (options: readonly unknown[], expected: RegExp): Promise<void> => {
  assert.match(await stoppedBy('no-suppression', options, 'export {};'), expected);
};

cases('no-suppression: a law that would watch nothing stops the run', {
  'a listed file that does not exist [spec 05 §4.2 V7]': () =>
    refuses([{ ...law, allow: { 'nowhere.ts': ['tsIgnore'] } }], /no file nowhere\.ts/),
  'a form nobody knows': () => refuses([{ ...law, allow: { 'file.ts': ['magic'] } }], /equal to one of the allowed/),
  'no law at all [spec 05 §2.7]': () => refuses([], /should NOT have fewer than 1 items/),
  'an option nobody knows': () => refuses([{ ...law, prefixes: [] }], /additional propert/),
  'it needs no types': async () => {
    const reports = await reportsOn(eslintFor('no-suppression', [law], {}), 'file.ts', '// @ts-ignore\n');
    assert.equal(
      reports.map(({ messageId }) => messageId),
      ['tsIgnore'],
    );
  },
});

import * as assert from 'uvu/assert';

import rule, { type DynamicCodeLaw } from '../../rules/src/rules/no-dynamic-code.js';
import { cases } from '../support/cases.js';
import { ruleCases } from '../support/rule-cases.js';
import { stoppedBy } from './lint-fixture.js';

const law: DynamicCodeLaw = { invariant: 'LAW-2', allow: {} };
const common = { law: 'LAW-2' };

ruleCases('no-dynamic-code', rule, {
  valid: [
    {
      name: 'a specifier folded from constants is a constant [spec 06 §2, form 10]',
      code: "const folder = './rooms/';\nexport const room: unknown = await import(folder + 'a.js');",
      options: [law],
    },
    {
      name: 'a listed file may use the form it is listed with',
      code: "import { execFileSync } from 'node:child_process';\nexport { execFileSync };",
      options: [{ ...law, allow: { 'file.ts': ['childProcess'] } }],
    },
    {
      name: 'text and comments are not code',
      code: "export const text = 'eval(x)'; // eval(x)",
      options: [law],
    },
    {
      name: 'a name declared here is not the global',
      code: 'const eval_ = (text: string): string => text;\nclass Worker {}\nexport const made = [eval_("a"), new Worker()];',
      options: [law],
    },
  ],
  invalid: [
    {
      name: 'text is not run as code [spec 04 §5.3 row 30]',
      code: "export const result: unknown = eval('1');",
      options: [law],
      errors: [{ messageId: 'eval', data: { ...common, found: 'eval' }, line: 1 }],
    },
    {
      name: 'a template with a hole is no constant [spec 06 §2, form 11]',
      code: 'declare const name: string;\nexport const room: unknown = await import(`./${name}.js`);',
      options: [law],
      errors: [{ messageId: 'computedImport', data: { ...common, found: 'import(`./${name}.js`)' }, line: 2 }],
    },
    {
      name: 'an import assignment is an import [spec 06 §2, form 14]',
      code: "import vm = require('node:vm');\nexport { vm };",
      options: [law],
      errors: [{ messageId: 'vm', data: { ...common, found: "require('node:vm')" }, line: 1 }],
    },
    {
      name: 'an entry for one form excuses no other [spec 05 §6 T26]',
      code: "import { execFileSync } from 'node:child_process';\nexport const both: unknown = [execFileSync, eval];",
      options: [{ ...law, allow: { 'file.ts': ['eval'] } }],
      errors: [{ messageId: 'childProcess', data: { ...common, found: 'execFileSync' }, line: 1 }],
    },
    {
      name: 'an entry for another file excuses nothing',
      code: 'export const run = eval;',
      options: [{ ...law, allow: { 'tsconfig.json': ['eval'] } }],
      errors: [{ messageId: 'eval', data: { ...common, found: 'eval' } }],
    },
    {
      name: 'each law of an entry speaks for itself [spec 05 §6 T5]',
      code: 'export const run = eval;',
      options: [
        { ...law, allow: { 'file.ts': ['eval'] } },
        { ...law, invariant: 'LAW-9' },
      ],
      errors: [{ messageId: 'eval', data: { law: 'LAW-9', found: 'eval' } }],
    },
  ],
});

const refuses = async (options: readonly unknown[], expected: RegExp): Promise<void> => {
  assert.match(await stoppedBy('no-dynamic-code', options, 'export {};'), expected);
};

cases('no-dynamic-code: a law that would watch nothing stops the run', {
  'a listed file that does not exist [spec 05 §4.2 V7]': () =>
    refuses([{ ...law, allow: { 'nowhere.ts': ['vm'] } }], /no file nowhere\.ts/),
  'a form nobody knows': () => refuses([{ ...law, allow: { 'file.ts': ['magic'] } }], /equal to one of the allowed/),
  'a file listed for nothing': () => refuses([{ ...law, allow: { 'file.ts': [] } }], /should NOT have fewer than 1/),
  'no law at all [spec 05 §2.7]': () => refuses([], /should NOT have fewer than 1 items/),
  'an option nobody knows': () => refuses([{ ...law, zone: [] }], /additional propert/),
  'a parser without types [issue 3]': async () => {
    assert.match(await stoppedBy('no-dynamic-code', [law], 'export {};', {}), /requires type information/);
  },
});

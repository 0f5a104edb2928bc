import * as assert from 'uvu/assert';

import rule, { type EnvironmentLaw } from '../../rules/src/rules/env-read-only-in.js';
import { cases } from '../support/cases.js';
import { ruleCases } from '../support/rule-cases.js';
import { stoppedBy } from './lint-fixture.js';

const law: EnvironmentLaw = { invariant: 'LAW-5', variables: {}, whole: [] };
const READ = "export const home = process.env['HOME'];";

ruleCases('env-read-only-in', rule, {
  valid: [
    {
      name: 'a listed file reads its variable [spec 05 §2.3]',
      code: READ,
      options: [{ ...law, variables: { HOME: ['file.ts'] } }],
    },
    {
      name: 'a file listed for the whole may pass it on',
      code: 'export const env = { ...process.env };',
      options: [{ ...law, whole: ['file.ts'] }],
    },
    {
      name: 'another object of the same name is another object',
      code: "const process = { env: { HOME: '/' } };\nexport const home = process.env.HOME;",
      options: [law],
    },
  ],
  invalid: [
    {
      name: 'a variable that is listed for nobody is read by nobody [spec 05 §2.3]',
      code: READ,
      options: [law],
      errors: [
        { messageId: 'envRead', data: { law: 'LAW-5', found: "process.env['HOME']", variable: 'HOME' }, line: 1 },
      ],
    },
    {
      name: 'a file that may take the whole may not read what is listed elsewhere',
      code: READ,
      options: [{ ...law, variables: { HOME: ['tsconfig.json'] }, whole: ['file.ts'] }],
      errors: [{ messageId: 'envRead', data: { law: 'LAW-5', found: "process.env['HOME']", variable: 'HOME' } }],
    },
    {
      name: 'an alias is the environment [spec 05 §2.3, envEscape]',
      code: 'const { env } = process;\nexport const names = Object.keys(env);',
      options: [law],
      errors: [{ messageId: 'envEscape', data: { law: 'LAW-5', found: 'env', variable: '' }, line: 2 }],
    },
    {
      name: 'a name put together from constants is that name',
      code: "const name = 'HO' + 'ME';\nexport const home = process.env[name];",
      options: [law],
      errors: [{ messageId: 'envRead', data: { law: 'LAW-5', found: 'process.env[name]', variable: 'HOME' } }],
    },
    {
      name: 'each law of an entry speaks for itself [spec 05 §6 T5]',
      code: READ,
      options: [
        { ...law, variables: { HOME: ['file.ts'] } },
        { ...law, invariant: 'LAW-9' },
      ],
      errors: [{ messageId: 'envRead', data: { law: 'LAW-9', found: "process.env['HOME']", variable: 'HOME' } }],
    },
  ],
});

const refuses = async (options: readonly unknown[], expected: RegExp): Promise<void> => {
  assert.match(await stoppedBy('env-read-only-in', options, 'export {};'), expected);
};

cases('env-read-only-in: a law that would watch nothing stops the run', {
  'a file listed for a variable that does not exist [spec 05 §4.2 V7]': () =>
    refuses([{ ...law, variables: { HOME: ['nowhere.ts'] } }], /no file nowhere\.ts/),
  'a file listed for the whole that does not exist [spec 05 §4.2 V7]': () =>
    refuses([{ ...law, whole: ['nowhere.ts'] }], /no file nowhere\.ts/),
  'no law at all [spec 05 §2.7]': () => refuses([], /should NOT have fewer than 1 items/),
  'an option nobody knows': () => refuses([{ ...law, vars: {} }], /additional propert/),
  'a parser without types [issue 3]': async () => {
    assert.match(await stoppedBy('env-read-only-in', [law], 'export {};', {}), /requires type information/);
  },
});

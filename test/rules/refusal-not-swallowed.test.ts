import * as assert from 'uvu/assert';

import rule, { type HandlerLaw } from '../../rules/src/rules/refusal-not-swallowed.js';
import { cases } from '../support/cases.js';
import { ruleCases } from '../support/rule-cases.js';
import { stoppedBy } from './lint-fixture.js';

const ERRORS = 'refusal-not-swallowed/protected/errors.ts';
const law: HandlerLaw = {
  invariant: 'LAW-4',
  fatal: [{ file: ERRORS, name: 'SafetyPackFault' }],
  allow: {},
};

const imports = (...names: readonly string[]): string =>
  `import { ${names.join(', ')} } from './refusal-not-swallowed/protected/errors.js';\n`;
const guarded = (call: string, handler: string): string =>
  `export function answer(text: string): unknown {\n  try {\n    return ${call};\n  } catch ${handler}\n}`;

ruleCases('refusal-not-swallowed', rule, {
  valid: [
    {
      name: 'a narrow handler answers as it likes [STYLE §5, pair 4]',
      code:
        imports('read', 'Refusal') +
        guarded('read(text)', "(error) { if (error instanceof Refusal) return ''; throw error; }"),
      options: [law],
    },
    {
      name: 'a handler that returns what it made of the error passes it on',
      code: imports('read') + guarded('read(text)', '(error) { return String(error); }'),
      options: [law],
    },
    {
      name: 'a listed file may use the form it is listed with [spec 05 §2.3, residual]',
      code: imports('read') + guarded('read(text)', "{ return ''; }"),
      options: [{ ...law, allow: { 'file.ts': ['constantReturn'] } }],
    },
    {
      name: 'a fatal class is for no handler, and without one all are alike',
      code: imports('load') + guarded('load(text)', '(error) { return String(error); }'),
      options: [{ ...law, fatal: [] }],
    },
  ],
  invalid: [
    {
      name: 'an error is not dropped [STYLE §5, pair 4]',
      code: imports('read') + guarded('read(text)', "{ return ''; }"),
      options: [law],
      errors: [{ messageId: 'constantReturn', data: { law: 'LAW-4', found: "{ return ''; }" }, line: 5 }],
    },
    {
      name: 'printing is not passing on',
      code: imports('read') + guarded('read(text)', '(error) { console.error(error); }'),
      options: [law],
      errors: [{ messageId: 'notPassedOn', data: { law: 'LAW-4', found: '{ console.error(error); }' }, line: 5 }],
    },
    {
      name: 'a missing safety pack stops the run, through whatever it is thrown [spec 05 §2.3, catchesFatal]',
      code: imports('load') + guarded('load(text)', '(error) { return String(error); }'),
      options: [law],
      errors: [{ messageId: 'catchesFatal', data: { law: 'LAW-4', fatal: 'SafetyPackFault' }, line: 5 }],
    },
    {
      name: 'an entry for one form excuses no other [spec 05 §6 T26]',
      code: imports('read') + guarded('read(text)', '{}'),
      options: [{ ...law, allow: { 'file.ts': ['constantReturn'] } }],
      errors: [{ messageId: 'emptyCatch', data: { law: 'LAW-4', found: '{}' } }],
    },
    {
      name: 'each law of an entry speaks for itself [spec 05 §6 T5]',
      code: imports('later') + "export const answer = later('a').catch(() => '');",
      options: [law, { ...law, invariant: 'LAW-9' }],
      errors: [
        { messageId: 'promiseSwallow', data: { law: 'LAW-4', found: "() => ''" } },
        { messageId: 'promiseSwallow', data: { law: 'LAW-9', found: "() => ''" } },
      ],
    },
  ],
});

const refuses = async (options: readonly unknown[], expected: RegExp): Promise<void> => {
  assert.match(await stoppedBy('refusal-not-swallowed', options, imports('read')), expected);
};

cases('refusal-not-swallowed: a law that would watch nothing stops the run', {
  'a fatal class whose file does not exist [spec 05 §4.2 V5]': () =>
    refuses([{ ...law, fatal: [{ file: 'nowhere.ts', name: 'Fault' }] }], /no file nowhere\.ts/),
  'a fatal class that is not there [spec 05 §4.2 V5]': () =>
    refuses([{ ...law, fatal: [{ file: ERRORS, name: 'Renamed' }] }], /neither exports nor declares "Renamed"/),
  'a listed file that does not exist [spec 05 §4.2 V7]': () =>
    refuses([{ ...law, allow: { 'nowhere.ts': ['emptyCatch'] } }], /no file nowhere\.ts/),
  'no law at all [spec 05 §2.7]': () => refuses([], /should NOT have fewer than 1 items/),
  'an option nobody knows': () => refuses([{ ...law, residual: [] }], /additional propert/),
  'a parser without types [issue 3]': async () => {
    assert.match(await stoppedBy('refusal-not-swallowed', [law], 'export {};', {}), /requires type information/);
  },
});

import * as assert from 'uvu/assert';

import rule, { type LiteralLaw } from '../../rules/src/rules/literal-member.js';
import { cases } from '../support/cases.js';
import { ruleCases } from '../support/rule-cases.js';
import { stoppedBy } from './lint-fixture.js';

const CLASS_FILE = 'literal-member/protected/approval.ts';
const VALUES = "import { Approval, approval, flag } from './literal-member/protected/approval.js';\n";
const common = { law: 'LAW-1', type: 'Approval', member: 'approved', literal: 'true' };

function lawOver(file = CLASS_FILE, member = 'approved', literal: boolean | string | number = true): LiteralLaw {
  return { invariant: 'LAW-1', type: { file, name: 'Approval' }, member, literal };
}

ruleCases('literal-member', rule, {
  valid: [
    {
      name: 'a number is compared by value, and written as a number [spec 05 §3 T2]',
      code: 'export class Approval { readonly tolerance = 0.000001; }',
      options: [lawOver('file.ts', 'tolerance', 1e-6)],
    },
    {
      name: 'a negative number is a sign and a literal',
      code: 'export class Approval { readonly offset = -1; }',
      options: [lawOver('file.ts', 'offset', -1)],
    },
    {
      name: 'anyone may construct: that is another law',
      code: `${VALUES}export const made = new Approval({ approved: true, by: String(flag) });`,
      options: [lawOver()],
    },
    {
      name: 'the last property decides [spec 06 F5]',
      code: `${VALUES}declare const fields: { approved?: boolean };\nexport const made = new Approval({ ...fields, approved: true });`,
      options: [lawOver()],
    },
  ],
  invalid: [
    {
      name: 'the token and nothing that computes it [spec 06 F5]',
      code: 'export class Approval { readonly approved = !0; }',
      options: [lawOver('file.ts')],
      errors: [{ messageId: 'notLiteral', data: { ...common, found: 'readonly approved = !0;' }, line: 1 }],
    },
    {
      name: 'text is shown in quotes, and a template is not the literal [spec 05 §3 T2]',
      code: 'export class Approval { readonly level = `full`; }',
      options: [lawOver('file.ts', 'level', 'full')],
      errors: [
        {
          messageId: 'notLiteral',
          data: { ...common, member: 'level', literal: "'full'", found: 'readonly level = `full`;' },
        },
      ],
    },
    {
      name: 'a literal of the other sign is another literal',
      code: 'export class Approval { readonly offset = 1; }',
      options: [lawOver('file.ts', 'offset', -1)],
      errors: [
        {
          messageId: 'notLiteral',
          data: { ...common, member: 'offset', literal: '-1', found: 'readonly offset = 1;' },
        },
      ],
    },
    {
      name: 'one entry holds several laws [spec 05 §6 T5]',
      code: 'export class Approval { readonly approved = false; readonly level = "none"; }',
      options: [lawOver('file.ts'), lawOver('file.ts', 'level', 'full')],
      errors: [
        { messageId: 'notLiteral', data: { ...common, found: 'readonly approved = false;' } },
        {
          messageId: 'notLiteral',
          data: { ...common, member: 'level', literal: "'full'", found: 'readonly level = "none";' },
        },
      ],
    },
    {
      name: 'a field declared twice is reported once more than it may be',
      code: 'export class Approval { readonly approved = true; readonly "approved" = true; }',
      options: [lawOver('file.ts')],
      errors: [{ messageId: 'notLiteral', data: { ...common, found: 'readonly "approved" = true;' } }],
    },
  ],
});

const refuses = async (options: readonly unknown[], expected: RegExp): Promise<void> => {
  assert.match(await stoppedBy('literal-member', options, VALUES), expected);
};

cases('literal-member: a law that would watch nothing stops the run', {
  'a file that does not exist [spec 05 §4.2 V5]': () => refuses([lawOver('nowhere.ts')], /no file nowhere\.ts/),
  'a name the file does not declare [spec 05 §4.2 V5]': () =>
    refuses([{ ...lawOver(), type: { file: CLASS_FILE, name: 'Renamed' } }], /neither exports nor declares "Renamed"/),
  'a type that is no class [spec 05 §3 T1]': () =>
    refuses([{ ...lawOver(), type: { file: CLASS_FILE, name: 'Fields' } }], /is not a class/),
  'no law at all [spec 05 §2.7]': () => refuses([], /should NOT have fewer than 1 items/),
  'an option nobody knows': () => refuses([{ ...lawOver(), sites: [] }], /additional propert/),
  'a literal that is none': () => refuses([{ ...lawOver(), literal: null }], /should be boolean,string,number/),
  'a parser without types [issue 3]': async () => {
    assert.match(await stoppedBy('literal-member', [lawOver()], 'export {};', {}), /requires type information/);
  },
});

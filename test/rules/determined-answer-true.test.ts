import * as assert from 'uvu/assert';

import rule, { type Law } from '../../rules/src/rules/determined-answer-true.js';
import { cases } from '../support/cases.js';
import { ruleCases } from '../support/rule-cases.js';
import { eslintFor, reportsOn, stoppedBy } from './lint-fixture.js';

const FILE = 'file.ts';
const CLASS = "import { Determined } from './determined-answer-true/protected/determined.js';\n";
const VALUES = "import { determined, flag } from './determined-answer-true/protected/told.js';\n";
const CLASS_FILE = 'determined-answer-true/protected/determined.ts';

/** The law over the fixtures' class, or over one that a file declares itself. */
function lawOver(file = CLASS_FILE, sites: readonly string[] = [file]): Law {
  return { invariant: 'INV-30', type: { file, name: 'Determined' }, member: 'answer', literal: true, sites };
}

const common = { law: 'INV-30', type: 'Determined', member: 'answer', literal: 'true' };

ruleCases('determined-answer-true', rule, {
  valid: [
    {
      name: 'a listed file constructs [spec 05 §2.5]',
      code: `${CLASS}export const made = new Determined('a');`,
      options: [lawOver(undefined, [FILE])],
    },
    {
      name: 'reading and comparing the answer is free [spec 05 §2.5]',
      code: `${VALUES}export const sure = determined.answer === true && flag;`,
      options: [lawOver()],
    },
    {
      name: 'a class of the same name answers as it likes [spec 06 §3, n03]',
      code: 'export class Determined { answer = false; }\nexport const no = new Determined();',
      options: [lawOver()],
    },
    {
      name: 'text and comments are not code [spec 06 §3, n02]',
      code: "export const text = 'new Determined({ answer: false })'; // new Determined()",
      options: [lawOver()],
    },
  ],
  invalid: [
    {
      name: 'a file that is not listed does not construct [spec 05 §2.5]',
      code: `${CLASS}export const made = new Determined('a');`,
      options: [lawOver()],
      errors: [{ messageId: 'constructedOutside', data: { ...common, found: "new Determined('a')" }, line: 2 }],
    },
    {
      name: 'a listed file may construct but not forge',
      code: `${CLASS}${VALUES}export const forged = { ...determined, answer: flag } as unknown as Determined;`,
      options: [lawOver(undefined, [FILE])],
      errors: [
        {
          messageId: 'castInto',
          data: { ...common, found: '{ ...determined, answer: flag } as unknown as Determined' },
        },
        { messageId: 'spreadAfter', data: { ...common, found: 'answer: flag' } },
      ],
    },
    {
      name: 'an angle-bracket assertion is an assertion [spec 05 §3 T1]',
      code: `${CLASS}export const forged = <Determined>JSON.parse('{}');`,
      options: [lawOver()],
      errors: [{ messageId: 'castInto', data: { ...common, found: "<Determined>JSON.parse('{}')" } }],
    },
    {
      name: 'a parameter property is no literal field',
      code: 'export class Determined { constructor(readonly answer: true) {} }',
      options: [lawOver(FILE)],
      errors: [{ messageId: 'notLiteral', data: { ...common, found: 'readonly answer: true' } }],
    },
    {
      name: 'a field declared twice is reported once more than it may be',
      code: 'export class Determined { readonly answer = true; readonly "answer" = true; }',
      options: [lawOver(FILE)],
      errors: [{ messageId: 'notLiteral', data: { ...common, found: 'readonly "answer" = true;' } }],
    },
    {
      name: 'a type alias names the class it stands for, which need not be exported [DESIGN D21]',
      code: 'class Sealed { readonly answer = !0; }\nexport type Determined = Sealed;\nexport const made = new Sealed();',
      options: [lawOver(FILE)],
      errors: [{ messageId: 'notLiteral', data: { ...common, found: 'readonly answer = !0;' } }],
    },
    {
      name: 'an escaped name is the same name [spec 05 §3 T2]',
      code: 'export class Determined { readonly \\u0061nswer = !0; }',
      options: [lawOver(FILE)],
      errors: [{ messageId: 'notLiteral', data: { ...common, found: 'readonly \\u0061nswer = !0;' } }],
    },
    {
      name: 'a decorated field is not what it says',
      code: 'declare const no: any;\nexport class Determined { @no readonly answer = true; }',
      options: [lawOver(FILE)],
      errors: [{ messageId: 'notLiteral', data: { ...common, found: '@no readonly answer = true;' } }],
    },
    {
      name: 'the message names the invariant of the options',
      code: 'export class Determined {}',
      options: [{ ...lawOver(FILE), invariant: 'INV-99' }],
      errors: [{ messageId: 'memberMissing', data: { ...common, law: 'INV-99', found: 'Determined' } }],
    },
    {
      name: 'a long piece of code is shown in one line, shortened',
      code: `${CLASS}export const made = new Determined(\n  'a statement that goes on and on until nobody wants to read it',\n);`,
      options: [lawOver()],
      errors: [
        {
          messageId: 'constructedOutside',
          data: { ...common, found: "new Determined( 'a statement that goes on and on until nobo…" },
        },
      ],
    },
  ],
});

async function refuses(options: readonly unknown[], expected: RegExp): Promise<void> {
  assert.match(await stoppedBy('determined-answer-true', options, `${CLASS}export { Determined };\n`), expected);
}

cases('determined-answer-true: a law that would watch nothing stops the run', {
  'a file that does not exist [spec 05 §4.2 V5]': () => refuses([lawOver('nowhere.ts')], /no file nowhere\.ts/),
  'a site that does not exist [spec 05 §4.2 V7]': () =>
    refuses([lawOver(CLASS_FILE, ['nowhere.ts'])], /no file nowhere\.ts/),
  'a name the file does not declare [spec 05 §4.2 V5]': () =>
    refuses([{ ...lawOver(), type: { file: CLASS_FILE, name: 'Renamed' } }], /neither exports nor declares "Renamed"/),
  'a type that is no class [spec 05 §3 T1, interface instead of class]': () =>
    refuses([{ ...lawOver(), type: { file: CLASS_FILE, name: 'Determination' } }], /is not a class/),
  'no options at all [spec 05 §2.7]': () => refuses([], /should NOT have fewer than 1 items/),
  'an option nobody knows': () => refuses([{ ...lawOver(), site: [] }], /additional propert/),
  'another literal': () => refuses([{ ...lawOver(), literal: false }], /equal to one of the allowed values/),
  'a parser without types [issue 2]': async () => {
    assert.match(await stoppedBy('determined-answer-true', [lawOver()], 'export {};', {}), /requires type information/);
  },
  'a program without the class has nothing to watch, and the run goes on [spec 05 §2.2]': async () => {
    const outside = { ...lawOver(), type: { file: '../src/index.ts', name: 'Determined' } };
    const eslint = eslintFor('determined-answer-true', [{ ...outside, sites: [] }]);
    assert.equal(await reportsOn(eslint, FILE, 'export const answer = false;\n'), []);
  },
});

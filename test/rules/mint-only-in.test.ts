import * as assert from 'uvu/assert';

import rule, { type MintLaw } from '../../rules/src/rules/mint-only-in.js';
import { cases } from '../support/cases.js';
import { ruleCases } from '../support/rule-cases.js';
import { eslintFor, reportsOn, stoppedBy } from './lint-fixture.js';

const CLASS_FILE = 'mint-only-in/protected/verdict.ts';
const CLASS = "import { FrameVerdict } from './mint-only-in/protected/verdict.js';\n";
const FACTORIES = "import { build, evaluate } from './mint-only-in/protected/verdict.js';\n";
const common = { law: 'INV-31', type: 'FrameVerdict' };

const law: MintLaw = {
  invariant: 'INV-31',
  type: { file: CLASS_FILE, name: 'FrameVerdict' },
  sites: [CLASS_FILE],
  sanctioned: [{ file: CLASS_FILE, name: 'evaluate' }],
};

ruleCases('mint-only-in', rule, {
  valid: [
    {
      name: 'a listed file constructs [spec 05 §2.3]',
      code: `${CLASS}export const made = new FrameVerdict('a');`,
      options: [{ ...law, sites: [CLASS_FILE, 'file.ts'] }],
    },
    {
      name: 'everyone may ask the sanctioned function, and pass it on [spec 06 §3]',
      code: `${FACTORIES}export const all = ['a'].map(evaluate);\nexport type Build = typeof build;`,
      options: [law],
    },
    {
      name: 'a class of the same name is another class [spec 06 §3, n03]',
      code: 'export class FrameVerdict { static of() { return new FrameVerdict(); } }\nexport const made = FrameVerdict.of();',
      options: [law],
    },
  ],
  invalid: [
    {
      name: 'a file that is not listed does not construct [spec 05 §2.3 D1]',
      code: `${CLASS}export const made = new FrameVerdict('a');`,
      options: [law],
      errors: [{ messageId: 'constructedOutside', data: { ...common, found: "new FrameVerdict('a')" }, line: 2 }],
    },
    {
      name: 'a factory that is not sanctioned is for the listed files alone [spec 05 §2.3 D9]',
      code: `${FACTORIES}export const made = [build('a'), evaluate('b')];`,
      options: [law],
      errors: [{ messageId: 'unsanctionedFactory', data: { ...common, found: 'build' }, line: 2 }],
    },
    {
      name: 'nothing is sanctioned that is not named',
      code: `${FACTORIES}export const made = [build('a'), evaluate('b')];`,
      options: [{ ...law, sanctioned: [] }],
      errors: [
        { messageId: 'unsanctionedFactory', data: { ...common, found: 'build' } },
        { messageId: 'unsanctionedFactory', data: { ...common, found: 'evaluate' } },
      ],
    },
    {
      name: 'a static member is sanctioned by its own name, and no other with it',
      code: `${CLASS}export const one = FrameVerdict.of('a');\nexport const two = FrameVerdict.read\`a\`;`,
      options: [{ ...law, sanctioned: [{ file: CLASS_FILE, name: 'FrameVerdict', member: 'of' }] }],
      errors: [{ messageId: 'unsanctionedFactory', data: { ...common, found: 'FrameVerdict.read' }, line: 3 }],
    },
    {
      name: 'an angle-bracket assertion is an assertion [spec 04 §5.3 row 10]',
      code: `${CLASS}export const forged = <FrameVerdict>JSON.parse('{}');`,
      options: [law],
      errors: [{ messageId: 'castInto', data: { ...common, found: "<FrameVerdict>JSON.parse('{}')" } }],
    },
    {
      name: 'one entry holds several laws, and each speaks for itself [spec 05 §6 T5]',
      code: `${CLASS}export const made = new FrameVerdict('a');`,
      options: [
        law,
        {
          invariant: 'INV-30',
          type: { file: 'determined-answer-true/protected/determined.ts', name: 'Determined' },
          sites: [],
          sanctioned: [],
        },
        { ...law, invariant: 'INV-99' },
      ],
      errors: [
        { messageId: 'constructedOutside', data: { ...common, found: "new FrameVerdict('a')" } },
        { messageId: 'constructedOutside', data: { ...common, law: 'INV-99', found: "new FrameVerdict('a')" } },
      ],
    },
  ],
});

const refuses = async (options: readonly unknown[], expected: RegExp): Promise<void> => {
  assert.match(await stoppedBy('mint-only-in', options, CLASS), expected);
};

cases('mint-only-in: a law that would watch nothing stops the run', {
  'a class file that does not exist [spec 05 §4.2 V5]': () =>
    refuses([{ ...law, type: { file: 'nowhere.ts', name: 'FrameVerdict' } }], /no file nowhere\.ts/),
  'a class that is not there [spec 05 §4.2 V5]': () =>
    refuses([{ ...law, type: { file: CLASS_FILE, name: 'Renamed' } }], /neither exports nor declares "Renamed"/),
  'an interface or a union, which any look-alike fits [spec 05 §3 T1]': () =>
    refuses([{ ...law, type: { file: CLASS_FILE, name: 'Found' } }], /is not a class/),
  'a site that does not exist [spec 05 §4.2 V7]': () =>
    refuses([{ ...law, sites: ['nowhere.ts'] }], /no file nowhere\.ts/),
  'a sanctioned function that is not there': () =>
    refuses([{ ...law, sanctioned: [{ file: CLASS_FILE, name: 'ask' }] }], /neither exports nor declares "ask"/),
  'a sanctioned member that is not there': () =>
    refuses(
      [{ ...law, sanctioned: [{ file: CLASS_FILE, name: 'FrameVerdict', member: 'mint' }] }],
      /"FrameVerdict" has no member "mint"/,
    ),
  'no law at all [spec 05 §2.7]': () => refuses([], /should NOT have fewer than 1 items/),
  'an option nobody knows': () => refuses([{ ...law, site: [] }], /additional propert/),
  'a parser without types [issue 3]': async () => {
    assert.match(await stoppedBy('mint-only-in', [law], 'export {};', {}), /requires type information/);
  },
  'the message begins with the invariant [spec 05 §2.2]': async () => {
    const [report] = await reportsOn(eslintFor('mint-only-in', [law]), 'file.ts', `${CLASS}new FrameVerdict('a');\n`);
    assert.is(
      report?.message,
      "[INV-31] `FrameVerdict` is constructed outside the files that may: `new FrameVerdict('a')`.",
    );
  },
});

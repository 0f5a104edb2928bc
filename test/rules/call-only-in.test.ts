import * as assert from 'uvu/assert';

import rule, { type CallLaw } from '../../rules/src/rules/call-only-in.js';
import { cases } from '../support/cases.js';
import { ruleCases } from '../support/rule-cases.js';
import { stoppedBy } from './lint-fixture.js';

const VAULT = 'call-only-in/protected/vault.ts';
const VALUES = "import { anything, repair, vault } from './call-only-in/protected/vault.js';\n";

const store: CallLaw = {
  invariant: 'INV-21',
  callees: [{ file: VAULT, name: 'Vault', member: 'store' }],
  sites: [VAULT],
};
const repair: CallLaw = { invariant: 'no-repair', callees: [{ file: VAULT, name: 'repair' }], sites: [] };

ruleCases('call-only-in', rule, {
  valid: [
    {
      name: 'a listed file stores [spec 05 §2.5, INV-21]',
      code: `${VALUES}vault.store('a');`,
      options: [{ ...store, sites: [VAULT, 'file.ts'] }],
    },
    {
      name: 'what is not guarded is free',
      code: `${VALUES}export const found = [vault.recall(), repair(1), anything];`,
      options: [store],
    },
    {
      name: 'a redux-like store is another store [spec 05 §2.5, INV-21]',
      code: 'const shop = { store: { store(): void {} } };\nshop.store.store();',
      options: [store],
    },
  ],
  invalid: [
    {
      name: 'another file does not store [spec 05 §2.5, INV-21]',
      code: `${VALUES}vault.store('a');`,
      options: [store],
      errors: [{ messageId: 'called', data: { law: 'INV-21', callee: 'Vault.store', found: 'vault.store' }, line: 2 }],
    },
    {
      name: 'a function taken as a value is used somewhere [spec 05 §3 T4]',
      code: `${VALUES}export const values = [1].map(repair);`,
      options: [repair],
      errors: [{ messageId: 'taken', data: { law: 'no-repair', callee: 'repair', found: 'repair' }, line: 2 }],
    },
    {
      name: 'a receiver that may be anything may be the vault [spec 05 §2.3, anyReceiver]',
      code: `${VALUES}anything.store('a');`,
      options: [store],
      errors: [{ messageId: 'anyReceiver', data: { law: 'INV-21', callee: 'Vault.store', found: 'anything.store' } }],
    },
    {
      name: 'one entry holds several laws [spec 05 §6 T5]',
      code: `${VALUES}vault.store(String(repair(1)));`,
      options: [store, repair],
      errors: [
        { messageId: 'called', data: { law: 'INV-21', callee: 'Vault.store', found: 'vault.store' } },
        { messageId: 'called', data: { law: 'no-repair', callee: 'repair', found: 'repair' } },
      ],
    },
  ],
});

const refuses = async (options: readonly unknown[], expected: RegExp): Promise<void> => {
  assert.match(await stoppedBy('call-only-in', options, VALUES), expected);
};

cases('call-only-in: a law that would watch nothing stops the run', {
  'a file that does not exist [spec 05 §4.2 V5]': () =>
    refuses([{ ...repair, callees: [{ file: 'nowhere.ts', name: 'repair' }] }], /no file nowhere\.ts/),
  'a function that is not there [spec 05 §4.2 V5]': () =>
    refuses([{ ...repair, callees: [{ file: VAULT, name: 'renamed' }] }], /neither exports nor declares "renamed"/),
  'a member that is not there [spec 05 §4.2 V5]': () =>
    refuses([{ ...store, callees: [{ file: VAULT, name: 'Vault', member: 'save' }] }], /"Vault" has no member "save"/),
  'a site that does not exist [spec 05 §4.2 V7]': () =>
    refuses([{ ...store, sites: ['nowhere.ts'] }], /no file nowhere\.ts/),
  'a law over nothing [spec 05 §2.7]': () => refuses([{ ...store, callees: [] }], /should NOT have fewer than 1 items/),
  'no law at all [spec 05 §2.7]': () => refuses([], /should NOT have fewer than 1 items/),
  'an option nobody knows': () => refuses([{ ...store, forms: {} }], /additional propert/),
  'a parser without types [issue 3]': async () => {
    assert.match(await stoppedBy('call-only-in', [store], 'export {};', {}), /requires type information/);
  },
});

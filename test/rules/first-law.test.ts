/**
 * INV-30 on the real tree, through the real configuration: what it sees, what it counts, and that no change of the
 * answer passes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

import { ESLint, type Linter } from 'eslint';
import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { inRepository, REPOSITORY } from '../support/repository.js';
import { copyRepository, inScratch, plant } from '../support/scratch.js';

const LAW = 'invariants/determined-answer-true';
const ROOM = 'lib/open-world/determine';
const CLASS_FILE = `${ROOM}/determined.ts`;
const FIELD = /^.*readonly answer = true( as const)?;$/gm;

/**
 * How often the class is constructed, and its name used as a value, in all of lib. One construction, in the mint; the
 * name is used to compare `new.target` and by the guard. A change here is a change of who may say yes.
 */
const SITES = { [CLASS_FILE]: { constructedOutside: 1, valueReference: 2 } };

const MUTATIONS = [
  '  readonly answer = false;',
  '  readonly answer = false as const;',
  '  readonly answer = !0;',
  '  readonly answer = flag;',
  '  readonly answer = true as boolean;',
  '  readonly answer: boolean = true;',
  '  readonly answer: true = JSON.parse("true");',
  '  readonly answer = Boolean(1);',
  '  answer = true as const;',
  '  readonly answer!: true;',
  '  get answer(): true { return true; }',
  '  readonly #answer = true;',
  '',
];

const onlyTheLaw = { cwd: REPOSITORY, ruleFilter: ({ ruleId }: { ruleId: string }) => ruleId === LAW };

async function reports(eslint: ESLint, file: string, text: string): Promise<readonly Linter.LintMessage[]> {
  const [result] = await eslint.lintText(text, { filePath: inRepository(file) });
  if (result === undefined) throw new RangeError(`${file} was not linted`);
  const fatal = result.messages.find((message) => message.fatal === true);
  if (fatal !== undefined) throw new RangeError(`${file}: ${fatal.message}`);
  return result.messages.filter((message) => message.ruleId === LAW);
}

function filesOfTheRoom(): readonly string[] {
  return readdirSync(inRepository(ROOM)).map((name) => `${ROOM}/${name}`);
}

/** Every way to change one occurrence of the field, in every file of the room. */
function mutants(): readonly { readonly file: string; readonly text: string; readonly field: string }[] {
  return filesOfTheRoom().flatMap((file) => {
    const text = readFileSync(inRepository(file), 'utf8');
    return [...text.matchAll(FIELD)].flatMap(({ index, 0: found }) =>
      MUTATIONS.map((field) => ({
        file,
        field,
        text: text.slice(0, index) + field + text.slice(index + found.length),
      })),
    );
  });
}

async function everyMutantIsReported(): Promise<void> {
  const eslint = new ESLint(onlyTheLaw);
  const all = mutants();
  assert.ok(all.length >= MUTATIONS.length, 'no field was found to mutate');
  for (const { file, text, field } of all) {
    const found = await reports(eslint, file, text);
    const messages = found.map(({ messageId }) => messageId);
    assert.ok(messages.includes('notLiteral') || messages.includes('memberMissing'), `${file}: "${field}" passes`);
  }
}

async function withCI(value: string | undefined, body: () => Promise<void>): Promise<void> {
  const before = process.env['CI'];
  setCI(value);
  try {
    await body();
  } finally {
    setCI(before);
  }
}

function setCI(value: string | undefined): void {
  if (value === undefined) delete process.env['CI'];
  else process.env['CI'] = value;
}

const FORGERY_TS = `import type { Determined } from './open-world/determine/determined.js';
export const forged = JSON.parse('{}') as Determined;
`;
const FORGERY_ESM = `import { mint } from './open-world/determine/determined.js';
Reflect.set(mint(), 'answer', false);
`;
const FORGERY_CJS = `const { mint } = require('./open-world/determine/determined.js');
Reflect.set(mint(), 'answer', false);
`;

cases('the first law', {
  'every file of the room is clean as it stands [anchor]': async () => {
    const eslint = new ESLint(onlyTheLaw);
    for (const file of filesOfTheRoom())
      assert.equal(await reports(eslint, file, readFileSync(inRepository(file), 'utf8')), [], file);
  },

  'any change of `readonly answer = true` is reported, without CI [issue 2, acceptance 7]': () =>
    withCI(undefined, everyMutantIsReported),
  'any change of `readonly answer = true` is reported, with CI=true [spec 05 §6, T3]': () =>
    withCI('true', everyMutantIsReported),

  'without its list of sites the law sees exactly the pinned ones [spec 05 §4.4]': async () => {
    const configured = (await new ESLint(onlyTheLaw).calculateConfigForFile(CLASS_FILE)) as Linter.Config;
    const entry = configured.rules?.[LAW];
    assert.ok(Array.isArray(entry));
    const [severity, law] = entry as ['error', Readonly<Record<string, unknown>>];
    const overrideConfig = { rules: { [LAW]: [severity, { ...law, sites: [] }] } } as unknown as Linter.Config;
    const results = await new ESLint({ ...onlyTheLaw, overrideConfig }).lintFiles(['lib/**/*.{ts,mts,cts,js,cjs,mjs}']);
    const seen: Record<string, Record<string, number>> = {};
    for (const { filePath, messages } of results)
      for (const { messageId = 'fatal' } of messages) {
        const counts = (seen[filePath.slice(REPOSITORY.length + 1)] ??= {});
        counts[messageId] = (counts[messageId] ?? 0) + 1;
      }
    assert.equal(seen, SITES);
  },

  'plain `npx eslint .` lints all six extensions with the law on [issue 2, acceptance 7]': () =>
    inScratch({}, (root) => {
      copyRepository(root, ['.eslintrc.cjs', 'eslint.config.mjs', 'package.json', 'tsconfig.json']);
      plant(root, {
        [CLASS_FILE]: `export class Determined {\n  readonly answer = true as const;\n}\n\nexport const mint = (): Determined => new Determined();\n`,
        // The other laws of the configuration name these, and stop the run where they are not.
        'lib/base/fault.ts': 'export class Fault extends Error {}\n',
        'lib/cli/main.ts': 'export {};\n',
        'lib/one.ts': FORGERY_TS,
        'lib/two.mts': FORGERY_TS,
        'lib/three.cts': FORGERY_TS,
        'lib/four.js': FORGERY_ESM,
        'lib/five.mjs': FORGERY_ESM,
        'lib/six.cjs': FORGERY_CJS,
      });
      const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('ESLINT')));
      const run = spawnSync(process.execPath, ['node_modules/eslint/bin/eslint.js', '.'], {
        cwd: root,
        env,
        encoding: 'utf8',
      });
      assert.is(run.status, 1, run.stderr);
      for (const name of ['one.ts', 'two.mts', 'three.cts', 'four.js', 'five.mjs', 'six.cjs']) {
        const section = run.stdout.split('\n\n').find((part) => part.includes(`/lib/${name}\n`));
        assert.ok(section?.includes(LAW), `${name}: the law said nothing\n${run.stdout}`);
      }
      assert.not.ok(run.stdout.includes(CLASS_FILE), run.stdout);
    }),
});

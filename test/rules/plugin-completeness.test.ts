/** Every rule is a source, a test, a page and fixtures; and every page's code runs through its rule. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';

import * as assert from 'uvu/assert';

import plugin from '../../rules/src/index.js';
import { cases } from '../support/cases.js';
import { inRepository } from '../support/repository.js';
import { eslintFor, reportsOn } from './lint-fixture.js';
import { optionsNamed, RULE_SETUPS, type RuleName } from './rule-setups.js';

const RULES = Object.entries(plugin.rules) as [RuleName, (typeof plugin.rules)[RuleName]][];
const namesIn = (...folder: readonly string[]): readonly string[] =>
  readdirSync(inRepository(...folder)).map((name) => name.replace(/\.(ts|md)$/, ''));

interface Block {
  readonly line: number;
  /** The name of the options it is linted with. */
  readonly options: string;
  readonly expected: readonly string[];
  readonly code: string;
}

/** The `ts` blocks of a page: `ts correct`, or `ts incorrect` and the messages it gets; `options=NAME` before these. */
function blocksOf(page: string): readonly Block[] {
  return [...page.matchAll(/^```ts (.*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: info = '', 2: code = '' }) => {
    const [verdict, ...rest] = info.split(' ');
    const options = rest[0]?.startsWith('options=') === true ? rest[0].slice('options='.length) : 'usual';
    const expected = rest.filter((word) => !word.startsWith('options='));
    const line = page.slice(0, index).split('\n').length;
    if (verdict === 'correct' ? expected.length > 0 : verdict !== 'incorrect' || expected.length === 0)
      throw new RangeError(`line ${String(line)}: "${info}" says neither what is correct nor what is reported`);
    return { line, options, expected, code };
  });
}

function pageOf(name: string): string {
  return readFileSync(inRepository('rules', 'docs', 'rules', `${name}.md`), 'utf8');
}

cases('plugin', {
  'source, index, page and fixtures name the same rules [STYLE, five habits]': () => {
    const names = RULES.map(([name]) => name).sort();
    assert.ok(names.length > 0);
    assert.equal([...namesIn('rules', 'src', 'rules')].sort(), names);
    assert.equal([...namesIn('rules', 'docs', 'rules')].sort(), names);
    for (const name of names) {
      assert.ok(existsSync(inRepository('test', 'rules', `${name}.test.ts`)), `${name} has no test`);
      assert.ok(existsSync(inRepository('rules', 'fixtures', name, 'bad')), `${name} has no violating fixture`);
      assert.ok(existsSync(inRepository('rules', 'fixtures', name, 'ok')), `${name} has no near miss`);
    }
  },

  ...Object.fromEntries(
    RULES.flatMap(([name, { meta }]): [string, () => void | Promise<void>][] => [
      [
        `${name}: the page prints the law, its source and all it cannot see [STYLE §2]`,
        (): void => {
          const page = pageOf(name);
          const { docs } = meta;
          if (docs === undefined) throw new RangeError(`${name} states no law`);
          for (const line of [`# ${name}`, `${docs.description}.`, `- Law: ${docs.law}`, `- Source: ${docs.source}`])
            assert.ok(page.split('\n').includes(line), line);
          const unseen = page.split('## What it cannot see')[1] ?? '';
          assert.equal(
            [...unseen.matchAll(/^- (.*)$/gm)].map(([, words]) => words),
            docs.blindTo,
          );
        },
      ],
      [
        `${name}: the page's code gets the reports the page names`,
        async (): Promise<void> => {
          const blocks = blocksOf(pageOf(name));
          assert.ok(
            blocks.some(({ expected }) => expected.length > 0) && blocks.some(({ expected }) => expected.length === 0),
          );
          for (const { line, options, expected, code } of blocks) {
            const named = optionsNamed(RULE_SETUPS[name], options, 'file.ts');
            const reports = await reportsOn(eslintFor(name, named), 'file.ts', code);
            assert.equal(
              reports.map(({ messageId }) => messageId),
              expected,
              `line ${String(line)}`,
            );
          }
        },
      ],
    ]),
  ),

  'a page that promises the wrong report would not pass [anchor]': () => {
    assert.throws(() => blocksOf('```ts incorrect\nx\n```\n'), /neither/);
    assert.throws(() => blocksOf('```ts correct castInto\nx\n```\n'), /neither/);
    assert.equal(blocksOf('# x\n```ts incorrect castInto\nx\n```\n'), [
      { line: 2, options: 'usual', expected: ['castInto'], code: 'x\n' },
    ]);
  },
});

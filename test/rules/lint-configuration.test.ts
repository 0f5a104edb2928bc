import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { ESLint } from 'eslint';
import * as assert from 'uvu/assert';

import plugin from '../../rules/src/index.js';
import { cases } from '../support/cases.js';
import { inRepository, REPOSITORY } from '../support/repository.js';
import { copyRepository, inScratch, plant } from '../support/scratch.js';
import { flatConfiguration, legacyConfiguration, legacyReports } from './resolved-configuration.js';

const CODE = /\.(ts|mts|cts|js|cjs|mjs)$/;
const EXTENSIONS = ['ts', 'mts', 'cts', 'js', 'cjs', 'mjs'];
/** What may be left out of linting: fixtures break laws on purpose, and a test of their own lints each. */
const LEFT_OUT = /^(rules|invariants)\/fixtures\//;
const LAW = 'invariants/determined-answer-true';
const named = (rule: string): string => `invariants/${rule}`;

function trackedCode(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: REPOSITORY, encoding: 'utf8' });
  return listed.split('\n').filter((file) => CODE.test(file) && !LEFT_OUT.test(file));
}

/** One real file and all six extensions for every folder that holds code. */
function guardedFiles(): readonly string[] {
  const folders = new Map(trackedCode().map((file) => [file.slice(0, file.lastIndexOf('/') + 1), file]));
  const invented = [...folders.keys()].flatMap((folder) =>
    EXTENSIONS.map((extension) => `${folder}probe.${extension}`),
  );
  return [...folders.values(), ...invented];
}

cases('lint configuration', {
  'both readings of the authored file agree on every folder and extension [DESIGN §2]': async () => {
    const files = guardedFiles();
    assert.ok(files.length > 100, `only ${String(files.length)} files are guarded`);
    for (const file of files)
      assert.equal(await flatConfiguration(REPOSITORY, file), await legacyConfiguration(REPOSITORY, file), file);
  },

  'a rule the bridge drops, softens or gives other options shows [anchor]': async () => {
    const changes = ["rules: { eqeqeq: 'off' }", "rules: { eqeqeq: 'warn' }", "rules: { eqeqeq: ['error', 'smart'] }"];
    for (const change of changes) {
      await inScratch({}, async (root) => {
        copyRepository(root, ['.eslintrc.cjs', 'package.json', 'tsconfig.json']);
        const bridge = readFileSync(inRepository('eslint.config.mjs'), 'utf8');
        const broken = bridge.replace('.config(authored);', `.config(authored).concat({ ${change} });`);
        assert.is.not(broken, bridge);
        plant(root, { 'eslint.config.mjs': broken });
        const flat = await flatConfiguration(root, 'lib/probe.ts');
        assert.not.equal(flat.rules, (await legacyConfiguration(root, 'lib/probe.ts')).rules, change);
      });
    }
  },

  'no code file is ignored, in either reading [spec 05 §4.2 V4]': async () => {
    const eslint = new ESLint({ cwd: REPOSITORY });
    const files = trackedCode();
    const ignored = await Promise.all(files.map(async (file) => ((await eslint.isPathIgnored(file)) ? file : '')));
    assert.equal(
      ignored.filter((file) => file !== ''),
      [],
    );
    assert.is(await eslint.isPathIgnored('rules/dist/index.cjs'), true, 'nothing is ignored at all');
  },

  'the law is an error for every code file but the one that forges on purpose [spec 05 §4.2 V3]': async () => {
    const exempt: string[] = [];
    for (const file of new Set([...trackedCode(), ...guardedFiles()])) {
      const { rules, noInlineConfig, projectService } = await flatConfiguration(REPOSITORY, file);
      if (rules[LAW]?.severity !== 2) exempt.push(file);
      assert.is(noInlineConfig, true, file);
      assert.is(projectService, true, file);
    }
    assert.equal(exempt, ['test/lib/open-world/determine/determined.test.ts']);
  },

  'the laws of the house are errors where they hold [issue 3]': async () => {
    const lawsOver = async (file: string): Promise<readonly string[]> =>
      Object.entries((await flatConfiguration(REPOSITORY, file)).rules)
        .filter(([rule, { severity }]) => rule.startsWith('invariants/') && severity === 2)
        .map(([rule]) => rule);
    const everywhere = [LAW, 'invariants/no-suppression'];
    const inLib = [
      LAW,
      ...['env-read-only-in', 'no-dynamic-code', 'no-suppression', 'refusal-not-swallowed'].map(named),
    ];
    for (const extension of EXTENSIONS) {
      assert.equal(await lawsOver(`lib/probe.${extension}`), inLib);
      assert.equal(await lawsOver(`lib/cli/commands/probe.${extension}`), inLib);
      for (const folder of ['rules/src', 'invariants/engine', 'scripts', 'test/rules', 'bin'])
        assert.equal(await lawsOver(`${folder}/probe.${extension}`), everywhere);
    }
  },

  'each of them sees a violation planted in a real file [anchor]': async () => {
    const planted: readonly (readonly [rule: string, code: string])[] = [
      ['env-read-only-in', "export const planted = process.env['HOME'];"],
      ['no-dynamic-code', 'export const planted: unknown = eval(String(1));'],
      ['no-suppression', '// @ts-ignore'],
      ['refusal-not-swallowed', 'try {\n  String(1);\n} catch {\n  String(2);\n}'],
    ];
    const eslint = new ESLint({ cwd: REPOSITORY, ruleFilter: ({ ruleId }) => ruleId.startsWith('invariants/') });
    const filePath = inRepository('lib/base/digest.ts');
    const text = readFileSync(filePath, 'utf8');
    for (const [rule, code] of planted) {
      const reports = await eslint.lintText(`${text}${code}\n`, { filePath });
      const rules = reports.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
      assert.equal(rules, [named(rule)]);
    }
  },

  'the engine of the authored format applies the law too': async () => {
    const file = inRepository('lib/open-world/determine/determined.ts');
    const changed = readFileSync(file, 'utf8').replace('answer = true', 'answer = !0');
    const reports = await legacyReports(REPOSITORY, file, changed);
    assert.equal(
      reports.map(({ ruleId, messageId }) => [ruleId, messageId]),
      [[LAW, 'notLiteral']],
    );
  },

  'habits of the house are errors where they hold [STYLE §2, §5]': async () => {
    const severity = async (file: string, rule: string): Promise<number> =>
      (await flatConfiguration(REPOSITORY, file)).rules[rule]?.severity ?? 0;
    assert.is(await severity('lib/base/digest.ts', 'no-restricted-properties'), 2);
    assert.is(await severity('lib/cli/main.ts', 'no-restricted-properties'), 0);
    assert.is(await severity('test/rules/fixture.ts', 'no-restricted-imports'), 2);
    assert.is(await severity('test/support/cases.ts', 'no-restricted-imports'), 0);
  },

  'the built plugin is this plugin, under the name ESLint asks for': () => {
    const require = createRequire(inRepository('package.json'));
    const built: unknown = require('eslint-plugin-invariants');
    const shape = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    assert.equal(shape(built), shape(plugin), 'run `npm run build`');
  },

  'the plugin states the name and version of its package': () => {
    const { name, version } = JSON.parse(readFileSync(inRepository('rules/package.json'), 'utf8')) as Record<
      string,
      string
    >;
    assert.equal(plugin.meta, { name, version });
  },
});

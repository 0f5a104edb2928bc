/** The configurations the README prints, as a stranger's repository would use them. */
import { readFileSync } from 'node:fs';

import { ESLint } from 'eslint';
import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { inRepository } from '../support/repository.js';
import { copyRepository, inScratch, plant } from '../support/scratch.js';
import { legacyReports } from './resolved-configuration.js';

const RIGHT = 'export class Approval {\n  readonly approved = true;\n}\n';
const WRONG = '/* eslint-disable */\nexport class Approval {\n  readonly approved = !0;\n}\n';
const LAW = 'invariants/determined-answer-true';

/** The block printed under a file's name. */
function printed(name: string): string {
  const readme = readFileSync(inRepository('rules', 'README.md'), 'utf8');
  const [, block] = new RegExp(`^\`${name}\`:\\n\\n\`\`\`js\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(readme) ?? [];
  if (block === undefined) throw new RangeError(`the README prints no ${name}`);
  return block;
}

async function inStrangersRepository(name: string, body: (root: string) => Promise<void>): Promise<void> {
  await inScratch({}, async (root) => {
    copyRepository(root, []);
    plant(root, {
      'package.json': '{ "name": "stranger", "private": true }\n',
      'tsconfig.json': '{ "compilerOptions": { "strict": true }, "include": ["src"] }\n',
      'src/approval.ts': RIGHT,
      [name]: printed(name),
    });
    await body(root);
  });
}

const reported = (messages: readonly { ruleId: string | null; severity: number }[]): readonly (string | null)[] =>
  messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId);

cases('README of the plugin', {
  'eslint.config.mjs as printed holds the law, comments or not': () =>
    inStrangersRepository('eslint.config.mjs', async (root) => {
      const lint = async (text: string): Promise<readonly (string | null)[]> => {
        const results = await new ESLint({ cwd: root }).lintText(text, { filePath: 'src/approval.ts' });
        return reported(results.flatMap(({ messages }) => messages));
      };
      assert.equal(await lint(RIGHT), []);
      assert.equal(await lint(WRONG), [LAW]);
    }),

  '.eslintrc.cjs as printed holds the law, comments or not': () =>
    inStrangersRepository('.eslintrc.cjs', async (root) => {
      assert.equal(reported(await legacyReports(root, 'src/approval.ts', RIGHT)), []);
      assert.equal(reported(await legacyReports(root, 'src/approval.ts', WRONG)), [LAW]);
    }),
});

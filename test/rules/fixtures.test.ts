import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { MalformedFixture, parseFixture, readFixtures } from './fixture.js';
import { eslintFor, reportsOn } from './lint-fixture.js';
import { optionsNamed, RULE_SETUPS, type RuleName, type RuleSetup } from './rule-setups.js';

const RULE = 'determined-answer-true';
const { triggers: TRIGGERS } = RULE_SETUPS[RULE];

function malformed(file: string, text: string): void {
  assert.throws(
    () => parseFixture(file, text, TRIGGERS),
    (error: unknown) => error instanceof MalformedFixture,
  );
}

for (const [rule, setup] of Object.entries(RULE_SETUPS) as [RuleName, RuleSetup][]) {
  const fixtures = readFixtures(rule, setup.triggers);
  const usual = eslintFor(rule, optionsNamed(setup, 'usual', 'file.ts'));

  cases(`fixtures of ${rule}`, {
    ...Object.fromEntries(
      fixtures.map(({ file, expected, options }) => [
        `${file} gets exactly the reports it names`,
        async (): Promise<void> => {
          const eslint = options === 'usual' ? usual : eslintFor(rule, optionsNamed(setup, options, file));
          const reports = await reportsOn(eslint, file);
          assert.equal(
            reports.map(({ messageId, line }) => ({ messageId, line })),
            expected,
          );
        },
      ]),
    ),

    'enough violating shapes and near misses are there [issue 3]': () => {
      const violating = fixtures.filter(({ expected }) => expected.length > 0).length;
      const [shapes, nearMisses] = setup.atLeast;
      assert.ok(violating >= shapes, String(violating));
      assert.ok(fixtures.length - violating >= nearMisses, String(fixtures.length - violating));
    },
  });
}

cases('fixtures', {
  'a violating fixture without an expectation is refused [spec 05 §5.8]': () => {
    malformed(`${RULE}/bad/x.ts`, `// @inv rule=${RULE}\nnew Determined();\n`);
    malformed(`${RULE}/bad/x.ts`, 'new Determined();\n');
    malformed(`${RULE}/bad/x.ts`, `// @inv rule=${RULE} clean\nnew Determined();\n`);
  },
  'an expectation without a line, or of another rule, is refused': () => {
    malformed(`${RULE}/bad/x.ts`, `// @inv rule=${RULE} messageId=castInto\nnew Determined();\n`);
    malformed(`${RULE}/bad/x.ts`, '// @inv rule=other messageId=castInto line=2\nnew Determined();\n');
  },
  'a near miss that is not near, or expects a report, is refused [spec 05 §5.8]': () => {
    malformed(`${RULE}/ok/x.ts`, `// @inv rule=${RULE} clean\nexport const x = 1;\n`);
    malformed(`${RULE}/ok/x.ts`, `// @inv rule=${RULE} messageId=castInto line=2\nnew Determined();\n`);
    malformed(`${RULE}/ok/x.ts`, 'new Determined();\n');
  },
  'a well-formed one is read [anchor]': () => {
    const text = `// @inv rule=${RULE} messageId=castInto line=2\nanswer as Determined;\n`;
    const expected = [{ messageId: 'castInto', line: 2 }];
    assert.equal(parseFixture(`${RULE}/bad/x.ts`, text, TRIGGERS).expected, expected);
  },
});

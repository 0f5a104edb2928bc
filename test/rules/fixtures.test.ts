import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { MalformedFixture, parseFixture, readFixtures } from './fixture.js';
import { eslintFor, lawOver, reportsOn } from './lint-fixture.js';

const RULE = 'determined-answer-true';
const TRIGGERS = ['Determined', 'answer'];

const fixtures = readFixtures(RULE, TRIGGERS);
const shared = eslintFor([lawOver()]);

function malformed(file: string, text: string): void {
  assert.throws(
    () => parseFixture(file, text, TRIGGERS),
    (error: unknown) => error instanceof MalformedFixture,
  );
}

cases('fixtures of determined-answer-true', {
  ...Object.fromEntries(
    fixtures.map(({ file, expected, protectsItself }) => [
      `${file} gets exactly the reports it names`,
      async (): Promise<void> => {
        const eslint = protectsItself ? eslintFor([lawOver(file)]) : shared;
        const reports = await reportsOn(eslint, file);
        assert.equal(
          reports.map(({ messageId, line }) => ({ messageId, line })),
          expected,
        );
      },
    ]),
  ),

  'at least 20 violating shapes and 10 near misses are there [issue 2, the first law]': () => {
    const violating = fixtures.filter(({ expected }) => expected.length > 0);
    assert.ok(violating.length >= 20, String(violating.length));
    assert.ok(fixtures.length - violating.length >= 10);
  },

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

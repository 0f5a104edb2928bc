/**
 * Fixtures of rules: one violating shape or one near miss in a file, with what it expects written at its top.
 *
 *   // @inv rule=NAME messageId=ID line=N      one for each report, in order
 *   // @inv rule=NAME options=SETUP            the options of this name in rule-setups.ts
 *   // @inv rule=NAME clean                    no report at all
 *
 * Source: spec 05 §5.8.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FIXTURES } from '../support/rule-cases.js';

export interface Expected {
  readonly messageId: string;
  readonly line: number;
}

export interface Fixture {
  /** Relative to the folder of fixtures, e.g. `determined-answer-true/bad/proxy.ts`. */
  readonly file: string;
  /** The name of the options it is linted with. */
  readonly options: string;
  readonly expected: readonly Expected[];
}

/** A fixture that could pass for the wrong reason. */
export class MalformedFixture extends Error {
  readonly code = 'malformed_fixture';
}

/** Every fixture of a rule, the violating ones first. @throws MalformedFixture */
export function readFixtures(rule: string, triggers: readonly string[]): readonly Fixture[] {
  return ['bad', 'ok'].flatMap((kind) => {
    const folder = join(rule, kind);
    const names = readdirSync(join(FIXTURES, folder)).sort();
    if (names.length === 0) throw new MalformedFixture(`${folder} is empty`);
    return names.map((name) => {
      const file = `${rule}/${kind}/${name}`;
      return parseFixture(file, readFileSync(join(FIXTURES, file), 'utf8'), triggers);
    });
  });
}

/**
 * Reads a fixture's expectations.
 *
 * @throws MalformedFixture when a violating fixture expects nothing, a near miss expects something or is not near, or
 * a header names another rule.
 */
export function parseFixture(file: string, text: string, triggers: readonly string[]): Fixture {
  const [rule, kind] = file.split('/');
  const headers = [...text.matchAll(/^\/\/ @inv (.*)$/gm)].map(([, header]) => fieldsOf(header ?? ''));
  if (headers.length === 0 || headers.some((header) => header.get('rule') !== rule))
    throw new MalformedFixture(`${file}: every header names the rule ${String(rule)}`);
  const expected = headers.flatMap((header) => expectation(file, header));
  const isClean = headers.some((header) => header.has('clean'));
  if (kind === 'bad' && (expected.length === 0 || isClean))
    throw new MalformedFixture(`${file}: a violating fixture expects at least one report`);
  if (kind === 'ok' && (expected.length > 0 || !isClean))
    throw new MalformedFixture(`${file}: a near miss expects no report and says so`);
  const code = text.replaceAll(/^\/\/ @inv .*$/gm, '');
  if (kind === 'ok' && !triggers.some((trigger) => code.includes(trigger)))
    throw new MalformedFixture(`${file}: a near miss contains one of ${triggers.join(', ')}`);
  const options = headers.map((header) => header.get('options')).find((name) => name !== undefined) ?? 'usual';
  return { file, expected, options };
}

function fieldsOf(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(' ').map((field) => {
      const [name = '', value = ''] = field.split('=');
      return [name, value];
    }),
  );
}

function expectation(file: string, header: ReadonlyMap<string, string>): readonly Expected[] {
  const messageId = header.get('messageId');
  if (messageId === undefined) return [];
  const line = Number(header.get('line'));
  if (!Number.isSafeInteger(line) || line < 1) throw new MalformedFixture(`${file}: ${messageId} needs a line`);
  return [{ messageId, line }];
}

/**
 * Runs a rule's cases as a room of sentences: the one place where RuleTester meets uvu. Every case has a name, and every
 * expected report names its message and the data in it.
 *
 * Source: STYLE §2.
 */
import * as parser from '@typescript-eslint/parser';
import { RuleTester, type InvalidTestCase, type ValidTestCase } from '@typescript-eslint/rule-tester';
import type { RuleModule } from '@typescript-eslint/utils/ts-eslint';

import { cases } from './cases.js';
import { inRepository } from './repository.js';

/** The project inline code is linted in: it stands for `rules/fixtures/file.ts`. */
export const FIXTURES = inRepository('rules', 'fixtures');

type Named<Case> = Omit<Case, 'name' | 'only' | 'skip'> & { readonly name: string };

export interface RuleCases<MessageId extends string, Options extends readonly unknown[]> {
  readonly valid: readonly Named<ValidTestCase<Options>>[];
  readonly invalid: readonly (Named<Omit<InvalidTestCase<MessageId, Options>, 'errors'>> & {
    readonly errors: readonly {
      readonly messageId: MessageId;
      readonly data: Readonly<Record<string, string>>;
      readonly line?: number;
    }[];
  })[];
}

/** @throws RangeError when the cases show only one side of the rule. */
export function ruleCases<MessageId extends string, Options extends readonly unknown[]>(
  name: string,
  rule: RuleModule<MessageId, Options>,
  { valid, invalid }: RuleCases<MessageId, Options>,
): void {
  if (valid.length === 0 || invalid.length === 0) throw new RangeError(`${name}: a rule needs cases of both kinds`);
  const sentences = new Map<string, () => void>();
  RuleTester.afterAll = (): void => undefined;
  RuleTester.describe = (_group, body): void => body();
  RuleTester.it = (sentence, body): void => {
    if (sentences.has(sentence)) throw new RangeError(`${name}: two cases are called "${sentence}"`);
    sentences.set(sentence, body);
  };
  RuleTester.itOnly = (sentence): void => {
    throw new RangeError(`${name}: "${sentence}" would silence every other case`);
  };
  const tester = new RuleTester({
    languageOptions: { parser, parserOptions: { projectService: true, tsconfigRootDir: FIXTURES } },
  });
  tester.run(name, rule, { valid: [...valid], invalid: [...invalid] });
  cases(name, Object.fromEntries(sentences));
}

/**
 * The one way to make a rule. A rule is a law with a source, and must say what it cannot see.
 *
 * Source: STYLE §2.
 */
import { ESLintUtils } from '@typescript-eslint/utils';

export interface LawDocs {
  /** The invariant the rule holds, e.g. `INV-30`. */
  readonly law: string;
  /** The document and section that ask for it. */
  readonly source: string;
  /** What the rule cannot see, each in words a reader can act on. The rule's page prints them. */
  readonly blindTo: readonly [string, ...string[]];
}

export const createRule = ESLintUtils.RuleCreator<LawDocs>((name) => `docs/rules/${name}.md`);

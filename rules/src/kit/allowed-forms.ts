/**
 * Exceptions by file and by form: a listed file may use the forms named for it, and nothing else a rule forbids.
 *
 * An entry that excused a whole file would be a bypass for all that is ever added to it.
 *
 * Source: spec 05 §2.2, §6 (T26).
 */
import type { TSESLint } from '@typescript-eslint/utils';
import type { JSONSchema4 } from '@typescript-eslint/utils/json-schema';

import { isListed } from './listed-files.js';

/** Forms by the exact path of the file that may use them. */
export type Allowance<Form extends string> = Readonly<Record<string, readonly Form[]>>;

export function allowanceSchema(forms: readonly string[]): JSONSchema4 {
  const some: JSONSchema4 = {
    type: 'array',
    items: { type: 'string', enum: [...forms] },
    minItems: 1,
    uniqueItems: true,
  };
  return { type: 'object', additionalProperties: some };
}

/** What the linted file may use. @throws MisconfiguredLaw when a file of the list does not exist. */
export function formsAllowed<Form extends string>(
  context: Readonly<TSESLint.RuleContext<string, readonly unknown[]>>,
  allow: Allowance<Form>,
): ReadonlySet<Form> {
  const listed = Object.entries(allow).filter(([file]) => isListed(context, [file]));
  return new Set(listed.flatMap(([, forms]) => forms));
}

/**
 * Options of a rule that holds any number of laws: one object for each, in one entry. A second entry for the same rule
 * would replace the first, so a rule that took one law could hold no other.
 *
 * Source: spec 05 §6 (T5).
 */
import type { JSONSchema4 } from '@typescript-eslint/utils/json-schema';

/** Every law names its invariant; without any law the rule would be switched on and watch nothing. */
export function lawsSchema(properties: Readonly<Record<string, JSONSchema4>>): JSONSchema4 {
  const law: JSONSchema4 = {
    type: 'object',
    additionalProperties: false,
    required: ['invariant', ...Object.keys(properties)],
    properties: { invariant: { type: 'string', minLength: 1 }, ...properties },
  };
  return { type: 'array', items: law, minItems: 1, uniqueItems: true };
}

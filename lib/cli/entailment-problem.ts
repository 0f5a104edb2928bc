/**
 * A problem for `core entail`, from the command line or from `{"premises":[…],"query":…}` in a file. Other members of
 * such an object, labels for instance, are ignored.
 */
import { isJsonObject } from '../base/strict-json.js';
import type { Json } from '../base/strict-json.js';
import { unreadableInput } from './cli-refusal.js';

export interface EntailmentProblem {
  readonly premises: readonly string[];
  readonly query: string;
}

/** @throws InputRefusal when the value is no problem; `place` says where it stands. */
export function problemFrom(json: Json, place: string): EntailmentProblem {
  const premises = isJsonObject(json) ? json['premises'] : undefined;
  const query = isJsonObject(json) ? json['query'] : undefined;
  if (isTextList(premises) && typeof query === 'string') return { premises, query };
  throw unreadableInput(
    'not_a_problem',
    `${place}: not a problem`,
    'A problem is {"premises": ["formula", …], "query": "formula"}.',
  );
}

function isTextList(json: Json | undefined): json is readonly string[] {
  return Array.isArray(json) && json.every((item) => typeof item === 'string');
}

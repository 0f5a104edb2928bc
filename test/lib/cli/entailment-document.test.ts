import * as assert from 'uvu/assert';

import { isJsonObject, parseStrictJson } from '../../../lib/base/strict-json.js';
import type { Json } from '../../../lib/base/strict-json.js';
import { entailmentDocument, verifyEntailmentDocument } from '../../../lib/cli/entailment-document.js';
import { evaluateEntailmentWithTrace } from '../../../lib/logic/certified-entailment.js';
import { cases } from '../../support/cases.js';
import { changesOf, isSame, resealed } from '../../support/json-changes.js';

function documentOf(premises: readonly string[], query: string): Json {
  const problem = { premises, query };
  return parseStrictJson(JSON.stringify(entailmentDocument(problem, evaluateEntailmentWithTrace(premises, query))));
}

const DOCUMENTS: readonly (readonly [outcome: string, document: Json])[] = [
  ['entailed', documentOf(['a -> b', 'b -> c', 'a'], 'c')],
  ['refuted', documentOf(['a -> ~b', 'a'], 'b')],
  ['unknown', documentOf(['a | b'], 'a')],
  ['inconsistent', documentOf(['a', '~a'], 'b')],
  ['malformed', documentOf(['a &'], 'b')],
];

/** Evidence that no claim depends on. */
const BOUND_BY_SEAL_ONLY =
  /^\$\.(premiseKeys|conjunctionKey|queryKey|entailmentCheckKey|refutationCheckKey|engine|traceSha256|refused|sha256)\b/;

/** Changes after which the document still says something true: a premise given twice, a query nothing was said of. */
const STILL_TRUE = [/^\$\.premises\[\+\d+\]$/, /^inconsistent: \$\.query$/];

function claims(document: Json): boolean {
  return isJsonObject(document) && document['certificate'] !== null;
}

cases('entailment-document', {
  'every outcome holds [anchor: the checks do not refuse everything]': () => {
    for (const [outcome, document] of DOCUMENTS) {
      const { ok, why } = verifyEntailmentDocument(document);
      assert.ok(ok, `${outcome}: ${why}`);
    }
  },
  'every change of a single field is found [issue 2, acceptance 3]': () => {
    for (const [outcome, document] of DOCUMENTS)
      for (const change of changesOf(document))
        assert.not.ok(verifyEntailmentDocument(change.document).ok, `${outcome}: ${change.path}`);
  },
  'outcome, reason and certificate are bound by the proof, whoever renews the seal': () => {
    const passed = new Set<string>();
    for (const [outcome, document] of DOCUMENTS)
      for (const { path, document: changed } of changesOf(document)) {
        const renewed = resealed(changed);
        if (isSame(renewed, document) || !verifyEntailmentDocument(renewed).ok) continue;
        const isExcepted = [path, `${outcome}: ${path}`].some((it) => STILL_TRUE.some((pattern) => pattern.test(it)));
        if (!BOUND_BY_SEAL_ONLY.test(path) && !isExcepted && claims(document)) passed.add(`${outcome}: ${path}`);
      }
    assert.equal([...passed], []);
  },
});

/**
 * The `entailment/1` document: a problem, its outcome, and the certificate an independent checker accepts.
 *
 * The diagram keys and the engine's name are evidence for comparison, not claims: the seal binds them, nothing else
 * depends on them.
 *
 * Source: DESIGN §5; spec 04 §3.1; issue 2, JSON contracts.
 */
import { digest } from '../base/digest.js';
import { safeDisplay } from '../base/safe-display.js';
import { isJsonObject } from '../base/strict-json.js';
import type { Json, JsonObject } from '../base/strict-json.js';
import type { EntailmentTrace } from '../logic/entailment/trace.js';
import { checkEntailment } from '../logic/proof-check/index.js';
import type { Verification } from '../runtime/verify-reply.js';
import type { EntailmentProblem } from './entailment-problem.js';
import { refusedPart } from './refused-part.js';

export const ENTAILMENT_SCHEMA = 'entailment/1';

export function entailmentDocument({ premises, query }: EntailmentProblem, trace: EntailmentTrace): object {
  const content = {
    schema: ENTAILMENT_SCHEMA,
    outcome: trace.outcome,
    reason: trace.reason,
    refused: refusedPart(trace),
    premises,
    query,
    certificate: trace.certificate,
    certificateSha256: trace.certificateSha256,
    premiseKeys: trace.premiseKeys,
    conjunctionKey: trace.conjunctionKey,
    queryKey: trace.queryKey,
    entailmentCheckKey: trace.entailmentCheckKey,
    refutationCheckKey: trace.refutationCheckKey,
    engine: trace.engine,
    traceSha256: trace.traceSha256,
  };
  return { ...content, sha256: digest(content) };
}

const KEYS = [
  'schema',
  'outcome',
  'reason',
  'refused',
  'premises',
  'query',
  'certificate',
  'certificateSha256',
  'premiseKeys',
  'conjunctionKey',
  'queryKey',
  'entailmentCheckKey',
  'refutationCheckKey',
  'engine',
  'traceSha256',
  'sha256',
] as const;

/** Re-checks the certificate from the texts of premises and query; no solver is involved. */
export function verifyEntailmentDocument(json: Json): Verification {
  if (!isJsonObject(json)) return fails('the document is not an object');
  const stray = Object.keys(json).find((key) => !KEYS.some((known) => known === key));
  const absent = KEYS.find((key) => json[key] === undefined);
  if (stray !== undefined || absent !== undefined) return fails(`${stray ?? absent ?? ''} is unknown or missing`);
  const { schema, premises, query, outcome } = json;
  if (schema !== ENTAILMENT_SCHEMA) return fails(`schema should be ${ENTAILMENT_SCHEMA}`);
  if (!isTextList(premises) || typeof query !== 'string') return fails('premises and query should be texts');
  if (json['sha256'] !== sealOf(json)) return fails('sha256 does not match the document');
  const checked = checkEntailment(premises, query, json);
  if (!checked.ok) return fails(checked.why);
  return {
    ok: true,
    why: json['certificate'] === null ? 'a refusal claims nothing' : `certificate of ${safeDisplay(outcome)} accepted`,
  };
}

function sealOf(document: JsonObject): string {
  return digest(Object.fromEntries(Object.entries(document).filter(([key]) => key !== 'sha256')));
}

function isTextList(json: Json | undefined): json is readonly string[] {
  return Array.isArray(json) && json.every((item) => typeof item === 'string');
}

function fails(why: string): Verification {
  return { ok: false, why };
}

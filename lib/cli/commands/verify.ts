/**
 * `core verify FILE`: checks documents that `ask --json` or `entail --json` printed. No solver is involved.
 */
import { isJsonObject } from '../../base/strict-json.js';
import type { Json } from '../../base/strict-json.js';
import { REPLY_SCHEMA } from '../../runtime/reply-document.js';
import { verifyReplyDocument } from '../../runtime/verify-reply.js';
import type { Verification } from '../../runtime/verify-reply.js';
import { ENTAILMENT_SCHEMA, verifyEntailmentDocument } from '../entailment-document.js';
import { EXIT_CHECK_FAILED, EXIT_OK } from '../exit-code.js';
import { flag } from '../invocation.js';
import type { Run } from '../invocation.js';
import { readDocuments } from '../read-documents.js';
import { inputName } from '../read-input.js';

export const run: Run = async (invocation) => {
  const { io } = invocation;
  const [file = ''] = invocation.arguments;
  let allHold = true;
  for (const { json, line } of await readDocuments(file, io)) {
    const { ok, why } = verifyDocument(json);
    allHold &&= ok;
    if (flag(invocation, 'json')) io.answerJson({ schema: 'verification/1', ok, why, line });
    else io.answer(`${inputName(file)}:${String(line)}: ${ok ? 'holds' : 'DOES NOT HOLD'}: ${why}`);
  }
  return allHold ? EXIT_OK : EXIT_CHECK_FAILED;
};

function verifyDocument(json: Json): Verification {
  const schema = isJsonObject(json) ? json['schema'] : undefined;
  if (schema === REPLY_SCHEMA) return verifyReplyDocument(json);
  if (schema === ENTAILMENT_SCHEMA) return verifyEntailmentDocument(json);
  return { ok: false, why: `schema should be ${REPLY_SCHEMA} or ${ENTAILMENT_SCHEMA}` };
}

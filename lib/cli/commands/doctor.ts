/**
 * `core doctor`: whether this installation reads, decides and checks. A checker that accepts everything would look
 * healthy, so the last check gives it a spoiled certificate and wants it rejected.
 */
import { readSentence } from '../../language/read.js';
import { evaluateEntailmentWithTrace } from '../../logic/certified-entailment.js';
import { checkEntailment } from '../../logic/proof-check/index.js';
import { EXIT_CHECK_FAILED, EXIT_OK } from '../exit-code.js';
import { flag } from '../invocation.js';
import type { Run } from '../invocation.js';
import { VERSION } from '../version.js';

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** Source: package.json, engines. */
const OLDEST_NODE = [20, 19] as const;

const PREMISES = ['a -> ~b', 'a'];
const QUERY = 'b';

export const run: Run = (invocation) => {
  const { io } = invocation;
  const checks = [checkNode(process.versions.node), checkReader(), checkSolver(), checkChecker()];
  const ok = checks.every((check) => check.ok);
  if (flag(invocation, 'json')) io.answerJson({ schema: 'doctor/1', ok, version: VERSION, checks });
  else
    for (const check of checks)
      io.answer(`${check.ok ? 'ok  ' : 'FAIL'} ${check.name}: ${check.detail}`, (safe) =>
        check.ok ? safe : io.colours.red(safe),
      );
  return Promise.resolve(ok ? EXIT_OK : EXIT_CHECK_FAILED);
};

function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  const ok = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return { name: 'node', ok, detail: `${version}, at least ${OLDEST_NODE.join('.')} is needed` };
}

function checkReader(): Check {
  const reading = readSentence('Every man is mortal.');
  return { name: 'reader', ok: reading.kind === 'clauses', detail: `a rule reads as ${reading.kind}` };
}

function checkSolver(): Check {
  const { outcome } = evaluateEntailmentWithTrace(PREMISES, QUERY);
  return { name: 'solver', ok: outcome === 'REFUTED', detail: `a small problem is ${outcome}` };
}

function checkChecker(): Check {
  const trace = evaluateEntailmentWithTrace(PREMISES, QUERY);
  const accepts = checkEntailment(PREMISES, QUERY, trace).ok;
  const accepted = checkEntailment(PREMISES, QUERY, {
    ...trace,
    outcome: 'ENTAILED',
    reason: 'tautological_implication',
  });
  return {
    name: 'proof checker',
    ok: accepts && !accepted.ok,
    detail: `${accepts ? 'accepts' : 'REJECTS'} a good certificate, ${accepted.ok ? 'ACCEPTS' : 'rejects'} a spoiled one`,
  };
}

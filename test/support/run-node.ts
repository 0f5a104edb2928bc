/** Runs node as a child and waits for it. The child is not measured for coverage: what it runs are scripts and fixtures. */
import { spawnSync } from 'node:child_process';

export interface NodeRun {
  /** Null when a signal ended the process. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A child that hangs is stopped, so that it cannot stop the tests. */
const TIME_LIMIT_MS = 120_000;

export function runNode(...argv: readonly string[]): NodeRun {
  // Empty, not absent: node hands an absent one down.
  const env = { ...process.env, NODE_V8_COVERAGE: '' };
  const run = spawnSync(process.execPath, argv, { encoding: 'utf8', env, timeout: TIME_LIMIT_MS });
  return { exitCode: run.status, stdout: run.stdout, stderr: run.stderr };
}

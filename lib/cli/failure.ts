/**
 * What a failed run says: the same four members for every cause, and the exit code.
 *
 * Source: spec 03 §7.2, §7.3.
 */
import { Refusal } from '../base/refusal.js';
import { InputRefusal, UsageRefusal } from './cli-refusal.js';
import { EXIT_INPUT, EXIT_INTERNAL } from './exit-code.js';

export interface Failure {
  readonly code: string;
  readonly reason: string;
  readonly message: string;
  /** What the person can do now. */
  readonly hint: string;
  /** Names one occurrence of a defect. */
  readonly error_id?: string;
}

export interface FailedRun {
  readonly failure: Failure;
  readonly exitCode: number;
}

export interface FailureContext {
  readonly newErrorId: () => string;
  /** Show where a defect happened. */
  readonly showsTrace: boolean;
}

export function failedRun(error: unknown, { newErrorId, showsTrace }: FailureContext): FailedRun {
  if (error instanceof UsageRefusal || error instanceof InputRefusal) {
    const { reason, hint } = error.evidence;
    return { failure: { code: error.code, reason, message: error.message, hint }, exitCode: error.exitCode };
  }
  if (error instanceof Refusal) {
    const hint = 'Change the input and try again.';
    return { failure: { code: error.code, reason: error.code, message: error.message, hint }, exitCode: EXIT_INPUT };
  }
  const errorId = newErrorId();
  const message = error instanceof Error ? error.message : String(error);
  const trace = showsTrace && error instanceof Error ? `\n${error.stack ?? ''}` : '';
  return {
    failure: {
      code: 'internal_error',
      reason: 'defect',
      message: `internal error ${errorId}: ${message}${trace}`,
      hint: 'This is a defect of core. Report it with the error id; CORE_DEBUG=1 prints where it happened.',
      error_id: errorId,
    },
    exitCode: EXIT_INTERNAL,
  };
}

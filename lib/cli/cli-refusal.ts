/**
 * What the command line refuses: bad usage and inputs that cannot be read. Each says what to do about it.
 *
 * Source: spec 03 §7.2, §7.3 (errors carry code, reason, message and hint).
 */
import { Refusal } from '../base/refusal.js';
import { EXIT_INPUT, EXIT_USAGE } from './exit-code.js';

interface CliEvidence {
  readonly [key: string]: unknown;
  /** What was refused, in one snake_case word. */
  readonly reason: string;
  /** What the person can do now, as one sentence. */
  readonly hint: string;
}

/** The command line asks for something the command does not offer. */
export class UsageRefusal extends Refusal<CliEvidence> {
  readonly code = 'usage';
  readonly exitCode = EXIT_USAGE;
}

/** A file, or standard input, cannot be read as what the command needs. */
export class InputRefusal extends Refusal<CliEvidence> {
  readonly code = 'input_unreadable';
  readonly exitCode = EXIT_INPUT;
}

export function usage(reason: string, message: string, hint: string): UsageRefusal {
  return new UsageRefusal(message, { reason, hint });
}

/** For an error of the file system while writing what the command line asked for. */
export function notWritable(path: string, error: unknown): UsageRefusal {
  const reason = error instanceof Error ? error.message : String(error);
  return usage('not_writable', `${path} cannot be written: ${reason}`, 'Name a place you may write to.');
}

export function unreadableInput(reason: string, message: string, hint: string): InputRefusal {
  return new InputRefusal(message, { reason, hint });
}

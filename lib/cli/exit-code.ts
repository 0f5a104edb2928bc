/**
 * Exit codes of `core`. Source: spec 03 §7.2.
 */

/** The question was served; "I don't know" and typed refusals are answers too. */
export const EXIT_OK = 0;
/** A check failed: a proof was rejected, a lane's gate or a doctor's check is red. */
export const EXIT_CHECK_FAILED = 1;
/** The command line cannot be understood. */
export const EXIT_USAGE = 2;
/** An input file is damaged or unreadable. */
export const EXIT_INPUT = 5;
/** `--strict`: the answer commits to nothing. */
export const EXIT_NOT_COMMITTED = 7;
/** A defect of this program; an `error_id` is printed. */
export const EXIT_INTERNAL = 70;
/** 128 + SIGPIPE: the reader of our output has gone. */
export const EXIT_BROKEN_PIPE = 141;

/**
 * What a command may touch of the world outside: three streams and colours. Commands receive it, so that `lib/cli/main`
 * is the only file that names the process.
 */
import type { Colors } from 'picocolors/types.js';

export interface Io {
  /** All of standard input. */
  readonly readStandardInput: () => Promise<Uint8Array>;
  /** A line of answer, to standard output: untrusted characters are escaped, then it is styled. */
  readonly answer: (text: string, style?: (safe: string) => string) => void;
  /** One JSON value on one line, to standard output. */
  readonly answerJson: (value: unknown) => void;
  /** A line that is not an answer, to standard error; silent under `--quiet`. */
  readonly note: (text: string) => void;
  readonly colours: Colors;
  /** Standard error is a terminal and may show progress. */
  readonly showsProgress: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

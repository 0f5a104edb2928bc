/**
 * Reads what a uvu run printed and says what uvu does not: which files ran nothing, what was left out, and whether the
 * run came to its end.
 *
 * uvu 0.5.6 leaves with exit code 0, although something is wrong, when
 *  1. no file matches;
 *  2. a file registers no suite: `run()` is missing, its import was swallowed, or uvu ignores its path;
 *  3. a sentence is skipped;
 *  4. `only` leaves the other sentences out;
 *  5. a hook throws, or a sentence throws something that is no Error: the sentences do not pass, and nothing else shows;
 *  6. the program ends while files are loading: `process.exit(0)`, or an import that never settles.
 * test/guard/ plants each of them.
 *
 * Source: STYLE §2; uvu 0.5.6 as measured.
 */

export interface UvuRun {
  /** Paths that had to run, relative to the test folder: the header lines. */
  readonly files: readonly string[];
  readonly output: string;
  /** Null when a signal ended the process. */
  readonly exitCode: number | null;
}

export interface Verdict {
  readonly passed: number;
  /** Sentences that did not pass, plus one per complaint. */
  readonly failed: number;
  readonly complaints: readonly string[];
}

interface Totals {
  readonly total: number;
  readonly passed: number;
  readonly skipped: number;
}

/** Ends a suite line: `  (passed / total)`. */
const SUITE_LINE = / {2}\((\d+) \/ (\d+)\)$/;

export function judge(run: UvuRun): Verdict {
  const totals = totalsOf(run.output);
  if (totals === undefined) {
    const complaint = `the run never came to its totals: it ended early and ${departure(run)}`;
    return { passed: 0, failed: 1, complaints: [complaint] };
  }
  const complaints = [...totalComplaints(run, totals), ...fileComplaints(run)];
  const { total, passed } = totals;
  return { passed, failed: total - passed + complaints.length, complaints };
}

function departure({ exitCode }: UvuRun): string {
  return exitCode === null ? 'was stopped by a signal' : `left with exit code ${String(exitCode)}`;
}

export function combine(verdicts: readonly Verdict[]): Verdict {
  return {
    passed: verdicts.reduce((sum, { passed }) => sum + passed, 0),
    failed: verdicts.reduce((sum, { failed }) => sum + failed, 0),
    complaints: verdicts.flatMap(({ complaints }) => complaints),
  };
}

/** The last block of totals, so that a test that prints one cannot speak for the run. */
function totalsOf(output: string): Totals | undefined {
  const blocks = [
    ...output.matchAll(/^ {2}Total: {5}(\d+)\n {2}Passed: {4}(\d+)\n {2}Skipped: {3}(\d+)\n {2}Duration:/gm),
  ];
  const last = blocks.at(-1);
  if (last === undefined) return undefined;
  const [, total, passed, skipped] = last;
  return { total: Number(total), passed: Number(passed), skipped: Number(skipped) };
}

function totalComplaints(run: UvuRun, { total, passed, skipped }: Totals): readonly string[] {
  const complaints: string[] = [];
  if (total === 0) complaints.push('no sentence ran at all');
  if (skipped > 0) complaints.push(`${String(skipped)} sentences were left out by skip or only`);
  if (run.exitCode === 0 && passed < total)
    complaints.push(`uvu hides ${String(total - passed)} sentences that did not pass: a hook, or a thrown non-Error`);
  if (run.exitCode !== 0 && passed === total) complaints.push(`every sentence passed, but the run ${departure(run)}`);
  return complaints;
}

function fileComplaints({ files, output }: UvuRun): readonly string[] {
  const suites = suitesByFile(files, output);
  return files.flatMap((file) => {
    const totals = suites.get(file);
    if (totals === undefined) return [`${file}: never opened`];
    if (totals.length === 0) return [`${file}: opened, but none of its suites ran`];
    return totals.includes(0) ? [`${file}: ran a suite without sentences`] : [];
  });
}

/** The number of sentences of every suite that ran, under the header line of its file. */
function suitesByFile(files: readonly string[], output: string): ReadonlyMap<string, readonly number[]> {
  const expected = new Set(files);
  const suites = new Map<string, number[]>();
  let current: number[] = [];
  for (const line of output.split('\n')) {
    const ended = SUITE_LINE.exec(line);
    if (ended !== null) current.push(Number(ended[2]));
    if (!expected.has(line)) continue;
    current = [];
    suites.set(line, current);
  }
  return suites;
}

/**
 * The guard around uvu: runs every test file whose path matches PATTERN, streams what uvu prints, and fails where uvu
 * would leave with 0 (support/uvu-report.ts lists the cases). Ends with the line `N passed, N failed`.
 *
 *   node run.js [PATTERN] [--dir FOLDER] [--jobs N] [--silence SECONDS]
 *
 * Source: STYLE §2.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { combine, judge, type Verdict } from './support/uvu-report.js';

/** uvu's command; its package exports do not name it. */
const UVU = join(dirname(createRequire(import.meta.url).resolve('uvu')), '..', 'bin.js');

/** Fewer files than this are not worth a second process. */
const FILES_PER_JOB = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string', default: dirname(fileURLToPath(import.meta.url)) },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    silence: { type: 'string', default: '300' },
  },
});

function testFiles(folder: string, pattern: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.js') && pattern.test(path.split(sep).join('/')))
    .sort();
}

/** Deals the files out in turn, so that the files of one slow room are spread. */
function dealt(files: readonly string[], jobs: number): readonly (readonly string[])[] {
  const hands = Math.max(1, Math.min(jobs, Math.floor(files.length / FILES_PER_JOB)));
  return Array.from({ length: hands }, (_, hand) => files.filter((_file, index) => index % hands === hand));
}

/** What a run prints goes out at once while it is its turn, and otherwise waits. */
class Printer {
  readonly #waiting: (readonly [NodeJS.WriteStream, string])[] = [];
  #isOpen = false;

  print(stream: NodeJS.WriteStream, text: string): void {
    if (this.#isOpen) stream.write(text);
    else this.#waiting.push([stream, text]);
  }

  open(): void {
    this.#isOpen = true;
    for (const [stream, text] of this.#waiting) stream.write(text);
  }
}

function runUvu(files: readonly string[], printer: Printer): Promise<Verdict> {
  const names = files.map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const argv = [...process.execArgv, UVU, values.dir, `^(${names.join('|')})$`, '--no-color'];
  const env = { ...process.env };
  // Its header lines would be coloured whatever the flag says.
  delete env['FORCE_COLOR'];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const silence = Number(values.silence);
  const watch = setTimeout(() => {
    printer.print(process.stderr, `\nNo output for ${String(silence)} seconds: stopped.\n`);
    child.kill('SIGKILL');
  }, silence * 1000);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    watch.refresh();
    printer.print(process.stdout, text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    watch.refresh();
    printer.print(process.stderr, text);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => {
      clearTimeout(watch);
      // A run that was cut off leaves an open line; the next one starts on its own.
      if (!output.endsWith('\n')) printer.print(process.stdout, '\n');
      resolve(judge({ files, output, exitCode }));
    });
  });
}

async function runAll(files: readonly string[]): Promise<Verdict> {
  if (files.length === 0) {
    const complaint = `no test file under ${values.dir} matches "${positionals.join(' ')}"`;
    return { passed: 0, failed: 1, complaints: [complaint] };
  }
  const runs = dealt(files, Number(values.jobs)).map((hand) => {
    const printer = new Printer();
    return { printer, verdict: runUvu(hand, printer) };
  });
  const verdicts: Verdict[] = [];
  for (const { printer, verdict } of runs) {
    printer.open();
    verdicts.push(await verdict);
  }
  return combine(verdicts);
}

const { passed, failed, complaints } = await runAll(testFiles(values.dir, new RegExp(positionals[0] ?? '')));
for (const complaint of complaints) console.error(`GUARD: ${complaint}`);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;

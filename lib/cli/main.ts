/**
 * `core`: reads the command line, runs one command, and turns whatever happens into output and an exit code. The only
 * file of `lib` that names the process.
 *
 * There is no handler for SIGINT: a handler would wait for the running computation to end, the system's default stops
 * it at once and the shell sees 130.
 *
 * Source: DESIGN §5; spec 03 §7.2, §7.3.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import picocolors from 'picocolors';

import { unreadableInput } from './cli-refusal.js';
import { wantsColour } from './colour.js';
import type { ColourWish } from './colour.js';
import { COMMAND_LOADERS } from './command-loaders.js';
import { EXIT_BROKEN_PIPE, EXIT_INTERNAL, EXIT_OK } from './exit-code.js';
import { failedRun } from './failure.js';
import type { Io } from './io.js';
import { printable, printableJson } from './printable.js';
import { parseCommandLine } from './program.js';
import { systemCode } from './read-input.js';
import { VERSION } from './version.js';

async function main(words: readonly string[]): Promise<number> {
  const wantsJson = asksForJson(words);
  try {
    const request = parseCommandLine(words, VERSION, process.stdout.isTTY ? process.stdout.columns : undefined);
    if (request.kind === 'print') {
      process.stdout.write(`${request.text}\n`);
      return EXIT_OK;
    }
    const { run } = await COMMAND_LOADERS[request.command.name]();
    return await run({ arguments: request.arguments, options: request.options, io: createIo(request.options) });
  } catch (error) {
    return reportFailure(error, wantsJson);
  }
}

/** Decided on the words themselves, because a command line that cannot be parsed must still fail in JSON. */
function asksForJson(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).includes('--json');
}

function createIo(options: Readonly<Record<string, unknown>>): Io {
  const environment = process.env;
  const wish = colourWish(options['color']);
  return {
    readStandardInput,
    answer: (text, style = (safe) => safe) => process.stdout.write(`${style(printable(text))}\n`),
    answerJson: (value) => process.stdout.write(`${printableJson(value)}\n`),
    note: (text) => {
      if (options['quiet'] !== true) process.stderr.write(`${printable(text)}\n`);
    },
    colours: picocolors.createColors(wantsColour(wish, { environment, isTerminal: process.stdout.isTTY })),
    showsProgress: process.stderr.isTTY && options['quiet'] !== true && environment['TERM'] !== 'dumb',
    environment,
  };
}

function colourWish(value: unknown): ColourWish {
  return value === 'always' || value === 'never' ? value : 'auto';
}

async function readStandardInput(): Promise<Uint8Array> {
  try {
    const chunks: Buffer[] = [];
    process.stdin.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(process.stdin, 'end');
    return Buffer.concat(chunks);
  } catch (error) {
    throw unreadableInput('read_failed', `standard input cannot be read: ${String(error)}`, 'Give a file instead.');
  }
}

function reportFailure(error: unknown, asJson: boolean): number {
  const showsTrace = process.env['CORE_DEBUG'] !== undefined;
  const { failure, exitCode } = failedRun(error, { newErrorId: randomUUID, showsTrace });
  if (asJson) process.stdout.write(`${printableJson({ error: failure })}\n`);
  else process.stderr.write(`${printable(`core: ${failure.message}\n${failure.hint}`)}\n`);
  return exitCode;
}

/** The reader of our output has gone, or the disk is full: nothing more can be said on that stream. */
function onOutputError(error: Error): void {
  process.exit(systemCode(error) === 'EPIPE' ? EXIT_BROKEN_PIPE : EXIT_INTERNAL);
}

process.stdout.on('error', onOutputError);
process.stderr.on('error', onOutputError);
process.exitCode = await main(process.argv.slice(2));

/**
 * The argument parser, built from the command table. Parsing never exits the process: help, version and usage errors
 * come back as outcomes, so that `main` alone decides what is printed and which code ends the run.
 */
import { Argument, Command, CommanderError, Option } from 'commander';

import { usage } from './cli-refusal.js';
import { COMMANDS, COMMON_OPTIONS } from './command-table.js';
import type { ArgumentRow, CommandRow, OptionRow } from './command-table.js';

/** What the command line asks for. `help` and `version` carry the text to print. */
export type Request =
  | { readonly kind: 'print'; readonly text: string }
  | {
      readonly kind: 'run';
      readonly command: CommandRow;
      readonly arguments: readonly string[];
      readonly options: Readonly<Record<string, unknown>>;
    };

/** Width of help when the output is no terminal: what golden texts and pipes see. */
const PIPED_WIDTH = 100;

/** @throws UsageRefusal for a command line that no row of the table allows. */
export function parseCommandLine(words: readonly string[], version: string, width = PIPED_WIDTH): Request {
  const printed: string[] = [];
  const requests: Request[] = [];
  const program = createProgram(version, width, printed, (request) => requests.push(request));
  if (words.length === 0) throw usage('no_command', 'no command given', 'Try core ask --help, or core help.');
  try {
    program.parse(helpAsFlag(words), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw usageFrom(error);
  }
  return requests[0] ?? { kind: 'print', text: printed.join('').trimEnd() };
}

/** `core help ask` as `core ask --help`; a misspelt command stands alone, so that it is refused with a suggestion. */
function helpAsFlag(words: readonly string[]): readonly string[] {
  const [first, command] = words;
  if (first !== 'help' || command === undefined || command.startsWith('-')) return words;
  return COMMANDS.some(({ name }) => name === command) ? [command, '--help'] : [command];
}

function createProgram(version: string, width: number, printed: string[], found: (request: Request) => void): Command {
  const program = configured(new Command('core'), width, printed)
    .description('A deterministic reasoning runtime that never guesses.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .addHelpText('after', '\nRun core help <command> for its options and examples.');
  for (const row of COMMANDS) addCommand(configured(program.command(row.name), width, printed), row, found);
  return program;
}

function configured(command: Command, width: number, printed: string[]): Command {
  return command
    .exitOverride()
    .showSuggestionAfterError(true)
    .configureOutput({
      writeOut: (text) => printed.push(text),
      // Usage errors arrive as CommanderError and are printed once, by main.
      writeErr: () => undefined,
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
}

function addCommand(command: Command, row: CommandRow, found: (request: Request) => void): void {
  command
    .summary(row.summary)
    .description(row.details)
    .helpOption('-h, --help', 'show help')
    .allowExcessArguments(false);
  for (const argument of row.arguments) command.addArgument(toArgument(argument));
  for (const option of [...row.options, ...COMMON_OPTIONS]) command.addOption(toOption(option));
  command.addHelpText(
    'after',
    `\nExamples:\n${row.examples.map(({ line, says }) => `  $ ${line}\n      ${says}`).join('\n')}`,
  );
  command.action(() => {
    found({ kind: 'run', command: row, arguments: command.args, options: optionsByName(command, row) });
  });
}

/** Commander files `--why-not` under `whyNot`; commands ask for options by the name in the table. */
function optionsByName(command: Command, row: CommandRow): Readonly<Record<string, unknown>> {
  const values = command.opts<Record<string, unknown>>();
  const names = [...row.options, ...COMMON_OPTIONS].map(
    (option) => [option.name, toOption(option).attributeName()] as const,
  );
  return Object.fromEntries(names.map(([name, attribute]) => [name, values[attribute]]));
}

function toArgument(row: ArgumentRow): Argument {
  const argument = new Argument(row.required ? `<${row.name}>` : `[${row.name}]`, row.summary);
  return row.values === undefined ? argument : argument.choices(row.values);
}

function toOption(row: OptionRow): Option {
  const long = row.value === undefined ? `--${row.name}` : `--${row.name} <${row.value}>`;
  const option = new Option(row.short === undefined ? long : `-${row.short}, ${long}`, row.summary);
  if (row.values !== undefined) option.choices(row.values);
  // Without this each repetition would replace the one before.
  if (row.repeatable === true)
    option.argParser<readonly string[] | undefined>((value, previous) => [...(previous ?? []), value]);
  return option;
}

/** Commander words its errors `error: unknown option '--jsn'\n(Did you mean --json?)`. */
function usageFrom(error: CommanderError): Error {
  const [message = '', suggestion] = error.message.replace(/^error: /, '').split('\n');
  const hint =
    suggestion === undefined ? 'Run core help to see what is offered.' : suggestion.replace(/^\((.*)\)$/, '$1');
  return usage(
    error.code.replace(/^commander\./, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    message,
    hint,
  );
}

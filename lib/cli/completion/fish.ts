/**
 * Completion for fish: one `complete` line for each command, option and fixed value.
 */
import { COMMANDS, COMMON_OPTIONS } from '../command-table.js';
import type { CommandRow, OptionRow } from '../command-table.js';

export function fishCompletion(): string {
  return [
    '# fish completion for core; made by "core completion fish"',
    ...COMMANDS.map(
      ({ name, summary }) => `complete -c core -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ),
    "complete -c core -n __fish_use_subcommand -f -a help -d 'show help for a command'",
    ...COMMANDS.flatMap(linesOf),
  ].join('\n');
}

function linesOf(command: CommandRow): readonly string[] {
  const here = `complete -c core -n '__fish_seen_subcommand_from ${command.name}'`;
  const values = command.arguments.flatMap((argument) => argument.values ?? []);
  return [
    ...(values.length === 0 ? [] : [`${here} -f -a ${quoted(values.join(' '))}`]),
    ...[...command.options, ...COMMON_OPTIONS].map((option) => `${here} ${optionWords(option).join(' ')}`),
  ];
}

function optionWords(option: OptionRow): readonly string[] {
  return [
    `-l ${option.name}`,
    ...(option.short === undefined ? [] : [`-s ${option.short}`]),
    ...(option.values === undefined ? [] : [`-x -a ${quoted(option.values.join(' '))}`]),
    ...(option.value !== undefined && option.values === undefined ? ['-r'] : []),
    `-d ${quoted(option.summary)}`,
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

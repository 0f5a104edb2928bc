/**
 * Completion for zsh, by `_arguments` and `_describe`.
 */
import { COMMANDS, COMMON_OPTIONS } from '../command-table.js';
import type { ArgumentRow, CommandRow, OptionRow } from '../command-table.js';

export function zshCompletion(): string {
  return [
    '#compdef core',
    '# zsh completion for core; made by "core completion zsh"',
    '_core() {',
    '  local -a commands',
    '  commands=(',
    ...COMMANDS.map(({ name, summary }) => `    '${name}:${quoted(summary)}'`),
    "    'help:show help for a command'",
    '  )',
    '  if (( CURRENT == 2 )); then',
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  local command=$words[2]',
    '  shift words',
    '  (( CURRENT -= 1 ))',
    '  case $command in',
    ...COMMANDS.map((command) => `    ${command.name}) _arguments ${specs(command).join(' ')} ;;`),
    "    help) _describe 'command' commands ;;",
    '  esac',
    '}',
    'compdef _core core',
  ].join('\n');
}

function specs(command: CommandRow): readonly string[] {
  return [
    ...[...command.options, ...COMMON_OPTIONS].flatMap(optionSpecs),
    "'--help[show help]'",
    ...command.arguments.map(argumentSpec),
  ];
}

function optionSpecs(option: OptionRow): readonly string[] {
  const repeat = option.repeatable === true ? '*' : '';
  const value = option.value === undefined ? '' : `:${option.value}:${offer(option.values, option.isFile)}`;
  const spec = (spelling: string): string => `'${repeat}${spelling}[${quoted(option.summary)}]${value}'`;
  return [spec(`--${option.name}`), ...(option.short === undefined ? [] : [spec(`-${option.short}`)])];
}

function argumentSpec(argument: ArgumentRow): string {
  return `'${argument.required ? '' : ':'}:${argument.name}:${offer(argument.values, argument.isFile)}'`;
}

function offer(values: readonly string[] | undefined, isFile: true | undefined): string {
  if (values !== undefined) return `(${values.join(' ')})`;
  return isFile === true ? '_files' : ' ';
}

/** Inside single quotes and an `_arguments` description. */
function quoted(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, (character) => `\\${character}`);
}

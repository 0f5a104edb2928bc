/**
 * Completion for bash: the word before the cursor decides between commands, options, values and files.
 */
import { COMMANDS, COMMON_OPTIONS } from '../command-table.js';
import type { CommandRow, OptionRow } from '../command-table.js';

export function bashCompletion(): string {
  return [
    '# bash completion for core; made by "core completion bash"',
    '_core() {',
    '  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}',
    '  local words=""',
    '  if [[ $COMP_CWORD -eq 1 ]]; then',
    `    COMPREPLY=($(compgen -W "${[...COMMANDS.map(({ name }) => name), 'help', '--help', '--version'].join(' ')}" -- "$current"))`,
    '    return',
    '  fi',
    '  case "${COMP_WORDS[1]} $previous" in',
    ...COMMANDS.flatMap((command) => optionsOf(command).flatMap((option) => valueCase(command, option))),
    '  esac',
    '  case "${COMP_WORDS[1]}" in',
    ...COMMANDS.map((command) => `    ${command.name}) words="${wordsOf(command).join(' ')}" ;;`),
    `    help) words="${COMMANDS.map(({ name }) => name).join(' ')}" ;;`,
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '}',
    'complete -o default -F _core core',
  ].join('\n');
}

function optionsOf(command: CommandRow): readonly OptionRow[] {
  return [...command.options, ...COMMON_OPTIONS];
}

/** After an option with a value: its values, or file names. */
function valueCase(command: CommandRow, option: OptionRow): readonly string[] {
  if (option.value === undefined) return [];
  const spellings = [`--${option.name}`, ...(option.short === undefined ? [] : [`-${option.short}`])];
  const pattern = spellings.map((spelling) => `"${command.name} ${spelling}"`).join('|');
  if (option.values !== undefined)
    return [`    ${pattern}) COMPREPLY=($(compgen -W "${option.values.join(' ')}" -- "$current")); return ;;`];
  return [`    ${pattern}) COMPREPLY=($(compgen -f -- "$current")); return ;;`];
}

function wordsOf(command: CommandRow): readonly string[] {
  const values = command.arguments.flatMap((argument) => argument.values ?? []);
  return [...values, ...optionsOf(command).map(({ name }) => `--${name}`), '--help'];
}

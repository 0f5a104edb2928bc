/**
 * docs/cli.md as it should be: its console blocks run again, and its reference made from the command table. With
 * UPDATE_DOCS=1 the test writes the page instead of comparing.
 */
import { COMMANDS, COMMON_OPTIONS } from '../../lib/cli/command-table.js';
import type { CommandRow, OptionRow } from '../../lib/cli/command-table.js';
import { shell } from './core-bundle.js';

const CONSOLE_BLOCK = /```console\n([^]*?)```/g;
const REFERENCE = /(<!-- reference: made from lib\/cli\/command-table.ts -->\n)[^]*?(<!-- end of reference -->)/;

/** The page with what its commands print today. */
export function refreshed(page: string): string {
  return page
    .replaceAll(CONSOLE_BLOCK, (_block, body: string) => `\`\`\`console\n${rerun(body)}\`\`\``)
    .replace(REFERENCE, (_all, start: string, end: string) => `${start}\n${reference()}\n${end}`);
}

/** How many commands the page shows. */
export function commandsShown(page: string): number {
  return [...page.matchAll(CONSOLE_BLOCK)].flatMap(([, body = '']) => commandLines(body)).length;
}

function commandLines(body: string): readonly string[] {
  return body.split('\n').flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
}

function rerun(body: string): string {
  return commandLines(body)
    .map((line) => {
      const { stdout, stderr } = shell(line);
      return `$ ${line}\n${stdout}${stderr}`;
    })
    .join('');
}

function reference(): string {
  return COMMANDS.map(section).join('\n');
}

function section(command: CommandRow): string {
  const usage = [
    'core',
    command.name,
    '[options]',
    ...command.arguments.map(({ name, required }) => (required ? `<${name}>` : `[${name}]`)),
  ];
  return [
    `### core ${command.name}`,
    '',
    `\`${usage.join(' ')}\`: ${command.summary}. ${command.details}`,
    '',
    '| option | meaning |',
    '| --- | --- |',
    ...[...command.options, ...COMMON_OPTIONS].map((option) => `| ${spelling(option)} | ${cell(option.summary)} |`),
    '',
    ...command.examples.map(({ line, says }) => `- \`${line}\`: ${says}`),
    '',
  ].join('\n');
}

function spelling({ name, short, value, values }: OptionRow): string {
  const long = `--${name}${value === undefined ? '' : ` <${values?.join('|') ?? value}>`}`;
  return `\`${cell(short === undefined ? long : `-${short}, ${long}`)}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/**
 * `invariants`: check the architecture, list the rules with what each one looks at.
 *
 * Exit codes: 0 kept, 1 violated, 2 vacuous or misconfigured, 3 internal; never a count.
 *
 * Source: DESIGN §5; spec 05 §5.3.
 */
import { Command, CommanderError } from 'commander';

import { Misconfigured, readConfig } from '../engine/config.js';
import { checkDependencies } from '../engine/dependency-check.js';
import { EXIT, exitCodeOf, type Report } from '../engine/report.js';
import { readUniverse } from '../engine/universe.js';
import { renderJson, renderList, renderPretty } from './render.js';

interface Options {
  readonly root: string;
  readonly format: string;
}

async function reportOn({ root }: Options): Promise<Report> {
  const config = readConfig(root);
  return checkDependencies(root, config, readUniverse(root, config.exclude));
}

function print(report: Report, options: Options, pretty: (report: Report) => string): void {
  process.stdout.write(`${options.format === 'json' ? renderJson(report) : pretty(report)}\n`);
  process.exitCode = exitCodeOf(report);
}

function program(): Command {
  const command = new Command('invariants')
    .description('Architecture checks that cannot silently stop firing.')
    .exitOverride()
    .showSuggestionAfterError();
  const shared = (name: string, text: string): Command =>
    command
      .command(name)
      .description(text)
      .option('--root <dir>', 'repository root', process.cwd())
      .option(
        '--format <format>',
        'pretty or json',
        (value: string): string => {
          if (value === 'pretty' || value === 'json') return value;
          throw new CommanderError(
            EXIT.vacuous,
            'invariants.format',
            `error: unknown format "${value}"; use pretty or json`,
          );
        },
        'pretty',
      );
  shared('check', 'hold every dependency rule over every file git knows')
    .addHelpText(
      'after',
      '\nExamples:\n  invariants check\n  invariants check --format json --root ../other-repository',
    )
    .action(async (options: Options) => {
      print(await reportOn(options), options, renderPretty);
    });
  shared('list', 'print each rule with the number of files it examines')
    .addHelpText('after', '\nExample:\n  invariants list')
    .action(async (options: Options) => {
      print(await reportOn(options), options, renderList);
    });
  return command;
}

/** Misuse and misconfiguration are 2, a defect of ours is 3; neither can be mistaken for a verdict. */
function exitCodeFor(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.kept : EXIT.vacuous;
  if (error instanceof Misconfigured) return EXIT.vacuous;
  return EXIT.internal;
}

try {
  await program().parseAsync();
} catch (error) {
  // Commander has already printed its own message.
  if (!(error instanceof CommanderError) || error.code === 'invariants.format')
    process.stderr.write(`invariants: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = exitCodeFor(error);
}

/**
 * The commands of `core`: one table, from which the argument parser, the help texts, the shell completion and the
 * reference in docs/cli.md are made. A command is offered only when it exists.
 *
 * Source: DESIGN §5; spec 03 §7.1, §7.3.
 */
export interface ArgumentRow {
  readonly name: string;
  readonly summary: string;
  readonly required: boolean;
  /** What a shell can offer here. */
  readonly values?: readonly string[];
  readonly isFile?: true;
}

export interface OptionRow {
  /** Long name without dashes, in kebab case. */
  readonly name: string;
  readonly short?: string;
  readonly summary: string;
  /** Placeholder of the value; a flag when absent. */
  readonly value?: string;
  readonly values?: readonly string[];
  readonly repeatable?: true;
  readonly isFile?: true;
}

export interface ExampleRow {
  readonly line: string;
  readonly says: string;
}

export type CommandName = 'ask' | 'entail' | 'verify' | 'eval' | 'doctor' | 'completion';

export interface CommandRow {
  readonly name: CommandName;
  readonly summary: string;
  readonly details: string;
  readonly arguments: readonly ArgumentRow[];
  readonly options: readonly OptionRow[];
  readonly examples: readonly [ExampleRow, ExampleRow, ...ExampleRow[]];
}

export const LANES = ['proofwriter-owa', 'prontoqa', 'entailment', 'sat'] as const;
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

const JSON_OPTION: OptionRow = { name: 'json', summary: 'print one JSON object with a schema key' };
const STRICT_OPTION: OptionRow = { name: 'strict', summary: 'exit 7 when the answer commits to nothing' };

/** Options every command takes. */
export const COMMON_OPTIONS: readonly OptionRow[] = [
  {
    name: 'color',
    value: 'when',
    values: ['auto', 'always', 'never'],
    summary: 'colour the output; auto respects NO_COLOR, FORCE_COLOR and TERM',
  },
  { name: 'quiet', short: 'q', summary: 'print answers only, no notes' },
];

export const COMMANDS: readonly CommandRow[] = [
  {
    name: 'ask',
    summary: 'answer a question from told text, with a checked proof',
    details:
      'Reads facts and rules in plain English, then answers yes, "as told it is not so", or "I don\'t know" and what ' +
      'is missing. Nothing that was not told is ever assumed.',
    arguments: [{ name: 'question', summary: 'the question, or - for standard input', required: true }],
    options: [
      {
        name: 'facts',
        short: 'f',
        value: 'file',
        repeatable: true,
        isFile: true,
        summary: 'text to be told first, or - for standard input; may be repeated',
      },
      { name: 'why', summary: 'show the numbered derivation, premises first' },
      { name: 'why-not', summary: 'show what each rule still lacks, and what would be enough' },
      JSON_OPTION,
      STRICT_OPTION,
    ],
    examples: [
      { line: 'core ask --facts examples/socrates.txt "Is Socrates mortal?"', says: 'a yes, with what it rests on' },
      { line: 'core ask --facts examples/cat.txt "Is the cat green?" --why', says: 'every step, numbered' },
      { line: 'core ask --facts examples/covered.txt "Is Case7 covered?" --why-not', says: 'what is missing' },
    ],
  },
  {
    name: 'entail',
    summary: 'decide whether formulas entail a query, with a certificate',
    details:
      'Formulas use ~ & | -> <-> and parentheses over atoms. The outcome is ENTAILED, REFUTED, UNKNOWN or REFUSED; ' +
      'every committed outcome and every UNKNOWN carries a certificate that an independent checker accepted.',
    arguments: [{ name: 'query', summary: 'the formula to decide', required: false }],
    options: [
      { name: 'premise', short: 'p', value: 'formula', repeatable: true, summary: 'a premise; may be repeated' },
      {
        name: 'problem',
        value: 'file',
        isFile: true,
        summary: 'read {"premises":[…],"query":…} from a file instead: one object or JSON Lines; - is standard input',
      },
      {
        name: 'export',
        value: 'dir',
        isFile: true,
        summary: 'write the refutation for other checkers: DIMACS (.cnf) and DRAT (.drat)',
      },
      JSON_OPTION,
      STRICT_OPTION,
    ],
    examples: [
      { line: 'core entail -p "a -> ~b" -p "a" "b"', says: 'REFUTED, with its keys and certificate' },
      { line: 'core entail -p "a | b" "a" --json', says: 'UNKNOWN, with two counter-models' },
    ],
  },
  {
    name: 'verify',
    summary: 're-check an answer or an entailment, no solver involved',
    details:
      'Takes what ask --json or entail --json printed (one document or JSON Lines), re-reads every premise, and checks ' +
      'every step of its proof with a checker that shares no code with the solver.',
    arguments: [{ name: 'file', summary: 'the document, or - for standard input', required: true, isFile: true }],
    options: [JSON_OPTION],
    examples: [
      { line: 'core verify answer.json', says: 'exit 1 when any part of the document does not hold' },
      { line: 'core entail -p "a" "a" --json | core verify -', says: 'straight from another command' },
    ],
  },
  {
    name: 'eval',
    summary: 'run a lane of known answers and report coverage and mistakes',
    details: 'Without a lane, lists the lanes. Exit 1 when a gate of the lane fails.',
    arguments: [{ name: 'lane', summary: 'the lane to run', required: false, values: LANES }],
    options: [
      { name: 'data', value: 'path', isFile: true, summary: 'the data file or folder of the lane' },
      { name: 'report', value: 'file', isFile: true, summary: 'also write the report as JSON to a file' },
      JSON_OPTION,
    ],
    examples: [
      { line: 'core eval proofwriter-owa --data dev.json', says: 'a table, progress on the terminal' },
      { line: 'core eval entailment --data propositional.jsonl --json', says: 'one eval/1 object' },
    ],
  },
  {
    name: 'doctor',
    summary: 'check this installation',
    details: 'Checks the Node version, the reader, the solver and that the proof checker still rejects a bad proof.',
    arguments: [],
    options: [JSON_OPTION],
    examples: [
      { line: 'core doctor', says: 'one line for each check, exit 1 when one fails' },
      { line: 'core doctor --json', says: 'the same as one object' },
    ],
  },
  {
    name: 'completion',
    summary: 'print a completion script for a shell',
    details: 'The script is made from the same table as this help.',
    arguments: [{ name: 'shell', summary: 'bash, zsh or fish', required: true, values: SHELLS }],
    options: [],
    examples: [
      { line: 'core completion bash > ~/.local/share/bash-completion/completions/core', says: 'for bash' },
      { line: 'core completion fish > ~/.config/fish/completions/core.fish', says: 'for fish' },
    ],
  },
];

/**
 * DIMACS clause files: a strict reader whose refusals name line and column, a writer, and DRAT proof text.
 *
 * Accepted: comment lines `c …` anywhere between clauses, one header `p cnf VARIABLES CLAUSES`, then that many clauses of
 * integers ended by 0, spread over lines as one likes. Everything else is refused: a wrong count, a literal out of
 * range, `+1`, `01`, `-0`, text after the last clause.
 *
 * Source: spec 04 §3.3 (exportable refutations); the format as its public description states it.
 */

/** Larger numbers do not fit the solver's 32-bit literals. */
const MAX_DIMACS_VARIABLE = 0x3fff_ffff;

export interface Cnf {
  readonly kind: 'cnf';
  readonly variableCount: number;
  readonly clauses: readonly (readonly number[])[];
}

export type DimacsReason =
  | 'header_missing'
  | 'header_repeated'
  | 'header_malformed'
  | 'not_a_literal'
  | 'literal_out_of_range'
  | 'clause_unfinished'
  | 'too_few_clauses'
  | 'too_many_clauses';

export interface DimacsRefusal {
  readonly kind: 'refusal';
  readonly code: 'malformed_dimacs';
  readonly reason: DimacsReason;
  /** Both from 1; at the end of the text, the place just after it. */
  readonly line: number;
  readonly column: number;
}

const HEADER = /^p[ \t]+cnf[ \t]+(0|[1-9][0-9]*)[ \t]+(0|[1-9][0-9]*)[ \t]*$/;
const LITERAL = /^-?[1-9][0-9]*$/;
const WORD = /[^ \t]+/g;

/** Reads DIMACS text. Lines end in LF or CR LF. */
export function parseDimacs(text: string): Cnf | DimacsRefusal {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  let header: { readonly variables: number; readonly clauses: number } | undefined;
  const clauses: number[][] = [];
  let clause: number[] = [];
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (line.startsWith('c') || line.trim() === '') continue;
    if (line.startsWith('p')) {
      if (header !== undefined) return refuse('header_repeated', number, 1);
      header = parseHeader(line);
      if (header === undefined) return refuse('header_malformed', number, 1);
      continue;
    }
    if (header === undefined) return refuse('header_missing', number, 1);
    for (const match of line.matchAll(WORD)) {
      const [word] = match;
      const column = match.index + 1;
      if (clauses.length === header.clauses) return refuse('too_many_clauses', number, column);
      if (word === '0') {
        clauses.push(clause);
        clause = [];
        continue;
      }
      if (!LITERAL.test(word)) return refuse('not_a_literal', number, column);
      const literal = Number(word);
      if (Math.abs(literal) > header.variables) return refuse('literal_out_of_range', number, column);
      clause.push(literal);
    }
  }
  const endLine = lines.length;
  const endColumn = (lines.at(-1)?.length ?? 0) + 1;
  if (header === undefined) return refuse('header_missing', endLine, endColumn);
  if (clause.length > 0) return refuse('clause_unfinished', endLine, endColumn);
  if (clauses.length < header.clauses) return refuse('too_few_clauses', endLine, endColumn);
  return { kind: 'cnf', variableCount: header.variables, clauses };
}

function parseHeader(line: string): { readonly variables: number; readonly clauses: number } | undefined {
  const match = HEADER.exec(line);
  const variables = Number(match?.[1] ?? Number.NaN);
  const clauses = Number(match?.[2] ?? Number.NaN);
  return variables <= MAX_DIMACS_VARIABLE && Number.isSafeInteger(clauses) ? { variables, clauses } : undefined;
}

function refuse(reason: DimacsReason, line: number, column: number): DimacsRefusal {
  return { kind: 'refusal', code: 'malformed_dimacs', reason, line, column };
}

/** DIMACS text; `comments` go before the header, one line each. */
export function writeDimacs(
  { variableCount, clauses }: Pick<Cnf, 'variableCount' | 'clauses'>,
  comments: readonly string[] = [],
): string {
  const lines = comments.map((comment) => `c ${comment.replaceAll(/[\r\n]+/g, ' ')}`);
  lines.push(`p cnf ${String(variableCount)} ${String(clauses.length)}`);
  return [...lines, ...clauses.map(writeClause), ''].join('\n');
}

/** A refutation as DRAT text: one added clause a line, no deletions. RUP steps are DRAT steps. */
export function writeDrat(steps: readonly (readonly number[])[]): string {
  return [...steps.map(writeClause), ''].join('\n');
}

function writeClause(clause: readonly number[]): string {
  return [...clause, 0].join(' ');
}

/**
 * Truth tables: a second reading of the propositional language and a second decision of every question, by brute force.
 * Imports nothing of lib.
 *
 * The table of a formula over n atoms is a bigint of 2^n bits; bit r is the value in the row where atom i has the value
 * of bit i of r. Sizes up to some 14 atoms are meant.
 *
 * Source: spec 04 §2.1, §2.2 (the full grammar, §15 trap 21), §3.2.
 */

export type FiveWay = 'entailed_true' | 'entailed_false' | 'undetermined' | 'contradiction';

const TOKEN = /\s*(?:([A-Za-z_]\w*)|(<->|↔|≡)|(->|→|⊃)|(\|\|?|∨)|(&&?|∧)|([~!¬])|([()]))/uy;
const WORDS: Readonly<Record<string, string>> = {
  not: '~',
  and: '&',
  or: '|',
  implies: '->',
  iff: '<->',
  true: 'true',
  false: 'false',
};
const SYMBOL_OF_GROUP = ['', '', '<->', '->', '|', '&', '~'];

interface Token {
  readonly symbol: string;
  /** The name, when the symbol is `atom`. */
  readonly name: string;
}

const END: Token = { symbol: 'end', name: '' };

/** @throws SyntaxError where no token starts. */
function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new SyntaxError(`no token at ${String(at)}`);
    tokens.push(tokenOf(match));
  }
  return tokens;
}

function tokenOf(match: RegExpExecArray): Token {
  const word = match[1];
  if (word !== undefined) {
    const lower = word.toLowerCase();
    if (lower === 'forall' || lower === 'exists') throw new SyntaxError('a quantifier');
    return Object.hasOwn(WORDS, lower) ? { symbol: WORDS[lower] ?? '', name: '' } : { symbol: 'atom', name: word };
  }
  const parts: readonly (string | undefined)[] = match;
  const group = parts.findIndex((part, index) => index > 1 && part !== undefined);
  return { symbol: SYMBOL_OF_GROUP[group] ?? parts[group] ?? '', name: '' };
}

/** The atoms of a text, in order of appearance. */
export function atomsOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => tokenize(text).flatMap(({ name }) => (name === '' ? [] : [name]))))];
}

/** Recursive descent, one method per line of the grammar. */
class TableReader {
  readonly #tokens: readonly Token[];
  readonly #atoms: readonly string[];
  readonly #all: bigint;
  #next = 0;

  constructor(text: string, atoms: readonly string[]) {
    this.#tokens = tokenize(text);
    this.#atoms = atoms;
    this.#all = everyRow(atoms.length);
  }

  read(): bigint {
    const table = this.#iff();
    if (this.#next < this.#tokens.length) throw new SyntaxError('text after the formula');
    return table;
  }

  #accept(symbol: string): boolean {
    if (this.#tokens[this.#next]?.symbol !== symbol) return false;
    this.#next += 1;
    return true;
  }

  #not(table: bigint): bigint {
    return this.#all ^ table;
  }

  #iff(): bigint {
    let left = this.#implies();
    while (this.#accept('<->')) left = this.#not(left ^ this.#implies());
    return left;
  }

  #implies(): bigint {
    const left = this.#or();
    return this.#accept('->') ? this.#not(left) | this.#implies() : left;
  }

  #or(): bigint {
    let left = this.#and();
    while (this.#accept('|')) left |= this.#and();
    return left;
  }

  #and(): bigint {
    let left = this.#negation();
    while (this.#accept('&')) left &= this.#negation();
    return left;
  }

  #negation(): bigint {
    return this.#accept('~') ? this.#not(this.#negation()) : this.#atom();
  }

  #atom(): bigint {
    const { symbol, name } = this.#tokens[this.#next] ?? END;
    this.#next += 1;
    switch (symbol) {
      case 'atom':
        return column(this.#atoms.indexOf(name), this.#atoms.length);
      case 'true':
        return this.#all;
      case 'false':
        return 0n;
      case '(': {
        const inner = this.#iff();
        if (!this.#accept(')')) throw new SyntaxError('")" expected');
        return inner;
      }
      default:
        throw new SyntaxError('operand expected');
    }
  }
}

function everyRow(atomCount: number): bigint {
  return (1n << (1n << BigInt(atomCount))) - 1n;
}

const columns = new Map<string, bigint>();

/** The table of atom `index` alone. */
function column(index: number, atomCount: number): bigint {
  const key = `${String(index)}/${String(atomCount)}`;
  const known = columns.get(key);
  if (known !== undefined) return known;
  let table = 0n;
  for (let row = 0; row < 2 ** atomCount; row += 1) if (((row >> index) & 1) === 1) table |= 1n << BigInt(row);
  columns.set(key, table);
  return table;
}

/** The table of a formula. @throws SyntaxError when the text is none. */
export function tableOf(text: string, atoms: readonly string[]): bigint {
  return new TableReader(text, atoms).read();
}

/** Decides a problem in the normative order: inconsistency first. */
export function decideByTable(premises: readonly string[], query: string): FiveWay {
  const atoms = atomsOf([...premises, query]);
  const all = everyRow(atoms.length);
  const models = premises.reduce((table, premise) => table & tableOf(premise, atoms), all);
  const asked = tableOf(query, atoms);
  if (models === 0n) return 'contradiction';
  if ((models & (all ^ asked)) === 0n) return 'entailed_true';
  return (models & asked) === 0n ? 'entailed_false' : 'undetermined';
}

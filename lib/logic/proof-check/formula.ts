/**
 * The checker's own reading of propositional formulas. A formula is kept in postfix order, operands before operator, so
 * every walk over it is one loop with a stack and no input can overflow the call stack.
 *
 * Source: spec 04 §2.1, §2.2.
 */
import { type Budget, BudgetExceeded } from '../../base/budget.js';
import { safeDisplay } from '../../base/safe-display.js';
import { reject } from './check-result.js';

/**
 * Symbols in postfix order: `(a & b) -> ~c` is `a b & c ~ ->`. Operators and constants are in the ASCII spellings
 * `~ & | -> <->` and `true` `false`, none of which can be an atom; every other symbol is an atom.
 */
export type Formula = readonly string[];

export type BinaryOperator = '&' | '|' | '->' | '<->';

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...['~', '!', '¬'].map((spelling) => [spelling, '~'] as const),
  ...['&', '&&', '∧'].map((spelling) => [spelling, '&'] as const),
  ...['|', '||', '∨'].map((spelling) => [spelling, '|'] as const),
  ...['->', '→', '⊃'].map((spelling) => [spelling, '->'] as const),
  ...['<->', '↔', '≡'].map((spelling) => [spelling, '<->'] as const),
  ['(', '('],
  [')', ')'],
]);

/** Keywords, in lower case. They are recognised in any case and are never atoms. */
const KEYWORDS: ReadonlyMap<string, string> = new Map([
  ['not', '~'],
  ['and', '&'],
  ['or', '|'],
  ['implies', '->'],
  ['iff', '<->'],
  ['true', 'true'],
  ['false', 'false'],
]);

/** Words of another language: a text that uses them is no propositional formula. */
const RESERVED: ReadonlySet<string> = new Set(['forall', 'exists']);

/** One token after optional blanks: a word, or the longest symbol that fits. */
const TOKEN = /[ \t\r\n]*(?:([A-Za-z_][A-Za-z0-9_]*)|(<->|->|&&?|\|\|?|[~!¬∧∨→⊃↔≡()]))/y;
const BLANKS = /[ \t\r\n]*$/y;

/** How strongly an operator holds its operands. An open parenthesis holds nothing: it ends every comparison. */
const STRENGTH: ReadonlyMap<string, number> = new Map([
  ['~', 5],
  ['&', 4],
  ['|', 3],
  ['->', 2],
  ['<->', 1],
  ['(', 0],
]);

/**
 * Read one formula.
 *
 * @throws Rejection when the text is not a formula of the language.
 * @throws BudgetExceeded when it has more bytes or tokens than the budget allows.
 */
export function readFormula(text: unknown, budget: Budget, what: string): Formula {
  if (typeof text !== 'string') return reject(`${what} must be a text, found ${safeDisplay(text)}`);
  const postfix: string[] = [];
  /** Operators and parentheses whose right operand is not complete yet. */
  const open: string[] = [];
  let operandIsNext = true;
  for (const token of tokensOf(text, budget, what)) {
    if (operandIsNext) {
      if (token === '~' || token === '(') open.push(token);
      else if (token === ')' || isBinaryOperator(token)) reject(`${what}: operand expected before ${token}`);
      else {
        postfix.push(token);
        operandIsNext = false;
      }
    } else if (token === ')') {
      moveTighter(open, postfix, 1);
      if (open.pop() !== '(') reject(`${what}: ")" closes nothing`);
    } else if (isBinaryOperator(token)) {
      // Only `->` groups to the right: an equal operator on its left waits for it.
      const strength = strengthOf(token);
      moveTighter(open, postfix, token === '->' ? strength + 1 : strength);
      open.push(token);
      operandIsNext = true;
    } else reject(`${what}: operator expected before ${safeDisplay(token)}`);
  }
  if (operandIsNext) reject(`${what}: the text ends where an operand is expected`);
  moveTighter(open, postfix, 1);
  if (open.length > 0) reject(`${what}: "(" is never closed`);
  return postfix;
}

function tokensOf(text: string, budget: Budget, what: string): readonly string[] {
  // UTF-16 units, not bytes: never more than the bytes, so nothing the producer may read is given up here.
  if (text.length > budget.formulaBytes) throw BudgetExceeded.on('formulaBytes', budget.formulaBytes, text.length);
  const tokens: string[] = [];
  let offset = 0;
  for (;;) {
    TOKEN.lastIndex = offset;
    const match = TOKEN.exec(text);
    if (match === null) break;
    offset = TOKEN.lastIndex;
    tokens.push(canonicalToken(match[1], match[2], what));
    if (tokens.length > budget.tokens) throw BudgetExceeded.on('tokens', budget.tokens, tokens.length);
  }
  BLANKS.lastIndex = offset;
  if (!BLANKS.test(text)) reject(`${what}: not a formula at "${safeDisplay(text.slice(offset), 16)}"`);
  return tokens;
}

function canonicalToken(word: string | undefined, symbol: string | undefined, what: string): string {
  if (word === undefined) return SYMBOLS.get(symbol ?? '') ?? reject(`${what}: unknown symbol`);
  const lower = word.toLowerCase();
  if (RESERVED.has(lower)) reject(`${what}: the word "${lower}" belongs to no propositional formula`);
  return KEYWORDS.get(lower) ?? word;
}

/** Move the innermost open operators that hold at least this strongly behind their operands. */
function moveTighter(open: string[], postfix: string[], strength: number): void {
  for (let top = open.at(-1); top !== undefined && strengthOf(top) >= strength; top = open.at(-1)) {
    postfix.push(top);
    open.pop();
  }
}

function strengthOf(operator: string): number {
  return STRENGTH.get(operator) ?? reject(`no operator: ${safeDisplay(operator)}`);
}

function isBinaryOperator(symbol: string): symbol is BinaryOperator {
  return symbol === '&' || symbol === '|' || symbol === '->' || symbol === '<->';
}

export function isAtom(symbol: string): boolean {
  return symbol !== 'true' && symbol !== 'false' && symbol !== '~' && !isBinaryOperator(symbol);
}

/** The fully parenthesised text that `tseitin1` sorts by: `(l op r)`, `~f`, one blank around binary operators. */
export function printFormula(formula: Formula): string {
  return foldFormula<string>(formula, {
    leaf: (symbol) => symbol,
    not: (operand) => `~${operand}`,
    binary: (operator, left, right) => `(${left} ${operator} ${right})`,
  });
}

/** Truth of a formula under a valuation of all its atoms. @throws Rejection when an atom has no value. */
export function evaluateFormula(formula: Formula, valuation: ReadonlyMap<string, boolean>): boolean {
  return foldFormula<boolean>(formula, {
    leaf: (symbol) =>
      isAtom(symbol)
        ? (valuation.get(symbol) ?? reject(`no value for atom ${safeDisplay(symbol)}`))
        : symbol === 'true',
    not: (operand) => !operand,
    binary: applyOperator,
  });
}

function applyOperator(operator: BinaryOperator, left: boolean, right: boolean): boolean {
  switch (operator) {
    case '&':
      return left && right;
    case '|':
      return left || right;
    case '->':
      return !left || right;
    case '<->':
      return left === right;
  }
}

/** What one value per subformula is computed from. Calls come in post-order: left, right, node. */
export interface FormulaFold<Value> {
  /** An atom or a constant. */
  readonly leaf: (symbol: string) => Value;
  readonly not: (operand: Value) => Value;
  readonly binary: (operator: BinaryOperator, left: Value, right: Value) => Value;
}

/** Compute a value bottom up. */
export function foldFormula<Value extends number | string | boolean>(
  formula: Formula,
  fold: FormulaFold<Value>,
): Value {
  const values: Value[] = [];
  const take = (): Value => values.pop() ?? reject('a formula in postfix order lacks an operand');
  for (const symbol of formula) {
    if (symbol === '~') values.push(fold.not(take()));
    else if (isBinaryOperator(symbol)) {
      const right = take();
      values.push(fold.binary(symbol, take(), right));
    } else values.push(fold.leaf(symbol));
  }
  return take();
}

/**
 * Reads formula text into post-order by operator precedence with an explicit stack: a million `~` or parentheses meet
 * the `depth` budget, never the call stack.
 *
 * `depth` counts what is open at one place: parentheses, negations and operators still waiting for their right side.
 * A long left-associative chain such as `a & b & c & …` is therefore shallow.
 *
 * Source: spec 04 §2.2 (grammar), §2.3 (regime before grammar), §2.4 (budgets).
 */
import { DEFAULT_BUDGET, type Budget } from '../../base/budget.js';
import { AND, AtomTable, FALSE, IFF, IMPLIES, NOT, OR, TRUE, type Formula } from './formula.js';
import { ATOM, CLOSE, lex, OPEN, Tokens } from './lex.js';
import { malformed, overBudget, type LogicRefusal } from './refusal.js';
import { detectRegime } from './regime.js';
import { at } from './typed.js';

/** A UTF-16 code unit is at most three bytes of UTF-8. */
const MAX_BYTES_PER_UNIT = 3;

/** How tightly an operator binds, by negated code; NOT is handled apart. */
function precedence(code: number): number {
  switch (code) {
    case AND:
      return 4;
    case OR:
      return 3;
    case IMPLIES:
      return 2;
    case IFF:
      return 1;
    default:
      return 0;
  }
}

/** Reads formulas that share one atom table and one set of limits. Its buffers are reused from formula to formula. */
export class FormulaReader {
  readonly atoms = new AtomTable();
  readonly #budget: Budget;
  readonly #tokens = new Tokens();
  /** Operators and parentheses still open. */
  readonly #open: number[] = [];

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** @returns the formula, or the refusal: out of regime before malformed, bytes before everything. */
  read(text: string): Formula | LogicRefusal {
    const { formulaBytes, tokens: tokenLimit } = this.#budget;
    const bytes = text.length * MAX_BYTES_PER_UNIT <= formulaBytes ? 0 : Buffer.byteLength(text);
    if (bytes > formulaBytes) return overBudget('formulaBytes', formulaBytes, bytes);
    const tokens = this.#tokens;
    lex(text, tokenLimit, tokens);
    // Every marker is an illegal character or a shape the lexer flags, so clean text skips the detector.
    const regime = tokens.suspect ? detectRegime(text) : undefined;
    if (regime !== undefined) return { code: 'out_of_regime', marker: regime.marker, at: regime.at };
    if (tokens.overflow) return overBudget('tokens', tokenLimit, tokenLimit + 1);
    if (tokens.illegalAt >= 0) return malformed(tokens.illegalAt, 'this character starts no token');
    return this.#parse(text);
  }

  #parse(text: string): Formula | LogicRefusal {
    const { count, kinds, starts, ends } = this.#tokens;
    const open = this.#open;
    const depthLimit = this.#budget.depth;
    const postfix: number[] = [];
    open.length = 0;
    let wantsOperand = true;
    for (let index = 0; index < count; index += 1) {
      const kind = at(kinds, index);
      if (wantsOperand) {
        if (kind === NOT || kind === OPEN) {
          if (open.push(kind) > depthLimit) return overBudget('depth', depthLimit, open.length);
          continue;
        }
        if (kind === ATOM) postfix.push(this.atoms.indexOf(text.slice(at(starts, index), at(ends, index))));
        else if (kind === TRUE || kind === FALSE) postfix.push(kind);
        else return malformed(at(starts, index), 'expected an atom, a constant, a negation or "("');
        closeNegations(open, postfix);
        wantsOperand = false;
      } else if (kind === CLOSE) {
        closeOperators(open, postfix, 0);
        if (open.pop() !== OPEN) return malformed(at(starts, index), 'this ")" closes nothing');
        closeNegations(open, postfix);
      } else {
        const binding = precedence(kind);
        if (binding === 0) return malformed(at(starts, index), 'expected an operator, ")" or the end');
        // IMPLIES is right-associative: an equal one before it stays open.
        closeOperators(open, postfix, kind === IMPLIES ? binding + 1 : binding);
        if (open.push(kind) > depthLimit) return overBudget('depth', depthLimit, open.length);
        wantsOperand = true;
      }
    }
    if (wantsOperand) return malformed(text.length, 'the formula ends where an operand is expected');
    closeOperators(open, postfix, 0);
    if (open.length > 0) return malformed(text.length, 'a "(" is not closed');
    return { atoms: this.atoms.names, postfix };
  }
}

/** Moves the negations that waited for the operand just finished. */
function closeNegations(open: number[], postfix: number[]): void {
  while (open.at(-1) === NOT) {
    open.pop();
    postfix.push(NOT);
  }
}

/** Moves open binary operators that bind at least as tightly as `binding`; stops at a parenthesis. */
function closeOperators(open: number[], postfix: number[], binding: number): void {
  for (let top = open.at(-1); top !== undefined && top !== OPEN && precedence(top) >= binding; top = open.at(-1)) {
    postfix.push(top);
    open.pop();
  }
}

/** Reads one formula on its own. */
export function parseFormula(text: string, budget: Budget = DEFAULT_BUDGET): Formula | LogicRefusal {
  return new FormulaReader(budget).read(text);
}

export function isLogicRefusal(result: Formula | LogicRefusal): result is LogicRefusal {
  return 'code' in result;
}

/** The part of logic-solver (untyped) that the bench calls. A term is a name, `-name`, or a formula object. */
declare module 'logic-solver' {
  export type Term = string | object;
  interface LogicSolver {
    require(...terms: readonly Term[]): void;
    solve(): object | null;
    solveAssuming(term: Term): object | null;
  }
  const Logic: {
    readonly TRUE: string;
    readonly FALSE: string;
    not(operand: Term): Term;
    and(...operands: readonly Term[]): Term;
    or(...operands: readonly Term[]): Term;
    implies(left: Term, right: Term): Term;
    equiv(left: Term, right: Term): Term;
    readonly Solver: new () => LogicSolver;
  };
  export default Logic;
}

/**
 * Whether a piece of code can throw one of some classes, as far as its own program's sources tell: through the functions,
 * methods and constructors it calls, and those they call.
 *
 * Source: spec 05 §2.3 (`catchesFatal`).
 */
import ts from 'typescript';

import { deref } from './symbol-ref.js';

/** The first of the classes that running the code can throw. */
export function thrownBy(program: ts.Program, code: ts.Node, classes: readonly ts.Symbol[]): ts.Symbol | undefined {
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Node>();
  const pending: ts.Node[] = [code];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const found = classes.find((candidate) => throwsIn(next, candidate));
    if (found !== undefined) return found;
    pending.push(...calledIn(next));
  }
  return undefined;

  function throwsIn(node: ts.Node, candidate: ts.Symbol): boolean {
    if (ts.isThrowStatement(node) && isOrExtends(checker, checker.getTypeAtLocation(node.expression), candidate))
      return true;
    return ts.forEachChild(node, (child) => throwsIn(child, candidate)) ?? false;
  }

  function calledIn(node: ts.Node): readonly ts.Node[] {
    const called: ts.Node[] = [];
    const visit = (child: ts.Node): void => {
      if (ts.isCallExpression(child) || ts.isNewExpression(child)) called.push(...bodiesOf(child));
      ts.forEachChild(child, visit);
    };
    visit(node);
    return called;
  }

  function bodiesOf(call: ts.CallExpression | ts.NewExpression): readonly ts.Node[] {
    const declaration = checker.getResolvedSignature(call)?.declaration;
    const symbol = deref(checker, checker.getSymbolAtLocation(call.expression));
    // An overload has no body; its symbol's other declarations do.
    return [declaration, ...(symbol?.declarations ?? [])].flatMap((candidate) =>
      candidate !== undefined && 'body' in candidate && isBody(candidate.body) ? [candidate.body] : [],
    );
  }
}

function isBody(value: unknown): value is ts.Node {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** The class or one that it extends. */
export function isOrExtends(checker: ts.TypeChecker, type: ts.Type, symbol: ts.Symbol): boolean {
  if (type.getSymbol() === symbol) return true;
  if (type.isUnion()) return type.types.some((part) => isOrExtends(checker, part, symbol));
  return (type.getBaseTypes() ?? []).some((base) => isOrExtends(checker, base, symbol));
}

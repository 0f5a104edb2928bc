/**
 * A class whose instances must be earned, and the question every detector asks of a type: does a value of it hold one?
 *
 * Answers are cached by program, never by file or for good: an editor's next keystroke is another program.
 *
 * Source: spec 05 §2.2, §6 (T12, T13, T34).
 */
import ts from 'typescript';

import { MisconfiguredLaw, resolveRef, type SymbolRef } from './symbol-ref.js';
import { isAny, partsOf, typeArgumentsOf } from './types.js';

/**
 * `itself`: the type is the class. `among`: a union, intersection, type parameter or subclass that may be it.
 * `inside`: reachable through a type argument, a result or a data property. `no`: none of these.
 */
export type Hold = 'itself' | 'among' | 'inside' | 'no';

export interface ProtectedClass {
  readonly name: string;
  readonly symbol: ts.Symbol;
  /** Absolute path of the declaring file, as the program spells it. */
  readonly fileName: string;
  readonly holdOf: (type: ts.Type) => Hold;
}

/** A value of the type may itself be an instance. */
export function isHeldDirectly(hold: Hold): boolean {
  return hold === 'itself' || hold === 'among';
}

const resolved = new WeakMap<ts.Program, Map<string, ProtectedClass | undefined>>();

/**
 * The class a reference names, or undefined when its file is outside this program.
 *
 * @throws MisconfiguredLaw when the reference resolves to nothing, or to something other than a class.
 */
export function protectedClass(program: ts.Program, root: string, ref: SymbolRef): ProtectedClass | undefined {
  const known = resolved.get(program) ?? new Map<string, ProtectedClass | undefined>();
  resolved.set(program, known);
  const key = JSON.stringify([root, ref.file, ref.name]);
  if (!known.has(key)) known.set(key, resolveClass(program, root, ref));
  return known.get(key);
}

function resolveClass(program: ts.Program, root: string, ref: SymbolRef): ProtectedClass | undefined {
  const named = resolveRef(program, root, ref);
  if (named === undefined) return undefined;
  // `export type Determined = SealedDetermined` names the class without exporting it as a value.
  const symbol = program.getTypeChecker().getDeclaredTypeOfSymbol(named).getSymbol();
  const declaration = symbol?.declarations?.find((candidate) => ts.isClassLike(candidate));
  if (symbol === undefined || declaration === undefined)
    throw new MisconfiguredLaw(`${ref.file}: "${ref.name}" is not a class; an interface accepts any look-alike`);
  return {
    name: ref.name,
    symbol,
    fileName: declaration.getSourceFile().fileName,
    holdOf: holdOf(program, symbol),
  };
}

/** Deep enough for `Map<string, readonly Promise<T>[]>` and a record of records; every level is a visible type. */
const MAX_DEPTH = 4;

function holdOf(program: ts.Program, symbol: ts.Symbol): (type: ts.Type) => Hold {
  const checker = program.getTypeChecker();
  const constructorType = checker.getTypeOfSymbol(symbol);
  const known = new WeakMap<ts.Type, Hold>();

  return (type) => {
    const answer = known.get(type) ?? find(type);
    known.set(type, answer);
    return answer;
  };

  function find(type: ts.Type): Hold {
    if (isInstance(type)) return 'itself';
    if (mayBeInstance(type)) return 'among';
    return holdsInside(type, new Set(), 0) ? 'inside' : 'no';
  }

  function isInstance(type: ts.Type): boolean {
    return type.getSymbol() === symbol && type !== constructorType;
  }

  function mayBeInstance(type: ts.Type): boolean {
    if (isInstance(type)) return true;
    if (type.isUnionOrIntersection()) return type.types.some(mayBeInstance);
    return [...constraintOf(type), ...(type.getBaseTypes() ?? [])].some(mayBeInstance);
  }

  function constraintOf(type: ts.Type): readonly ts.Type[] {
    if ((type.flags & ts.TypeFlags.TypeParameter) === 0) return [];
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined || constraint === type ? [] : [constraint];
  }

  function holdsInside(type: ts.Type, seen: Set<ts.Type>, depth: number): boolean {
    if (depth > MAX_DEPTH || seen.has(type) || isAny(type)) return false;
    seen.add(type);
    return [...partsOf(type).filter((part) => part !== type), ...containedIn(type, depth)].some(
      (inner) => mayBeInstance(inner) || holdsInside(inner, seen, depth + 1),
    );
  }

  /** Results count at the top only: a value *with* a method that returns an instance does not hold one. */
  function containedIn(type: ts.Type, depth: number): readonly ts.Type[] {
    const results = depth === 0 ? type.getCallSignatures().map((signature) => signature.getReturnType()) : [];
    return [...typeArgumentsOf(checker, type), ...results, ...ownDataOf(type)];
  }

  function ownDataOf(type: ts.Type): readonly ts.Type[] {
    const declarations = type.getSymbol()?.declarations ?? [];
    const isOurs = declarations.length > 0 && declarations.every((declaration) => !isForeign(declaration));
    return isOurs && type !== constructorType
      ? type.getProperties().map((property) => checker.getTypeOfSymbol(property))
      : [];
  }

  function isForeign(declaration: ts.Declaration): boolean {
    const source = declaration.getSourceFile();
    return program.isSourceFileDefaultLibrary(source) || program.isSourceFileFromExternalLibrary(source);
  }
}

/**
 * A function or a member that only some files may use, and whether a piece of code uses it.
 *
 * A member is the same member in a subclass that overrides it, and in an interface that its class implements: whoever
 * calls through one of these reaches it.
 *
 * Source: spec 05 §2.3 (`call-only-in`), §3 T4.
 */
import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { deref, resolveMemberRef, resolveRef, type MemberRef } from './symbol-ref.js';
import type { TypedTree } from './typed-tree.js';
import { partsOf } from './types.js';

export interface GuardedCallee {
  /** As the options spell it: `save`, `Vault.store`. */
  readonly shown: string;
  /** The member's name, where it is one. */
  readonly member: string | undefined;
  /** The declared function, or the member and what it implements. */
  readonly symbols: ReadonlySet<ts.Symbol>;
}

/**
 * The callee a reference names, or undefined when its file is outside this program.
 *
 * @throws MisconfiguredLaw when the reference resolves to nothing.
 */
export function guardedCallee(tree: TypedTree, root: string, ref: MemberRef): GuardedCallee | undefined {
  const symbol = resolveMemberRef(tree.program, root, ref);
  if (symbol === undefined) return undefined;
  const { member } = ref;
  if (member === undefined) return { shown: ref.name, member, symbols: new Set([symbol]) };
  const owner = resolveRef(tree.program, root, ref);
  const same = owner === undefined ? [] : above(tree.checker, owner).flatMap((base) => memberOf(tree, base, member));
  return { shown: `${ref.name}.${member}`, member, symbols: new Set([symbol, ...same]) };
}

/** The name stands for the guarded function. */
export function isCallee(tree: TypedTree, node: TSESTree.Node, { symbols }: GuardedCallee): boolean {
  const symbol = tree.symbolOf(node);
  return symbol !== undefined && symbols.has(symbol);
}

/** A value of this type has the guarded member: its own, an inherited one, or one that overrides or implements it. */
export function hasCallee(tree: TypedTree, type: ts.Type, callee: GuardedCallee): boolean {
  const { member, symbols } = callee;
  if (member === undefined) return false;
  return partsOf(tree.checker.getApparentType(type)).some((part) => {
    const property = part.getProperty(member);
    if (property === undefined) return false;
    if (isCalleeSymbol(property, callee)) return true;
    const owner = part.getSymbol();
    return (
      owner !== undefined &&
      above(tree.checker, owner).some((base) => memberOf(tree, base, member).some((one) => symbols.has(one)))
    );
  });
}

/** The very symbol, or an instantiated or intersected one, which is another symbol with the same declaration. */
export function isCalleeSymbol(symbol: ts.Symbol, { symbols }: GuardedCallee): boolean {
  const declarations = symbol.declarations ?? [];
  return [...symbols].some((one) => one === symbol || one.declarations?.some((same) => declarations.includes(same)));
}

function memberOf({ checker }: TypedTree, owner: ts.Symbol, member: string): readonly ts.Symbol[] {
  const found = checker.getDeclaredTypeOfSymbol(owner).getProperty(member);
  return found === undefined ? [] : [found];
}

/** What a class or an interface extends and implements, and what those do. */
function above(checker: ts.TypeChecker, symbol: ts.Symbol, seen = new Set<ts.Symbol>()): readonly ts.Symbol[] {
  if (seen.has(symbol)) return [];
  seen.add(symbol);
  const clauses = (symbol.declarations ?? [])
    .filter((declaration) => ts.isClassLike(declaration) || ts.isInterfaceDeclaration(declaration))
    .flatMap((declaration) => [...(declaration.heritageClauses ?? [])]);
  const bases = clauses
    .flatMap((clause) => [...clause.types])
    .map((base) => deref(checker, checker.getSymbolAtLocation(base.expression)))
    .filter((base) => base !== undefined);
  return [...bases, ...bases.flatMap((base) => above(checker, base, seen))];
}

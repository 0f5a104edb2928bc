/**
 * Names of declarations in options, and the symbols they stand for.
 *
 * A reference that resolves to nothing would leave a law switched on and inert, so it throws: ESLint then exits 2. The
 * one silent case is a target that exists on disk but is no part of the linted file's program: such a file imports the
 * target by no chain of modules, so no expression in it has the target's type.
 *
 * Source: spec 05 §2.2, §4.2 (V5).
 */
import { resolve } from 'node:path';

import type { JSONSchema4 } from '@typescript-eslint/utils/json-schema';
import ts from 'typescript';

/** A declaration: an exact path relative to the repository root (never a pattern) and the name it is declared by. */
export interface SymbolRef {
  readonly file: string;
  readonly name: string;
}

export const symbolRefSchema: JSONSchema4 = {
  type: 'object',
  additionalProperties: false,
  required: ['file', 'name'],
  properties: { file: { type: 'string', minLength: 1 }, name: { type: 'string', minLength: 1 } },
};

/** A declaration, or a static or instance member of it. */
export interface MemberRef extends SymbolRef {
  readonly member?: string;
}

export const memberRefSchema: JSONSchema4 = {
  type: 'object',
  additionalProperties: false,
  required: ['file', 'name'],
  properties: {
    file: { type: 'string', minLength: 1 },
    name: { type: 'string', minLength: 1 },
    member: { type: 'string', minLength: 1 },
  },
};

/** Options name something that is not there: the law would watch nothing. */
export class MisconfiguredLaw extends Error {
  readonly code = 'misconfigured_law';
}

/** Follows imports and re-exports to the symbol that was declared. */
export function deref(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol;
  return checker.getAliasedSymbol(symbol);
}

/**
 * The symbol a reference stands for, or undefined when the target is outside this program.
 *
 * @throws MisconfiguredLaw when the file does not exist, or declares and exports no such name.
 */
export function resolveRef(program: ts.Program, root: string, ref: SymbolRef): ts.Symbol | undefined {
  const path = existingFile(root, ref.file);
  const source = program.getSourceFile(path);
  if (source === undefined) return undefined;
  const symbol = exportedSymbol(program, source, ref.name) ?? declaredSymbol(program, source, ref.name);
  if (symbol === undefined) throw new MisconfiguredLaw(`${ref.file} neither exports nor declares "${ref.name}"`);
  return symbol;
}

/**
 * As `resolveRef`, and on to the member where the reference names one.
 *
 * @throws MisconfiguredLaw when the declaration has no such member either.
 */
export function resolveMemberRef(program: ts.Program, root: string, ref: MemberRef): ts.Symbol | undefined {
  const symbol = resolveRef(program, root, ref);
  if (symbol === undefined || ref.member === undefined) return symbol;
  const checker = program.getTypeChecker();
  const member =
    checker.getTypeOfSymbol(symbol).getProperty(ref.member) ??
    checker.getDeclaredTypeOfSymbol(symbol).getProperty(ref.member);
  if (member === undefined) throw new MisconfiguredLaw(`${ref.file}: "${ref.name}" has no member "${ref.member}"`);
  return member;
}

/** @throws MisconfiguredLaw when there is no such file. */
export function existingFile(root: string, file: string): string {
  const path = resolve(root, file);
  if (!ts.sys.fileExists(path)) throw new MisconfiguredLaw(`no file ${file} below ${root}`);
  return path;
}

function exportedSymbol(program: ts.Program, source: ts.SourceFile, name: string): ts.Symbol | undefined {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  if (module === undefined) return undefined;
  return deref(
    checker,
    checker.getExportsOfModule(module).find((symbol) => symbol.name === name),
  );
}

function declaredSymbol(program: ts.Program, source: ts.SourceFile, name: string): ts.Symbol | undefined {
  const declaration = source.statements
    .filter((statement) => ts.isClassDeclaration(statement))
    .find((statement) => statement.name?.text === name);
  return declaration?.name && program.getTypeChecker().getSymbolAtLocation(declaration.name);
}

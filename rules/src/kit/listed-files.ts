/**
 * Lists of files in options: exact paths relative to the repository root, never patterns, and each must exist.
 *
 * Source: spec 05 §2.2, §4.2 (V7), §6 (T24).
 */
import { resolve } from 'node:path';

import type { TSESLint } from '@typescript-eslint/utils';
import type { JSONSchema4 } from '@typescript-eslint/utils/json-schema';
import ts from 'typescript';

import { existingFile } from './symbol-ref.js';

export const fileListSchema = {
  type: 'array',
  items: { type: 'string', minLength: 1 },
  uniqueItems: true,
} as const satisfies JSONSchema4;

type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;

/** Where paths in options start. */
export function rootOf(context: Context): string {
  return context.languageOptions.parserOptions.tsconfigRootDir ?? context.cwd;
}

/** The linted file is on the list. @throws MisconfiguredLaw when a file of the list does not exist. */
export function isListed(context: Context, files: readonly string[]): boolean {
  const root = rootOf(context);
  const listed = files.map((file) => existingFile(root, file));
  return listed.map(realPath).includes(realPath(resolve(root, context.physicalFilename)));
}

/** One file has one name here, whatever links lead to it. */
function realPath(path: string): string {
  return ts.sys.realpath?.(path) ?? path;
}

/** The listed files that the program contains, as it spells them. @throws MisconfiguredLaw when one does not exist. */
export function filesIn(program: ts.Program, root: string, files: readonly string[]): ReadonlySet<string> {
  const sources = files.map((file) => program.getSourceFile(existingFile(root, file)));
  return new Set(sources.flatMap((source) => (source === undefined ? [] : [source.fileName])));
}

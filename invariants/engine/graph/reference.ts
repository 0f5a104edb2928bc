/**
 * One place in a file that names another module, before anybody asked where the name leads.
 *
 * Source: spec 06 §2 (the 27 forms and the right answer for each).
 */

/**
 * When the dependency takes effect: as the module is loaded, only in the compiler, when the line runs, or in another
 * thread. `unresolvable` is none of these: the specifier is computed, so no reader of the text can tell where it leads.
 */
export type EdgeKind = 'value' | 'type' | 'lazy' | 'worker' | 'unresolvable';

/** Every kind, in the order reports list them. */
export const EDGE_KINDS = ['value', 'type', 'lazy', 'worker', 'unresolvable'] as const satisfies readonly EdgeKind[];

/** How the dependency is written. */
export type ReferenceForm =
  | 'import'
  | 'export'
  | 'import_equals'
  | 'import_call'
  | 'import_type'
  | 'require'
  | 'require_escapes'
  | 'resolve'
  | 'url'
  | 'worker'
  | 'module_augmentation'
  | 'reference_path'
  | 'reference_types'
  | 'jsdoc';

/**
 * By which rules the specifier is looked up: `static` is import or require as the file's own format says; `url` is
 * relative to the file with no search; `path` is a file name next to the file; `cwd` starts where the program starts,
 * which is taken to be the root; `types` names a package of declarations.
 */
export type LookUp = 'static' | 'import' | 'require' | 'url' | 'path' | 'cwd' | 'types';

/** UTF-16 offsets of the specifier (or of the expression that computes it), end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Reference {
  readonly form: ReferenceForm;
  readonly kind: EdgeKind;
  /** The constant specifier, or the source text of the expression when the kind is `unresolvable`. */
  readonly specifier: string;
  readonly range: Range;
  readonly lookUp: LookUp;
}

/** Line and column of an offset, both from 1, as editors and annotations count. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/u);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

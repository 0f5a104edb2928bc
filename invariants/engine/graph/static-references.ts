/**
 * Dependencies the language itself declares: import, export … from, `import x = require`, import types, augmentations.
 *
 * What a declaration leaves behind at run time depends on two compiler options, so the caller says which hold.
 */
import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  ImportDeclaration,
  Node,
  StringLiteral,
  TSImportEqualsDeclaration,
} from 'oxc-parser';

import type { EdgeKind, LookUp, Reference, ReferenceForm } from './reference.js';
import type { Place, Syntax } from './syntax.js';

export interface Emission {
  /**
   * `verbatimModuleSyntax`: an import statement whose every name is a type stays behind as a side effect.
   * Source: spec 06 §2 form 3.
   */
  readonly keepsEmptyImports: boolean;
  /** The compiler drops a value import that is used as a type only. Source: spec 06 §2 form 4. */
  readonly dropsUnusedImports: boolean;
}

/** Whether a local name of the file is used as a value anywhere. */
export type IsUsedAsValue = (name: string) => boolean;

export interface Statics {
  readonly syntax: Syntax;
  readonly emission: Emission;
  readonly isUsedAsValue: IsUsedAsValue;
}

export function staticReferences(place: Place, statics: Statics): readonly Reference[] {
  const { node } = place;
  if (node.type === 'ImportDeclaration') return referencesTo(node.source, 'import', importKinds(node, statics));
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') return exported(node, statics);
  if (node.type === 'TSImportEqualsDeclaration') return importEquals(node, statics);
  if (node.type === 'TSImportType') return referencesTo(node.source, 'import_type', ['type']);
  if (node.type === 'TSModuleDeclaration') return augmentation(node.id, statics);
  return [];
}

function referencesTo(
  source: StringLiteral,
  form: ReferenceForm,
  kinds: readonly EdgeKind[],
  lookUp: LookUp = 'static',
): readonly Reference[] {
  const range = { start: source.start, end: source.end };
  return kinds.map((kind) => ({ form, kind, specifier: source.value, range, lookUp }));
}

function importKinds(node: ImportDeclaration, { emission, isUsedAsValue }: Statics): readonly EdgeKind[] {
  if (node.importKind === 'type') return ['type'];
  if (node.specifiers.length === 0) return ['value'];
  const values = node.specifiers.filter(
    (specifier) => specifier.type !== 'ImportSpecifier' || specifier.importKind !== 'type',
  );
  const isDropped = emission.dropsUnusedImports && !values.some(({ local }) => isUsedAsValue(local.name));
  return kindsOf(
    { some: values.length > 0 && !isDropped, all: values.length === node.specifiers.length && !isDropped },
    emission,
  );
}

function exported(node: ExportNamedDeclaration | ExportAllDeclaration, { emission }: Statics): readonly Reference[] {
  if (node.source === null) return [];
  if (node.exportKind === 'type') return referencesTo(node.source, 'export', ['type']);
  if (node.type === 'ExportAllDeclaration' || node.specifiers.length === 0)
    return referencesTo(node.source, 'export', ['value']);
  const values = node.specifiers.filter(({ exportKind }) => exportKind !== 'type').length;
  return referencesTo(
    node.source,
    'export',
    kindsOf({ some: values > 0, all: values === node.specifiers.length }, emission),
  );
}

/** Kinds of a statement of which some or all names are values. */
function kindsOf(
  values: { readonly some: boolean; readonly all: boolean },
  { keepsEmptyImports }: Emission,
): readonly EdgeKind[] {
  if (values.all) return ['value'];
  return values.some || keepsEmptyImports ? ['value', 'type'] : ['type'];
}

function importEquals(node: TSImportEqualsDeclaration, { emission, isUsedAsValue }: Statics): readonly Reference[] {
  if (node.moduleReference.type !== 'TSExternalModuleReference') return [];
  const isType = node.importKind === 'type' || (emission.dropsUnusedImports && !isUsedAsValue(node.id.name));
  return referencesTo(node.moduleReference.expression, 'import_equals', [isType ? 'type' : 'value'], 'require');
}

/** In a module, `declare module '…'` adds to the module named; in a script it declares one and depends on nothing. */
function augmentation(id: Node, { syntax }: Statics): readonly Reference[] {
  if (!syntax.isModule || id.type !== 'Literal' || typeof id.value !== 'string') return [];
  const range = { start: id.start, end: id.end };
  return [{ form: 'module_augmentation', kind: 'type', specifier: id.value, range, lookUp: 'static' }];
}

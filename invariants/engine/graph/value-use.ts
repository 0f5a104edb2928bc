/**
 * Which imported names a file uses as values. A name that is only ever a type is dropped by the compiler, and its import
 * is a type edge, whatever it looks like.
 *
 * When in doubt a use counts as a value: the edge is then reported with the stronger kind.
 */
import type { Node } from 'oxc-parser';

import { lookUp } from './scope.js';
import type { Place } from './syntax.js';
import type { IsUsedAsValue } from './static-references.js';

const TYPE_POSITIONS: ReadonlySet<Node['type']> = new Set([
  'TSTypeReference',
  'TSTypeQuery',
  'TSClassImplements',
  'TSInterfaceHeritage',
  'TSTypePredicate',
  'TSImportType',
]);

/** `a.b` and `A.B` are looked at as a whole: what matters is what stands around the outermost. */
const CHAINS: ReadonlySet<Node['type']> = new Set(['MemberExpression', 'TSQualifiedName']);

const DECLARING: ReadonlySet<Node['type']> = new Set([
  'ImportSpecifier',
  'ImportDefaultSpecifier',
  'ImportNamespaceSpecifier',
]);

/** A predicate that reads the file once, at the first question. */
export function valueUses(places: readonly Place[]): IsUsedAsValue {
  let used: ReadonlySet<string> | null = null;
  return (name) => {
    used ??= new Set(places.flatMap(importedValueAt));
    return used.has(name);
  };
}

function importedValueAt(place: Place): readonly string[] {
  const { node, parent } = place;
  if ((node.type !== 'Identifier' && node.type !== 'JSXIdentifier') || parent === null) return [];
  if (DECLARING.has(parent.node.type) || isMemberName(place, parent.node) || isTypePosition(place)) return [];
  if (parent.node.type === 'TSImportEqualsDeclaration' && place.key === 'id') return [];
  const binding = lookUp(node.name, place.scope);
  return binding?.origins.some(({ from }) => from === 'module') === true ? [node.name] : [];
}

function isMemberName({ key }: Place, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return key === 'property' && !parent.computed;
  if (parent.type === 'Property') return key === 'key' && !parent.computed && !parent.shorthand;
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition')
    return key === 'key' && !parent.computed;
  return parent.type === 'TSQualifiedName' && key === 'right';
}

function isTypePosition(place: Place): boolean {
  let around = place.parent;
  while (around !== null && CHAINS.has(around.node.type)) around = around.parent;
  if (around === null) return false;
  if (around.node.type === 'ExportSpecifier') return isTypeExport(around);
  return TYPE_POSITIONS.has(around.node.type);
}

function isTypeExport(specifier: Place): boolean {
  const statement = specifier.parent?.node;
  return (
    (specifier.node.type === 'ExportSpecifier' && specifier.node.exportKind === 'type') ||
    (statement?.type === 'ExportNamedDeclaration' && statement.exportKind === 'type')
  );
}

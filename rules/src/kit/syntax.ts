/** Questions about the tree alone, no types needed. */
import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

/** The name a member is written with, when the source spells it: `a.name`, `a['name']`. */
export function writtenName(node: TSESTree.MemberExpression): string | undefined {
  if (!node.computed) return node.property.type === Kind.Identifier ? node.property.name : undefined;
  return node.property.type === Kind.Literal && typeof node.property.value === 'string'
    ? node.property.value
    : undefined;
}

/** The name of a property or class element, quoted or not; undefined when computed or private. */
export function keyName(node: { readonly computed: boolean; readonly key: TSESTree.Node }): string | undefined {
  if (node.computed) return undefined;
  if (node.key.type === Kind.Identifier) return node.key.name;
  return node.key.type === Kind.Literal ? String(node.key.value) : undefined;
}

/** As `keyName`, and `['name']` too: what a computed key spells when it spells anything. */
export function spelledKeyName(node: { readonly computed: boolean; readonly key: TSESTree.Node }): string | undefined {
  const { key } = node;
  if (!node.computed) return keyName(node);
  return key.type === Kind.Literal && typeof key.value === 'string' ? key.value : undefined;
}

/** The key of `{ key: value }`. In `{ shorthand }` key and value share one place, and the value is the one that counts. */
export function isPropertyName(node: TSESTree.Expression): boolean {
  return node.parent.type === Kind.Property && node.parent.key === node && !node.parent.computed;
}

export type Assertion = TSESTree.TSAsExpression | TSESTree.TSTypeAssertion;

export function isAssertion(node: TSESTree.Node): node is Assertion {
  return node.type === Kind.TSAsExpression || node.type === Kind.TSTypeAssertion;
}

export function isConstAssertion(node: Assertion): boolean {
  const { typeAnnotation } = node;
  return (
    typeAnnotation.type === Kind.TSTypeReference &&
    typeAnnotation.typeName.type === Kind.Identifier &&
    typeAnnotation.typeName.name === 'const'
  );
}

/** The expression below all assertions: what the value was before anyone claimed anything. */
export function withoutAssertions(node: TSESTree.Expression): TSESTree.Expression {
  if (isAssertion(node) || node.type === Kind.TSNonNullExpression || node.type === Kind.TSSatisfiesExpression)
    return withoutAssertions(node.expression);
  return node;
}

/** The member is being written: assigned, updated, deleted, or filled by destructuring or a loop. */
export function isWritten(node: TSESTree.MemberExpression): boolean {
  const parent = parentBelowAssertions(node);
  switch (parent.type) {
    case Kind.AssignmentExpression:
    case Kind.AssignmentPattern:
    case Kind.ForInStatement:
    case Kind.ForOfStatement:
      return contains(parent.left, node);
    case Kind.UnaryExpression:
      return parent.operator === 'delete';
    case Kind.Property:
      return parent.parent.type === Kind.ObjectPattern && contains(parent.value, node);
    case Kind.UpdateExpression:
    case Kind.ArrayPattern:
    case Kind.RestElement:
      return true;
    default:
      return false;
  }
}

/** `(d.answer as boolean) = false` writes `d.answer`. */
function parentBelowAssertions(node: TSESTree.MemberExpression): TSESTree.Node {
  let parent: TSESTree.Node = node.parent;
  while (isAssertion(parent) || parent.type === Kind.TSNonNullExpression) parent = parent.parent;
  return parent;
}

function contains(outer: TSESTree.Node, inner: TSESTree.Node): boolean {
  return outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];
}

const TYPE_POSITIONS: ReadonlySet<string> = new Set([
  Kind.TSTypeReference,
  Kind.TSQualifiedName,
  Kind.TSTypeQuery,
  Kind.TSClassImplements,
  Kind.TSInterfaceHeritage,
]);

/** Where a name is only carried on; it is judged where it is used. The `target` of `new.target` is no name at all. */
const ALIAS_POSITIONS: ReadonlySet<string> = new Set([
  Kind.ImportSpecifier,
  Kind.ImportDefaultSpecifier,
  Kind.ImportNamespaceSpecifier,
  Kind.ExportSpecifier,
  Kind.TSImportEqualsDeclaration,
  Kind.MetaProperty,
]);

/** `namespace.C` is one reference, not a namespace and a name. */
export function wholeReference(node: TSESTree.Identifier): TSESTree.Expression {
  const { parent } = node;
  return parent.type === Kind.MemberExpression && parent.property === node ? parent : node;
}

/** The name is read as a value: not a type, not an import or export, not the name of a declaration. */
export function isValueReference(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if (TYPE_POSITIONS.has(parent.type) || ALIAS_POSITIONS.has(parent.type)) return false;
  // `{ name }` is in the tree as a key and as a value: one reference, not two.
  if (parent.type === Kind.Property && parent.shorthand && parent.key === node) return false;
  return !('id' in parent && parent.id === node);
}

/**
 * Forms in which text becomes code at run time, or a module is reached by a name that only run time knows.
 *
 * Source: spec 05 §2.3 (`no-dynamic-code`), §2.4.
 */
import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { ALL_NAMES, type CodeForm } from './code-modules.js';
import { withoutAssertions } from './syntax.js';
import type { TypedTree } from './typed-tree.js';
import { isAny, isStringLike, partsOf } from './types.js';

export const DYNAMIC_FORMS = [
  'eval',
  'functionConstructor',
  'stringTimer',
  'globalByKey',
  'computedImport',
  'computedRequire',
  'codeInUrl',
  'importMetaResolve',
  'builtinModule',
  'webAssembly',
  'vm',
  'worker',
  'childProcess',
  'unsafeDeserialize',
  'createRequire',
] as const;

export type DynamicForm = (typeof DYNAMIC_FORMS)[number];

/** A file with its types and scopes. */
export interface Scoped {
  readonly tree: TypedTree;
  /** The text an expression always has, as far as constants and concatenation tell. */
  readonly constantOf: (node: TSESTree.Node) => string | undefined;
  /** No declaration of this file stands behind the name. */
  readonly isGlobal: (node: TSESTree.Identifier) => boolean;
}

/** `data:text/javascript,…` and friends. */
export function urlForm(specifier: string): CodeForm | 'codeInUrl' | undefined {
  return /^(data|blob|https?):/.test(specifier) ? 'codeInUrl' : undefined;
}

export function importedName(specifier: TSESTree.ImportClause): string {
  if (specifier.type !== Kind.ImportSpecifier) return ALL_NAMES;
  return specifier.importKind === 'type' ? '' : nameOf(specifier.imported);
}

export function nameOf(node: TSESTree.Identifier | TSESTree.StringLiteral): string {
  return node.type === Kind.Identifier ? node.name : node.value;
}

/** The `name` of `object.name`, and the key of `{ name: value }`. */
export function isMemberName(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if (parent.type === Kind.MemberExpression) return parent.property === node && !parent.computed;
  return parent.type === Kind.Property && parent.key === node && !parent.computed && !parent.shorthand;
}

/** What a global is, used as it is. */
export function globalForm(node: TSESTree.Identifier): DynamicForm | undefined {
  const { parent } = node;
  switch (node.name) {
    case 'eval':
      return 'eval';
    case 'Function':
      return isAskedOnly(node) ? undefined : 'functionConstructor';
    case 'Worker':
    case 'SharedWorker':
      return parent.type === Kind.BinaryExpression ? undefined : 'worker';
    case 'WebAssembly':
      return 'webAssembly';
    case 'require':
      return isRequireUse(node) ? undefined : 'computedRequire';
    default:
      return isGlobalObject(node) && !isObjectOfMember(node) && parent.type !== Kind.UnaryExpression
        ? 'globalByKey'
        : undefined;
  }
}

/** `value instanceof Function`, `Function.prototype`. */
function isAskedOnly(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if (parent.type === Kind.BinaryExpression) return parent.operator === 'instanceof';
  return (
    parent.type === Kind.MemberExpression &&
    parent.object === node &&
    !parent.computed &&
    parent.property.type === Kind.Identifier &&
    parent.property.name === 'prototype'
  );
}

/** Called, asked for a member, or only looked for: `typeof require`. */
function isRequireUse({ parent }: TSESTree.Identifier): boolean {
  return (
    parent.type === Kind.CallExpression || parent.type === Kind.MemberExpression || parent.type === Kind.UnaryExpression
  );
}

const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(['globalThis', 'global', 'window', 'self']);

function isGlobalObject({ name }: TSESTree.Identifier): boolean {
  return GLOBAL_OBJECTS.has(name);
}

/** `globalThis.name`, assertions aside. */
function isObjectOfMember(node: TSESTree.Identifier): boolean {
  let outer: TSESTree.Expression = node;
  while (outer.parent.type === Kind.TSAsExpression || outer.parent.type === Kind.TSNonNullExpression)
    outer = outer.parent;
  return outer.parent.type === Kind.MemberExpression && outer.parent.object === outer;
}

const REACHED_BY_NAME: ReadonlyMap<string, DynamicForm> = new Map([
  ['eval', 'eval'],
  ['Function', 'functionConstructor'],
  ['Worker', 'worker'],
  ['SharedWorker', 'worker'],
  ['WebAssembly', 'webAssembly'],
]);

/** Members of `process` that load code. */
const LOADERS: ReadonlySet<string> = new Set(['getBuiltinModule', 'dlopen', 'binding', '_linkedBinding']);

export function memberForm(
  { tree, constantOf, isGlobal }: Scoped,
  node: TSESTree.MemberExpression,
): DynamicForm | undefined {
  const object = withoutAssertions(node.object);
  const name =
    !node.computed && node.property.type === Kind.Identifier ? node.property.name : constantOf(node.property);
  if (object.type === Kind.MetaProperty)
    return name === 'resolve' || name === undefined ? 'importMetaResolve' : undefined;
  if (object.type === Kind.Identifier && isGlobalObject(object) && isGlobal(object))
    return name === undefined ? 'globalByKey' : REACHED_BY_NAME.get(name);
  if (name === 'constructor') return makesFunction(tree, node, object) ? 'functionConstructor' : undefined;
  const isProcess = tree.typeOf(object).getSymbol()?.name === 'Process';
  return isProcess && (name === undefined || LOADERS.has(name)) ? 'builtinModule' : undefined;
}

/** `(async () => {}).constructor`, and `anything.constructor(…)`. */
function makesFunction(tree: TypedTree, node: TSESTree.MemberExpression, object: TSESTree.Expression): boolean {
  const type = tree.typeOf(object);
  if (isAny(type)) return node.parent.type === Kind.CallExpression && node.parent.callee === node;
  return partsOf(type).some((part) => part.getCallSignatures().length > 0);
}

/** `require(…)`, `require.resolve(…)`, `module.require(…)`, `require.main.require(…)`. */
export function isRequire({ tree, isGlobal }: Scoped, callee: TSESTree.Expression): boolean {
  if (callee.type === Kind.Identifier) return callee.name === 'require' && isGlobal(callee);
  if (callee.type !== Kind.MemberExpression || callee.property.type !== Kind.Identifier) return false;
  const { object, property } = callee;
  if (property.name === 'resolve')
    return object.type === Kind.Identifier && object.name === 'require' && isGlobal(object);
  return (property.name === 'require' || property.name === '_load') && isModule(object);

  function isModule(node: TSESTree.Expression): boolean {
    if (node.type === Kind.Identifier && node.name === 'module' && isGlobal(node)) return true;
    return partsOf(tree.typeOf(node)).some((part) => part.getSymbol()?.name === 'Module');
  }
}

const TIMERS: ReadonlySet<string> = new Set(['setTimeout', 'setInterval', 'setImmediate']);

export function isTimer(callee: TSESTree.Expression): boolean {
  if (callee.type === Kind.Identifier) return TIMERS.has(callee.name);
  return (
    callee.type === Kind.MemberExpression &&
    callee.property.type === Kind.Identifier &&
    TIMERS.has(callee.property.name)
  );
}

export function mayBeText({ tree }: Scoped, node: TSESTree.Node): boolean {
  return partsOf(tree.typeOf(node)).some(isStringLike);
}

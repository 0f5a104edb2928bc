/**
 * Dependencies that come into being when a line runs: `import()`, every spelling of `require`, `resolve`, module URLs and
 * workers. An argument the text does not decide gives an `unresolvable` edge instead of none.
 *
 * Blind to: `child_process.fork`, `module.register`, `eval` and its kin (those are bans of other laws), values handed on
 * by other modules.
 */
import type { CallExpression, ImportExpression, NewExpression, Node } from 'oxc-parser';

import { constantsOf, unwrapped } from './constant.js';
import { denotationOf, memberName, type Denotation } from './denotation.js';
import type { EdgeKind, LookUp, Reference, ReferenceForm } from './reference.js';
import type { Scope } from './scope.js';
import type { Place, Syntax } from './syntax.js';

export function runTimeReferences(place: Place, { text }: Syntax): readonly Reference[] {
  const { node, scope } = place;
  if (node.type === 'ImportExpression') return importCall(node, scope, text);
  if (node.type === 'CallExpression') return call(node, scope, text);
  if (node.type === 'NewExpression') return construction(node, scope, text);
  return node.type === 'Identifier' ? escapingRequire(place, text) : [];
}

interface Asked {
  readonly form: ReferenceForm;
  readonly kind: EdgeKind;
  readonly lookUp: LookUp;
  readonly argument: Node;
}

/** One reference for each value the argument can have, or one unresolvable reference. */
function referencesFor({ form, kind, lookUp, argument }: Asked, scope: Scope, text: string): readonly Reference[] {
  const range = { start: argument.start, end: argument.end };
  const specifiers = constantsOf(argument, scope);
  if (specifiers === null)
    return [{ form, kind: 'unresolvable', specifier: text.slice(range.start, range.end), range, lookUp }];
  return specifiers.map((specifier) => ({ form, kind, specifier, range, lookUp }));
}

function importCall(node: ImportExpression, scope: Scope, text: string): readonly Reference[] {
  const url = moduleUrl(node.source, scope);
  const asked = { form: 'import_call', kind: 'lazy' } as const;
  if (url !== null) return referencesFor({ ...asked, lookUp: 'url', argument: url }, scope, text);
  return referencesFor({ ...asked, lookUp: 'import', argument: node.source }, scope, text);
}

function call(node: CallExpression, scope: Scope, text: string): readonly Reference[] {
  const callee = unwrapped(node.callee);
  const direct = denotationOf(callee, scope);
  if (direct !== null) return called(direct, node.arguments[0], scope, text);
  if (callee.type !== 'MemberExpression') return [];
  const name = memberName(callee, scope);
  const indirect = name === 'call' || name === 'apply' ? denotationOf(callee.object, scope) : null;
  if (indirect === null) return [];
  // What `apply` is given stands in an array, which is no constant: unresolvable.
  return called(indirect, node.arguments[1], scope, text);
}

const CALLED: ReadonlyMap<Denotation, Omit<Asked, 'argument'>> = new Map<Denotation, Omit<Asked, 'argument'>>([
  ['require', { form: 'require', kind: 'value', lookUp: 'require' }],
  ['require elsewhere', { form: 'require', kind: 'value', lookUp: 'require' }],
  ['require.resolve', { form: 'resolve', kind: 'lazy', lookUp: 'require' }],
  ['import.meta.resolve', { form: 'resolve', kind: 'lazy', lookUp: 'import' }],
  ['getBuiltinModule', { form: 'require', kind: 'value', lookUp: 'require' }],
]);

function called(denotation: Denotation, argument: Node | undefined, scope: Scope, text: string): readonly Reference[] {
  const asked = CALLED.get(denotation);
  if (asked === undefined || argument === undefined) return [];
  const references = referencesFor({ ...asked, argument }, scope, text);
  if (denotation !== 'require elsewhere') return references;
  return references.map((reference) =>
    reference.specifier.startsWith('.') ? { ...reference, kind: 'unresolvable' } : reference,
  );
}

function construction(node: NewExpression, scope: Scope, text: string): readonly Reference[] {
  const [argument] = node.arguments;
  const denotation = denotationOf(node.callee, scope);
  if (argument === undefined) return [];
  if (denotation === 'URL') {
    const specifier = moduleUrl(node, scope);
    const asked = { form: 'url', kind: 'worker', lookUp: 'url' } as const;
    return specifier === null ? [] : referencesFor({ ...asked, argument: specifier }, scope, text);
  }
  // A worker given a module URL is reported at the URL.
  if (denotation !== 'Worker' || moduleUrl(argument, scope) !== null) return [];
  return referencesFor({ form: 'worker', kind: 'worker', lookUp: 'cwd', argument }, scope, text);
}

/** The specifier inside an expression made of `new URL(specifier, import.meta.url)`, or null. */
function moduleUrl(expression: Node, scope: Scope): Node | null {
  const bare = unwrapped(expression);
  if (bare.type === 'MemberExpression')
    return memberName(bare, scope) === 'href' ? moduleUrl(bare.object, scope) : null;
  if (bare.type !== 'NewExpression' || denotationOf(bare.callee, scope) !== 'URL') return null;
  const [specifier, from] = bare.arguments;
  if (specifier === undefined || from === undefined) return null;
  return denotationOf(from, scope) === 'import.meta.url' ? specifier : null;
}

/** Members of `require` that load nothing, and those `call` follows. */
const HARMLESS: ReadonlySet<string> = new Set(['resolve', 'main', 'cache', 'extensions', 'call', 'apply', 'bind']);

/** The real `require` handed to somebody else: what it will load cannot be told. */
function escapingRequire(place: Place, text: string): readonly Reference[] {
  const { node, scope } = place;
  if (node.type !== 'Identifier' || node.name !== 'require' || !isEscape(place)) return [];
  if (denotationOf(node, scope) !== 'require') return [];
  const range = { start: node.start, end: node.end };
  const specifier = text.slice(range.start, range.end);
  return [{ form: 'require_escapes', kind: 'unresolvable', specifier, range, lookUp: 'require' }];
}

/** True where a name is handed on as a value: neither called, nor given another name, nor only looked at. */
function isEscape(place: Place): boolean {
  let within = place;
  while (within.parent !== null && unwrapped(within.parent.node) === place.node) within = within.parent;
  const { key, parent } = within;
  if (parent === null) return false;
  const around = parent.node;
  if (around.type === 'CallExpression' || around.type === 'NewExpression') return key === 'arguments';
  if (around.type === 'MemberExpression') {
    const name = memberName(around, place.scope);
    return key === 'object' && (name === null || !HARMLESS.has(name));
  }
  if (around.type === 'Property') return key === 'value' && parent.parent?.node.type === 'ObjectExpression';
  if (around.type === 'ExportSpecifier') return key === 'local';
  if (around.type === 'AssignmentExpression') return key === 'right' && around.left.type !== 'Identifier';
  return ESCAPES.has(around.type);
}

const ESCAPES: ReadonlySet<Node['type']> = new Set([
  'ArrayExpression',
  'ArrowFunctionExpression',
  'AssignmentPattern',
  'AwaitExpression',
  'ConditionalExpression',
  'ExportDefaultDeclaration',
  'LogicalExpression',
  'PropertyDefinition',
  'ReturnStatement',
  'SpreadElement',
  'TSExportAssignment',
  'YieldExpression',
]);

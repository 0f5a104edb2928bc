/**
 * Which of the platform's module-loading values an expression stands for, followed through names, members and
 * destructuring. A list of spellings would miss `const load = createRequire(import.meta.url)`; this binds the receiver.
 *
 * Source: spec 06 §2 form 13 (bind the receiver, do not list names).
 */
import type { CallExpression, Node } from 'oxc-parser';

import { constantsOf, unwrapped } from './constant.js';
import { lookUp, type Binding, type Scope } from './scope.js';

export type Denotation =
  | 'require'
  /** Made by `createRequire` for some other file: a relative specifier starts where the text does not say. */
  | 'require elsewhere'
  | 'require.resolve'
  | 'createRequire'
  | 'module namespace'
  | 'url namespace'
  | 'worker_threads namespace'
  | 'process'
  | 'getBuiltinModule'
  | 'pathToFileURL'
  | 'CommonJS module'
  | 'own path'
  | 'import.meta'
  | 'import.meta.url'
  | 'import.meta.resolve'
  | 'global object'
  | 'URL'
  | 'Worker';

const GLOBALS: ReadonlyMap<string, Denotation> = new Map([
  ['require', 'require'],
  ['module', 'CommonJS module'],
  ['__filename', 'own path'],
  ['process', 'process'],
  ['globalThis', 'global object'],
  ['global', 'global object'],
  ['self', 'global object'],
  ['window', 'global object'],
  ['URL', 'URL'],
  ['Worker', 'Worker'],
  ['SharedWorker', 'Worker'],
]);

const MODULES: ReadonlyMap<string, Denotation> = new Map([
  ['module', 'module namespace'],
  ['url', 'url namespace'],
  ['worker_threads', 'worker_threads namespace'],
  ['process', 'process'],
]);

/** Members that matter, as `denotation → member → denotation`. `default` of a builtin is the builtin. */
const MEMBERS: ReadonlyMap<Denotation, ReadonlyMap<string, Denotation>> = new Map<
  Denotation,
  ReadonlyMap<string, Denotation>
>([
  ['require', new Map([['resolve', 'require.resolve']])],
  ['require elsewhere', new Map([['resolve', 'require.resolve']])],
  ['CommonJS module', new Map([['require', 'require']])],
  [
    'module namespace',
    new Map([
      ['createRequire', 'createRequire'],
      ['default', 'module namespace'],
      ['Module', 'module namespace'],
    ]),
  ],
  [
    'url namespace',
    new Map([
      ['URL', 'URL'],
      ['pathToFileURL', 'pathToFileURL'],
      ['default', 'url namespace'],
    ]),
  ],
  [
    'worker_threads namespace',
    new Map([
      ['Worker', 'Worker'],
      ['default', 'worker_threads namespace'],
    ]),
  ],
  [
    'process',
    new Map([
      ['getBuiltinModule', 'getBuiltinModule'],
      ['default', 'process'],
    ]),
  ],
  [
    'import.meta',
    new Map([
      ['url', 'import.meta.url'],
      ['resolve', 'import.meta.resolve'],
      ['filename', 'own path'],
    ]),
  ],
  ['global object', GLOBALS],
]);

/** Where following has been, so that `node = node.parent` ends, and how deep it is. */
interface Trail {
  readonly seen: Set<Binding>;
  readonly depth: number;
}

/** Deep enough for any chain of calls people write, and far from the end of the stack. */
const DEPTH = 500;

export function denotationOf(
  expression: Node,
  scope: Scope,
  trail: Trail = { seen: new Set(), depth: 0 },
): Denotation | null {
  const bare = unwrapped(expression);
  if (trail.depth > DEPTH) return null;
  const further = { seen: trail.seen, depth: trail.depth + 1 };
  if (bare.type === 'Identifier') return namedDenotation(bare.name, scope, further);
  if (bare.type === 'MetaProperty') return bare.meta.name === 'import' ? 'import.meta' : null;
  if (bare.type === 'MemberExpression')
    return memberOf(denotationOf(bare.object, scope, further), memberName(bare, scope));
  if (bare.type === 'CallExpression') return resultOf(bare, scope, further);
  if (bare.type === 'AwaitExpression') {
    const awaited = unwrapped(bare.argument);
    return awaited.type === 'ImportExpression' ? moduleNamed(constantsOf(awaited.source, scope)) : null;
  }
  return null;
}

/** The member an access names: `a.b`, or `a['b']` with a constant. */
export function memberName(
  member: { readonly computed: boolean; readonly property: Node },
  scope: Scope,
): string | null {
  if (!member.computed) return member.property.type === 'Identifier' ? member.property.name : null;
  const names = constantsOf(member.property, scope);
  return names?.length === 1 ? (names[0] ?? null) : null;
}

function namedDenotation(name: string, scope: Scope, trail: Trail): Denotation | null {
  const binding = lookUp(name, scope);
  if (binding === null) return GLOBALS.get(name) ?? null;
  if (trail.seen.has(binding)) return null;
  trail.seen.add(binding);
  for (const origin of binding.origins) {
    if (origin.from === 'elsewhere') continue;
    const whole =
      origin.from === 'module' ? moduleNamed([origin.specifier]) : denotationOf(origin.expression, origin.scope, trail);
    const denotation = origin.path.reduce(memberOf, whole);
    if (denotation !== null) return denotation;
  }
  return null;
}

function memberOf(whole: Denotation | null, name: string | null): Denotation | null {
  return whole === null || name === null ? null : (MEMBERS.get(whole)?.get(name) ?? null);
}

function moduleNamed(specifiers: readonly string[] | null): Denotation | null {
  for (const specifier of specifiers ?? []) {
    const denotation = MODULES.get(specifier.replace(/^node:/u, ''));
    if (denotation !== undefined) return denotation;
  }
  return null;
}

function resultOf(call: CallExpression, scope: Scope, trail: Trail): Denotation | null {
  const [argument] = call.arguments;
  const callee = unwrapped(call.callee);
  if (callee.type === 'MemberExpression' && memberName(callee, scope) === 'bind')
    return denotationOf(callee.object, scope, trail);
  const called = denotationOf(callee, scope, trail);
  if (called === null || argument === undefined) return null;
  const given = (): Denotation | null => denotationOf(argument, scope, trail);
  if (called === 'createRequire') return isOwnLocation(given()) ? 'require' : 'require elsewhere';
  if (called === 'pathToFileURL') return given() === 'own path' ? 'import.meta.url' : null;
  return called === 'require' || called === 'getBuiltinModule' ? moduleNamed(constantsOf(argument, scope)) : null;
}

function isOwnLocation(denotation: Denotation | null): boolean {
  return denotation === 'import.meta.url' || denotation === 'own path';
}

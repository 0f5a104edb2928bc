/**
 * Reading a file into places: every node with its parent and the scope it stands in, outermost first.
 *
 * The walk is iterative, so that a sum of 100,000 terms cannot exhaust the stack.
 */
import { parseSync, visitorKeys, type Comment, type Node, type ParserOptions, type ParseResult } from 'oxc-parser';

import { declareNames, opensScope, recordAssignment, type Scope } from './scope.js';

export interface Place {
  readonly node: Node;
  /** The property of the parent this node stands in. */
  readonly key: string;
  readonly parent: Place | null;
  readonly scope: Scope;
}

export interface Syntax {
  readonly text: string;
  readonly places: readonly Place[];
  readonly comments: readonly Comment[];
  /** True when the file has import, export or `import.meta`: a `declare module` in it augments instead of declaring. */
  readonly isModule: boolean;
}

/** The syntax of a file, or why there is none. */
export type SyntaxReading =
  { readonly kind: 'syntax'; readonly syntax: Syntax } | { readonly kind: 'unreadable'; readonly why: string };

export function readSyntax(path: string, text: string): SyntaxReading {
  const parsed = parseLeniently(path, text);
  const [error] = parsed.errors;
  if (error !== undefined) return { kind: 'unreadable', why: error.message };
  const places = placesOf(parsed.program);
  return {
    kind: 'syntax',
    syntax: { text, places, comments: parsed.comments, isModule: parsed.module.hasModuleSyntax },
  };
}

/** A `.js` file may hold JSX or a script with a top-level `return`; only when all readings fail is it unreadable. */
function parseLeniently(path: string, text: string): ParseResult {
  const first = parseSync(path, text);
  if (first.errors.length === 0 || !path.endsWith('.js')) return first;
  const others: readonly ParserOptions[] = [{ lang: 'jsx' }, { lang: 'jsx', sourceType: 'commonjs' }];
  return others.map((options) => parseSync(path, text, options)).find(({ errors }) => errors.length === 0) ?? first;
}

function placesOf(program: Node): readonly Place[] {
  const places: Place[] = [];
  const root: Scope = { outer: null, isFunction: true, bindings: new Map() };
  const waiting: Place[] = [{ node: program, key: '', parent: null, scope: root }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    places.push(place);
    declareNames(place.node, place.scope);
    for (const child of childrenOf(place).reverse()) waiting.push(child);
  }
  for (const { node, scope } of places) recordAssignment(node, scope);
  return places;
}

function childrenOf(parent: Place): Place[] {
  const children: Place[] = [];
  for (const key of visitorKeys[parent.node.type] ?? []) {
    const value: unknown = Reflect.get(parent.node, key);
    const nodes: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const node of nodes)
      if (isNode(node)) children.push({ node, key, parent, scope: scopeOf(node, parent.scope) });
  }
  return children;
}

function scopeOf(node: Node, outer: Scope): Scope {
  const opened = opensScope(node);
  return opened === null ? outer : { outer, isFunction: opened === 'function', bindings: new Map() };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * Which name means what, where: enough of the language's scopes to tell `require` from a parameter called `require`,
 * and to follow a name to what it was given.
 *
 * Names that exist for the compiler only (types, `declare`) bind nothing at run time and are left out.
 */
import type {
  BindingPattern,
  Expression,
  Function as FunctionNode,
  Node,
  ParamPattern,
  VariableDeclaration,
} from 'oxc-parser';

/** Where the value of a name comes from; `elsewhere` is everything the text does not show, as a parameter. */
export type Origin =
  | {
      readonly from: 'expression';
      readonly expression: Expression;
      readonly scope: Scope;
      readonly path: readonly string[];
    }
  | { readonly from: 'module'; readonly specifier: string; readonly path: readonly string[] }
  | { readonly from: 'elsewhere' };

export interface Binding {
  readonly name: string;
  /** Every origin seen. More than one, or a `let`, may be any of them. */
  readonly origins: Origin[];
  readonly isConst: boolean;
}

export interface Scope {
  readonly outer: Scope | null;
  /** `var` is declared in the nearest scope of this kind. */
  readonly isFunction: boolean;
  readonly bindings: Map<string, Binding>;
}

export function lookUp(name: string, scope: Scope): Binding | null {
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const binding = at.bindings.get(name);
    if (binding !== undefined) return binding;
  }
  return null;
}

const FUNCTIONS: ReadonlySet<Node['type']> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'StaticBlock',
  'TSModuleBlock',
]);

const BLOCKS: ReadonlySet<Node['type']> = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'ClassExpression',
]);

/** What kind of scope a node opens for its children, if any. */
export function opensScope(node: Node): 'function' | 'block' | null {
  if (FUNCTIONS.has(node.type)) return 'function';
  return BLOCKS.has(node.type) ? 'block' : null;
}

/**
 * Declares the names a node introduces. `scope` is the scope the node's children stand in, so the name of a function
 * declaration goes one scope out.
 */
export function declareNames(node: Node, scope: Scope): void {
  if (node.type === 'VariableDeclaration') declareVariables(node, scope);
  else if (node.type === 'ImportDeclaration') {
    for (const specifier of node.specifiers) {
      const path = specifier.type === 'ImportSpecifier' ? [nameOf(specifier.imported)] : importedPath(specifier.type);
      declare(specifier.local.name, { from: 'module', specifier: node.source.value, path }, { scope });
    }
  } else if (node.type === 'TSImportEqualsDeclaration') {
    const { moduleReference } = node;
    const origin: Origin =
      moduleReference.type === 'TSExternalModuleReference'
        ? { from: 'module', specifier: moduleReference.expression.value, path: [] }
        : { from: 'elsewhere' };
    declare(node.id.name, origin, { scope });
  } else if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') declareFunction(node, scope);
  else if (node.type === 'ArrowFunctionExpression') declareParameters(node.params, scope);
  else if (node.type === 'CatchClause') {
    if (node.param !== null) declarePattern(node.param, { from: 'elsewhere' }, { scope });
  } else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
    if (node.id !== null && node.declare !== true) declare(node.id.name, { from: 'elsewhere' }, { scope });
  } else if (node.type === 'TSEnumDeclaration') {
    if (!node.declare) declare(node.id.name, { from: 'elsewhere' }, { scope });
  } else if (node.type === 'TSModuleDeclaration') {
    if (!node.declare && node.id.type === 'Identifier') declare(node.id.name, { from: 'elsewhere' }, { scope });
  }
}

/** `name = value` gives a name one more origin. Called once every name is declared. */
export function recordAssignment(node: Node, scope: Scope): void {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'Identifier') return;
  const binding = lookUp(node.left.name, scope);
  binding?.origins.push({ from: 'expression', expression: node.right, scope, path: [] });
}

function importedPath(type: 'ImportDefaultSpecifier' | 'ImportNamespaceSpecifier'): readonly string[] {
  return type === 'ImportDefaultSpecifier' ? ['default'] : [];
}

function nameOf(
  name: { readonly type: 'Identifier'; readonly name: string } | { readonly type: 'Literal'; readonly value: string },
): string {
  return name.type === 'Identifier' ? name.name : name.value;
}

interface Declaring {
  readonly scope: Scope;
  readonly isConst?: boolean;
}

function declare(name: string, origin: Origin, { scope, isConst = false }: Declaring): void {
  const known = scope.bindings.get(name);
  if (known === undefined) scope.bindings.set(name, { name, origins: [origin], isConst });
  else known.origins.push(origin);
}

function declareVariables(node: VariableDeclaration, scope: Scope): void {
  if (node.declare === true) return;
  const declaring = { scope: node.kind === 'var' ? functionScope(scope) : scope, isConst: node.kind === 'const' };
  for (const { id, init } of node.declarations) {
    const origin: Origin =
      init === null ? { from: 'elsewhere' } : { from: 'expression', expression: init, scope, path: [] };
    declarePattern(id, origin, declaring);
  }
}

function functionScope(scope: Scope): Scope {
  let at = scope;
  while (!at.isFunction && at.outer !== null) at = at.outer;
  return at;
}

function declareFunction(node: FunctionNode, scope: Scope): void {
  const named = node.type === 'FunctionDeclaration' ? (scope.outer ?? scope) : scope;
  if (node.id !== null && node.declare !== true) declare(node.id.name, { from: 'elsewhere' }, { scope: named });
  declareParameters(node.params, scope);
}

function declareParameters(params: readonly ParamPattern[], scope: Scope): void {
  for (const param of params) {
    const pattern = param.type === 'TSParameterProperty' ? param.parameter : param;
    declarePattern(pattern.type === 'RestElement' ? pattern.argument : pattern, { from: 'elsewhere' }, { scope });
  }
}

/** Declares each name of a pattern, with the members that lead from the whole value to it. */
function declarePattern(pattern: BindingPattern, origin: Origin, declaring: Declaring): void {
  if (pattern.type === 'Identifier') declare(pattern.name, origin, declaring);
  // A default may apply or not: the name is either value.
  else if (pattern.type === 'AssignmentPattern') declarePattern(pattern.left, origin, { scope: declaring.scope });
  else if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      if (property.type === 'RestElement') declarePattern(property.argument, origin, declaring);
      else declarePattern(property.value, memberOrigin(origin, memberName(property)), declaring);
    }
  } else {
    for (const element of pattern.elements) {
      if (element === null) continue;
      declarePattern(element.type === 'RestElement' ? element.argument : element, { from: 'elsewhere' }, declaring);
    }
  }
}

function memberName(property: { readonly computed: boolean; readonly key: Node }): string | null {
  const { computed, key } = property;
  if (key.type === 'Identifier') return computed ? null : key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}

function memberOrigin(origin: Origin, name: string | null): Origin {
  if (origin.from === 'elsewhere' || name === null) return { from: 'elsewhere' };
  return { ...origin, path: [...origin.path, name] };
}

/**
 * Functions of the constructing files that hand out instances, and claims about instances in code that never runs.
 *
 * A factory elsewhere needs no rule of its own: its body gets the instance from a construction, a forgery or a
 * factory, and is judged there. That is why a helper that only passes an instance on is free.
 *
 * Source: spec 04 §5.3 (rows 6 to 8, 11, 22, 23), spec 05 §2.3 (D9), §3 T1.
 */
import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { isHeldDirectly } from './protected-class.js';
import { finding, type Finding, type Subject } from './subject.js';
import { isValueReference, spelledKeyName, wholeReference, writtenName, type Assertion } from './syntax.js';
import { isAny, isAnyOrUnknown, isNever, isReadonly, partsOf } from './types.js';

export type FactoryMessage = 'unsanctionedFactory' | 'ambientClaim' | 'uncheckedClaim' | 'mutableView';
type Found = Finding<FactoryMessage> | undefined;

export const FACTORY_MESSAGES: Readonly<Record<FactoryMessage, string>> = {
  unsanctionedFactory: '[{{law}}] `{{found}}` hands out a `{{type}}` and is not a sanctioned way to one.',
  ambientClaim: '[{{law}}] `{{found}}` declares a `{{type}}` that nothing here constructs.',
  uncheckedClaim: '[{{law}}] `{{found}}` stands for a `{{type}}` and nothing checks it.',
  mutableView: '[{{law}}] `{{found}}` shows a `{{type}}` with members that can be written.',
};

export interface MintSubject extends Subject {
  /** Functions and members everyone may use. */
  readonly sanctioned: ReadonlySet<ts.Symbol>;
  /** The constructing files, as the program spells them. */
  readonly sites: ReadonlySet<string>;
}

/** A name that stands for a factory: called, passed on, bound or taken out of an object. */
export function factoryByName(subject: MintSubject, node: TSESTree.Identifier): Found {
  if (subject.inSite || !isValueReference(node) || isNameOfDeclaration(node)) return undefined;
  return isUnsanctioned(subject, subject.tree.symbolOf(node))
    ? finding(subject, wholeReference(node), 'unsanctionedFactory')
    : undefined;
}

/** The key of a declared method or property is no use of it, and a pattern is judged as a whole. */
function isNameOfDeclaration({ parent }: TSESTree.Identifier): boolean {
  if (parent.type === Kind.Property) return parent.parent.type === Kind.ObjectPattern;
  return parent.type === Kind.MethodDefinition || parent.type === Kind.PropertyDefinition;
}

/** `namespace['mint']`. */
export function factoryByKey(subject: MintSubject, node: TSESTree.MemberExpression): Found {
  if (subject.inSite || !node.computed || writtenName(node) === undefined) return undefined;
  return isUnsanctioned(subject, subject.tree.symbolOf(node.property))
    ? finding(subject, node, 'unsanctionedFactory')
    : undefined;
}

/** `const { with: copy } = instance`, `const { mint } = await import(…)`. */
export function factoryTakenApart(subject: MintSubject, node: TSESTree.Property): Found {
  if (subject.inSite || node.parent.type !== Kind.ObjectPattern) return undefined;
  const key = spelledKeyName(node);
  const symbol = key === undefined ? undefined : subject.tree.typeOf(node.parent).getProperty(key);
  return isUnsanctioned(subject, symbol) ? finding(subject, node, 'unsanctionedFactory') : undefined;
}

function isUnsanctioned(subject: MintSubject, symbol: ts.Symbol | undefined): boolean {
  return symbol !== undefined && !subject.sanctioned.has(symbol) && isFactory(subject, symbol);
}

/** Declared in a constructing file and leads to an instance when called or, for an accessor, when read. */
function isFactory({ tree, target, sites }: MintSubject, symbol: ts.Symbol): boolean {
  const declarations = symbol.declarations ?? [];
  if (!declarations.some((declaration) => sites.has(declaration.getSourceFile().fileName))) return false;
  const type = tree.checker.getTypeOfSymbol(symbol);
  const isAccessor = (symbol.flags & ts.SymbolFlags.Accessor) !== 0;
  return (isAccessor || type.getCallSignatures().length > 0) && target.holdOf(type) !== 'no';
}

/** The class's name is only the way to a member that has been judged, or that is sanctioned. */
export function leadsToMember(subject: MintSubject, node: TSESTree.Identifier | TSESTree.MemberExpression): boolean {
  const reference = node.type === Kind.Identifier ? wholeReference(node) : node;
  const { parent } = reference;
  if (parent.type !== Kind.MemberExpression || parent.object !== reference) return false;
  const symbol = subject.tree.symbolOf(parent.property);
  return symbol !== undefined && (subject.sanctioned.has(symbol) || isFactory(subject, symbol));
}

/** `declare const v: C`, in a module, a `declare module` block or a declaration file. */
export function ambientVariable(subject: Subject, node: TSESTree.VariableDeclarator): Found {
  if (subject.inOwnFile || !isAmbient(subject, node) || node.id.typeAnnotation === undefined) return undefined;
  return subject.target.holdOf(subject.tree.typeOf(node.id)) === 'no'
    ? undefined
    : finding(subject, node, 'ambientClaim');
}

/** `declare function load(): C`, and an overload that says C where the implementation says `any`. */
export function ambientFunction(subject: Subject, node: TSESTree.TSDeclareFunction): Found {
  if (subject.inOwnFile || !claimsResult(subject, node)) return undefined;
  return finding(subject, node, 'ambientClaim');
}

function claimsResult(subject: Subject, node: TSESTree.TSDeclareFunction): boolean {
  const { tree, target } = subject;
  const declaration = tree.compilerNodeOf(node);
  if (!ts.isFunctionDeclaration(declaration)) return false;
  const result = tree.checker.getSignatureFromDeclaration(declaration)?.getReturnType();
  if (result === undefined || target.holdOf(result) === 'no') return false;
  return isAmbient(subject, node) || implementationReturnsAny(subject, declaration);
}

function implementationReturnsAny({ tree }: Subject, overload: ts.FunctionDeclaration): boolean {
  const name = overload.name === undefined ? undefined : tree.checker.getSymbolAtLocation(overload.name);
  const implementation = name?.declarations?.filter(ts.isFunctionDeclaration).find(({ body }) => body !== undefined);
  if (implementation === undefined) return false;
  const result = tree.checker.getSignatureFromDeclaration(implementation)?.getReturnType();
  return result !== undefined && isAny(result);
}

/** Below a `declare`, or in a file that only declares. */
function isAmbient({ tree }: Subject, node: TSESTree.Node): boolean {
  for (let outer = node; outer.type !== Kind.Program; outer = outer.parent)
    if ('declare' in outer && outer.declare) return true;
  return /\.d\.[cm]?ts$/.test(tree.fileName);
}

/** `null!` has the type `never`, which fits everywhere. */
export function neverInto(subject: Subject, node: TSESTree.TSNonNullExpression): Found {
  const { tree, target } = subject;
  const expected = tree.expectedTypeOf(node);
  if (expected === undefined || !isHeldDirectly(target.holdOf(expected)) || !isNever(tree.typeOf(node)))
    return undefined;
  return finding(subject, node, 'uncheckedClaim');
}

/** In a JavaScript file a `@type` comment is believed, whatever the value is. */
export function claimedInComment(subject: Subject, node: TSESTree.Expression): Found {
  if (node.type === Kind.ObjectExpression) return undefined; // A literal has a report of its own.
  const { tree, target } = subject;
  const expression = tree.compilerNodeOf(node);
  if ((expression.flags & ts.NodeFlags.JavaScriptFile) === 0 || !ts.isExpression(expression)) return undefined;
  const comment = ts.isParenthesizedExpression(expression.parent) ? ts.getJSDocType(expression.parent) : undefined;
  const claimed = comment ? tree.checker.getTypeFromTypeNode(comment) : tree.expectedTypeOf(node);
  if (claimed === undefined || !isHeldDirectly(target.holdOf(claimed))) return undefined;
  const source = tree.typeOf(node);
  return !isAny(source) && tree.checker.isTypeAssignableTo(source, claimed)
    ? undefined
    : finding(subject, node, 'uncheckedClaim');
}

/** `decoder<C>()`: a type argument makes a function that turns anything into an instance. */
export function decoderOf(subject: Subject, node: TSESTree.CallExpression): Found {
  const { tree, target } = subject;
  const named = node.typeArguments?.params ?? [];
  if (!named.some((argument) => isHeldDirectly(target.holdOf(tree.typeOf(argument))))) return undefined;
  const result = tree.typeOf(node);
  const members = result.getProperties().map((property) => tree.checker.getTypeOfSymbol(property));
  return [result, ...members].some((type) => turnsAnythingInto(subject, type))
    ? finding(subject, node, 'uncheckedClaim')
    : undefined;
}

function turnsAnythingInto({ tree, target }: Subject, type: ts.Type): boolean {
  return type
    .getCallSignatures()
    .filter((signature) => isHeldDirectly(target.holdOf(signature.getReturnType())))
    .some(({ parameters }) => parameters.some((parameter) => isAnyOrUnknown(tree.checker.getTypeOfSymbol(parameter))));
}

/** `(v as { verdict: string }).verdict = …`: an assertion shows an instance as something that can be written. */
export function mutableView(subject: Subject, node: Assertion): Found {
  const { tree, target } = subject;
  if (!isHeldDirectly(target.holdOf(tree.typeOf(node.expression)))) return undefined;
  const fixed = tree.checker.getDeclaredTypeOfSymbol(target.symbol).getProperties().filter(isReadonly);
  const writable = partsOf(tree.typeOf(node))
    .filter((view) => !isHeldDirectly(target.holdOf(view)))
    .some((view) => fixed.some(({ name }) => canWrite(view, name)));
  return writable ? finding(subject, node, 'mutableView') : undefined;
}

function canWrite(view: ts.Type, name: string): boolean {
  const property = view.getProperty(name);
  if (property === undefined) return false;
  return !isReadonly(property) || takesReadonlyAway(view);
}

/** `{ -readonly [K in keyof C]: C[K] }`: its members carry the modifiers of C's declarations, not its own. */
function takesReadonlyAway(view: ts.Type): boolean {
  const declarations = view.getSymbol()?.declarations ?? [];
  return declarations.some(
    (declaration) => ts.isMappedTypeNode(declaration) && declaration.readonlyToken?.kind === ts.SyntaxKind.MinusToken,
  );
}

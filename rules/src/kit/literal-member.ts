/**
 * A member that is one literal and nothing else: at its declaration, at every construction, and against every write.
 *
 * Source: spec 05 §2.3 (`literal-member`), §3 T2; spec 06 F5.
 */
import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { constructs } from './constructions.js';
import { libraryCall } from './library-calls.js';
import { isHeldDirectly } from './protected-class.js';
import { finding, type Finding, type Subject } from './subject.js';
import {
  isAssertion,
  isConstAssertion,
  isPropertyName,
  isWritten,
  keyName,
  spelledKeyName,
  withoutAssertions,
  writtenName,
  type Assertion,
} from './syntax.js';
import { isAny, isLiteralType, isReadonly, partsOf, typeArgumentsOf } from './types.js';

export type LiteralMessage =
  'notLiteral' | 'memberMissing' | 'spreadAfter' | 'written' | 'reflectWrite' | 'widenedView';
type Found = Finding<LiteralMessage> | undefined;

export const LITERAL_MESSAGES: Readonly<Record<LiteralMessage, string>> = {
  notLiteral: '[{{law}}] `{{member}}` must be the literal `{{literal}}`, found `{{found}}`.',
  memberMissing: '[{{law}}] `{{type}}` declares no `{{member}}`; it must be the literal `{{literal}}`.',
  spreadAfter: '[{{law}}] `{{found}}` can set `{{member}}` to something else than `{{literal}}`.',
  written: '[{{law}}] `{{found}}` writes `{{member}}`, which is the literal `{{literal}}`.',
  reflectWrite: '[{{law}}] `{{found}}` can rewrite `{{member}}` of a `{{type}}`.',
  widenedView: '[{{law}}] `{{found}}` becomes something whose `{{member}}` can be written.',
};

export type LiteralValue = boolean | string | number;

/** A law about one member, which has only one value. */
export interface MemberSubject extends Subject {
  readonly member: string;
  readonly literal: LiteralValue;
}

/** The literal as a message shows it: as it would be written in the code. */
export function shownLiteral(literal: LiteralValue): string {
  return typeof literal === 'string' ? `'${literal}'` : String(literal);
}

type ClassNode = TSESTree.ClassDeclaration | TSESTree.ClassExpression;

/** The class itself declares the member exactly once, as a readonly field initialised with the literal. */
export function declaredOtherwise(subject: MemberSubject, node: ClassNode): Found {
  const { tree, target, member } = subject;
  if (!subject.inOwnFile || tree.typeOf(node).getSymbol() !== target.symbol) return undefined;
  const declarations = node.body.body.flatMap(declaredIn).filter((element) => nameOf(element) === member);
  const wrong = declarations.find((element) => !isLiteralField(element, subject.literal)) ?? declarations[1];
  if (wrong !== undefined) return finding(subject, wrong, 'notLiteral');
  return declarations.length === 0 ? finding(subject, node.id ?? node, 'memberMissing') : undefined;
}

/** A subclass that declares the member again declares it as the literal again. */
export function overriddenOtherwise(subject: MemberSubject, node: ClassNode): Found {
  const { tree, target, member, literal } = subject;
  if (node.superClass === null || tree.typeOf(node).getSymbol() === target.symbol) return undefined;
  const extended = tree.typeOf(node.superClass).getConstructSignatures();
  if (!extended.some((signature) => isHeldDirectly(target.holdOf(signature.getReturnType())))) return undefined;
  const declarations = node.body.body.flatMap(declaredIn).filter((element) => nameOf(element) === member);
  const wrong = declarations.find((element) => !isLiteralField(element, literal));
  return wrong === undefined ? undefined : finding(subject, wrong, 'notLiteral');
}

/** An object literal that stands for the class, by its place or by an assertion, names the member as the literal. */
export function standsOtherwise(subject: MemberSubject, node: TSESTree.ObjectExpression): Found {
  const { tree, target } = subject;
  const claimed = claimedType(subject, node);
  if (claimed === undefined || !isHeldDirectly(target.holdOf(claimed))) return undefined;
  if (partsOf(claimed).some((part) => target.holdOf(part) === 'no' && fits(tree.typeOf(node), part, subject)))
    return undefined;
  const wrong = setOtherwise(subject, node.properties);
  return wrong === undefined ? undefined : finding(subject, wrong, 'notLiteral');
}

function fits(literal: ts.Type, part: ts.Type, { tree }: MemberSubject): boolean {
  return tree.checker.isTypeAssignableTo(literal, part);
}

/** What the outermost assertion around the literal says, or what its place expects. */
function claimedType({ tree }: MemberSubject, node: TSESTree.ObjectExpression): ts.Type | undefined {
  let outermost: TSESTree.Expression = node;
  while (isAssertion(outermost.parent) || outermost.parent.type === Kind.TSSatisfiesExpression)
    outermost = outermost.parent;
  return outermost === node ? tree.expectedTypeOf(node) : tree.typeOf(outermost);
}

/** `Object.assign({}, instance, { answer: flag })`: typed as the instance, and answers otherwise. */
export function assignedOtherwise(subject: MemberSubject, node: TSESTree.CallExpression): Found {
  const { tree, target } = subject;
  const call = libraryCall(tree, node);
  if (call?.name !== 'Object.assign') return undefined;
  const parts = call.arguments.filter((part) => part.type !== Kind.SpreadElement);
  const instance = parts.findIndex((part) => isHeldDirectly(target.holdOf(tree.typeOf(part))));
  const isPatched = parts.slice(instance + 1).some((part) => patchesMember(subject, part));
  return instance >= 0 && isPatched ? finding(subject, node, 'reflectWrite') : undefined;
}

function patchesMember(subject: MemberSubject, node: TSESTree.Expression): boolean {
  if (node.type === Kind.ObjectExpression) return setOtherwise(subject, node.properties) !== undefined;
  return typeSetsOtherwise(subject, node);
}

type Declaration = TSESTree.ClassElement | TSESTree.TSParameterProperty;

/** A class element, and the fields a constructor declares in its parameter list. */
function declaredIn(element: TSESTree.ClassElement): readonly Declaration[] {
  if (element.type !== Kind.MethodDefinition || element.kind !== 'constructor') return [element];
  return element.value.params.filter((parameter) => parameter.type === Kind.TSParameterProperty);
}

function nameOf(element: Declaration): string | undefined {
  if (element.type === Kind.TSParameterProperty) {
    const name = element.parameter.type === Kind.AssignmentPattern ? element.parameter.left : element.parameter;
    return name.name;
  }
  return 'key' in element ? spelledKeyName(element) : undefined;
}

/** `readonly answer = true`, `readonly answer = true as const` and `readonly answer: true = true`; nothing else. */
function isLiteralField(element: Declaration, literal: LiteralValue): boolean {
  if (element.type !== Kind.PropertyDefinition || keyName(element) === undefined) return false;
  if (!element.readonly || element.static || element.decorators.length > 0) return false;
  if (element.value === null || !isLiteral(withoutConstAssertion(element.value), literal)) return false;
  const annotation = element.typeAnnotation?.typeAnnotation;
  return annotation === undefined || (annotation.type === Kind.TSLiteralType && isLiteral(annotation.literal, literal));
}

function withoutConstAssertion(node: TSESTree.Expression): TSESTree.Expression {
  return isAssertion(node) && isConstAssertion(node) ? node.expression : node;
}

/** The literal written out, not something that computes it. A negative number is a sign and a literal. */
function isLiteral(node: TSESTree.Node, literal: LiteralValue): boolean {
  if (node.type === Kind.UnaryExpression && node.operator === '-' && typeof literal === 'number')
    return literal < 0 && isLiteral(node.argument, -literal);
  return node.type === Kind.Literal && node.value === literal;
}

/** A construction that names the member in an argument names it as the literal, last, and with a plain key. */
export function argumentNotLiteral(subject: MemberSubject, node: TSESTree.NewExpression): Found {
  if (!constructs(subject, node)) return undefined;
  for (const argument of node.arguments) {
    if (argument.type !== Kind.ObjectExpression) continue;
    const wrong = setOtherwise(subject, argument.properties);
    if (wrong !== undefined)
      return finding(subject, wrong, wrong.type === Kind.SpreadElement ? 'spreadAfter' : 'notLiteral');
  }
  return undefined;
}

/** `{ ...instance, answer: flag }`: a record of an instance that answers something else. */
export function spreadAfter(subject: MemberSubject, node: TSESTree.ObjectExpression): Found {
  const { tree, target } = subject;
  const copy = node.properties.findIndex(
    (property) => property.type === Kind.SpreadElement && isHeldDirectly(target.holdOf(tree.typeOf(property.argument))),
  );
  if (copy < 0) return undefined;
  const wrong = setOtherwise(subject, node.properties.slice(copy + 1));
  return wrong === undefined ? undefined : finding(subject, wrong, 'spreadAfter');
}

type Properties = readonly TSESTree.ObjectLiteralElement[];

/** The first property that may leave the member with another value: one that stands after the last literal. */
function setOtherwise(subject: MemberSubject, properties: Properties): TSESTree.ObjectLiteralElement | undefined {
  const literal = properties.findLastIndex(
    (property) =>
      property.type === Kind.Property && keyName(property) === subject.member && !setsOtherwise(subject, property),
  );
  return properties.slice(literal + 1).find((property) => setsOtherwise(subject, property));
}

/** The property may give the member another value than the literal. */
function setsOtherwise(subject: MemberSubject, property: TSESTree.ObjectLiteralElement): boolean {
  if (property.type === Kind.SpreadElement) return typeSetsOtherwise(subject, property.argument);
  const { tree, member, literal } = subject;
  if (keyName(property) === member) return !isLiteral(property.value, literal);
  return property.computed && spellsMember(tree.typeOf(property.key), member);
}

function typeSetsOtherwise({ tree, member, literal }: MemberSubject, node: TSESTree.Expression): boolean {
  const spread = tree.typeOf(node);
  const symbol = spread.getProperty(member);
  return (
    isAny(spread) ||
    (symbol !== undefined && !isLiteralType(tree.checker, tree.checker.getTypeOfSymbol(symbol), literal))
  );
}

/** A key of this type may be the member's name. */
function spellsMember(type: ts.Type, member: string): boolean {
  return partsOf(type).some((part) => (part.isStringLiteral() ? part.value === member : !isOtherKey(part)));
}

function isOtherKey(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.ESSymbolLike)) !== 0;
}

/** The member of an instance is assigned, updated, deleted or destructured into, by name or by a key that may be it. */
export function written(subject: MemberSubject, node: TSESTree.MemberExpression): Found {
  const { tree, target, member } = subject;
  if (!isWritten(node) || !isHeldDirectly(target.holdOf(tree.typeOf(node.object)))) return undefined;
  const name = writtenName(node);
  const isMember =
    name === undefined ? node.computed && spellsMember(tree.typeOf(node.property), member) : name === member;
  return isMember ? finding(subject, node, 'written') : undefined;
}

/** Library functions that write to, or redefine members of, their first argument. */
const WRITERS: ReadonlySet<string> = new Set([
  'Object.assign',
  'Object.defineProperty',
  'Object.defineProperties',
  'Object.setPrototypeOf',
  'Reflect.set',
  'Reflect.defineProperty',
  'Reflect.deleteProperty',
  'Reflect.setPrototypeOf',
]);

/** `new Proxy(instance, …)` answers what its handler says; `Object.create(instance)` what is put before it. */
export function shadowed(subject: MemberSubject, node: TSESTree.CallExpression | TSESTree.NewExpression): Found {
  const { tree, target } = subject;
  const call = libraryCall(tree, node);
  const [instance] = call?.arguments ?? [];
  if (call === undefined || instance === undefined || !SHADOWS.has(call.name)) return undefined;
  return isHeldDirectly(target.holdOf(tree.typeOf(instance))) ? finding(subject, node, 'reflectWrite') : undefined;
}

const SHADOWS: ReadonlySet<string> = new Set(['Proxy', 'Proxy.revocable', 'Object.create']);

export function reflectWrite(subject: MemberSubject, node: TSESTree.CallExpression): Found {
  const { tree, target } = subject;
  const call = libraryCall(tree, node);
  if (call === undefined || !WRITERS.has(call.name)) return undefined;
  const subjects = call.shifted ? call.arguments : call.arguments.slice(0, 1);
  const isInstance = subjects.some((argument) => target.holdOf(tree.typeOf(argument)) !== 'no');
  return isInstance ? finding(subject, node, 'reflectWrite') : undefined;
}

/** An assertion that shows an instance as something whose member can be written. */
export function assertedView(subject: MemberSubject, node: Assertion): Found {
  const { tree, target } = subject;
  const instance = tree.typeOf(withoutAssertions(node));
  if (isConstAssertion(node) || !isHeldDirectly(target.holdOf(instance))) return undefined;
  const view = tree.typeOf(node);
  return isAny(view) || showsWritable(subject, view) ? finding(subject, node, 'widenedView') : undefined;
}

/** An instance, or a container of them, goes where the member can be written. */
export function widenedView(subject: MemberSubject, node: TSESTree.Expression): Found {
  const { tree, target } = subject;
  if (isJudgedElsewhere(node) || target.holdOf(tree.typeOf(node)) === 'no') return undefined;
  const view = tree.expectedTypeOf(node);
  if (view === undefined) return undefined;
  const isWider = isAny(view)
    ? isStored(node) && isHeldDirectly(target.holdOf(tree.typeOf(node)))
    : [view, ...typeArgumentsOf(tree.checker, view)].some((part) => showsWritable(subject, part));
  return isWider ? finding(subject, node, 'widenedView') : undefined;
}

/** Assertions and array elements have their own report; a pattern takes the instance apart and keeps no view of it. */
function isJudgedElsewhere(node: TSESTree.Expression): boolean {
  const { parent } = node;
  if (isAssertion(parent) || isPropertyName(node) || node.type === Kind.ArrayExpression) return true;
  if (parent.type === Kind.VariableDeclarator) return isPattern(parent.id);
  return (
    (parent.type === Kind.AssignmentExpression || parent.type === Kind.AssignmentPattern) && isPattern(parent.left)
  );
}

function isPattern({ type }: TSESTree.Node): boolean {
  return type === Kind.ObjectPattern || type === Kind.ArrayPattern;
}

/** Kept under a name of type `any`. Arguments are not: `JSON.stringify(value: any)` reads. */
function isStored({ parent }: TSESTree.Expression): boolean {
  return parent.type === Kind.VariableDeclarator || parent.type === Kind.AssignmentExpression;
}

/** Some part of the type has the member, writable, with room for another value than the literal. */
function showsWritable({ tree, target, member, literal }: MemberSubject, view: ts.Type): boolean {
  return partsOf(view).some((part) => {
    if (target.holdOf(part) !== 'no' || isReadonlyAlias(part)) return false;
    const symbol = part.getProperty(member);
    if (symbol !== undefined)
      return !isReadonly(symbol) && !isLiteralType(tree.checker, tree.checker.getTypeOfSymbol(symbol), literal);
    return (
      part.getStringIndexType() !== undefined &&
      tree.checker.getIndexInfoOfType(part, ts.IndexKind.String)?.isReadonly === false
    );
  });
}

/** `Readonly<T>`: its members carry the modifiers of T's declarations, not its own. */
function isReadonlyAlias(type: ts.Type): boolean {
  return type.aliasSymbol?.name === 'Readonly';
}

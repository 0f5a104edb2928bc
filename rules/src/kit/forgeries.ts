/**
 * Ways to make the compiler believe that something is an instance of a protected class when nobody constructed it.
 * None of them is allowed anywhere, the constructing files included.
 *
 * Source: spec 05 §2.3 (D3 to D8), §3 T1.
 */
import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';

import { libraryCall } from './library-calls.js';
import { isHeldDirectly } from './protected-class.js';
import { finding, type Finding, type Subject } from './subject.js';
import { isAssertion, isConstAssertion, isPropertyName, type Assertion } from './syntax.js';
import { isAny, isNever, partsOf, typeArgumentsOf } from './types.js';

export type ForgeryMessage = 'castInto' | 'anyInto' | 'literalForge' | 'copied' | 'genericMint' | 'predicateClaim';
type Found = Finding<ForgeryMessage> | undefined;

export const FORGERY_MESSAGES: Readonly<Record<ForgeryMessage, string>> = {
  castInto: '[{{law}}] `{{found}}` claims `{{type}}` for a value that was never constructed as one.',
  anyInto: '[{{law}}] `{{found}}` is `any` where `{{type}}` is expected.',
  literalForge: '[{{law}}] An object literal stands for a `{{type}}`: `{{found}}`.',
  copied: '[{{law}}] `{{found}}` makes or unmakes a `{{type}}` without its constructor.',
  genericMint: '[{{law}}] `{{found}}` claims `{{type}}` by a type argument alone.',
  predicateClaim: '[{{law}}] `{{found}}` decides what a `{{type}}` is outside its own file.',
};

/** An assertion claims the class for a value that does not have it. */
export function castInto(subject: Subject, node: Assertion): Found {
  if (isConstAssertion(node)) return undefined;
  const { tree, target } = subject;
  const claimed = tree.typeOf(node);
  const expected = isNever(claimed) ? tree.expectedTypeOf(node) : claimed;
  if (expected === undefined || target.holdOf(expected) === 'no') return undefined;
  const source = tree.typeOf(node.expression);
  if (!isNever(claimed) && !carriesAny(subject, source) && tree.checker.isTypeAssignableTo(source, claimed))
    return undefined;
  return finding(subject, node, 'castInto');
}

/** A value of type `any`, a container of `any` or a function that returns it arrives where the class is expected. */
export function anyInto(subject: Subject, node: TSESTree.Expression): Found {
  const { tree, target } = subject;
  if (isPropertyName(node) || isAssertion(node.parent) || isBuiltHere(node)) return undefined;
  if (!carriesAny(subject, tree.typeOf(node))) return undefined;
  const expected = tree.expectedTypeOf(node);
  if (expected === undefined || target.holdOf(expected) === 'no') return undefined;
  return finding(subject, node, 'anyInto');
}

function carriesAny({ tree }: Subject, type: ts.Type): boolean {
  if (isAny(type)) return true;
  const results = type.getCallSignatures().map((signature) => signature.getReturnType());
  return [...typeArgumentsOf(tree.checker, type), ...results].some(isAny);
}

/** A container built on the spot: what goes into it is judged piece by piece. */
function isBuiltHere(node: TSESTree.Expression): boolean {
  return node.type === Kind.ArrayExpression || node.type === Kind.NewExpression;
}

type FunctionNode = TSESTree.ArrowFunctionExpression | TSESTree.FunctionExpression;

/** `anything.then((d: C) => …)`: a parameter's annotation claims the class for what is `any`. */
export function anyParameter(subject: Subject, node: FunctionNode): Found {
  const claims = node.params.findIndex((parameter) => claimsClass(subject, parameter));
  const parameter = node.params[claims];
  if (parameter === undefined || !receivesAny(subject, node, claims)) return undefined;
  return finding(subject, parameter, 'anyInto');
}

function claimsClass({ tree, target }: Subject, parameter: TSESTree.Parameter): boolean {
  return (
    'typeAnnotation' in parameter &&
    parameter.typeAnnotation !== undefined &&
    target.holdOf(tree.typeOf(parameter)) !== 'no'
  );
}

function receivesAny({ tree }: Subject, node: FunctionNode, index: number): boolean {
  const { parent } = node;
  if (parent.type === Kind.CallExpression && parent.callee !== node && isAny(tree.typeOf(parent.callee))) return true;
  const parameter = tree.expectedTypeOf(node)?.getCallSignatures()[0]?.parameters[index];
  return parameter !== undefined && isAny(tree.checker.getTypeOfSymbol(parameter));
}

/** An object literal stands where the class is expected, and fits nothing else that is expected there. */
export function literalForge(subject: Subject, node: TSESTree.ObjectExpression): Found {
  if (isAssertion(node.parent)) return undefined;
  const { tree, target } = subject;
  const expected = tree.expectedTypeOf(node);
  if (expected === undefined || !isHeldDirectly(target.holdOf(expected))) return undefined;
  const literal = tree.typeOf(node);
  const others = partsOf(expected).filter((part) => !isHeldDirectly(target.holdOf(part)));
  if (others.some((part) => tree.checker.isTypeAssignableTo(literal, part))) return undefined;
  return finding(subject, node, 'literalForge');
}

/** Library functions whose result is typed as the class, or leads to its prototype, without its constructor running. */
const COPIES: ReadonlySet<string> = new Set([
  'Object.assign',
  'Object.create',
  'Object.getPrototypeOf',
  'Object.getOwnPropertyDescriptors',
  'Object.fromEntries',
  'Object.setPrototypeOf',
  'Reflect.construct',
  'Reflect.getPrototypeOf',
  'Proxy',
  'Proxy.revocable',
  'structuredClone',
]);

export function copied(subject: Subject, node: TSESTree.CallExpression | TSESTree.NewExpression): Found {
  const { tree, target } = subject;
  const call = libraryCall(tree, node);
  if (call === undefined || !COPIES.has(call.name)) return undefined;
  const types = [...call.arguments, node].map((part) => tree.typeOf(part));
  return types.some((type) => target.holdOf(type) !== 'no') ? finding(subject, node, 'copied') : undefined;
}

/** `parse<C>(text)`: a type argument claims the class for a result that nothing in the call provides. */
export function genericMint(subject: Subject, node: TSESTree.CallExpression): Found {
  const { tree, target } = subject;
  const declaration = tree.signatureOf(node)?.declaration;
  if (!declaration || !('typeParameters' in declaration) || declaration.typeParameters === undefined) return undefined;
  const result = tree.typeOf(node);
  const value = tree.checker.getAwaitedType(result) ?? result;
  if (!isHeldDirectly(target.holdOf(value)) || provides(subject, node)) return undefined;
  return finding(subject, node, 'genericMint');
}

function provides({ tree, target }: Subject, node: TSESTree.CallExpression): boolean {
  const { callee } = node;
  const receiver = callee.type === Kind.MemberExpression ? [callee.object] : [];
  return [...receiver, ...node.arguments]
    .map((part) => tree.typeOf(part))
    .flatMap((type) => [type, ...type.getCallSignatures().map((signature) => signature.getReturnType())])
    .some((type) => target.holdOf(type) !== 'no');
}

/** `x is C` outside the class's own file: whoever writes it decides what an instance is. */
export function predicateClaim(subject: Subject, node: TSESTree.TSTypePredicate): Found {
  if (subject.inOwnFile || node.typeAnnotation === null) return undefined;
  const claimed = subject.tree.typeOf(node.typeAnnotation.typeAnnotation);
  return isHeldDirectly(subject.target.holdOf(claimed)) ? finding(subject, node, 'predicateClaim') : undefined;
}

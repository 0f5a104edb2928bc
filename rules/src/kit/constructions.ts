/**
 * Ways to construct a protected class, or to get hold of its constructor, outside the files that may.
 *
 * Source: spec 05 §2.3 (D1, D2, D9), §3 T1.
 */
import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { libraryCall } from './library-calls.js';
import { isHeldDirectly } from './protected-class.js';
import { finding, type Finding, type Subject } from './subject.js';
import { isValueReference, wholeReference, writtenName } from './syntax.js';
import { partsOf } from './types.js';

export type ConstructionMessage =
  'constructedOutside' | 'valueReference' | 'subclass' | 'constructorAccess' | 'augmented';
type Found = Finding<ConstructionMessage> | undefined;

export const CONSTRUCTION_MESSAGES: Readonly<Record<ConstructionMessage, string>> = {
  constructedOutside: '[{{law}}] `{{type}}` is constructed outside the files that may: `{{found}}`.',
  valueReference:
    '[{{law}}] The class `{{type}}` is used as a value outside the files that may construct it: `{{found}}`.',
  subclass: '[{{law}}] `{{type}}` is extended; a subclass can answer otherwise: `{{found}}`.',
  constructorAccess: '[{{law}}] `{{found}}` reaches the constructor of `{{type}}`.',
  augmented: '[{{law}}] `{{type}}` is given members outside its own file.',
};

/** `new C()` whose type is the class itself, under whatever name it was called. */
export function constructedOutside(subject: Subject, node: TSESTree.NewExpression): Found {
  if (subject.inSite || !constructs(subject, node)) return undefined;
  return finding(subject, node, 'constructedOutside');
}

export function constructs({ tree, target }: Subject, node: TSESTree.NewExpression): boolean {
  return target.holdOf(tree.typeOf(node)) === 'itself';
}

/** The class as a value: aliased, passed on, or asked for a static member. `instanceof` only asks. */
export function valueReference(subject: Subject, node: TSESTree.Identifier): Found {
  if (subject.inSite || !isValueReference(node)) return undefined;
  const reference = wholeReference(node);
  if (isJudgedElsewhere(reference) || subject.tree.symbolOf(node) !== subject.target.symbol) return undefined;
  return finding(subject, reference, 'valueReference');
}

/** `namespace['C']`. */
export function elementReference(subject: Subject, node: TSESTree.MemberExpression): Found {
  if (subject.inSite || !node.computed || writtenName(node) === undefined || isJudgedElsewhere(node)) return undefined;
  if (subject.tree.symbolOf(node.property) !== subject.target.symbol) return undefined;
  return finding(subject, node, 'valueReference');
}

function isJudgedElsewhere(node: TSESTree.Expression): boolean {
  const { parent } = node;
  if (parent.type === Kind.NewExpression) return parent.callee === node;
  if (parent.type === Kind.BinaryExpression) return parent.operator === 'instanceof' && parent.right === node;
  return isClass(parent) && parent.superClass === node;
}

/** A subclass may redeclare what the class fixes, so there are none, not even where construction is allowed. */
export function subclass(subject: Subject, node: TSESTree.ClassDeclaration | TSESTree.ClassExpression): Found {
  if (node.superClass === null) return undefined;
  const { tree, target } = subject;
  const extended = tree.typeOf(node.superClass).getConstructSignatures();
  if (!extended.some((signature) => isHeldDirectly(target.holdOf(signature.getReturnType())))) return undefined;
  return finding(subject, node.superClass, 'subclass');
}

/** Members of every object that lead to its constructor. */
const WAYS_TO_CONSTRUCTOR: ReadonlySet<string> = new Set(['constructor', '__proto__']);

/** `instance.constructor`, typed `Function`, is the constructor under another name. */
export function constructorAccess(subject: Subject, node: TSESTree.MemberExpression): Found {
  const { tree, target } = subject;
  if (!WAYS_TO_CONSTRUCTOR.has(writtenName(node) ?? '')) return undefined;
  return isHeldDirectly(target.holdOf(tree.typeOf(node.object)))
    ? finding(subject, node, 'constructorAccess')
    : undefined;
}

/** `Reflect.get(instance, 'constructor')`, or with a key that may be it. */
export function reflectedConstructor(subject: Subject, node: TSESTree.CallExpression): Found {
  const { tree, target } = subject;
  const call = libraryCall(tree, node);
  const [instance, key] = call?.arguments ?? [];
  if (call?.name !== 'Reflect.get' || instance === undefined || key === undefined) return undefined;
  if (!isHeldDirectly(target.holdOf(tree.typeOf(instance)))) return undefined;
  const keys = partsOf(tree.typeOf(key));
  if (keys.every((part) => part.isStringLiteral() && !WAYS_TO_CONSTRUCTOR.has(part.value))) return undefined;
  return finding(subject, node, 'constructorAccess');
}

/** `declare module … { interface C { … } }` adds members to the class from outside its file. */
export function augmented(subject: Subject, node: TSESTree.TSInterfaceDeclaration): Found {
  if (subject.inOwnFile || subject.tree.symbolOf(node.id) !== subject.target.symbol) return undefined;
  return finding(subject, node.id, 'augmented');
}

function isClass(node: TSESTree.Node): node is TSESTree.ClassDeclaration | TSESTree.ClassExpression {
  return node.type === Kind.ClassDeclaration || node.type === Kind.ClassExpression;
}

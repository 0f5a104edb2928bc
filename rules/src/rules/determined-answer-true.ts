/**
 * INV-30: an open-world determination answers with the literal `true`, or it is not constructed.
 *
 * Source: ADR-0222 §1; spec 05 §2.5 (INV-30), §3 (T1, T2); spec 06 F4, F5. Law: INV-30.
 */
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import type { JSONSchema4 } from '@typescript-eslint/utils/json-schema';

import {
  CONSTRUCTION_MESSAGES,
  augmented,
  constructedOutside,
  constructorAccess,
  elementReference,
  reflectedConstructor,
  subclass,
  valueReference,
  type ConstructionMessage,
} from '../kit/constructions.js';
import { createRule } from '../kit/create-rule.js';
import {
  FORGERY_MESSAGES,
  anyInto,
  anyParameter,
  castInto,
  copied,
  genericMint,
  literalForge,
  predicateClaim,
  type ForgeryMessage,
} from '../kit/forgeries.js';
import {
  LITERAL_MESSAGES,
  argumentNotLiteral,
  assertedView,
  declaredOtherwise,
  reflectWrite,
  shownLiteral,
  spreadAfter,
  widenedView,
  written,
  type LiteralMessage,
  type MemberSubject,
} from '../kit/literal-member.js';
import { protectedClass } from '../kit/protected-class.js';
import { filesIn, rootOf } from '../kit/listed-files.js';
import type { Finding } from '../kit/subject.js';
import { symbolRefSchema, type SymbolRef } from '../kit/symbol-ref.js';
import { typedTree } from '../kit/typed-tree.js';

export interface Law {
  /** Printed at the start of every message. */
  readonly invariant: string;
  /** The class whose instances are determinations. */
  readonly type: SymbolRef;
  readonly member: string;
  readonly literal: true;
  /** The files that may construct it, exact paths relative to the repository root. */
  readonly sites: readonly string[];
}

export type Options = [Law];
export type MessageId = ConstructionMessage | ForgeryMessage | LiteralMessage;

const lawSchema: JSONSchema4 = {
  type: 'object',
  additionalProperties: false,
  required: ['invariant', 'type', 'member', 'literal', 'sites'],
  properties: {
    invariant: { type: 'string', minLength: 1 },
    type: symbolRefSchema,
    member: { type: 'string', minLength: 1 },
    literal: { type: 'boolean', enum: [true] },
    sites: { type: 'array', items: { type: 'string', minLength: 1 }, uniqueItems: true },
  },
};

export default createRule<Options, MessageId>({
  name: 'determined-answer-true',
  meta: {
    type: 'problem',
    docs: {
      description: 'Require every determination to answer with the literal `true`, constructed only where listed',
      law: 'INV-30',
      source: 'ADR-0222 §1',
      blindTo: [
        'values that arrive from files no lint run reads, or through `eval`, `vm`, native add-ons and prototypes patched at run time',
        'an ambient declaration (`declare const d: Determined`) or an overload whose implementation returns `any`',
        'a view that is widened in two steps, first to a readonly `boolean`, then to a writable one',
        'an array of a union filled through an alias of a narrower array, which the type system allows',
        'code of another TypeScript project that sees the class only through a generated declaration file',
      ],
    },
    messages: { ...CONSTRUCTION_MESSAGES, ...FORGERY_MESSAGES, ...LITERAL_MESSAGES },
    // At least one: without options the rule would be switched on and watch nothing.
    schema: { type: 'array', items: [lawSchema], minItems: 1, maxItems: 1 },
  },

  create(context) {
    const [law] = context.options;
    const subject = subjectOf(context, law);
    if (subject === undefined) return {};

    /** A node breaks the law once, in the first way it is found to. */
    function report(found: Finding<MessageId> | undefined): void {
      if (found === undefined) return;
      const { node, messageId } = found;
      const { invariant, type, member, literal } = law;
      const data = { law: invariant, type: type.name, member, literal: shownLiteral(literal), found: found.found };
      context.report({ node, messageId, data });
    }

    return {
      NewExpression(node): void {
        report(copied(subject, node) ?? constructedOutside(subject, node) ?? argumentNotLiteral(subject, node));
      },
      CallExpression(node): void {
        report(
          reflectWrite(subject, node) ??
            copied(subject, node) ??
            reflectedConstructor(subject, node) ??
            genericMint(subject, node),
        );
      },
      Identifier(node): void {
        report(valueReference(subject, node));
      },
      MemberExpression(node): void {
        report(written(subject, node) ?? elementReference(subject, node) ?? constructorAccess(subject, node));
      },
      ObjectExpression(node): void {
        report(spreadAfter(subject, node) ?? literalForge(subject, node));
      },
      'ClassDeclaration, ClassExpression'(node: TSESTree.ClassDeclaration | TSESTree.ClassExpression): void {
        report(subclass(subject, node) ?? declaredOtherwise(subject, node));
      },
      'TSAsExpression, TSTypeAssertion'(node: TSESTree.TSAsExpression | TSESTree.TSTypeAssertion): void {
        report(castInto(subject, node) ?? assertedView(subject, node));
      },
      'ArrowFunctionExpression, FunctionExpression'(
        node: TSESTree.ArrowFunctionExpression | TSESTree.FunctionExpression,
      ): void {
        report(anyParameter(subject, node));
      },
      ':expression'(node: TSESTree.Expression): void {
        report(anyInto(subject, node) ?? widenedView(subject, node));
      },
      TSTypePredicate(node): void {
        report(predicateClaim(subject, node));
      },
      TSInterfaceDeclaration(node): void {
        report(augmented(subject, node));
      },
    };
  },
});

type Context = Readonly<TSESLint.RuleContext<MessageId, Options>>;

/** What the law watches in this file, or undefined when its class is no part of the file's program. */
function subjectOf(context: Context, law: Law): MemberSubject | undefined {
  const tree = typedTree(context);
  const root = rootOf(context);
  const target = protectedClass(tree.program, root, law.type);
  if (target === undefined) return undefined;
  return {
    tree,
    target,
    member: law.member,
    literal: law.literal,
    inSite: filesIn(tree.program, root, law.sites).has(tree.fileName),
    inOwnFile: tree.fileName === target.fileName,
  };
}

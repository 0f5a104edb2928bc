/**
 * A function or a member is used only in listed files.
 *
 * Source: spec 05 §2.3 (`call-only-in`), §2.5 (INV-21), §3 T4. Law: the invariant the options name.
 */
import { ASTUtils, AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';

import { createRule } from '../kit/create-rule.js';
import { guardedCallee, hasCallee, isCallee, isCalleeSymbol, type GuardedCallee } from '../kit/guarded-callee.js';
import { lawsSchema } from '../kit/laws-schema.js';
import { fileListSchema, isListed, rootOf } from '../kit/listed-files.js';
import { memberRefSchema, type MemberRef } from '../kit/symbol-ref.js';
import { isValueReference, spelledKeyName, wholeReference } from '../kit/syntax.js';
import { typedTree } from '../kit/typed-tree.js';
import { isAny, partsOf } from '../kit/types.js';

type MessageId = 'called' | 'taken' | 'reachedByKey' | 'anyReceiver';

export interface CallLaw {
  readonly invariant: string;
  readonly callees: readonly MemberRef[];
  /** The files that may use them. */
  readonly sites: readonly string[];
}

type Options = readonly CallLaw[];

export default createRule<Options, MessageId>({
  name: 'call-only-in',
  meta: {
    type: 'problem',
    docs: {
      description: 'Require a function or a member to be used only in listed files',
      law: 'the invariant named in the options',
      source: 'spec 05 §2.3',
      blindTo: [
        'a listed file that hands the function on; the module graph says who can reach that file',
        'a structural type that has a member of the same name by coincidence of shape, not by `implements`',
        'a value of type `any` whose member is reached by a computed key',
        'the same work done by other code',
      ],
    },
    messages: {
      called: '[{{law}}] `{{callee}}` is called outside the files that may: `{{found}}`.',
      taken: '[{{law}}] `{{callee}}` is taken as a value outside the files that may use it: `{{found}}`.',
      reachedByKey: '[{{law}}] `{{found}}` may reach `{{callee}}` by a key that no reader can name.',
      anyReceiver: '[{{law}}] `{{found}}` may be `{{callee}}`: the receiver is `any`.',
    },
    schema: lawsSchema({
      callees: { type: 'array', items: memberRefSchema, minItems: 1, uniqueItems: true },
      sites: fileListSchema,
    }),
  },

  create(context) {
    const tree = typedTree(context);
    const watched = context.options
      .filter((law) => !isListed(context, law.sites))
      .map((law) => ({ law, callees: calleesOf(law) }));

    function calleesOf({ callees }: CallLaw): readonly GuardedCallee[] {
      const found = callees.map((ref) => guardedCallee(tree, rootOf(context), ref));
      return found.filter((callee) => callee !== undefined);
    }

    function judge(node: TSESTree.Node, find: (callee: GuardedCallee) => MessageId | undefined): void {
      for (const { law, callees } of watched)
        for (const callee of callees) {
          const messageId = find(callee);
          if (messageId === undefined) continue;
          const data = { law: law.invariant, callee: callee.shown, found: tree.textOf(node) };
          context.report({ node, messageId, data });
          break;
        }
    }

    return {
      Identifier(node): void {
        if (!isValueReference(node) || isPatternKey(node)) return;
        const reference = wholeReference(node);
        judge(reference, (callee) =>
          callee.member === undefined && isCallee(tree, node, callee) ? useOf(reference) : undefined,
        );
      },
      MemberExpression(node): void {
        const name = ASTUtils.getPropertyName(node, context.sourceCode.getScope(node)) ?? undefined;
        const receiver = tree.typeOf(node.object);
        judge(node, (callee) => {
          if (callee.member === undefined)
            return node.computed && isCallee(tree, node.property, callee) ? useOf(node) : undefined;
          if (name === callee.member) {
            if (isAny(receiver)) return 'anyReceiver';
            return hasCallee(tree, receiver, callee) ? useOf(node) : undefined;
          }
          const mayBe = name === undefined && mayName(tree.typeOf(node.property), callee.member);
          return mayBe && hasCallee(tree, receiver, callee) ? 'reachedByKey' : undefined;
        });
      },
      'ObjectPattern > Property'(node: TSESTree.Property): void {
        const taken = tree.typeOf(node.parent);
        const key = spelledKeyName(node);
        judge(node, (callee) => {
          if (callee.member === undefined) {
            const property = key === undefined ? undefined : taken.getProperty(key);
            return property !== undefined && isCalleeSymbol(property, callee) ? 'taken' : undefined;
          }
          if (key !== undefined && key !== callee.member) return undefined;
          return hasCallee(tree, taken, callee) ? (key === undefined ? 'reachedByKey' : 'taken') : undefined;
        });
      },
    };
  },
});

/** Called, with `new` or as a template's tag too; anything else takes it as a value. */
function useOf(node: TSESTree.Node): MessageId {
  const { parent } = node;
  if (parent?.type === Kind.CallExpression || parent?.type === Kind.NewExpression)
    return parent.callee === node ? 'called' : 'taken';
  return parent?.type === Kind.TaggedTemplateExpression ? 'called' : 'taken';
}

/** The key in `{ key: name } = object` is judged with its pattern. */
function isPatternKey({ parent }: TSESTree.Identifier): boolean {
  return parent.type === Kind.Property && parent.parent.type === Kind.ObjectPattern;
}

/** A key of this type may be the name. */
function mayName(type: ts.Type, name: string): boolean {
  return partsOf(type).some((part) => (part.isStringLiteral() ? part.value === name : !part.isNumberLiteral()));
}

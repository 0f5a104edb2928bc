/**
 * A member of a class is one literal: where it is declared, where an instance is built, and against every write.
 *
 * Source: spec 05 §2.3 (`literal-member`), §3 T2; spec 06 F5. Law: the invariant the options name.
 */
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../kit/create-rule.js';
import { lawsSchema } from '../kit/laws-schema.js';
import { rootOf } from '../kit/listed-files.js';
import {
  LITERAL_MESSAGES,
  argumentNotLiteral,
  assertedView,
  assignedOtherwise,
  declaredOtherwise,
  overriddenOtherwise,
  reflectWrite,
  shadowed,
  shownLiteral,
  spreadAfter,
  standsOtherwise,
  widenedView,
  written,
  type LiteralMessage,
  type LiteralValue,
  type MemberSubject,
} from '../kit/literal-member.js';
import { protectedClass } from '../kit/protected-class.js';
import type { Finding } from '../kit/subject.js';
import { symbolRefSchema, type SymbolRef } from '../kit/symbol-ref.js';
import { typedTree } from '../kit/typed-tree.js';

export interface LiteralLaw {
  readonly invariant: string;
  readonly type: SymbolRef;
  readonly member: string;
  readonly literal: LiteralValue;
}

type Options = readonly LiteralLaw[];

export default createRule<Options, LiteralMessage>({
  name: 'literal-member',
  meta: {
    type: 'problem',
    docs: {
      description: 'Require a member of a class to be one literal, wherever it is declared, given or written',
      law: 'the invariant named in the options',
      source: 'spec 05 §2.3',
      blindTo: [
        'instances that nobody constructed; `mint-only-in` holds who constructs',
        'writes through a value of type `any` whose origin the types have lost',
        'a view that is widened in two steps, first to a readonly wider type, then to a writable one',
        'prototypes patched at run time, and code that is not linted',
      ],
    },
    messages: LITERAL_MESSAGES,
    schema: lawsSchema({
      type: symbolRefSchema,
      member: { type: 'string', minLength: 1 },
      literal: { type: ['boolean', 'string', 'number'] },
    }),
  },

  create(context) {
    const watched = context.options.flatMap((law) => watchedBy(context, law));

    /** A node breaks a law once, in the first way it is found to. */
    function judge(find: (subject: MemberSubject) => Finding<LiteralMessage> | undefined): void {
      for (const { law, subject } of watched) {
        const found = find(subject);
        if (found === undefined) continue;
        const { invariant, type, member, literal } = law;
        const data = { law: invariant, type: type.name, member, literal: shownLiteral(literal), found: found.found };
        context.report({ node: found.node, messageId: found.messageId, data });
      }
    }

    return {
      NewExpression(node): void {
        judge((subject) => argumentNotLiteral(subject, node) ?? shadowed(subject, node));
      },
      CallExpression(node): void {
        judge((subject) => reflectWrite(subject, node) ?? assignedOtherwise(subject, node) ?? shadowed(subject, node));
      },
      MemberExpression(node): void {
        judge((subject) => written(subject, node));
      },
      ObjectExpression(node): void {
        judge((subject) => spreadAfter(subject, node) ?? standsOtherwise(subject, node));
      },
      'ClassDeclaration, ClassExpression'(node: TSESTree.ClassDeclaration | TSESTree.ClassExpression): void {
        judge((subject) => declaredOtherwise(subject, node) ?? overriddenOtherwise(subject, node));
      },
      'TSAsExpression, TSTypeAssertion'(node: TSESTree.TSAsExpression | TSESTree.TSTypeAssertion): void {
        judge((subject) => assertedView(subject, node));
      },
      ':expression'(node: TSESTree.Expression): void {
        judge((subject) => widenedView(subject, node));
      },
    };
  },
});

type Context = Readonly<TSESLint.RuleContext<LiteralMessage, Options>>;

interface Watched {
  readonly law: LiteralLaw;
  readonly subject: MemberSubject;
}

/** What the law watches in this file: nothing when its class is no part of the file's program. */
function watchedBy(context: Context, law: LiteralLaw): readonly Watched[] {
  const tree = typedTree(context);
  const target = protectedClass(tree.program, rootOf(context), law.type);
  if (target === undefined) return [];
  const { member, literal } = law;
  const inOwnFile = tree.fileName === target.fileName;
  return [{ law, subject: { tree, target, member, literal, inOwnFile, inSite: inOwnFile } }];
}

/**
 * A class is constructed only in listed files, and handed out only by listed functions.
 *
 * Source: spec 04 §5.3; spec 05 §2.3 (`mint-only-in`), §3 T1; spec 06 §3, F4. Law: the invariant the options name.
 */
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

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
  FACTORY_MESSAGES,
  ambientFunction,
  ambientVariable,
  claimedInComment,
  decoderOf,
  factoryByKey,
  factoryByName,
  factoryTakenApart,
  leadsToMember,
  mutableView,
  neverInto,
  type FactoryMessage,
  type MintSubject,
} from '../kit/factories.js';
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
import { lawsSchema } from '../kit/laws-schema.js';
import { fileListSchema, filesIn, rootOf } from '../kit/listed-files.js';
import { protectedClass } from '../kit/protected-class.js';
import type { Finding } from '../kit/subject.js';
import {
  memberRefSchema,
  resolveMemberRef,
  symbolRefSchema,
  type MemberRef,
  type SymbolRef,
} from '../kit/symbol-ref.js';
import { typedTree } from '../kit/typed-tree.js';

export interface MintLaw {
  readonly invariant: string;
  readonly type: SymbolRef;
  /** The files that may construct it. */
  readonly sites: readonly string[];
  /** The functions and members of those files that everyone may use. */
  readonly sanctioned: readonly MemberRef[];
}

type Options = readonly MintLaw[];
type MessageId = ConstructionMessage | FactoryMessage | ForgeryMessage;

export default createRule<Options, MessageId>({
  name: 'mint-only-in',
  meta: {
    type: 'problem',
    docs: {
      description: 'Require a class to be constructed only in listed files and handed out only by listed functions',
      law: 'the invariant named in the options',
      source: 'spec 05 §2.3',
      blindTo: [
        'values that arrive from files no lint run reads, or through `eval`, `vm`, native add-ons and prototypes patched at run time',
        'writes to an instance that is not frozen, except through an assertion',
        'a copy built member by member, which is another type to the compiler',
        'a listed file that hands out instances for the wrong reasons',
        'code of another TypeScript project that sees the class only through a generated declaration file',
      ],
    },
    messages: { ...CONSTRUCTION_MESSAGES, ...FACTORY_MESSAGES, ...FORGERY_MESSAGES },
    schema: lawsSchema({
      type: symbolRefSchema,
      sites: fileListSchema,
      sanctioned: { type: 'array', items: memberRefSchema, uniqueItems: true },
    }),
  },

  create(context) {
    const watched = context.options.flatMap((law) => watchedBy(context, law));

    /** A node breaks a law once, in the first way it is found to. */
    function judge(find: (subject: MintSubject) => Finding<MessageId> | undefined): void {
      for (const { law, subject } of watched) {
        const found = find(subject);
        if (found === undefined) continue;
        const { node, messageId } = found;
        context.report({ node, messageId, data: { law: law.invariant, type: law.type.name, found: found.found } });
      }
    }

    return {
      NewExpression(node): void {
        judge((subject) => copied(subject, node) ?? constructedOutside(subject, node));
      },
      CallExpression(node): void {
        judge(
          (subject) =>
            copied(subject, node) ??
            reflectedConstructor(subject, node) ??
            genericMint(subject, node) ??
            decoderOf(subject, node),
        );
      },
      Identifier(node): void {
        judge(
          (subject) =>
            factoryByName(subject, node) ?? (leadsToMember(subject, node) ? undefined : valueReference(subject, node)),
        );
      },
      MemberExpression(node): void {
        judge(
          (subject) =>
            factoryByKey(subject, node) ??
            (leadsToMember(subject, node) ? undefined : elementReference(subject, node)) ??
            constructorAccess(subject, node),
        );
      },
      Property(node): void {
        judge((subject) => factoryTakenApart(subject, node));
      },
      ObjectExpression(node): void {
        judge((subject) => literalForge(subject, node));
      },
      'ClassDeclaration, ClassExpression'(node: TSESTree.ClassDeclaration | TSESTree.ClassExpression): void {
        judge((subject) => subclass(subject, node));
      },
      'TSAsExpression, TSTypeAssertion'(node: TSESTree.TSAsExpression | TSESTree.TSTypeAssertion): void {
        judge((subject) => castInto(subject, node) ?? mutableView(subject, node));
      },
      TSNonNullExpression(node): void {
        judge((subject) => neverInto(subject, node));
      },
      'ArrowFunctionExpression, FunctionExpression'(
        node: TSESTree.ArrowFunctionExpression | TSESTree.FunctionExpression,
      ): void {
        judge((subject) => anyParameter(subject, node));
      },
      ':expression'(node: TSESTree.Expression): void {
        judge((subject) => anyInto(subject, node) ?? claimedInComment(subject, node));
      },
      VariableDeclarator(node): void {
        judge((subject) => ambientVariable(subject, node));
      },
      TSDeclareFunction(node): void {
        judge((subject) => ambientFunction(subject, node));
      },
      TSTypePredicate(node): void {
        judge((subject) => predicateClaim(subject, node));
      },
      TSInterfaceDeclaration(node): void {
        judge((subject) => augmented(subject, node));
      },
    };
  },
});

type Context = Readonly<TSESLint.RuleContext<MessageId, Options>>;

interface Watched {
  readonly law: MintLaw;
  readonly subject: MintSubject;
}

/** What the law watches in this file: nothing when its class is no part of the file's program. */
function watchedBy(context: Context, law: MintLaw): readonly Watched[] {
  const tree = typedTree(context);
  const root = rootOf(context);
  const target = protectedClass(tree.program, root, law.type);
  if (target === undefined) return [];
  const sites = filesIn(tree.program, root, law.sites);
  const sanctioned = law.sanctioned.map((ref) => resolveMemberRef(tree.program, root, ref));
  const subject = {
    tree,
    target,
    sites,
    sanctioned: new Set(sanctioned.filter((symbol) => symbol !== undefined)),
    inSite: sites.has(tree.fileName),
    inOwnFile: tree.fileName === target.fileName,
  };
  return [{ law, subject }];
}

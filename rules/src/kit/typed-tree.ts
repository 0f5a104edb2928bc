/**
 * A linted file with its types. Every question a detector asks the compiler goes through here.
 *
 * Source: spec 05 §2.2: without type information a law would be silent, so asking for it throws.
 */
import { ESLintUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { deref } from './symbol-ref.js';

export interface TypedTree {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** Absolute path of the linted file, as the program spells it. */
  readonly fileName: string;
  typeOf(node: TSESTree.Node): ts.Type;
  /** The type the surroundings expect here, where they expect one. */
  expectedTypeOf(node: TSESTree.Node): ts.Type | undefined;
  /** The declared symbol a name stands for, imports and re-exports followed. */
  symbolOf(node: TSESTree.Node): ts.Symbol | undefined;
  signatureOf(node: TSESTree.CallExpression | TSESTree.NewExpression): ts.Signature | undefined;
  /** The node as the compiler has it, for the few questions only its own tree answers. */
  compilerNodeOf(node: TSESTree.Node): ts.Node;
  textOf(node: TSESTree.Node): string;
}

/** @throws Error when the parser offers no type information. */
export function typedTree(context: Readonly<TSESLint.RuleContext<string, readonly unknown[]>>): TypedTree {
  const services = ESLintUtils.getParserServices(context);
  const checker = services.program.getTypeChecker();
  const nodeOf = (node: TSESTree.Node): ts.Node => services.esTreeNodeToTSNodeMap.get(node);

  return {
    program: services.program,
    checker,
    fileName: nodeOf(context.sourceCode.ast).getSourceFile().fileName,
    typeOf: (node) => checker.getTypeAtLocation(nodeOf(node)),
    expectedTypeOf(node) {
      const expression = nodeOf(node);
      return ts.isExpression(expression) ? checker.getContextualType(expression) : undefined;
    },
    symbolOf(node) {
      const name = nodeOf(node);
      const symbol = ts.isShorthandPropertyAssignment(name.parent)
        ? checker.getShorthandAssignmentValueSymbol(name.parent)
        : checker.getSymbolAtLocation(name);
      return deref(checker, symbol);
    },
    signatureOf(node) {
      const call = nodeOf(node);
      return ts.isCallExpression(call) || ts.isNewExpression(call) ? checker.getResolvedSignature(call) : undefined;
    },
    compilerNodeOf: nodeOf,
    textOf: (node) => excerpt(context.sourceCode.getText(node)),
  };
}

/** Long enough to recognise the code, short enough for one line of a report. */
const EXCERPT_LENGTH = 60;

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= EXCERPT_LENGTH ? line : `${line.slice(0, EXCERPT_LENGTH - 1)}…`;
}

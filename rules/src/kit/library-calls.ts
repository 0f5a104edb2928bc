/** Which function of the standard library a call reaches, under whatever name it is called. */
import type { TSESTree } from '@typescript-eslint/utils';
import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';
import ts from 'typescript';

import type { TypedTree } from './typed-tree.js';

export interface LibraryCall {
  /** `Object.assign`, `Reflect.set`, `structuredClone`, `Proxy`. */
  readonly name: string;
  readonly arguments: readonly TSESTree.CallExpressionArgument[];
  /** Called through `.call`, `.apply` or `.bind`: the arguments are not where the function puts them. */
  readonly shifted: boolean;
}

type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/** The library function a call reaches, or undefined when it reaches none. */
export function libraryCall(tree: TypedTree, node: Call): LibraryCall | undefined {
  const name = libraryName(tree, tree.signatureOf(node)?.declaration);
  if (name === undefined) return undefined;
  const { callee } = node;
  if (!/^(Callable)?Function\.(call|apply|bind)$/.test(name) || callee.type !== Kind.MemberExpression)
    return { name, arguments: node.arguments, shifted: false };
  const [signature] = tree.typeOf(callee.object).getCallSignatures();
  const inner = libraryName(tree, signature?.declaration);
  return inner === undefined ? undefined : { name: inner, arguments: node.arguments, shifted: true };
}

function libraryName(tree: TypedTree, declaration: ts.Node | undefined): string | undefined {
  if (declaration === undefined) return undefined;
  const source = declaration.getSourceFile();
  if (!tree.program.isSourceFileDefaultLibrary(source) && !tree.program.isSourceFileFromExternalLibrary(source))
    return undefined;
  return [ownerName(declaration), ownName(declaration)].filter((part) => part !== undefined).join('.');
}

function ownName(declaration: ts.Node): string | undefined {
  const name = ts.isFunctionLike(declaration) ? declaration.name : undefined;
  return name !== undefined && ts.isIdentifier(name) ? name.text : undefined;
}

/** `ObjectConstructor` declares what a reader knows as `Object`. */
function ownerName(declaration: ts.Node): string | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text.replace(/Constructor$/, '');
  if (ts.isModuleBlock(parent) && ts.isIdentifier(parent.parent.name) && parent.parent.name.text !== 'global')
    return parent.parent.name.text;
  return undefined;
}

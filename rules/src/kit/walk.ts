/** The nodes of a piece of code that run when it runs: functions inside it are named, not entered. */
import { ASTUtils, type TSESTree } from '@typescript-eslint/utils';

export function within(root: TSESTree.Node): readonly TSESTree.Node[] {
  const children = Object.entries(root).flatMap(([key, value]) => (key === 'parent' ? [] : nodesIn(value)));
  return [root, ...children.filter((child) => !ASTUtils.isFunction(child)).flatMap(within)];
}

function nodesIn(value: unknown): readonly TSESTree.Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value] : [];
}

function isNode(value: unknown): value is TSESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

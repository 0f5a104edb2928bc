/** One law looking at one file, and what it finds there. */
import type { TSESTree } from '@typescript-eslint/utils';

import type { ProtectedClass } from './protected-class.js';
import type { TypedTree } from './typed-tree.js';

export interface Subject {
  readonly tree: TypedTree;
  readonly target: ProtectedClass;
  /** This file is on the list of files that may construct the class. */
  readonly inSite: boolean;
  /** This file declares the class. */
  readonly inOwnFile: boolean;
}

/** A place that breaks the law: the node to underline, the message, and the code that was found. */
export interface Finding<MessageId extends string> {
  readonly node: TSESTree.Node;
  readonly messageId: MessageId;
  readonly found: string;
}

export function finding<MessageId extends string>(
  { tree }: Subject,
  node: TSESTree.Node,
  messageId: MessageId,
): Finding<MessageId> {
  return { node, messageId, found: tree.textOf(node) };
}

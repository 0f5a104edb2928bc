/** Where a reference leads. */

export type Target =
  /** A file of the repository: path relative to the root, forward slashes. It need not be in the universe. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  /** `node:fs`, always with its prefix. */
  | { readonly kind: 'builtin'; readonly name: string }
  /** A URL with another scheme, a directory, or a file that is neither below the root nor in a package. */
  | { readonly kind: 'outside'; readonly location: string }
  | { readonly kind: 'not_found'; readonly why: string }
  /** The specifier is computed. */
  | { readonly kind: 'computed' };

/**
 * The name of a target as a node of the graph: a path, `npm:name`, `node:name`, or null where the trail ends.
 * No path of a repository starts with `npm:` or `node:`, so the three cannot be confused.
 */
export function nodeOf(target: Target): string | null {
  switch (target.kind) {
    case 'file':
      return target.path;
    case 'package':
      return `npm:${target.name}`;
    case 'builtin':
      return target.name;
    case 'outside':
    case 'not_found':
    case 'computed':
      return null;
  }
}

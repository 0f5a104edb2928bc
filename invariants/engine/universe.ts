/**
 * The universe: every source file the laws must see. It comes from git, not from globs, so that a file nobody thought
 * of is still a file somebody must account for.
 *
 * Source: spec 05 §4.2 (V-codes on unseen files); spec 06 F2.
 */
import { execFileSync } from 'node:child_process';

import { Misconfigured, type Exclusion } from './config.js';

const SOURCE = /\.(ts|mts|cts|tsx|js|mjs|cjs|jsx|vue|svelte)$/;

/** Kinds of source the graph tools here cannot read; their presence must not pass as "clean". */
const UNREADABLE = /\.(vue|svelte)$/;

export interface Universe {
  /** Repository-relative paths with forward slashes, sorted by code unit. */
  readonly files: readonly string[];
  readonly excluded: readonly string[];
}

/**
 * Tracked files and untracked files git does not ignore.
 *
 * @throws Misconfigured when git has no answer, the universe is empty, an exclusion matches nothing, or a file is of a
 * kind no tool here reads.
 */
export function readUniverse(root: string, exclusions: readonly Exclusion[]): Universe {
  const listed = gitFiles(root)
    .filter((path) => SOURCE.test(path))
    .sort();
  for (const { path } of exclusions)
    if (!listed.some((file) => file.startsWith(path)))
      throw new Misconfigured('exclusion_without_effect', `exclude "${path}" matches no file; remove it`);
  const isExcluded = (file: string): boolean => exclusions.some(({ path }) => file.startsWith(path));
  const files = listed.filter((file) => !isExcluded(file));
  if (files.length === 0) throw new Misconfigured('nothing_to_see', `${root} holds no source files`);
  const unreadable = files.find((file) => UNREADABLE.test(file));
  if (unreadable !== undefined)
    throw new Misconfigured(
      'unreadable_kind',
      `${unreadable}: imports of this kind of file cannot be seen; exclude it with a reason`,
    );
  return { files, excluded: listed.filter(isExcluded) };
}

function gitFiles(root: string): readonly string[] {
  try {
    const output = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    const gone = new Set(deleted.split('\0'));
    return output.split('\0').filter((path) => path !== '' && !gone.has(path));
  } catch (error) {
    throw new Misconfigured(
      'no_git',
      `git cannot list the files of ${root}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

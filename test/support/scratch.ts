/** Scratch repositories for tests that plant faults: real folders under the system's temporary directory, removed after use. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { inRepository } from './repository.js';

/** Files to plant, by path relative to the scratch root. */
export type Planting = Readonly<Record<string, string>>;

/** Runs the body in a fresh git repository that holds the planted files. */
export async function inScratch<T>(planting: Planting, body: (root: string) => T | Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'core-scratch-'));
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    plant(root, planting);
    return await body(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * Copies paths of this repository into a scratch root. Packages named are copied too, because a link resolves to where
 * it points and the edge would no longer lie in the scratch root's `node_modules`; without names the folder is linked.
 */
export function copyRepository(root: string, paths: readonly string[], packages: readonly string[] = []): void {
  for (const path of paths) cpSync(inRepository(path), join(root, path), { recursive: true });
  for (const name of packages)
    cpSync(inRepository('node_modules', name), join(root, 'node_modules', name), { recursive: true });
  if (packages.length === 0) symlinkSync(inRepository('node_modules'), join(root, 'node_modules'));
}

export function plant(root: string, planting: Planting): void {
  for (const [path, text] of Object.entries(planting)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

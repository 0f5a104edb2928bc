/** Files and folders for command-line tests, below one temporary folder that goes away with the test process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = mkdtempSync(join(tmpdir(), 'core-cli-'));
process.on('exit', () => {
  rmSync(ROOT, { recursive: true, force: true });
});

export function scratchFile(name: string, content: string | Uint8Array): string {
  const path = join(scratchFolder(), name);
  writeFileSync(path, content);
  return path;
}

export function scratchFolder(): string {
  return mkdtempSync(join(ROOT, 'case-'));
}

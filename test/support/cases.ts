/**
 * Registers and runs one room of test sentences. No hooks, no `only`, no `skip`, no forgotten `run()`: what uvu would
 * let pass silently cannot be written.
 *
 * Source: STYLE §2.
 */
import { suite } from 'uvu';

export function cases(room: string, sentences: Readonly<Record<string, () => void | Promise<void>>>): void {
  const entries = Object.entries(sentences);
  if (entries.length === 0) throw new RangeError(`${room}: a room needs at least one sentence`);
  const it = suite(room);
  for (const [sentence, body] of entries) it(sentence, body);
  it.run();
}

/**
 * Registers and runs one room of test sentences. No hooks, no `only`, no `skip`, no forgotten `run()`: what uvu would
 * let pass silently cannot be written. A sentence that was registered and never finished fails the process, whatever
 * uvu says: uvu does not notice a room that is registered too late.
 *
 * Source: STYLE §2.
 */
import { suite } from 'uvu';

/** One ticket for each sentence that still has to finish. */
const waiting = new Set<symbol>();

process.on('exit', () => {
  if (waiting.size === 0) return;
  for (const { description } of waiting) console.error(`NEVER FINISHED: ${description ?? ''}`);
  process.exitCode = 1;
});

export function cases(room: string, sentences: Readonly<Record<string, () => void | Promise<void>>>): void {
  const entries = Object.entries(sentences);
  if (entries.length === 0) throw new RangeError(`${room}: a room needs at least one sentence`);
  const it = suite(room);
  for (const [sentence, body] of entries) {
    const ticket = Symbol(`${room}: ${sentence}`);
    waiting.add(ticket);
    it(sentence, async () => {
      try {
        await body();
      } finally {
        waiting.delete(ticket);
      }
    });
  }
  it.run();
}

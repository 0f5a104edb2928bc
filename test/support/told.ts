/** Knowledge from a text, and replies from knowledge, for tests of the runtime. */
import { createKnowledge } from '../../lib/open-world/knowledge/knowledge.js';
import type { Knowledge } from '../../lib/open-world/knowledge/knowledge.js';
import { answerQuestion } from '../../lib/runtime/ask.js';
import type { Reply } from '../../lib/runtime/reply.js';
import { tellText } from '../../lib/runtime/tell.js';

/** @throws Error when a sentence cannot be told: tests tell what can be read. */
export function told(text: string, source = 'told.txt'): Knowledge {
  const knowledge = createKnowledge();
  const outcome = tellText(knowledge, text, source);
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.problems));
  return knowledge;
}

export function reply(text: string, question: string): Reply {
  return answerQuestion(told(text), question);
}

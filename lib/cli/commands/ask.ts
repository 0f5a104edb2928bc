/**
 * `core ask`: tells each facts file, answers one question.
 */
import { unreadableInput, usage } from '../cli-refusal.js';
import { EXIT_NOT_COMMITTED, EXIT_OK } from '../exit-code.js';
import { flag, texts } from '../invocation.js';
import type { Invocation, Run } from '../invocation.js';
import type { Io } from '../io.js';
import { STANDARD_INPUT, inputName, readInputText } from '../read-input.js';
import { nearestWord } from '../suggest.js';
import { createKnowledge } from '../../open-world/knowledge/knowledge.js';
import type { Knowledge } from '../../open-world/knowledge/knowledge.js';
import { answerQuestion } from '../../runtime/ask.js';
import { renderWhy, renderWhyNot } from '../../runtime/render-explanation.js';
import { renderReply } from '../../runtime/render-reply.js';
import { replyDocument } from '../../runtime/reply-document.js';
import { isCommitment } from '../../runtime/reply.js';
import type { Reply, ReplyKind } from '../../runtime/reply.js';
import { tellText } from '../../runtime/tell.js';
import type { UnreadableSentence } from '../../runtime/tell.js';

/** More unreadable sentences than this are counted, not listed. */
const MOST_LISTED_PROBLEMS = 5;

export const run: Run = async (invocation) => {
  const { io } = invocation;
  const [question = ''] = invocation.arguments;
  const files = texts(invocation, 'facts');
  if ([question, ...files].filter((name) => name === STANDARD_INPUT).length > 1)
    throw usage('stdin_twice', 'standard input can be read only once', 'Give - for the facts or for the question.');

  const knowledge = createKnowledge();
  for (const file of files) await tellFile(knowledge, file, io);
  const asked = question === STANDARD_INPUT ? (await readInputText(STANDARD_INPUT, io)).trim() : question;
  const reply = answerQuestion(knowledge, asked, { suggest: nearestWord });

  if (flag(invocation, 'json')) io.answerJson(replyDocument(reply));
  else io.answer(wantedText(invocation, reply), (safe) => coloured(reply.kind, safe, io));
  return flag(invocation, 'strict') && !isCommitment(reply) ? EXIT_NOT_COMMITTED : EXIT_OK;
};

async function tellFile(knowledge: Knowledge, file: string, io: Io): Promise<void> {
  const text = await readInputText(file, io);
  const outcome = tellText(knowledge, text, inputName(file));
  if (outcome.kind === 'told') return;
  const listed = outcome.problems.slice(0, MOST_LISTED_PROBLEMS).map((problem) => problemText(file, problem));
  const more = outcome.problems.length - listed.length;
  throw unreadableInput(
    outcome.problems[0].code,
    [...listed, ...(more > 0 ? [`… and ${String(more)} more`] : [])].join('\n'),
    'Nothing was told. Reword these sentences, or start a line with # to keep it as a comment.',
  );
}

function problemText(file: string, { line, column, quoted, message, nearest }: UnreadableSentence): string {
  const place = `${inputName(file)}:${String(line)}:${String(column)}`;
  return `${place}: "${quoted}": ${message}${nearest === null ? '' : `\n  closest form: ${nearest}`}`;
}

function wantedText(invocation: Invocation, reply: Reply): string {
  if (flag(invocation, 'why')) return renderWhy(reply);
  if (flag(invocation, 'why-not')) return renderWhyNot(reply);
  return renderReply(reply);
}

/** The words that carry the verdict, up to the first of these marks, take the colour of its kind. */
function coloured(kind: ReplyKind, text: string, { colours }: Io): string {
  const paint: Record<ReplyKind, (part: string) => string> = {
    yes: colours.green,
    known_not: colours.red,
    dont_know: colours.yellow,
    conflict: colours.magenta,
    refusal: colours.magenta,
  };
  const end = text.search(/[,:.]/);
  return end === -1 ? text : `${paint[kind](text.slice(0, end))}${text.slice(end)}`;
}

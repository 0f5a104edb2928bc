/**
 * `core eval [LANE]`: runs a lane, shows its score, and fails when its gate does.
 */
import { writeFile } from 'node:fs/promises';

import { Refusal } from '../../base/refusal.js';
import type { LaneResult } from '../../evals/lane-result.js';
import type { Lane, OnProgress } from '../../evals/lane.js';
import { LANES, isLaneName } from '../../evals/lanes.js';
import { UnreadableData, readLaneData } from '../../evals/read-lane-data.js';
import { runLane } from '../../evals/run-lane.js';
import { notWritable, unreadableInput, usage } from '../cli-refusal.js';
import { EXIT_CHECK_FAILED, EXIT_OK } from '../exit-code.js';
import { flag, optionalText } from '../invocation.js';
import type { Run } from '../invocation.js';
import type { Io } from '../io.js';
import { printableJson } from '../printable.js';
import { renderLaneResult, renderLanes } from '../render-lane-result.js';

export const run: Run = async (invocation) => {
  const { io } = invocation;
  const [name] = invocation.arguments;
  const lanes = Object.values(LANES);
  if (name === undefined) {
    if (flag(invocation, 'json')) io.answerJson({ schema: 'lanes/1', lanes: lanes.map((lane) => lane.name) });
    else io.answer(renderLanes(lanes));
    return EXIT_OK;
  }
  const path = optionalText(invocation, 'data');
  if (path === undefined || !isLaneName(name))
    throw usage('missing_data', `lane ${name} needs its data`, 'Give --data PATH.');

  const result = await scored(LANES[name], path, io);
  if (flag(invocation, 'json')) io.answerJson(result);
  else io.answer(renderLaneResult(result), (safe) => (result.gate.ok ? safe : io.colours.red(safe)));
  const report = optionalText(invocation, 'report');
  if (report !== undefined) await writeReport(report, result);
  return result.gate.ok ? EXIT_OK : EXIT_CHECK_FAILED;
};

/** @throws InputRefusal when the data set is not there or damaged. */
async function scored(lane: Lane, path: string, io: Io): Promise<LaneResult> {
  const progress = await openProgress(lane, io);
  try {
    return runLane(lane, readLaneData(lane, path), { clock: () => performance.now(), onProgress: progress.show });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = error instanceof UnreadableData ? error.message : `${path}: ${error.message}`;
    throw unreadableInput(error.code, message, `Give the data set of lane ${lane.name}.`);
  } finally {
    progress.close();
  }
}

interface Progress {
  readonly show: OnProgress;
  readonly close: () => void;
}

/** A bar on standard error, where a person watches; nothing anywhere else. */
async function openProgress(lane: Lane, io: Io): Promise<Progress> {
  if (!io.showsProgress) return { show: () => undefined, close: () => undefined };
  const { SingleBar, Presets } = await import('cli-progress');
  const bar = new SingleBar(
    {
      format: `${lane.name} {bar} {value}/{total} rows, {eta_formatted} left`,
      hideCursor: false,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  let isStarted = false;
  return {
    show: (done, rows) => {
      if (!isStarted) bar.start(rows, done);
      else bar.update(done);
      isStarted = true;
    },
    close: () => {
      if (isStarted) bar.stop();
    },
  };
}

async function writeReport(path: string, result: LaneResult): Promise<void> {
  try {
    await writeFile(path, `${printableJson(result)}\n`);
  } catch (error) {
    throw notWritable(path, error);
  }
}

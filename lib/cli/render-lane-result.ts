/**
 * A lane's score as a table: coverage and mistakes side by side, because either alone can be had for nothing.
 */
import Table from 'cli-table3';

import type { LaneResult } from '../evals/lane-result.js';
import type { Lane } from '../evals/lane.js';

/** Longer lists are counted; the JSON report has all of them. */
const MOST_LISTED_IDS = 5;

export function renderLaneResult(result: LaneResult): string {
  const { lane, rows, correct, wrong, unknownCorrect, coverage, beyondLabel, certificatesChecked, gate } = result;
  const refusals = Object.entries(result.refused).map(([reason, count]) => `${reason} ${String(count)}`);
  const table = plainTable();
  table.push(
    ['rows', String(rows)],
    ['correct', String(correct)],
    ['unknown, rightly', String(unknownCorrect)],
    ['wrong', withIds(wrong, result.wrongIds)],
    ['refused', refusals.length === 0 ? '0' : refusals.join(', ')],
    ['coverage', coverage.toFixed(4)],
    ['beyond the label', withIds(beyondLabel.length, beyondLabel)],
    ['certificates accepted', String(certificatesChecked)],
    ['seconds', result.seconds.toFixed(3)],
    ['data sha256', result.dataSha256],
  );
  const verdict = gate.ok ? 'gate passed' : `gate FAILED: ${gate.failures.map(({ message }) => message).join('; ')}`;
  return `${lane}\n${linesOf(table)}\n${verdict}`;
}

export function renderLanes(lanes: readonly Lane[]): string {
  const table = plainTable();
  for (const { name, summary } of lanes) table.push([name, summary]);
  return linesOf(table);
}

/** Cells are padded to one width; the blanks at the end of a line are nobody's. */
function linesOf(table: Table.Table): string {
  return table.toString().replaceAll(/ +$/gm, '');
}

function withIds(count: number, ids: readonly string[]): string {
  if (ids.length === 0) return String(count);
  const shown = ids.slice(0, MOST_LISTED_IDS);
  return `${String(count)} (${shown.join(', ')}${ids.length > shown.length ? ', …' : ''})`;
}

/** No lines and no colours: colour is decided in one place, and a table without lines can be cut and pasted. */
function plainTable(): Table.Table {
  const none = '';
  return new Table({
    chars: {
      top: none,
      'top-mid': none,
      'top-left': none,
      'top-right': none,
      bottom: none,
      'bottom-mid': none,
      'bottom-left': none,
      'bottom-right': none,
      left: '  ',
      'left-mid': none,
      mid: none,
      'mid-mid': none,
      right: none,
      'right-mid': none,
      middle: '  ',
    },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  });
}

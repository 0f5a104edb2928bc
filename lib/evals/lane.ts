/**
 * What a lane is: a pure function from the bytes of a data set to scored rows, and the gate its score has to pass.
 *
 * Source: spec 04 §10.1, §10.3.
 */

/** A data set as bytes. Lanes read no file and no clock. */
export interface LaneData {
  /** The file with the labelled rows. */
  readonly bytes: Uint8Array;
  /** Files that rows name, by the name the rows use. */
  readonly attachments: ReadonlyMap<string, Uint8Array>;
}

export type OnProgress = (done: number, rows: number) => void;

/**
 * What became of one row. `correct` and `wrong` are commitments; a rightly unknown answer is no commitment but is an
 * answer; a refusal is never wrong.
 */
export type RowOutcome = 'correct' | 'wrong' | 'unknown_correct' | 'refused';

export interface ScoredRow {
  readonly id: string;
  readonly outcome: RowOutcome;
  /** Why the row is refused or wrong, as a stable snake_case word; empty for the other outcomes. */
  readonly reason: string;
  /** The independent checker accepted the certificate of this row's answer. */
  readonly certified: boolean;
  /** What classical logic says about the row, where the lane asks. */
  readonly classical?: ClassicalColumn;
}

/** Classical entailment beside the label: a column of its own, never part of `correct`. */
export interface ClassicalColumn {
  readonly verdict: 'true' | 'false' | 'unknown' | 'inconsistent' | 'refused';
  /** It says more than the label does. */
  readonly beyondLabel: boolean;
  readonly certified: boolean;
}

export interface LaneGate {
  /** Answered rows over rows that is required, so that refusing everything is no pass. */
  readonly coverageFloor: number;
  /** The only reasons for which a row may be refused. */
  readonly refusalsAllowed: readonly string[];
}

export interface Lane {
  readonly name: string;
  readonly summary: string;
  readonly gate: LaneGate;
  /** @throws MalformedJson, MalformedData when the data set is damaged. */
  readonly score: (data: LaneData, onProgress: OnProgress) => readonly ScoredRow[];
  /** The file with the rows when the data set is a folder; `null` when it is one file. */
  readonly rowsInFolder: string | null;
  /** Names of the files that the rows refer to. */
  readonly attachmentNames: (bytes: Uint8Array) => readonly string[];
}

/** The engine answered, rightly or wrongly, with or without a certificate. */
export function isAnswered(row: ScoredRow): boolean {
  return row.outcome !== 'refused';
}

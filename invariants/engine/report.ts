/**
 * What a check found and what it looked at. The exit code is derived from both and is never a count.
 *
 * Source: DESIGN §5 (exit codes of `invariants`); spec 06 F2, F10.
 */

/** One broken rule: the edge, and the chain of modules that makes it. */
export interface Finding {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly chain: readonly string[];
}

export type VacuityCode =
  'file_unseen' | 'rule_without_source' | 'rule_without_target' | 'pending_is_over' | 'unknown_rule';

/** A way in which "no findings" would have meant nothing. */
export interface Vacuity {
  readonly code: VacuityCode;
  readonly rule: string | null;
  readonly detail: string;
}

/** How many source files a rule examined, and how many modules its target matches (null: no path target). */
export interface Census {
  readonly rule: string;
  readonly sources: number;
  readonly targets: number | null;
}

export interface Report {
  readonly filesSeen: number;
  readonly filesInUniverse: number;
  readonly edges: number;
  readonly census: readonly Census[];
  readonly findings: readonly Finding[];
  readonly vacuities: readonly Vacuity[];
}

export const EXIT = Object.freeze({ kept: 0, violated: 1, vacuous: 2, internal: 3 });

/** Vacuity wins: a check that did not look cannot say that anything is violated or kept. */
export function exitCodeOf(report: Report): number {
  if (report.vacuities.length > 0) return EXIT.vacuous;
  return report.findings.length > 0 ? EXIT.violated : EXIT.kept;
}

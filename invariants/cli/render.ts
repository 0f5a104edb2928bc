/** A report for people (`pretty`) and for programs (`json`, byte-stable). */
import pc from 'picocolors';

import { exitCodeOf, type Report } from '../engine/report.js';

export function renderPretty(report: Report): string {
  const lines = [
    ...report.vacuities.map(({ code, detail }) => `${pc.yellow('vacuous')}  ${code}: ${detail}`),
    ...report.findings.map(({ rule, chain }) => `${pc.red('violated')} ${rule}: ${chain.join(' -> ')}`),
  ];
  const seen = `${String(report.filesSeen)} of ${String(report.filesInUniverse)} files seen, ${String(report.edges)} edges, ${String(report.census.length)} rules`;
  const words = ['kept', 'violated', 'vacuous or misconfigured'];
  return [...lines, `${words[exitCodeOf(report)] ?? 'internal'}: ${seen}`].join('\n');
}

export function renderList(report: Report): string {
  return report.census
    .map(
      ({ rule, sources, targets }) =>
        `${rule}  sources ${String(sources)}  targets ${targets === null ? '-' : String(targets)}`,
    )
    .join('\n');
}

export function renderJson(report: Report): string {
  return JSON.stringify({ schema: 'invariants-report/1', exit: exitCodeOf(report), ...report });
}

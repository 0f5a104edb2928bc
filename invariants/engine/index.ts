/** Public surface of `non-vacuous`. */
export { CONFIG_FILE, Misconfigured, parseConfig, readConfig } from './config.js';
export type { Exclusion, ExpectEmpty, InvariantsConfig, Pending } from './config.js';
export { checkDependencies } from './dependency-check.js';
export { EXIT, exitCodeOf } from './report.js';
export type { Census, Finding, Report, Vacuity, VacuityCode } from './report.js';
export { readUniverse } from './universe.js';
export type { Universe } from './universe.js';
export { buildImportGraph, nodesOf } from './graph/import-graph.js';
export type { Edge, GraphOptions, ImportGraph, ScanCache, UnreadableFile } from './graph/import-graph.js';
export { reach, reachability } from './graph/reachability.js';
export type { Chain, NodeSelector, ReachFinding, ReachRule } from './graph/reachability.js';
export { EDGE_KINDS, positionOf } from './graph/reference.js';
export type { EdgeKind, LookUp, Range, Reference, ReferenceForm } from './graph/reference.js';
export { scanReferences } from './graph/scan.js';
export type { Scan } from './graph/scan.js';
export type { Emission } from './graph/static-references.js';
export { nodeOf } from './graph/target.js';
export type { Target } from './graph/target.js';

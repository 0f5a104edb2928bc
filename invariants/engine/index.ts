/** Public surface of `non-vacuous`. */
export { CONFIG_FILE, Misconfigured, parseConfig, readConfig } from './config.js';
export type { Exclusion, ExpectEmpty, InvariantsConfig, Pending } from './config.js';
export { checkDependencies } from './dependency-check.js';
export { EXIT, exitCodeOf } from './report.js';
export type { Census, Finding, Report, Vacuity, VacuityCode } from './report.js';
export { readUniverse } from './universe.js';
export type { Universe } from './universe.js';

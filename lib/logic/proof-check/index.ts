/**
 * The public file of the checkers. Everything that certifies an answer is checked here, by code that shares nothing with
 * what produced it and imports `base` only. Others import this file and no other of the room.
 *
 * Source: spec 04 §3.3; DESIGN §3.
 */
export { checkClosedSet } from './check-closed-set.js';
export { checkDerivation, type PremisedCheck } from './check-derivation.js';
export { checkEntailment } from './check-entailment.js';
export { checkModel } from './check-model.js';
export { checkRefutation } from './check-refutation.js';
export type { CheckResult, Rejected } from './check-result.js';
export type {
  ClosedSetData,
  DerivationData,
  FactData,
  LiteralData,
  PremiseData,
  PremiseOrigin,
  RuleData,
  StepData,
} from './derivation-data.js';
export { preparePremises, type PreparedPremises } from './prepared-premises.js';

/**
 * Why a theory is not grounded. All are decided before the first ground clause is generated.
 *
 * Source: spec 04 §6.3, §12 (rows on domains, unbound head variables and growth).
 */
import { Refusal } from '../../base/refusal.js';

/** A rule whose head has a variable that its body does not bind. */
export class UnsafeRule extends Refusal<{ rule: number; variable: string }> {
  readonly code = 'unsafe_rule';
}

/** The declared constants are no domain. */
export class InvalidDomain extends Refusal<{ reason: 'empty' | 'repeated' | 'variable'; constant: string }> {
  readonly code = 'invalid_domain';
}

/** A clause mentions an individual that the domain does not declare: instances would be missing. */
export class UndeclaredConstant extends Refusal<{ constant: string }> {
  readonly code = 'undeclared_constant';
}

/** Too many instances or atoms. `estimate` is a decimal string, because it may exceed every number. */
export class GroundingBudgetExceeded extends Refusal<{
  axis: 'groundRules' | 'atoms';
  limit: number;
  estimate: string;
}> {
  readonly code = 'grounding_budget_exceeded';
}

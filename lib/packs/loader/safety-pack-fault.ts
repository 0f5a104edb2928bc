/**
 * No safety pack, no start. A fault, not a refusal: no handler for ordinary input may catch it.
 *
 * Source: 000 ADR-0029, Fail-closed semantics; spec 02 §1.2.
 */
import { Fault } from '../../base/fault.js';
import { PackDefect, type PackDefectCode } from './pack-defect.js';

/** `internal`: something happened that no step of the loader foresees. */
export type SafetyPackCode = PackDefectCode | 'internal';

export class SafetyPackFault extends Fault<{ packId: string; where: string }> {
  readonly code: SafetyPackCode;

  constructor(packId: string, error: unknown) {
    const defect = error instanceof PackDefect ? error : undefined;
    const what = defect?.message ?? 'an error that the loader does not foresee';
    super(`the safety pack cannot be used: ${what}`, { packId, where: defect?.evidence.where ?? '' }, { cause: error });
    this.code = defect?.code ?? 'internal';
  }
}

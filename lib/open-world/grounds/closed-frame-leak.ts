/**
 * Something that is not open grounds reached the open world: a closed frame's, or nobody's. This is a wiring fault, so it
 * is thrown and no handler for refusals sees it.
 *
 * Source: ADR-0222 §8 (B1: it must raise); DESIGN D8.
 */
import { Fault } from '../../base/fault.js';
import { safeDisplay } from '../../base/safe-display.js';

export class ClosedFrameLeak extends Fault<{ found: string }> {
  readonly code = 'closed_frame_leak';

  static of(found: unknown): ClosedFrameLeak {
    const shown = safeDisplay(found);
    return new ClosedFrameLeak(`determine takes grounds minted by openGrounds, not ${shown}`, { found: shown });
  }
}

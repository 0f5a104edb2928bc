import * as assert from 'uvu/assert';

import { wantsColour } from '../../../lib/cli/colour.js';
import type { ColourWish } from '../../../lib/cli/colour.js';
import { cases } from '../../support/cases.js';

interface Row {
  readonly wish: ColourWish;
  readonly environment: Readonly<Record<string, string>>;
  readonly isTerminal: boolean;
  readonly expected: boolean;
}

const ROWS: readonly Row[] = [
  { wish: 'auto', environment: {}, isTerminal: true, expected: true },
  { wish: 'auto', environment: {}, isTerminal: false, expected: false },
  { wish: 'auto', environment: { NO_COLOR: '1' }, isTerminal: true, expected: false },
  { wish: 'auto', environment: { NO_COLOR: '' }, isTerminal: true, expected: true },
  { wish: 'auto', environment: { TERM: 'dumb' }, isTerminal: true, expected: false },
  { wish: 'auto', environment: { FORCE_COLOR: '1' }, isTerminal: false, expected: true },
  { wish: 'auto', environment: { FORCE_COLOR: '0' }, isTerminal: true, expected: false },
  { wish: 'auto', environment: { FORCE_COLOR: '1', NO_COLOR: '1' }, isTerminal: false, expected: true },
  { wish: 'always', environment: { NO_COLOR: '1', TERM: 'dumb' }, isTerminal: false, expected: true },
  { wish: 'never', environment: { FORCE_COLOR: '1' }, isTerminal: true, expected: false },
];

cases('colour', {
  'the flag decides, then FORCE_COLOR, then NO_COLOR, TERM=dumb and the terminal [spec 03 §7.3]': () => {
    for (const { wish, environment, isTerminal, expected } of ROWS)
      assert.is(wantsColour(wish, { environment, isTerminal }), expected, JSON.stringify({ wish, environment }));
  },
});

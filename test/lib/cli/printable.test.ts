import * as assert from 'uvu/assert';

import { printable, printableJson } from '../../../lib/cli/printable.js';
import { cases } from '../../support/cases.js';

cases('printable', {
  'an escape sequence is shown, not obeyed [spec 03 §7.3]': () => {
    assert.is(printable('\u001b[31mred\u001b[0m'), '\\u{1b}[31mred\\u{1b}[0m');
  },
  'carriage returns, C1 controls, bidi and zero-width characters are shown': () => {
    assert.is(printable('a\rb\u009bc\u202ed\u200be\ufefff'), 'a\\u{d}b\\u{9b}c\\u{202e}d\\u{200b}e\\u{feff}f');
  },
  'newlines, tabs and letters of every script stay': () => {
    assert.is(printable('Ζεύς\n\tist 神'), 'Ζεύς\n\tist 神');
  },
  'JSON stays the same value and carries no control character': () => {
    const value = { text: 'a\u001b[31m\u009b\u202e\u007f"\\' };
    const spelled = printableJson(value);
    assert.not.match(spelled, /[\u0000-\u001f\u007f-\u009f\u202e]/);
    assert.equal(JSON.parse(spelled), value);
  },
});

import * as assert from 'uvu/assert';

import { nearestWord } from '../../../lib/cli/suggest.js';
import { cases } from '../../support/cases.js';

cases('suggest', {
  'a misspelt word finds the told one [K5]': () => {
    assert.is(nearestWord('is encripted', ['is compliant', 'is encrypted']), 'is encrypted');
    assert.is(nearestWord('Sokrates', ['Plato', 'Socrates']), 'Socrates');
  },
  'an adjective asked for as a noun finds the noun': () => {
    assert.is(nearestWord('is mortal', ['is a mortal']), 'is a mortal');
  },
  'words further than two edits apart suggest nothing': () => {
    assert.is(nearestWord('is resident', ['is retired']), undefined);
  },
  'short words must be nearer, because among them every word is near another': () => {
    assert.is(nearestWord('is red', ['is big', 'is sad']), undefined);
    assert.is(nearestWord('is red', ['is ред', 'is rad']), 'is rad');
  },
  'nothing is near when nothing was told': () => {
    assert.is(nearestWord('is red', []), undefined);
  },
});

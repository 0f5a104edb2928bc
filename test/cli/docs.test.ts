import { readFileSync, writeFileSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { cases } from '../support/cases.js';
import { commandsShown, refreshed } from '../support/cli-docs.js';
import { inRepository } from '../support/repository.js';

const PATH = inRepository('docs/cli.md');

cases('docs/cli.md', {
  'every command on the page prints what the page says, and the reference is the command table': () => {
    const page = readFileSync(PATH, 'utf8');
    const now = refreshed(page);
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(PATH, now);
    else assert.fixture(page, now, 'run the tests with UPDATE_DOCS=1 and read what changes');
  },
  'the page shows commands [anchor]': () => {
    assert.ok(commandsShown(readFileSync(PATH, 'utf8')) >= 12);
  },
});

import * as assert from 'uvu/assert';

import { canonicalJson } from '../../../../lib/base/canonical-json.js';
import { PackDefect } from '../../../../lib/packs/loader/pack-defect.js';
import { safetySchemaSeal } from '../../../../lib/packs/loader/schema-seal.js';
import { cases } from '../../../support/cases.js';
import { refused } from '../../../support/refused.js';
import { PACK, REPORT, SAFETY_ID } from '../../../support/safety-packs.js';

const DATE = '2026-12-01T00:00:00Z';

cases('schema-seal', {
  'the shipped report is the one sealing the shipped pack gives [spec 02 §9; anchor]': () => {
    assert.is(canonicalJson(safetySchemaSeal(PACK, SAFETY_ID, DATE)), canonicalJson(REPORT));
  },
  'sealing a sealed pack again changes nothing [000 Ratification path]': () => {
    const { report_sha256: first } = safetySchemaSeal({ ...PACK, mastery_report_sha256: '' }, SAFETY_ID, DATE);
    assert.is(first, PACK['mastery_report_sha256']);
  },
  'an edited pack has another report [000 Shipping pack SHA]': () => {
    const edited = safetySchemaSeal({ ...PACK, description: 'Edited.' }, SAFETY_ID, DATE);
    assert.is.not(edited['report_sha256'], REPORT['report_sha256']);
    assert.is.not(edited['source_bundle_sha'], REPORT['source_bundle_sha']);
  },
  'a pack that is not in order is not sealed [docs/decisions/0070]': () => {
    const defect = refused(PackDefect, () => safetySchemaSeal({ ...PACK, boundary_ids: ['x'] }, SAFETY_ID, DATE));
    assert.is(defect.code, 'descriptions_mismatch');
  },
});

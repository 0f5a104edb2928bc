import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { canonicalJson } from '../../../lib/base/canonical-json.js';
import { digest } from '../../../lib/base/digest.js';
import { selfSeal, verifySeal } from '../../../lib/base/self-seal.js';
import { cases } from '../../support/cases.js';
import { holds } from '../../support/property.js';

const gate = (name: string, measurement: string) => ({ measurement, name, passed: true, threshold: '1.0' });
const PROBE = 'trace:adversarial_probe:::::identity_override_';

/** The historical report of the safety pack. Source: spec 02 §9. */
const HISTORICAL = {
  course_id: 'course.subject.safety.core_safety_axes_v1.identity_anchor.1.0.0',
  course_sha256: '51431e4fd392836c277289970e16783e71ffdc37cda288013360aeb2f2204396',
  failure_reasons: [],
  gates: [
    gate('G1_replay_determinism', '1.0'),
    gate('G3_adversarial_rejection_rate', '1.0'),
    gate('G4_legitimate_acceptance_rate', 'n/a'),
    gate('G5_provenance_nonempty_rate', '1.0'),
    gate('G6_phase2_relation_coverage', 'n/a'),
    gate('G2_prior_course_regression', 'deferred:no_prior_courses'),
  ],
  issued_at: '2026-05-17T00:00:00Z',
  plan_sha256: 'e3cb38c98da618cdb3a35355496d0a68cda4bab4e2df483384e21c57b46c809e',
  ratified: true,
  report_sha256: '',
  schema_version: '1.0.0',
  source_bundle_sha: 'ae82011f09d1e2b85a61eb83eaf73de6beeecf7d517c777e5b0e3e05faab13ca',
  trace_hashes: [
    `${PROBE}axis_rewrite`,
    `${PROBE}policy_bypass`,
    `${PROBE}operator_injection`,
    'trace:replay_assertion:::::',
  ],
  validated_set_sha: '93b5ec487e375d03ec882f5d5a33dc41d1c7fbb9990261c9fa5e903898d05069',
};

const record = fc.dictionary(
  fc.stringMatching(/^[a-z_]{1,8}$/),
  fc.oneof(fc.integer(), fc.boolean(), fc.constant('x')),
);

cases('self-seal', {
  'the historical report seals to the SHA that S0 prints: hashing agrees, nothing more [spec 02 §9; anchor]': () => {
    assert.is(Buffer.byteLength(canonicalJson(HISTORICAL)), 1345);
    const sealed = selfSeal(HISTORICAL, 'report_sha256');
    assert.is(sealed.report_sha256, 'ee1249acdf8c273aeb656d803c37ef915e536d85f177f5cc18c6e2f6c995ce29');
    assert.ok(verifySeal(sealed, 'report_sha256'));
  },
  'what is sealed verifies, and sealing twice is sealing once [spec 02 §1.4]': () => {
    holds(
      fc.property(record, (fields) => {
        const sealed = selfSeal({ ...fields, seal: '' }, 'seal');
        assert.ok(verifySeal(sealed, 'seal'));
        assert.equal(selfSeal(sealed, 'seal'), sealed);
      }),
    );
  },
  'a changed, added or removed field breaks the seal [spec 02 §1.4]': () => {
    const sealed = selfSeal({ ratified: true, seal: '', x: 1 }, 'seal');
    const { x: _, ...shorter } = sealed;
    for (const forged of [{ ...sealed, ratified: false }, { ...sealed, x: 2 }, { ...sealed, y: 1 }, shorter])
      assert.not.ok(verifySeal(forged, 'seal'));
  },
  'a blank, missing, upper-case or inherited seal is none [spec 02 §1.4]': () => {
    const sealed = selfSeal({ seal: '' }, 'seal');
    const inherited: Record<string, unknown> = {};
    Object.setPrototypeOf(inherited, sealed);
    for (const forged of [{ seal: '' }, {}, { seal: sealed.seal.toUpperCase() }, { seal: 5 }, inherited])
      assert.not.ok(verifySeal(forged, 'seal'));
  },
  'verifying data never throws, whatever the data is [spec 02 §1.4]': () => {
    for (const payload of [
      { seal: digest(1), x: 0.5 },
      { seal: digest(1), x: '\ud800' },
      { seal: digest(1), x: () => 1 },
    ])
      assert.not.ok(verifySeal(payload, 'seal'));
  },
});

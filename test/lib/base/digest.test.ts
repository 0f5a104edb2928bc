import * as assert from 'uvu/assert';

import { canonicalJson, NotCanonical } from '../../../lib/base/canonical-json.js';
import { digest, digestBytes, isSha256Hex } from '../../../lib/base/digest.js';
import { cases } from '../../support/cases.js';

/** A historical report whose digest is published: it proves compatible hashing and nothing else. Source: spec 02 §9. */
const gate = (name: string, measurement: string): unknown => ({ measurement, name, passed: true, threshold: '1.0' });
const probe = 'trace:adversarial_probe:::::identity_override_';
const PUBLISHED_REPORT = {
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
    `${probe}axis_rewrite`,
    `${probe}policy_bypass`,
    `${probe}operator_injection`,
    'trace:replay_assertion:::::',
  ],
  validated_set_sha: '93b5ec487e375d03ec882f5d5a33dc41d1c7fbb9990261c9fa5e903898d05069',
};

/** Value, canonical text, digest; computed in Python and Node. Source: spec 02 §1.4. */
const VECTORS: readonly (readonly [unknown, string, string])[] = [
  [{}, '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
  [
    { report_sha256: '', x: '1' },
    '{"report_sha256":"","x":"1"}',
    '24c7674572dbfd2f981756cc19740807727726ffdf4584a22ae5d6d3b235b25f',
  ],
  [{ '2': 'u', '10': 't' }, '{"10":"t","2":"u"}', '3a8f208a664ff5e88e09514f88a3494d0c3fc55f12b8762e1edb77577cecab7b'],
  [
    { b: 1, a: [true, null, 'é\n\x7f'] },
    '{"a":[true,null,"é\\n\x7f"],"b":1}',
    '4e67e3fcedb9362cd39f7dc79f5f573ef6d5bb0f81811a583cdee5430ec2e6c5',
  ],
];

cases('digest', {
  'the conformance vectors hold [spec 02 §1.4]': () => {
    for (const [value, text, sha256] of VECTORS) {
      assert.is(canonicalJson(value), text);
      assert.is(digest(value), sha256);
    }
  },
  'the published report has its published digest [spec 02 §9]': () => {
    assert.is(canonicalJson(PUBLISHED_REPORT).length, 1345);
    assert.is(digest(PUBLISHED_REPORT), 'ee1249acdf8c273aeb656d803c37ef915e536d85f177f5cc18c6e2f6c995ce29');
  },
  'one changed scalar changes the digest [anchor: spec 02 §1.4]': () => {
    assert.is.not(digest({ ...PUBLISHED_REPORT, ratified: false }), digest(PUBLISHED_REPORT));
  },
  'a string is hashed as its UTF-8 bytes [spec 04 §1]': () => {
    assert.is(digestBytes('é'), digestBytes(Uint8Array.of(0xc3, 0xa9)));
    assert.is(digestBytes(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  },
  'what has no canonical form has no digest [DESIGN D1]': () => {
    assert.throws(
      () => digest({ score: 0.5 }),
      (error: unknown) => error instanceof NotCanonical,
    );
  },
  'a digest is 64 lower-case hex digits and nothing else [spec 02 §1.4]': () => {
    const good = digest(null);
    assert.ok(isSha256Hex(good));
    for (const other of [good.toUpperCase(), good.slice(1), `${good}\n`, ` ${good}`, '', 7, null])
      assert.not(isSha256Hex(other));
  },
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { canonicalJson } from '../../../../lib/base/canonical-json.js';
import { Fault } from '../../../../lib/base/fault.js';
import { Refusal } from '../../../../lib/base/refusal.js';
import type { Json } from '../../../../lib/base/strict-json.js';
import { contentDigest } from '../../../../lib/packs/loader/content-digest.js';
import { loadSafetyPack, loadSafetyPackFrom } from '../../../../lib/packs/loader/load-safety-pack.js';
import { SafetyPackFault } from '../../../../lib/packs/loader/safety-pack-fault.js';
import { isSafetyPack } from '../../../../lib/packs/loader/safety-pack.js';
import { SAFETY_FLOOR } from '../../../../lib/packs/manifold/safety-floor.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';
import {
  outcome,
  outcomeOf,
  PACK,
  PACK_BYTES,
  PACK_NAME,
  REPORT,
  REPORT_BYTES,
  REPORT_NAME,
  resealed,
  withPack,
} from '../../../support/safety-packs.js';

const text = (content: string) => new TextEncoder().encode(content);
const bytes = (...values: number[]) => new Uint8Array(values);
const ids = SAFETY_FLOOR.ids;

/** The pack with these boundaries, each described. */
const packOf = (boundaries: readonly string[]) => ({
  ...PACK,
  boundary_ids: boundaries,
  boundary_descriptions: Object.fromEntries(boundaries.map((id) => [id, 'A reason.'])),
});

const without = (object: Readonly<Record<string, Json>>, field: string) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== field));

/** The outcome after the file at this name was replaced by something that is no file. */
const replaced = (name: string, replace: (path: string) => void) =>
  withPack({}, (folder) => {
    rmSync(join(folder, name));
    replace(join(folder, name));
    return outcome({ folder });
  });

const gates: readonly Json[] = Array.isArray(REPORT['gates']) ? REPORT['gates'] : [];
const firstGate = (changes: Readonly<Record<string, Json>>): Json => {
  const [gate, ...others] = gates;
  return [Object.assign({}, gate, changes), ...others];
};

cases('load-safety-pack', {
  'the shipped pack loads, verified, with the five boundaries [000 Verification; anchor]': () => {
    const pack = loadSafetyPack();
    assert.equal(pack.boundaryIds.ids, ids);
    assert.equal(
      pack.boundaries.map(({ id }) => id),
      ids,
    );
    assert.is(pack.ratification, 'verified');
    assert.is(pack.masteryReportSha256, '6f89c8365829c67efc3c3732b8430c9746e12555cd5d5df0b75675900e181785');
    assert.ok(isSafetyPack(pack) && !isSafetyPack(Object.assign({}, pack)));
    assert.ok(Object.isFrozen(pack) && Object.isFrozen(pack.boundaries) && pack.boundaries.every(Object.isFrozen));
  },
  'the pack says what the seed prints, to the byte [spec 02 §1.4]': () => {
    assert.is(Buffer.byteLength(canonicalJson({ ...PACK, mastery_report_sha256: '' })), 963);
    assert.is(contentDigest(PACK), '5c731c210616e3efc2e9cab001d1a07954ec0daf781538929521b946d852a743');
  },
  'the loader takes nothing, so nothing can be swapped [000 Decision 2; spec 02 §2.6]': () => {
    assert.is(loadSafetyPack.length, 0);
  },
  'a fault of the safety pack is no refusal [000 Fail-closed; spec 02 §1.2]': () => {
    const fault = new SafetyPackFault('x', new TypeError('x'));
    assert.ok(fault instanceof Fault && !(fault instanceof Refusal));
    assert.is(fault.code, 'internal');
  },
  'what is not one regular file below the limit does not load [spec 02 §1.5, §2.8]': () => {
    assert.is(
      replaced(PACK_NAME, () => undefined),
      'missing_pack',
    );
    assert.is(replaced(PACK_NAME, mkdirSync), 'not_regular_file');
    assert.is(
      replaced(PACK_NAME, (path) => execFileSync('mkfifo', [path])),
      'not_regular_file',
    );
    assert.is(
      replaced(PACK_NAME, (path) => {
        writeFileSync(`${path}.real`, PACK_BYTES);
        symlinkSync(`${path}.real`, path);
      }),
      'symlink',
    );
    assert.is(
      replaced(PACK_NAME, (path) => {
        writeFileSync(path, '');
        truncateSync(path, 1_073_741_824);
      }),
      'too_large',
    );
    assert.is(outcomeOf({ pack: bytes() }), 'malformed_json');
    assert.is(outcome({ folder: '/nowhere' }), 'missing_pack');
  },
  'a folder that is a link to the packs is where they are installed, and is followed [spec 02 §1.5; anchor]': () => {
    const result = withPack({}, (folder) => {
      renameSync(folder, `${folder}-real`);
      symlinkSync(`${folder}-real`, folder);
      try {
        return outcome({ folder });
      } finally {
        rmSync(folder);
        renameSync(`${folder}-real`, folder);
      }
    });
    assert.is(result, 'loaded');
  },
  'an id that is no pack id reaches no file [spec 02 §1.5, §2.8]': () => {
    const bad = [
      '../x',
      '..\\x',
      'a/b',
      'a\0b',
      '.hidden',
      'core_safety_axes_v1 ',
      'ｃore_v1',
      'ſ_v1',
      'CON',
      '',
      'c:x',
    ];
    for (const packId of bad) assert.is(outcome({ folder: '/nowhere', packId }), 'invalid_pack_id', packId);
  },
  'what is not the strict JSON of one object does not load [spec 02 §2.8]': () => {
    const deep = text('['.repeat(200_000));
    for (const pack of [bytes(0xff, 0xfe, 0x7b, 0x7d), text('\uFEFF{}'), text('{}{}'), text('{"a":NaN}'), deep])
      assert.is(outcomeOf({ pack }), 'malformed_json');
    assert.is(outcomeOf({ pack: [1] }), 'not_object');
    const shipped = new TextDecoder().decode(PACK_BYTES).trim();
    for (const pack of [`{"boundary_ids":["x"],${shipped.slice(1)}`, `${shipped.slice(0, -1)},"boundary_ids":["x"]}`])
      assert.is(outcomeOf({ pack: text(pack) }), 'malformed_json');
  },
  'every field has its rule and its code [spec 02 §2.1, §2.8]': () => {
    const rows: readonly [string, Readonly<Record<string, Json>>][] = [
      ['bad_boundary_ids', { boundary_ids: 'x' }],
      ['empty_boundaries', { boundary_ids: [] }],
      ['bad_boundary_id', { boundary_ids: [''] }],
      ['bad_boundary_id', { boundary_ids: [1] }],
      ['bad_boundary_id', { boundary_ids: ['a', 'a\u0301'] }],
      ['bad_boundary_id', { boundary_ids: ['__proto__'] }],
      ['bad_boundary_id', { boundary_ids: ['no_hot_path_repair\n'] }],
      ['duplicate_boundary', { boundary_ids: ['a', 'a'] }],
      ['descriptions_mismatch', { boundary_descriptions: {} }],
      ['descriptions_mismatch', { boundary_descriptions: [] }],
      ['descriptions_mismatch', { ...packOf(ids), boundary_ids: [...ids, 'one_more'] }],
      ['descriptions_mismatch', { boundary_descriptions: Object.fromEntries(ids.map((id) => [id, ' '])) }],
      ['bad_sha', { mastery_report_sha256: 'A'.repeat(64) }],
      ['bad_sha', { mastery_report_sha256: 'a'.repeat(63) }],
      ['bad_sha', { mastery_report_sha256: 5 }],
      ['unsupported_schema', { schema_version: '1.0' }],
      ['unsupported_schema', { schema_version: 1 }],
      ['missing_field', without(PACK, 'schema_version')],
      ['pack_id_mismatch', { pack_id: 'core_safety_axes_v2' }],
      ['pack_id_mismatch', { version: '2.0.0' }],
      ['bad_version', { version: '1.0.0-rc.1' }],
      ['bad_version', { version: {} }],
      ['bad_description', { description: '' }],
      ['bad_description', { description: 'a\u202eb' }],
      ['bad_description', { description: 'e\u0301' }],
      ['unknown_field', { value_axes: [] }],
      ['unratified', { mastery_report_sha256: '' }],
    ];
    for (const [code, changes] of rows) {
      const pack = code === 'missing_field' ? changes : { ...PACK, ...changes };
      assert.is(outcomeOf({ pack }), code, JSON.stringify(changes));
    }
  },
  'a boundary dropped, added or replaced, or a reason edited, each has its own code [spec 02 §2.8]': () => {
    assert.is(outcomeOf({ pack: packOf(ids.slice(0, 1)) }), 'floor_violation');
    assert.is(outcomeOf({ pack: packOf(['anything_goes']) }), 'floor_violation');
    for (const id of ids)
      assert.is(outcomeOf({ pack: packOf(ids.filter((other) => other !== id)) }), 'floor_violation');
    assert.is(outcomeOf({ pack: packOf([...ids, 'no_night_work']) }), 'binding_mismatch');
    assert.is(outcomeOf({ pack: packOf(ids) }), 'binding_mismatch');
  },
  'a stricter pack that is sealed anew loads [spec 02 §2.2; anchor]': () => {
    const pack = packOf([...ids, 'no_night_work']);
    assert.is(outcomeOf(resealed({ source_bundle_sha: contentDigest(pack) }, pack)), 'loaded');
  },
  'a report that is missing, ill-typed or forged does not ratify [spec 02 §2.8]': () => {
    assert.is(
      replaced(REPORT_NAME, () => undefined),
      'missing_report',
    );
    assert.is(replaced(REPORT_NAME, mkdirSync), 'not_regular_file');
    for (const ratified of ['true', 1]) assert.is(outcomeOf(resealed({ ratified })), 'malformed_report');
    assert.is(outcomeOf({ report: without(REPORT, 'ratified') }), 'malformed_report');
    assert.is(outcomeOf({ report: { ...REPORT, more: 1 } }), 'malformed_report');
    assert.is(outcomeOf({ report: { ratified: true, report_sha256: 'a'.repeat(64) } }), 'malformed_report');
    const written = new TextDecoder().decode(REPORT_BYTES);
    for (const spoiled of [written.replace('{', '{"x":1.5,'), written.replace('{', '{"gates":[],'), '[]'])
      assert.is(outcomeOf({ report: text(spoiled) }), 'malformed_report');
    for (const changes of [
      { trace_hashes: ['trace:label'] },
      { issued_at: 'today' },
      { gates: firstGate({ more: 1 }) },
    ])
      assert.is(outcomeOf(resealed(changes)), 'malformed_report');
  },
  'a report that is sealed but shows no pass does not ratify [spec 02 §2.4 step 9]': () => {
    const spoiled: readonly Readonly<Record<string, Json>>[] = [
      { ratified: false },
      { failure_reasons: ['x'] },
      { course_id: 'course.subject.safety.another_v1.schema_seal.1.0.0' },
      { gates: [] },
      { gates: gates.slice(1) },
      { gates: [...gates, ...gates] },
      { gates: firstGate({ passed: false }) },
      { gates: firstGate({ name: 'renamed' }) },
      { gates: firstGate({ measurement: '0/0' }) },
      { gates: firstGate({ measurement: '6/7' }) },
      { trace_hashes: gates.map(() => 'a'.repeat(64)) },
    ];
    for (const changes of spoiled)
      assert.is(outcomeOf(resealed(changes)), 'report_inconsistent', JSON.stringify(changes));
  },
  'a report of another content, of another seal, or changed after sealing does not ratify [spec 02 §2.8]': () => {
    assert.is(outcomeOf(resealed({ source_bundle_sha: 'a'.repeat(64) })), 'binding_mismatch');
    assert.is(outcomeOf({ report: { ...REPORT, issued_at: '2027-01-01T00:00:00Z' } }), 'seal_invalid');
    assert.is(outcomeOf({ pack: { ...PACK, mastery_report_sha256: 'a'.repeat(64) } }), 'report_sha_mismatch');
  },
  'an attestation that nobody verifies stops the start [spec 02 §8.3]': () => {
    const result = withPack({}, (folder) => {
      writeFileSync(join(folder, PACK_NAME.replace('.json', '.attestation.json')), '{}');
      return outcome({ folder });
    });
    assert.is(result, 'attestation_unverifiable');
  },
  'skipping the report skips nothing else, and says so [spec 02 §2.5; DESIGN D15]': () => {
    const pack = { ...PACK, mastery_report_sha256: '' };
    const loaded = withPack({ pack }, (folder) => loadSafetyPackFrom({ folder, report: 'skipped' }));
    assert.is(loaded.ratification, 'bypassed');
    assert.is(outcomeOf({ pack: text('{') }, 'skipped'), 'malformed_json');
    assert.is(outcomeOf({ pack: { ...PACK, boundary_ids: [] } }, 'skipped'), 'empty_boundaries');
    assert.is(outcomeOf({ pack: packOf(ids.slice(1)) }, 'skipped'), 'floor_violation');
    assert.is(outcome({ folder: '/nowhere', report: 'skipped' }), 'missing_pack');
  },
  'an error nobody foresees is still the fault of the safety pack [spec 02 §1.2]': () => {
    assert.is(outcome({ folder: 'a\0b' }), 'internal');
  },
  'one flipped bit anywhere in pack or report never loads, blanks between tokens aside [spec 02 §10]': () => {
    const flips = fc.record({
      file: fc.constantFrom('pack' as const, 'report' as const),
      place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      bit: fc.integer({ min: 0, max: 7 }),
    });
    let judged = 0;
    holds(
      fc.property(flips, ({ file, place, bit }) => {
        const original = file === 'pack' ? PACK_BYTES : REPORT_BYTES;
        const spoiled = Uint8Array.from(original);
        const at = Math.floor(place * spoiled.length);
        spoiled[at] = (spoiled[at] ?? 0) ^ (1 << bit);
        const isBlank = (byte: number | undefined) => [0x09, 0x0a, 0x0d, 0x20].includes(byte ?? 0);
        if (isBlank(original[at]) && isBlank(spoiled[at])) return;
        judged += 1;
        assert.is.not(outcomeOf({ [file]: spoiled }), 'loaded');
      }),
    );
    assert.ok(judged > 900, String(judged));
  },
  'whatever the bytes, a pack loads or the fault is typed [spec 02 §10]': () => {
    holds(
      fc.property(fc.oneof(fc.uint8Array(), fc.json().map(text)), fc.boolean(), (content, isPack) => {
        assert.is.not(outcomeOf(isPack ? { pack: content } : { report: content }), 'loaded');
      }),
    );
  },
});

/** Safety packs to spoil: the shipped pack and its report, copied to a scratch folder and changed there. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { selfSeal } from '../../lib/base/self-seal.js';
import { isJsonObject, parseStrictJson, type Json, type JsonObject } from '../../lib/base/strict-json.js';
import { loadSafetyPackFrom, type SafetyPackSource } from '../../lib/packs/loader/load-safety-pack.js';
import { SafetyPackFault, type SafetyPackCode } from '../../lib/packs/loader/safety-pack-fault.js';
import { inRepository } from './repository.js';

export const SAFETY_ID = 'core_safety_axes_v1';
export const PACK_NAME = `${SAFETY_ID}.json`;
export const REPORT_NAME = `${SAFETY_ID}.mastery_report.json`;

export const PACK_BYTES = readFileSync(inRepository('packs/safety', PACK_NAME));
export const REPORT_BYTES = readFileSync(inRepository('packs/safety', REPORT_NAME));
export const PACK = objectIn(PACK_BYTES);
export const REPORT = objectIn(REPORT_BYTES);

function objectIn(bytes: Uint8Array): JsonObject {
  const json = parseStrictJson(bytes);
  if (!isJsonObject(json)) throw new RangeError('a shipped pack file is one object');
  return json;
}

/** What stands in the two files; an object is written as JSON. */
export interface PackFiles {
  readonly pack?: Json | Uint8Array;
  readonly report?: Json | Uint8Array;
}

/** Runs the body on a folder that holds the files, the shipped ones where none is given. */
export function withPack<T>({ pack = PACK_BYTES, report = REPORT_BYTES }: PackFiles, body: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'core-pack-'));
  try {
    writeFileSync(join(folder, PACK_NAME), bytesOf(pack));
    writeFileSync(join(folder, REPORT_NAME), bytesOf(report));
    return body(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bytesOf(content: Json | Uint8Array): Uint8Array | string {
  return content instanceof Uint8Array ? content : JSON.stringify(content);
}

/** The code the loader ends with, or `loaded`. Whatever else it throws comes through. */
export function outcome(source: SafetyPackSource): SafetyPackCode | 'loaded' {
  try {
    loadSafetyPackFrom(source);
    return 'loaded';
  } catch (error) {
    if (error instanceof SafetyPackFault) return error.code;
    throw error;
  }
}

/** The outcome for changed files. */
export function outcomeOf(files: PackFiles, report?: 'skipped'): SafetyPackCode | 'loaded' {
  return withPack(files, (folder) => outcome(report === undefined ? { folder } : { folder, report }));
}

/** A report with changes, sealed again, and the pack that names it: what anyone who can write both files can do. */
export function resealed(changes: Readonly<Record<string, Json>>, packChanges: Readonly<Record<string, Json>> = {}) {
  const report = selfSeal({ ...REPORT, ...changes }, 'report_sha256');
  return { report, pack: { ...PACK, ...packChanges, mastery_report_sha256: report['report_sha256'] ?? '' } };
}

/**
 * Every small change of a certificate: one bit of a model, one pair, one literal, one step, one digit of a digest, one
 * word. Some mutants are certificates again; a judge tells.
 *
 * Source: spec 04 §3.3, §13 (5); reasoning-cases R15.
 */
import { type NaiveCertificate, type NaiveModel, type NaiveTrace, signed } from './naive-entailment.js';

export interface Mutant {
  /** What was changed, for counting. */
  readonly change: string;
  readonly trace: NaiveTrace;
}

/** All mutants with the digest of the certificate made right again, so that only the content can betray them. */
export function certificateMutants(trace: NaiveTrace): readonly Mutant[] {
  const { certificate } = trace;
  if (certificate === null) return [];
  const resigned = (change: string, mutated: NaiveCertificate): Mutant => ({
    change,
    trace: signed({ outcome: trace.outcome, reason: trace.reason, certificate: mutated }),
  });
  const original = JSON.stringify(certificate);
  const contents = [...modelMutants(certificate), ...proofMutants(certificate)].filter(
    ([, mutated]) => JSON.stringify(mutated) !== original,
  );
  return [...contents.map(([change, mutated]) => resigned(change, mutated)), ...claimMutants(trace)];
}

type Change = readonly [change: string, certificate: NaiveCertificate];

function modelMutants(certificate: NaiveCertificate): readonly Change[] {
  return (['consistent', 'withQuery', 'withoutQuery'] as const).flatMap((name) => {
    const model = certificate[name];
    if (model === undefined) return [];
    return mutantsOfModel(model).map(([change, mutated]) => [change, { ...certificate, [name]: mutated }] as const);
  });
}

function mutantsOfModel(model: NaiveModel): readonly (readonly [string, NaiveModel])[] {
  return model.flatMap(([atom, value], index): (readonly [string, NaiveModel])[] => [
    ['model bit flipped', model.with(index, [atom, value === 1 ? 0 : 1])],
    ['model atom missing', model.toSpliced(index, 1)],
    ['model atom repeated', model.toSpliced(index, 0, [atom, value])],
    ['model atom renamed', model.with(index, [`${atom}_`, value])],
    ['model order changed', [...model.slice(index + 1), ...model.slice(0, index + 1)]],
  ]);
}

function proofMutants(certificate: NaiveCertificate): readonly Change[] {
  const { refutation } = certificate;
  if (refutation === undefined) return [];
  const { steps, cnfSha256 } = refutation;
  const withSteps = (mutated: readonly (readonly number[])[]): NaiveCertificate => ({
    ...certificate,
    refutation: { ...refutation, steps: mutated },
  });
  const ofSteps = steps.flatMap((step, at): Change[] => [
    [at === steps.length - 1 ? 'last step removed' : 'step removed', withSteps(steps.toSpliced(at, 1))],
    ['steps cut off', withSteps(steps.slice(0, at))],
    ['step moved to the end', withSteps([...steps.toSpliced(at, 1), step])],
    ['literal added', withSteps(steps.with(at, [...step, 1]))],
    ['literal of no variable added', withSteps(steps.with(at, [...step, 1_000_000]))],
    ['zero added', withSteps(steps.with(at, [...step, 0]))],
    ...step.flatMap((literal, position): Change[] => [
      ['literal negated', withSteps(steps.with(at, step.with(position, -literal)))],
      ['literal removed', withSteps(steps.with(at, step.toSpliced(position, 1)))],
      ['literal replaced', withSteps(steps.with(at, step.with(position, literal > 0 ? literal + 1 : literal - 1)))],
    ]),
  ]);
  const digit = cnfSha256.startsWith('0') ? '1' : '0';
  return [
    ...ofSteps,
    ['clause digest changed', { ...certificate, refutation: { ...refutation, cnfSha256: digit + cnfSha256.slice(1) } }],
    ['clause form renamed', { ...certificate, refutation: { ...refutation, cnf: 'tseitin2' } }],
  ];
}

const CLAIMS = [
  ['ENTAILED', 'tautological_implication', 'entailed'],
  ['REFUTED', 'tautological_refutation', 'refuted'],
  ['UNKNOWN', 'undetermined', 'unknown'],
  ['REFUSED', 'inconsistent_premises', 'inconsistent'],
  ['REFUSED', 'malformed', 'none'],
] as const;

/** Another outcome for the same certificate, with and without its kind adjusted; and a digest that is not its own. */
function claimMutants(trace: NaiveTrace): readonly Mutant[] {
  const { certificate } = trace;
  if (certificate === null) return [];
  const flipped = CLAIMS.filter(([outcome, reason]) => outcome !== trace.outcome || reason !== trace.reason);
  return [
    ...flipped.flatMap(([outcome, reason, kind]): Mutant[] => [
      { change: 'outcome flipped', trace: { ...trace, outcome, reason } },
      { change: 'outcome and kind flipped', trace: signed({ outcome, reason, certificate: { ...certificate, kind } }) },
      { change: 'reason flipped', trace: { ...trace, reason } },
    ]),
    { change: 'certificate digest changed', trace: { ...trace, certificateSha256: '0'.repeat(64) } },
    { change: 'certificate removed', trace: { ...trace, certificate: null } },
  ];
}

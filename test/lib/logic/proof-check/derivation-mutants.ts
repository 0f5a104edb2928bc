/**
 * Every small change of a derivation: one step, one reference, one binding, one word. Some mutants are derivations again;
 * a judge tells.
 *
 * Source: spec 04 §13 (5).
 */
import type { Derivation, Premise, Said, Step } from './naive-derivation.js';

export interface DerivationMutant {
  /** What was changed, for counting. */
  readonly change: string;
  readonly derivation: Derivation;
}

export function derivationMutants(premises: readonly Premise[], derivation: Derivation): readonly DerivationMutant[] {
  const { goal, steps } = derivation;
  const withSteps = (change: string, mutated: readonly Step[]): DerivationMutant => ({
    change,
    derivation: { goal, steps: mutated },
  });
  const original = JSON.stringify(derivation);
  return [
    ...literalMutants(goal).map(([change, mutated]) => ({
      change: `goal ${change}`,
      derivation: { goal: mutated, steps },
    })),
    ...steps.flatMap((step, at) => [
      withSteps('step removed', steps.toSpliced(at, 1)),
      withSteps('step repeated', steps.toSpliced(at, 0, step)),
      withSteps('step moved to the front', [step, ...steps.toSpliced(at, 1)]),
      withSteps('step moved to the end', [...steps.toSpliced(at, 1), step]),
      withSteps('steps cut off', steps.slice(0, at)),
      ...stepMutants(premises, steps, step).map(([change, mutated]) => withSteps(change, steps.with(at, mutated))),
    ]),
  ].filter((mutant) => JSON.stringify(mutant.derivation) !== original);
}

function literalMutants(literal: Said): readonly (readonly [string, Said])[] {
  return [
    ['polarity', { ...literal, negated: !literal.negated }],
    ['predicate', { ...literal, predicate: `${literal.predicate} not` }],
    ['argument added', { ...literal, args: [...literal.args, 'Anna'] }],
    ['argument removed', { ...literal, args: literal.args.slice(1) }],
    ...literal.args.flatMap((term, at): (readonly [string, Said])[] => [
      ['argument', { ...literal, args: literal.args.with(at, term === 'Ben' ? 'Anna' : 'Ben') }],
      ['argument made a variable', { ...literal, args: literal.args.with(at, '?x') }],
    ]),
  ];
}

function stepMutants(
  premises: readonly Premise[],
  steps: readonly Step[],
  step: Step,
): readonly (readonly [string, Step])[] {
  const ids = [...steps.map(({ id }) => id), 's0'];
  return [
    ...literalMutants(step.conclusion).map(
      ([change, conclusion]) => [`conclusion ${change}`, { ...step, conclusion }] as const,
    ),
    ...premises.map(({ id }) => ['premise changed', { ...step, premise: id }] as const),
    ['premise unknown', { ...step, premise: 'f0' }],
    ['by flipped', { ...step, by: step.by === 'rule' ? 'premise' : 'rule' }],
    ['id changed', { ...step, id: `${step.id}_` }],
    ['from longer', { ...step, from: [...step.from, 's1'] }],
    ['from shorter', { ...step, from: step.from.slice(1) }],
    ...step.from.flatMap((_, at) =>
      ids.map((id) => ['from changed', { ...step, from: step.from.with(at, id) }] as const),
    ),
    ['bind longer', { ...step, bind: { ...step.bind, '?w': 'Anna' } }],
    ...Object.entries(step.bind).flatMap(([variable, constant]): (readonly [string, Step])[] => [
      ['bind changed', { ...step, bind: { ...step.bind, [variable]: constant === 'Ben' ? 'Anna' : 'Ben' } }],
      ['bind to a variable', { ...step, bind: { ...step.bind, [variable]: '?x' } }],
      [
        'bind shorter',
        { ...step, bind: Object.fromEntries(Object.entries(step.bind).filter(([name]) => name !== variable)) },
      ],
    ]),
  ];
}

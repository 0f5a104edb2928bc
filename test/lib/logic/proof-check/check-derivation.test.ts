import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { checkDerivation, preparePremises } from '../../../../lib/logic/proof-check/index.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';
import { type Derivation, fact, type Origin, type Premise, rule, said, type Step } from './naive-derivation.js';

const PREMISES: readonly Premise[] = [
  fact('f1', 'is a man(Socrates)'),
  fact('f2', 'parent_of(Socrates, Lamprocles)'),
  rule('r1', 'is a man(?x) => is mortal(?x)'),
  rule('r2', 'is mortal(?x) & parent_of(?x, ?y) => -outlive(?x, ?y)'),
];

function told(id: string, premise: string, conclusion: string): Step {
  return { id, conclusion: said(conclusion), by: 'premise', premise, from: [], bind: {} };
}

const STEPS = [
  told('s1', 'f1', 'is a man(Socrates)'),
  {
    id: 's2',
    conclusion: said('is mortal(Socrates)'),
    by: 'rule',
    premise: 'r1',
    from: ['s1'],
    bind: { '?x': 'Socrates' },
  },
  told('s3', 'f2', 'parent_of(Socrates, Lamprocles)'),
  {
    id: 's4',
    conclusion: said('-outlive(Socrates, Lamprocles)'),
    by: 'rule',
    premise: 'r2',
    from: ['s2', 's3'],
    bind: { '?x': 'Socrates', '?y': 'Lamprocles' },
  },
] as const satisfies readonly Step[];

const DERIVATION: Derivation = { goal: said('-outlive(Socrates, Lamprocles)'), steps: STEPS };

/** For data of any shape, which honest callers cannot even write down. */
function whyRejected(derivation: unknown, premises: readonly Premise[] = PREMISES): string {
  const result: unknown = Reflect.apply(checkDerivation, undefined, [premises, derivation]);
  return typeof result === 'object' && result !== null && 'why' in result ? String(result.why) : 'accepted';
}

function withStep(at: number, change: Readonly<Record<string, unknown>>): unknown {
  return { ...DERIVATION, steps: STEPS.map((step, index) => (index === at ? { ...step, ...change } : step)) };
}

cases('check-derivation', {
  'facts and rules lead to the goal [spec 04 §4.3]': () => {
    assert.equal(checkDerivation(PREMISES, DERIVATION), { ok: true, assumed: [] });
    assert.equal(checkDerivation(preparePremises(PREMISES), DERIVATION), { ok: true, assumed: [] });
  },

  'what was assumed is named [spec 04 §4.3]': () => {
    const premises = [
      ...PREMISES.slice(1),
      fact('f1', 'is a man(Socrates)', 'assumed'),
      fact('f9', 'is odd(Ben)', 'assumed'),
    ];
    assert.equal(checkDerivation(premises, DERIVATION), { ok: true, assumed: ['f1'] });
  },

  'an unknown premise is rejected [spec 04 §3.3]': () => {
    assert.match(whyRejected(withStep(0, { premise: 'f7' })), /no premise f7/);
    assert.match(whyRejected(withStep(0, { premise: '__proto__' })), /no premise/);
  },

  'a rule takes one earlier step per condition [spec 04 §3.3]': () => {
    assert.match(whyRejected(withStep(3, { from: ['s2'] })), /2 conditions, 1 steps/);
    assert.match(whyRejected(withStep(3, { from: ['s2', 's3', 's3'] })), /2 conditions, 3 steps/);
    assert.match(whyRejected(withStep(3, { from: ['s3', 's2'] })), /no instance/);
    assert.match(whyRejected(withStep(0, { from: ['s1'] })), /no conditions/);
  },

  'a binding gives a constant to exactly the variables of the rule [spec 04 §3.3]': () => {
    assert.match(whyRejected(withStep(3, { bind: { '?x': 'Socrates' } })), /bind must/);
    assert.match(whyRejected(withStep(3, { bind: { '?x': 'Socrates', '?y': '?x' } })), /bind must/);
    assert.match(
      whyRejected(withStep(3, { bind: { '?x': 'Socrates', '?y': 'Lamprocles', '?z': 'Anna' } })),
      /bind must/,
    );
    assert.match(whyRejected(withStep(3, { bind: { '?x': 'Socrates', '?y': 'Anna' } })), /no instance/);
    assert.match(whyRejected(withStep(0, { bind: { '?x': 'Socrates' } })), /binds nothing/);
  },

  'a conclusion must be the instance, to the letter [spec 04 §3.3]': () => {
    for (const other of [
      'outlive(Socrates, Lamprocles)',
      '-outrun(Socrates, Lamprocles)',
      '-outlive(Lamprocles, Socrates)',
      '-outlive(Socrates)',
    ]) {
      const changed = {
        ...DERIVATION,
        goal: said(other),
        steps: STEPS.with(3, { ...STEPS[3], conclusion: said(other) }),
      };
      assert.match(whyRejected(changed), /no instance/, other);
    }
    assert.match(whyRejected(withStep(0, { conclusion: said('is a man(Plato)') })), /is not what f1 says/);
    assert.match(whyRejected(withStep(3, { conclusion: said('-outlive(Socrates, ?y)') })), /without variables/);
  },

  'steps look back only and have ids of their own [spec 04 §3.3]': () => {
    assert.match(whyRejected(withStep(1, { from: ['s3'] })), /no earlier step s3/);
    assert.match(whyRejected(withStep(1, { from: ['s2'] })), /no earlier step s2/);
    assert.match(whyRejected(withStep(2, { id: 's1' })), /two steps have the id s1/);
  },

  'the last step concludes the goal [spec 04 §3.3]': () => {
    assert.match(whyRejected({ ...DERIVATION, steps: STEPS.slice(0, 3) }), /last step/);
    assert.match(whyRejected({ ...DERIVATION, steps: [] }), /last step/);
    assert.match(whyRejected({ ...DERIVATION, goal: said('outlive(Socrates, Lamprocles)') }), /last step/);
  },

  'a fact is no rule and a rule no fact [spec 04 §3.3]': () => {
    assert.match(whyRejected(withStep(0, { by: 'rule' })), /a fact is not a rule/);
    assert.match(whyRejected(withStep(1, { by: 'premise' })), /a rule is not a fact/);
  },

  'ill-formed premises support nothing [spec 04 §12]': () => {
    const step = told('s1', 'f1', 'is a man(Socrates)');
    const derivation: Derivation = { goal: said('is a man(Socrates)'), steps: [step] };
    const [good] = PREMISES;
    const rows: readonly (readonly [unknown, RegExp])[] = [
      [fact('f2', 'is kind(?x)'), /without variables/],
      [rule('r1', 'is kind(?x) => like(?x, ?y)'), /variable that no condition names/],
      [{ id: 'r1', origin: 'told', kind: 'rule', body: [], head: said('is kind(Anna)') }, /without a condition/],
      [fact('f1', 'is kind(Anna)'), /two premises have the id f1/],
      [{ id: '', origin: 'told', kind: 'fact', literal: said('is kind(Anna)') }, /id must be/],
      [{ id: 'f2', origin: 'rumour', kind: 'fact', literal: said('is kind(Anna)') }, /unknown origin rumour/],
      [{ id: 'f2', origin: 'told', kind: 'guess', literal: said('is kind(Anna)') }, /neither a fact nor a rule/],
      [{ id: 'f2', origin: 'told', kind: 'fact', literal: { negated: 0, predicate: 'p', args: [] } }, /literal/],
      [
        { id: 'f2', origin: 'told', kind: 'fact', literal: { negated: false, predicate: 'p', args: ['Anna', ''] } },
        /literal/,
      ],
      [null, /must be an object/],
    ];
    for (const [bad, why] of rows) {
      const premises = [good, bad] as unknown as readonly Premise[];
      assert.match(whyRejected(derivation, premises), why);
    }
  },

  'only the axioms of the table are axioms [spec 04 §4.2]': () => {
    const use = (axiom: Premise, fromFact: string, bind: Readonly<Record<string, string>>, goal: string): string =>
      whyRejected(
        {
          goal: said(goal),
          steps: [
            told('s1', 'f1', fromFact),
            { id: 's2', conclusion: said(goal), by: 'rule', premise: axiom.id, from: ['s1'], bind },
          ],
        },
        [fact('f1', fromFact), axiom],
      );
    const bind = { '?x': 'Anna', '?y': 'Ben' };
    const converse = rule('axiom:inverse:parent_of:child_of', 'parent_of(?x, ?y) => child_of(?y, ?x)', 'axiom');
    assert.is(use(converse, 'parent_of(Anna, Ben)', bind, 'child_of(Ben, Anna)'), 'accepted');
    const order = rule('axiom:asymmetric:before_event', 'before_event(?x, ?y) => -before_event(?y, ?x)', 'axiom');
    assert.is(use(order, 'before_event(Anna, Ben)', bind, '-before_event(Ben, Anna)'), 'accepted');

    const symmetric = (relation: string, origin: Origin = 'axiom'): Premise =>
      rule(`axiom:symmetric:${relation}`, `${relation}(?x, ?y) => ${relation}(?y, ?x)`, origin);
    assert.is(use(symmetric('spouse_of'), 'spouse_of(Anna, Ben)', bind, 'spouse_of(Ben, Anna)'), 'accepted');
    assert.match(
      use(symmetric('parent_of'), 'parent_of(Anna, Ben)', bind, 'parent_of(Ben, Anna)'),
      /no admissible axiom/,
    );
    assert.match(
      use(symmetric('spouse_of', 'told'), 'spouse_of(Anna, Ben)', bind, 'spouse_of(Ben, Anna)'),
      /no admissible/,
    );
    const forged = rule('axiom:symmetric:spouse_of', 'spouse_of(?x, ?y) => sibling_of(?y, ?x)', 'axiom');
    assert.match(use(forged, 'spouse_of(Anna, Ben)', bind, 'sibling_of(Ben, Anna)'), /no admissible axiom/);
    const unnamed = rule('r1', 'spouse_of(?x, ?y) => spouse_of(?y, ?x)', 'axiom');
    assert.match(use(unnamed, 'spouse_of(Anna, Ben)', bind, 'spouse_of(Ben, Anna)'), /no admissible axiom/);
    const asFact = fact('axiom:symmetric:spouse_of', 'spouse_of(Ben, Anna)', 'axiom');
    assert.match(use(asFact, 'spouse_of(Anna, Ben)', {}, 'spouse_of(Ben, Anna)'), /no admissible axiom/);
  },

  'prepared premises cannot be changed afterwards [STYLE §5 pair 5]': () => {
    const literal = { negated: false, predicate: 'is kind', args: ['Anna'] };
    const prepared = preparePremises([{ id: 'f1', origin: 'told', kind: 'fact', literal }]);
    literal.args[0] = 'Ben';
    const ben: Derivation = { goal: said('is kind(Ben)'), steps: [told('s1', 'f1', 'is kind(Ben)')] };
    assert.not(checkDerivation(prepared, ben).ok);
  },

  'no derivation of any shape makes the checker throw [spec 04 §12]': () => {
    for (const junk of [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      { goal: said('p(a)') },
      { goal: said('p(a)'), steps: {} },
      { goal: said('p(a)'), steps: new Array(2) },
    ])
      assert.not.match(whyRejected(junk), /^accepted$/);
    const anyStep = fc.record({
      id: fc.jsonValue(),
      conclusion: fc.jsonValue(),
      by: fc.jsonValue(),
      premise: fc.constantFrom('f1', 'r1', 1),
      from: fc.jsonValue(),
      bind: fc.jsonValue(),
    });
    holds(fc.property(fc.jsonValue(), fc.array(anyStep), (goal, steps) => whyRejected({ goal, steps }) !== 'accepted'));
    holds(fc.property(fc.array(anyStep), (steps) => whyRejected({ ...DERIVATION, steps }) !== 'accepted'));
  },
});

import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { BudgetExceeded, createBudget } from '../../../../lib/base/budget.js';
import { AND, IFF, IMPLIES, OR } from '../../../../lib/logic/entailment/formula.js';
import { isLogicRefusal, parseFormula } from '../../../../lib/logic/entailment/parse.js';
import { Robdd } from '../../../../lib/logic/entailment/robdd.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';
import { refused } from '../../../support/refused.js';
import { formulas } from './random-formulas.js';

const ATOMS = ['a', 'b', 'c', 'd', 'e'];

function build(diagram: Robdd, text: string): number {
  // Names in a fixed order, so that several formulas share variables.
  const formula = parseFormula(`${ATOMS.join(' & ')} & (${text})`);
  assert.not(isLogicRefusal(formula));
  if (isLogicRefusal(formula)) return 0;
  return diagram.build({ ...formula, postfix: formula.postfix.slice(2 * ATOMS.length - 1, -1) });
}

function ensureReducedAndOrdered(diagram: Robdd): void {
  const triples = new Set<string>();
  for (let node = 2; node < diagram.nodeCount; node += 1) {
    const [variable, low, high] = [diagram.variable(node), diagram.low(node), diagram.high(node)];
    assert.is.not(low, high);
    assert.ok(diagram.variable(low) > variable && diagram.variable(high) > variable);
    triples.add([variable, low, high].join());
  }
  assert.is(triples.size, diagram.nodeCount - 2);
}

cases('entailment/robdd', {
  'diagrams are reduced and ordered, whatever was built [spec 04 §13.2]': () => {
    let nodes = 0;
    holds(
      fc.property(fc.array(formulas(ATOMS, 4), { minLength: 1, maxLength: 4 }), (texts) => {
        const diagram = new Robdd(createBudget());
        for (const text of texts) build(diagram, text);
        ensureReducedAndOrdered(diagram);
        nodes += diagram.nodeCount;
      }),
      500,
    );
    assert.ok(nodes > 5_000, 'diagrams of some size were built');
  },
  'negation is involutive and ite keeps its laws [spec 04 §13.2]': () => {
    const formula = formulas(ATOMS, 3);
    holds(
      fc.property(formula, formula, formula, (left, middle, right) => {
        const d = new Robdd(createBudget());
        const [f, g, h] = [build(d, left), build(d, middle), build(d, right)];
        assert.is(d.not(d.not(f)), f);
        assert.is(d.ite(f, g, g), g);
        assert.is(d.ite(f, 1, 0), f);
        assert.is(d.ite(f, g, h), d.binary(OR, d.and(f, g), d.and(d.not(f), h)));
        assert.is(d.not(d.ite(f, g, h)), d.ite(f, d.not(g), d.not(h)));
        assert.is(d.ite(d.not(f), g, h), d.ite(f, h, g));
        assert.is(d.binary(AND, f, g), d.not(d.binary(OR, d.not(f), d.not(g))));
        assert.is(d.binary(IFF, f, g), d.and(d.binary(IMPLIES, f, g), d.binary(IMPLIES, g, f)));
      }),
      500,
    );
  },
  'a -> ~b has two internal nodes under a before b [spec 04 §2.6]': () => {
    const diagram = new Robdd(createBudget());
    const root = build(diagram, 'a -> ~b');
    assert.equal(diagram.support(root), [0, 1]);
    assert.is(diagram.low(root), 1);
    assert.is(diagram.variable(diagram.high(root)), 1);
  },
  'nodes and steps are budgeted apart [spec 04 §2.4]': () => {
    const text = '(a <-> b) <-> (c <-> d) <-> e';
    const nodes = refused(BudgetExceeded, () => build(new Robdd(createBudget({ bddNodes: 6 })), text));
    assert.is(nodes.evidence.axis, 'bddNodes');
    const steps = refused(BudgetExceeded, () => build(new Robdd(createBudget({ applySteps: 6 })), text));
    assert.is(steps.evidence.axis, 'applySteps');
  },
  'the diagram of 4,096 variables is as deep as that, and the stack does not notice [spec 04 §1.6]': () => {
    const diagram = new Robdd(createBudget());
    let parity = 0;
    for (let variable = 4_095; variable >= 0; variable -= 1)
      parity = diagram.binary(IFF, diagram.atom(variable), parity);
    assert.is(diagram.support(parity).length, 4_096);
    assert.is(diagram.binary(IFF, parity, diagram.not(parity)), 0);
    assert.ok(diagram.stepCount > 4_096);
  },
  'the order of variables moves the node count [reasoning-cases R33]': () => {
    const pairs = (order: readonly number[]): number => {
      const diagram = new Robdd(createBudget());
      let node = 0;
      for (let pair = 0; pair < 5; pair += 1)
        node = diagram.binary(
          OR,
          node,
          diagram.and(diagram.atom(order[2 * pair] ?? 0), diagram.atom(order[2 * pair + 1] ?? 0)),
        );
      let count = 0;
      const seen = new Set<number>();
      for (const stack = [node]; stack.length > 0;) {
        const next = stack.pop() ?? 0;
        if (next < 2 || seen.has(next)) continue;
        seen.add(next);
        count += 1;
        stack.push(diagram.low(next), diagram.high(next));
      }
      return count;
    };
    assert.is(pairs([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), 10);
    assert.is(pairs([0, 5, 1, 6, 2, 7, 3, 8, 4, 9]), 62);
  },
});

/**
 * The prover against truth tables, which share no code with it, and against itself on changed problems.
 * PROPERTY_RUNS raises the number of problems; the acceptance run is 50,000.
 */
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { createBudget } from '../../lib/base/budget.js';
import { decide } from '../../lib/logic/entailment/decide.js';
import { proveEntailment } from '../../lib/logic/entailment/entail.js';
import { isLogicRefusal, parseFormula } from '../../lib/logic/entailment/parse.js';
import { normalText } from '../../lib/logic/entailment/formula.js';
import { keyProblem } from '../../lib/logic/entailment/problem-keys.js';
import { readProblem } from '../../lib/logic/entailment/problem.js';
import { checkEntailment } from '../../lib/logic/proof-check/index.js';
import { fiveWay } from '../lib/logic/entailment/five-way.js';
import { problems, texts } from '../lib/logic/entailment/random-formulas.js';
import { atomsOf, decideByTable, tableOf, type FiveWay } from '../oracles/truth-table.js';
import { cases } from '../support/cases.js';
import { holds } from '../support/property.js';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 3_000);
const FEWER = Math.ceil(RUNS / 6);
const BUDGET = createBudget();

function verdict(premises: readonly string[], query: string): FiveWay {
  return fiveWay(proveEntailment(premises, query));
}

/** Horn clauses over many atoms, in the order they are told, and what unit propagation derives from them. */
const horn = fc
  .record({
    atoms: fc.integer({ min: 2, max: 200 }),
    picks: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat(9)), { minLength: 1, maxLength: 250 }),
    query: fc.nat(),
  })
  .map(({ atoms, picks, query }) => ({
    query: query % atoms,
    rules: picks.map(([a, b, head, kind]) => ({
      // A fifth are facts, a tenth deny two atoms together, the rest are rules.
      body: kind < 2 ? [] : [a % atoms, b % atoms],
      head: kind === 9 ? undefined : head % atoms,
    })),
  }));

type HornRules = readonly { readonly body: readonly number[]; readonly head: number | undefined }[];

function hornTexts(rules: HornRules): readonly string[] {
  return rules.map(({ body, head }) => {
    const condition = body.map((atom) => `a${String(atom)}`).join(' & ');
    if (head === undefined) return `~(${condition})`;
    return body.length === 0 ? `a${String(head)}` : `${condition} -> a${String(head)}`;
  });
}

function hornVerdict(rules: HornRules, query: number): FiveWay {
  const known = new Set<number>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const { body, head } of rules)
      if (head !== undefined && body.every((atom) => known.has(atom))) known.add(head);
  }
  const denied = rules.filter(({ head }) => head === undefined);
  if (denied.some(({ body }) => body.every((atom) => known.has(atom)))) return 'contradiction';
  if (known.has(query)) return 'entailed_true';
  // Refuted when adding the query derives a denied pair.
  const withQuery = hornConsistent(rules, query);
  return withQuery ? 'undetermined' : 'entailed_false';
}

function hornConsistent(rules: HornRules, fact: number): boolean {
  const known = new Set<number>([fact]);
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const { body, head } of rules)
      if (head !== undefined && body.every((atom) => known.has(atom))) known.add(head);
  }
  return !rules.some(({ body, head }) => head === undefined && body.every((atom) => known.has(atom)));
}

cases('properties/entailment', {
  'diagrams, clauses and truth tables agree, and every certificate is accepted, also with contradictions planted in unrelated components [spec 04 §13.4, §13.5]':
    () => {
      const counts = { entailed_true: 0, entailed_false: 0, undetermined: 0, contradiction: 0 };
      holds(
        fc.property(problems(), ({ premises, query }) => {
          const expected = decideByTable(premises, query);
          const problem = readProblem(premises, query, BUDGET);
          assert.is(problem.kind, 'problem');
          if (problem.kind === 'refusal') return;
          assert.is(fiveWay(decide(problem, BUDGET)), expected);
          assert.is(fiveWay(keyProblem(problem, BUDGET)), expected);
          assert.equal(checkEntailment(premises, query, proveEntailment(premises, query)), { ok: true });
          counts[expected] += 1;
        }),
        RUNS,
      );
      for (const count of Object.values(counts)) assert.ok(count > RUNS / 50, JSON.stringify(counts));
      console.error(`entailment: ${JSON.stringify(counts)}`);
    },
  'the two readings of the language agree on precedence and spellings [spec 04 §2.2]': () => {
    holds(
      fc.property(texts(['a', 'b', 'c', 'd']), (text) => {
        const parsed = parseFormula(text);
        assert.is(isLogicRefusal(parsed), false);
        if (isLogicRefusal(parsed)) return;
        const normal = normalText(parsed);
        const atoms = atomsOf([text]);
        assert.is(tableOf(normal, atoms), tableOf(text, atoms));
        const again = parseFormula(normal);
        assert.is(isLogicRefusal(again) ? '' : normalText(again), normal);
      }),
      RUNS,
    );
  },
  'Horn clauses over up to 200 atoms are decided as unit propagation decides them [spec 04 §13.4]': () => {
    const counts = { entailed_true: 0, entailed_false: 0, undetermined: 0, contradiction: 0 };
    holds(
      fc.property(horn, ({ rules, query }) => {
        const premises = hornTexts(rules);
        const expected = hornVerdict(rules, query);
        const trace = proveEntailment(premises, `a${String(query)}`, BUDGET, 'none');
        assert.is(fiveWay(trace), expected);
        assert.equal(checkEntailment(premises, `a${String(query)}`, trace), { ok: true });
        counts[expected] += 1;
      }),
      FEWER,
    );
    for (const count of Object.values(counts)) assert.ok(count > 0, JSON.stringify(counts));
  },
  'order and repeats of premises leave the trace as it is [spec 04 §13.3, E11]': () => {
    holds(
      fc.property(problems(), fc.array(fc.nat()), ({ premises, query }, picks) => {
        const shuffled = [...premises].sort((a, b) => (a < b ? 1 : -1));
        const repeated = [...shuffled, ...picks.flatMap((pick) => premises[pick % (premises.length || 1)] ?? [])];
        assert.is(proveEntailment(repeated, query).traceSha256, proveEntailment(premises, query).traceSha256);
      }),
      FEWER,
    );
  },
  'one more premise never turns a verdict into its opposite [spec 04 §13.6]': () => {
    holds(
      fc.property(problems(), texts(['p', 'q', 'r']), ({ premises, query }, extra) => {
        const before = verdict(premises, query);
        const after = verdict([...premises, extra], query);
        if (before === 'contradiction') assert.is(after, 'contradiction');
        else if (before !== 'undetermined') assert.ok(after === before || after === 'contradiction');
      }),
      FEWER,
    );
  },
  'an unknown query settles when it is told, either way [spec 04 §13.6]': () => {
    let unknown = 0;
    holds(
      fc.property(problems(), ({ premises, query }) => {
        if (verdict(premises, query) !== 'undetermined') return;
        unknown += 1;
        assert.is(verdict([...premises, query], query), 'entailed_true');
        assert.is(verdict([...premises, `~(${query})`], query), 'entailed_false');
      }),
      FEWER,
    );
    assert.ok(unknown > FEWER / 20, String(unknown));
  },
  'a larger budget turns refusals into answers and changes no answer [spec 04 §13.7]': () => {
    let refusals = 0;
    holds(
      fc.property(problems(), ({ premises, query }) => {
        const full = proveEntailment(premises, query);
        for (const limit of [1, 4, 8, 16, 32, 64]) {
          const budget = createBudget({ bddNodes: 2 * limit, applySteps: 4 * limit, proofSteps: limit, depth: limit });
          const trace = proveEntailment(premises, query, budget);
          if (trace.reason === 'budget_exceeded') refusals += 1;
          else assert.is(trace.traceSha256, full.traceSha256);
        }
      }),
      FEWER,
    );
    assert.ok(refusals > FEWER, String(refusals));
  },
});

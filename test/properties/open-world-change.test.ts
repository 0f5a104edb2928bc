/** What telling more, and telling less, does to answers. */
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { literalKey, type Clause, type Literal } from '../../lib/language/clause.js';
import { determine } from '../../lib/open-world/determine/determine.js';
import { openGrounds } from '../../lib/open-world/grounds/open-grounds.js';
import { cases } from '../support/cases.js';
import { groundLiterals, theories } from '../support/random-theory.js';
import { every, fact, literal, told } from '../support/told-clauses.js';

const SEED = 20_260_805;
const HERE = { source: 'test', line: 1, text: 'a sentence' };

function reasons(clauses: readonly Clause[], query: Literal): string {
  const answer = determine(query, openGrounds(told(clauses)));
  return answer.kind === 'determined' ? answer.grounds.map((ground) => ground.id).join(' ') : answer.reason;
}

cases('properties/open-world-change', {
  'telling more never loses an answer, except to a conflict, and never says anything but yes [spec 03 §5.6, INV-30]':
    () => {
      const seen = { kept: 0, contested: 0 };
      fc.assert(
        fc.property(
          theories({ facts: 6, rules: 6, relations: true }),
          fc.array(groundLiterals(true), { minLength: 1, maxLength: 3 }),
          fc.array(groundLiterals(true), { minLength: 2, maxLength: 5 }),
          ({ facts, rules }, more, queries) => {
            const knowledge = told([...facts, ...rules]);
            const grounds = openGrounds(knowledge);
            const asked = [
              ...queries,
              ...facts.map((it) => it.literal),
              ...rules.map((it) => it.head).filter((it) => !it.args.includes('?x') && !it.args.includes('?y')),
            ];
            const before = asked.filter((query) => determine(query, grounds).kind === 'determined');
            for (const added of more) knowledge.tell({ kind: 'fact', literal: added }, HERE);
            for (const query of before) {
              const after = determine(query, grounds);
              if (after.kind === 'determined') {
                assert.is(after.answer, true);
                seen.kept += 1;
              } else {
                assert.is(after.reason, 'contested_grounds', literalKey(query));
                assert.ok(knowledge.contestedLiterals().length > 0);
                seen.contested += 1;
              }
            }
          },
        ),
        { numRuns: 500, seed: SEED },
      );
      assert.ok(seen.kept > 500 && seen.contested > 20, JSON.stringify(seen));
    },
  'after a retraction, answers are those of a fresh run on what is left [K23]': () => {
    const rules = [every('is a', 'is c'), every('is b', 'is c')];
    const goal = literal('is c', 'Ann');
    assert.is(reasons([fact('is a', 'Ann'), fact('is b', 'Ann'), ...rules], goal), 'f1 r1');
    assert.is(reasons([fact('is b', 'Ann'), ...rules], goal), 'f1 r2');
    assert.is(reasons(rules, goal), 'ungrounded');
  },
  'what one base tells in steps with questions between, a fresh base answers byte for byte [K23]': () => {
    fc.assert(
      fc.property(
        theories({ facts: 6, rules: 6, relations: true }),
        groundLiterals(true),
        ({ facts, rules }, query) => {
          const stepwise = told([]);
          const grounds = openGrounds(stepwise);
          const clauses = [...facts, ...rules];
          for (const [index, clause] of clauses.entries()) {
            determine(query, grounds);
            stepwise.tell(clause, { source: 'test', line: index + 1, text: `sentence ${String(index + 1)}` });
          }
          const fresh = told(clauses);
          const answers = [determine(query, grounds), determine(query, openGrounds(fresh))];
          assert.is(JSON.stringify(answers[0]), JSON.stringify(answers[1]));
          assert.is(JSON.stringify(stepwise.closedSet(query)), JSON.stringify(fresh.closedSet(query)));
        },
      ),
      { numRuns: 300, seed: SEED + 1 },
    );
  },
});

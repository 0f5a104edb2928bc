/**
 * The per-question path of the open world without reading and checking: knowledge from clauses, saturate, then the
 * smallest proof or the closed set. And one turn (tell one fact, ask one question) beside many told facts.
 *
 * Run: node scripts/bench.mjs derivation
 */
import { Bench } from 'tinybench';

import type { Clause } from '../../lib/language/clause.js';
import { missingPremises } from '../../lib/open-world/determine/missing-premises.js';
import { openGrounds } from '../../lib/open-world/grounds/open-grounds.js';
import { createKnowledge, type Knowledge } from '../../lib/open-world/knowledge/knowledge.js';
import { every, fact, literal, rule, told } from '../support/told-clauses.js';

const NOWHERE = { source: 'bench', line: 1, text: '' };

/** Shaped like a ProofWriter theory of depth five: 12 facts, 8 rules, 4 constants, relations and attributes. */
const THEORY: readonly Clause[] = [
  fact('is kind', 'the bald eagle'),
  fact('is rough', 'the bald eagle'),
  fact('like', 'the bald eagle', 'the cat'),
  fact('eat', 'the bald eagle', 'the cow'),
  fact('is cold', 'the cat'),
  fact('chase', 'the cat', 'the cow'),
  fact('chase', 'the cat', 'the dog'),
  fact('not is young', 'the cat'),
  fact('is red', 'the cow'),
  fact('like', 'the cow', 'the bald eagle'),
  fact('is big', 'the dog'),
  fact('eat', 'the dog', 'the bald eagle'),
  rule(literal('is kind', '?x'), literal('like', '?x', 'the cat'), literal('is green', '?x')),
  rule(literal('is green', '?x'), literal('is rough', '?x'), literal('chase', '?x', 'the dog')),
  rule(literal('chase', '?x', 'the dog'), literal('is cold', '?x')),
  rule(literal('is cold', '?x'), literal('chase', '?x', 'the cow'), literal('is red', '?x')),
  rule(literal('is cold', '?x'), literal('is green', '?x'), literal('like', '?x', 'the dog')),
  rule(literal('like', '?x', 'the dog'), literal('is nice', '?x')),
  rule(literal('is red', '?x'), literal('like', '?x', 'the bald eagle'), literal('not is kind', '?x')),
  rule(literal('is big', 'the dog'), literal('eat', 'the dog', '?x'), literal('is big', '?x')),
];

const DEEP = literal('is nice', 'the bald eagle');
const UNKNOWN = literal('is young', 'the cow');

/** People in chains of classes, with relations between them. */
function manyFacts(count: number): Knowledge {
  const clauses: Clause[] = [every('is a man', 'is mortal'), every('is mortal', 'is a being')];
  for (let index = 0; clauses.length < count; index += 1) {
    clauses.push(fact('is a man', `Person${String(index)}`));
    clauses.push(fact('like', `Person${String(index)}`, `Person${String(index >> 1)}`));
  }
  return told(clauses);
}

const bench = new Bench({ time: 1_000, warmupTime: 500 });

bench.add('12 facts, 8 rules: derive a goal at depth five', () => {
  const knowledge = createKnowledge();
  for (const clause of THEORY) knowledge.tell(clause, NOWHERE);
  if (knowledge.uncontestedDerivation(DEEP) === undefined) throw new Error('not derived');
});
bench.add('12 facts, 8 rules: closed set of an unknown goal', () => {
  const knowledge = createKnowledge();
  for (const clause of THEORY) knowledge.tell(clause, NOWHERE);
  if (knowledge.closedSet(UNKNOWN) === undefined) throw new Error('not open');
});

for (const count of [1_000, 100_000]) {
  const knowledge = manyFacts(count);
  let turn = 0;
  bench.add(`one turn at ${String(count)} facts: tell, derive, relevant closed set`, () => {
    const name = `Newcomer${String(turn)}`;
    turn += 1;
    knowledge.tell(fact('is a man', name), NOWHERE);
    if (knowledge.uncontestedDerivation(literal('is a being', name)) === undefined) throw new Error('not derived');
    if (knowledge.closedSet(literal('like', name, name), 'relevant') === undefined) throw new Error('not open');
  });
}
const cover = told([
  rule(literal('is resident', '?x'), literal('is insured', '?x'), literal('is covered', '?x')),
  rule(literal('is a veteran', '?x'), literal('is covered', '?x')),
  fact('is resident', 'Case7'),
]);
bench.add('missing premises of two rules, each set proved and checked', () => {
  if (missingPremises(literal('is covered', 'Case7'), openGrounds(cover)).sets.length !== 2) throw new Error('not two');
});

/** Too long to be sampled for a second. */
const bulk = new Bench({ time: 0, iterations: 5, warmupTime: 0, warmupIterations: 1 });
bulk.add('tell 100,000 facts and saturate', () => {
  manyFacts(100_000).standing(DEEP);
});

await bench.run();
console.table(bench.table());
await bulk.run();
console.table(bulk.table());

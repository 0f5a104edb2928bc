/** Chains: shortest, the same whatever the order of files, and good edge by edge to a walker that shares nothing. */
import fc from 'fast-check';
import * as assert from 'uvu/assert';

import type { Edge, ImportGraph } from '../../invariants/engine/graph/import-graph.js';
import { reach, reachability, type Chain } from '../../invariants/engine/graph/reachability.js';
import { EDGE_KINDS, type EdgeKind } from '../../invariants/engine/graph/reference.js';
import { cases } from '../support/cases.js';
import { holds } from '../support/property.js';

type Arrow = readonly [from: number, to: number, kind: EdgeKind];

const SIZE = 8;
const name = (index: number): string => `f${String(index)}.ts`;

function edgeOf([from, to, kind]: Arrow, start: number): Edge {
  const target =
    kind === 'unresolvable' ? ({ kind: 'computed' } as const) : ({ kind: 'file', path: name(to) } as const);
  return {
    form: 'import',
    kind,
    specifier: name(to),
    range: { start, end: start + 1 },
    lookUp: 'static',
    from: name(from),
    target,
  };
}

function graphOf(arrows: readonly Arrow[]): ImportGraph {
  const files = Array.from({ length: SIZE }, (_, index) => name(index));
  const edges = arrows.map(edgeOf);
  return {
    files,
    edges: new Map(files.map((file) => [file, edges.filter(({ from }) => from === file)])),
    unreadable: [],
  };
}

/** The independent walker: does this chain exist, start, hold together and end as claimed? Reads the arrows, not the graph. */
function whyChainIsWrong(chain: Chain, arrows: readonly Arrow[], claim: Claim): string | null {
  let at: string | null = null;
  for (const edge of chain) {
    if (at === null ? !claim.from.includes(edge.from) : edge.from !== at)
      return `${edge.from} does not follow ${at ?? 'a source'}`;
    if (edge.target.kind !== 'file') return `${edge.specifier} leads to no file`;
    if (!claim.kinds.includes(edge.kind)) return `${edge.kind} was not asked for`;
    const { path } = edge.target;
    const isThere = arrows.some(
      ([from, to, kind]) => name(from) === edge.from && name(to) === path && kind === edge.kind,
    );
    if (!isThere) return `there is no edge from ${edge.from} to ${path}`;
    at = path;
  }
  return at !== null && claim.to.includes(at) ? null : `the chain ends at ${at ?? 'nothing'}`;
}

interface Claim {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly kinds: readonly EdgeKind[];
}

/** Brute force: lengths of shortest walks by repeated relaxation over all arrows. */
function bruteDistance(arrows: readonly Arrow[], { from, to, kinds }: Claim): number | null {
  const distances = new Map<string, number>(from.map((source) => [source, 0]));
  let best: number | null = null;
  for (let round = 0; round <= SIZE; round += 1)
    for (const [source, target, kind] of arrows) {
      const distance = distances.get(name(source));
      if (distance === undefined || kind === 'unresolvable' || !kinds.includes(kind)) continue;
      if (to.includes(name(target))) best = Math.min(best ?? Infinity, distance + 1);
      distances.set(name(target), Math.min(distances.get(name(target)) ?? Infinity, distance + 1));
    }
  return best;
}

const node = fc.nat({ max: SIZE - 1 });
const kind = fc.constantFrom(...EDGE_KINDS);
const problem = fc.record({
  arrows: fc.uniqueArray(fc.tuple(node, node, kind), {
    minLength: 8,
    maxLength: 30,
    selector: (arrow) => arrow.join(),
  }),
  from: fc.uniqueArray(node, { minLength: 1, maxLength: 3 }),
  to: fc.uniqueArray(node, { minLength: 1, maxLength: 2 }),
  kinds: fc.uniqueArray(kind, { minLength: 1 }),
  seed: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
});

function claimOf({ from, to, kinds }: { from: number[]; to: number[]; kinds: EdgeKind[] }): Claim {
  return { from: from.map(name), to: to.map(name), kinds };
}

function ask(arrows: readonly Arrow[], { from, to, kinds }: Claim): Chain | null {
  return reachability(
    graphOf(arrows),
    (it) => from.includes(it),
    (it) => to.includes(it),
    new Set(kinds),
  );
}

function shuffled<Item>(items: readonly Item[], seed: readonly number[]): readonly Item[] {
  return items
    .map((item, index) => ({ item, rank: seed[index] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

cases('graph reachability', {
  'the chain is as short as brute force says, and walks [spec 06 F6]': () => {
    let found = 0;
    holds(
      fc.property(problem, (given) => {
        const claim = claimOf(given);
        const chain = ask(given.arrows, claim);
        if (chain !== null) found += 1;
        assert.is(chain?.length ?? null, bruteDistance(given.arrows, claim));
        assert.is(chain === null ? null : whyChainIsWrong(chain, given.arrows, claim), null);
      }),
      5_000,
    );
    assert.ok(found > 1_000, `only ${String(found)} chains were found`);
  },
  'the chain does not depend on the order in which edges were read': () => {
    holds(
      fc.property(problem, (given) => {
        const names = (chain: Chain | null): unknown => chain?.map(({ from, target }) => [from, target]);
        const claim = claimOf(given);
        assert.equal(names(ask(shuffled(given.arrows, given.seed), claim)), names(ask(given.arrows, claim)));
      }),
    );
  },
  'the walker rejects a chain with a missing, foreign or reordered edge [anchor]': () => {
    const arrows: readonly Arrow[] = [
      [0, 1, 'value'],
      [1, 2, 'type'],
    ];
    const claim: Claim = { from: [name(0)], to: [name(2)], kinds: ['value', 'type'] };
    const [first, second] = arrows.map(edgeOf);
    if (first === undefined || second === undefined) throw new Error('two arrows give two edges');
    assert.is(whyChainIsWrong([first, second], arrows, claim), null);
    assert.is.not(whyChainIsWrong([first], arrows, claim), null);
    assert.is.not(whyChainIsWrong([second, first], arrows, claim), null);
    assert.is.not(whyChainIsWrong([first, second], arrows.slice(0, 1), claim), null);
    assert.is.not(whyChainIsWrong([first, second], arrows, { ...claim, kinds: ['value'] }), null);
  },
  'a firewall reports exactly the files that reach, and the files that may [spec 06 F6]': () => {
    holds(
      fc.property(problem, (given) => {
        const claim = claimOf(given);
        const rule = { from: () => true, to: (it: string) => claim.to.includes(it), kinds: new Set(claim.kinds) };
        const findings = reach(graphOf(given.arrows), rule);
        for (const file of graphOf(given.arrows).files) {
          const chain = findings.find((it) => it.from === file && it.kind === 'reaches')?.chain;
          assert.is(chain?.length ?? null, bruteDistance(given.arrows, { ...claim, from: [file] }));
          const computed = given.arrows.flatMap(([from, , its]) => (its === 'unresolvable' ? [name(from)] : []));
          const isNear = bruteDistance(given.arrows, { ...claim, from: [file], to: computed }) !== null;
          const mayReach = findings.some((it) => it.from === file && it.kind === 'unresolvable');
          assert.is(mayReach, isNear || computed.includes(file));
        }
      }),
    );
  },
});

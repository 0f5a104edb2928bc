/**
 * The edge lab: 27 ways to depend on a forbidden folder, each in a file of its own, and 12 twins that only look like it.
 */
import { readFileSync, readdirSync } from 'node:fs';

import * as assert from 'uvu/assert';

import { buildImportGraph } from '../../invariants/engine/graph/import-graph.js';
import { reach, type ReachFinding } from '../../invariants/engine/graph/reachability.js';
import { EDGE_KINDS, positionOf, type EdgeKind } from '../../invariants/engine/graph/reference.js';
import { nodeOf } from '../../invariants/engine/graph/target.js';
import { cases } from '../support/cases.js';
import { inRepository } from '../support/repository.js';

const LAB = inRepository('invariants/fixtures/edge-lab');

const FILES = readdirSync(LAB, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.[cm]?[jt]s$/u.test(path))
  .sort();

const GRAPH = buildImportGraph({ root: LAB, files: FILES });

function findingsIn(folder: string, kinds: readonly EdgeKind[] = EDGE_KINDS): readonly ReachFinding[] {
  return reach(GRAPH, {
    from: (node) => node.startsWith(folder),
    to: (node) => node.startsWith('src/fv/'),
    kinds: new Set(kinds),
  });
}

/** What each form is, by the kinds of its chain's edges; form 11 is the one nobody can follow. */
const EXPECTED: Readonly<Record<string, string>> = {
  '01-value-import.ts': 'reaches value',
  '02-type-import.ts': 'reaches type',
  '03-type-specifier.ts': 'reaches type',
  '04-elided-value-import.ts': 'reaches type',
  '05-re-export.ts': 'reaches value',
  '06-export-star.ts': 'reaches value',
  '07-type-re-export.ts': 'reaches type',
  '08-dynamic-import.ts': 'reaches lazy',
  '09-template-import.ts': 'reaches lazy',
  '10-folded-constant.ts': 'reaches lazy',
  '11-template-with-hole.ts': 'unresolvable unresolvable',
  '12-require.cts': 'reaches value',
  '13-create-require.ts': 'reaches value',
  '14-import-equals.cts': 'reaches value',
  '15-import-type.ts': 'reaches type',
  '16-typeof-import.ts': 'reaches type',
  '17-tsconfig-paths.ts': 'reaches value',
  '18-package-imports.ts': 'reaches value',
  '19-self-reference.ts': 'reaches value',
  '20-side-effect.ts': 'reaches value',
  '21-reference-path.ts': 'reaches type',
  '22-two-hops.ts': 'reaches value value value',
  '23-renaming-barrel.ts': 'reaches value value',
  '24-worker-url.ts': 'reaches worker',
  '25-meta-resolve.ts': 'reaches lazy',
  '26-jsdoc-import.js': 'reaches type',
  '27-js-for-ts.ts': 'reaches value',
};

function summary({ kind, chain }: ReachFinding): string {
  return [kind, ...chain.map((edge) => edge.kind)].join(' ');
}

cases('edge-lab', {
  'every one of the 27 forms is reported, once, with its kind [spec 06 §2]': () => {
    const found = findingsIn('src/spine/').map((finding) => [finding.from.replace('src/spine/', ''), summary(finding)]);
    assert.is(found.length, 27);
    assert.equal(Object.fromEntries(found), EXPECTED);
  },
  'the 12 innocent twins are clean [spec 06 F1]': () => {
    assert.is(FILES.filter((path) => path.startsWith('src/innocent/')).length, 12);
    assert.equal(findingsIn('src/innocent/'), []);
  },
  'the twins are looked at [anchor: a twin with a real import is not clean]': () => {
    const [twin] = FILES.filter((path) => path.startsWith('src/innocent/'));
    const overlay = new Map([[twin ?? '', "import '../fv/index.js';\n"]]);
    const graph = buildImportGraph({ root: LAB, files: FILES, overlay });
    const findings = reach(graph, {
      from: (node) => node.startsWith('src/innocent/'),
      to: (node) => node.startsWith('src/fv/'),
      kinds: new Set(EDGE_KINDS),
    });
    assert.equal(
      findings.map(({ from }) => from),
      [twin],
    );
  },
  'a chain names each file on the way [spec 06 F6]': () => {
    const finding = findingsIn('src/spine/22').at(0);
    assert.equal(
      finding?.chain.map(({ target }) => nodeOf(target)),
      ['src/middle/hop.ts', 'src/middle/second-hop.ts', 'src/fv/index.ts'],
    );
  },
  'kinds can be left out: a run-time firewall lets types through, a value firewall lets lazy edges through': () => {
    const numbers = (kinds: readonly EdgeKind[]): readonly string[] =>
      findingsIn('src/spine/', kinds).map(({ from }) => /\d\d/u.exec(from)?.[0] ?? '');
    assert.equal(numbers(['type']), ['02', '03', '04', '07', '11', '15', '16', '21', '26']);
    assert.equal(numbers(['lazy']), ['08', '09', '10', '11', '25']);
    assert.equal(numbers(['worker']), ['11', '24']);
  },
  'the range is the specifier in the text': () => {
    for (const { chain } of findingsIn('src/spine/')) {
      const [{ from, range, specifier, kind, form }] = chain;
      const text = readFileSync(`${LAB}/${from}`, 'utf8');
      const shown = text.slice(range.start, range.end);
      assert.ok(
        form === 'jsdoc' || kind === 'unresolvable' || shown === 'p' || shown.includes(specifier),
        `${from}: ${shown}`,
      );
      assert.is(positionOf(text, range.start).line, text.slice(0, range.start).split('\n').length);
    }
  },
});

/**
 * Our own dependency rules, on a copy of the real tree: kept as it stands, and each one violated by a planted edge.
 * A rule whose planted edge is not found is a rule that has stopped firing.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import * as assert from 'uvu/assert';

import { readConfig } from '../../invariants/engine/config.js';
import { checkDependencies } from '../../invariants/engine/dependency-check.js';
import { exitCodeOf, type Report } from '../../invariants/engine/report.js';
import { readUniverse } from '../../invariants/engine/universe.js';
import { cases } from '../support/cases.js';
import { copyRepository, inScratch, plant, type Planting } from '../support/scratch.js';

const COPIED = [
  'lib',
  'test/oracles',
  '.dependency-cruiser.cjs',
  'invariants.config.json',
  'package.json',
  'tsconfig.json',
  '.gitignore',
];

/** What lib imports. One that is missing here shows as an unresolvable import. */
const PACKAGES = [
  '@humanwhocodes/momoa',
  'commander',
  'picocolors',
  'cli-progress',
  'cli-table3',
  'fastest-levenshtein',
  '@types/cli-progress',
];

async function reportOn(root: string): Promise<Report> {
  const config = { ...readConfig(root), exclude: [] };
  return checkDependencies(root, config, readUniverse(root, []));
}

/** Plants each file in turn in one scratch copy and tells which rules then fire on it. */
async function rulesFiredBy(plantings: readonly Planting[]): Promise<readonly (readonly string[])[]> {
  return inScratch({}, async (root) => {
    copyRepository(root, COPIED, PACKAGES);
    const fired: string[][] = [];
    for (const planting of plantings) {
      plant(root, planting);
      const planted = Object.keys(planting);
      const { findings } = await reportOn(root);
      fired.push(findings.filter(({ chain }) => planted.some((path) => chain.includes(path))).map(({ rule }) => rule));
      for (const path of planted) rmSync(join(root, path));
    }
    return fired;
  });
}

const EDGES: Readonly<Record<string, readonly [rule: string, planting: Planting]>> = {
  'a floor may not look up': ['not-in-allowed', { 'lib/base/planted.ts': "import '../language/clause.js';\n" }],
  'a type edge counts': [
    'not-in-allowed',
    {
      'lib/language/planted.ts':
        "import type { Budget } from '../open-world/planted-target.js';\nexport type B = Budget;\n",
      'lib/open-world/planted-target.ts': 'export type Budget = 1;\n',
    },
  ],
  'a new folder is refused until it has a place': [
    'not-in-allowed',
    { 'lib/attic/planted.ts': "import '../base/brand.js';\n" },
  ],
  'the insides of proof-check are private': [
    'not-in-allowed',
    {
      'lib/open-world/determine/planted.ts': "import '../../logic/proof-check/planted-inside.js';\n",
      'lib/logic/proof-check/planted-inside.ts': 'export {};\n',
    },
  ],
  'a circle has no lowest floor': [
    'no-cycle',
    { 'lib/base/planted-a.ts': "import './planted-b.js';\n", 'lib/base/planted-b.ts': "import './planted-a.js';\n" },
  ],
  'an import that resolves to nothing is reported': [
    'resolvable',
    { 'lib/base/planted.ts': "import './does-not-exist.js';\n" },
  ],
  'nothing imports test': [
    'nothing-imports-test',
    {
      'lib/base/planted.ts': "import '../../test/oracles/planted-oracle.js';\n",
      'test/oracles/planted-oracle.ts': 'export {};\n',
    },
  ],
  'an oracle knows nothing of lib': [
    'oracles-know-nothing-of-lib',
    {
      'test/oracles/planted.ts':
        "import type { Brand } from '../../lib/base/brand.js';\nexport type X = Brand<string, 'x'>;\n",
    },
  ],
  'the checker does not reach the reader, not even in two hops': [
    'checker-shares-no-code',
    {
      'lib/logic/proof-check/planted.ts': "import './planted-hop.js';\n",
      'lib/logic/proof-check/planted-hop.ts': "export type { Literal } from '../../language/clause.js';\n",
    },
  ],
  'only digest.ts hashes': ['one-hash-primitive', { 'lib/language/planted.ts': "import 'node:crypto';\n" }],
  'no module that loads code': ['no-code-loading-modules', { 'lib/language/planted.ts': "import 'node:vm';\n" }],
  'the spine does not reach the closed world through a lazy import': [
    'INV-31.A3-open-never-reaches-closed',
    {
      'lib/runtime/planted.ts': "export const load = () => import('../closed-world/planted-verdict.js');\n",
      'lib/closed-world/planted-verdict.ts': 'export {};\n',
    },
  ],
};

cases('dependency rules', {
  'the real tree keeps every rule, and every file is seen [DESIGN §3]': async () => {
    await inScratch({}, async (root) => {
      copyRepository(root, COPIED, PACKAGES);
      const report = await reportOn(root);
      assert.equal(report.findings, []);
      assert.equal(report.vacuities, []);
      assert.ok(report.filesSeen > 20, `only ${String(report.filesSeen)} files seen`);
    });
  },
  'every rule fires on its planted edge [anchor]': async () => {
    const expected = Object.values(EDGES);
    const fired = await rulesFiredBy(expected.map(([, planting]) => planting));
    for (const [index, [rule]] of expected.entries())
      assert.ok(
        fired[index]?.includes(rule),
        `${Object.keys(EDGES)[index] ?? ''}: ${rule} did not fire, only ${String(fired[index])}`,
      );
  },
  'no forbidden rule is without a planted edge': async () => {
    await inScratch({}, async (root) => {
      copyRepository(root, COPIED, PACKAGES);
      const { census } = await reportOn(root);
      const proved = new Set(Object.values(EDGES).map(([rule]) => rule));
      assert.equal(
        census.map(({ rule }) => rule).filter((rule) => !proved.has(rule)),
        [],
      );
    });
  },
});

const CLEAN: Planting = {
  'package.json': '{"name":"scratch","type":"module"}\n',
  'invariants.config.json': '{"dependencyRules":"rules.cjs"}\n',
  'a.ts': "import './b.js';\n",
  'b.ts': 'export {};\n',
};

function ruleFile(from: string, to: string): string {
  return `module.exports={forbidden:[{name:'a-not-b',severity:'error',from:{path:'${from}'},to:{path:'${to}'}}],options:{tsPreCompilationDeps:true}};\n`;
}

cases('dependency check', {
  'one violation and many exit 1 alike [spec 06 F10]': async () => {
    const importers = Object.fromEntries(
      Array.from({ length: 256 }, (_, index) => [`a${String(index)}.ts`, "import './b.js';\n"]),
    );
    await inScratch({ ...CLEAN, ...importers, 'rules.cjs': ruleFile('^a', '^b\\\\.ts$') }, async (root) => {
      const report = await reportOn(root);
      assert.is(report.findings.length, 257);
      assert.is(exitCodeOf(report), 1);
    });
  },
  'a rule whose source matches nothing is vacuous, not clean [L1]': async () => {
    await inScratch({ ...CLEAN, 'rules.cjs': ruleFile('^aa/', '^b\\\\.ts$') }, async (root) => {
      const report = await reportOn(root);
      assert.is(exitCodeOf(report), 2);
      assert.is(report.vacuities[0]?.code, 'rule_without_source');
    });
  },
  'a rule whose target matches nothing is vacuous unless it says why [L23]': async () => {
    await inScratch({ ...CLEAN, 'rules.cjs': ruleFile('^a', '^typo/') }, async (root) => {
      const report = await reportOn(root);
      assert.is(report.vacuities[0]?.code, 'rule_without_target');
      const config = { ...readConfig(root), expectEmpty: [{ rule: 'a-not-b', why: 'test' }] };
      assert.equal((await checkDependencies(root, config, readUniverse(root, []))).vacuities, []);
    });
  },
  'a pending rule ends the moment its path appears': async () => {
    await inScratch({ ...CLEAN, 'rules.cjs': ruleFile('^a', '^closed/') }, async (root) => {
      const config = { ...readConfig(root), pending: [{ rule: 'a-not-b', until: 'closed', why: 'test' }] };
      assert.is(exitCodeOf(await checkDependencies(root, config, readUniverse(root, []))), 0);
      plant(root, { 'closed/x.ts': 'export {};\n' });
      assert.is((await checkDependencies(root, config, readUniverse(root, []))).vacuities[0]?.code, 'pending_is_over');
    });
  },
  'a misspelt configuration key is an error [L7]': async () => {
    await inScratch({ ...CLEAN, 'invariants.config.json': '{"dependencyRules":"rules.cjs","pendng":[]}' }, (root) => {
      assert.throws(() => readConfig(root), /unknown key "pendng"/);
    });
  },
  'an exclusion that hides nothing is an error [L27]': async () => {
    await inScratch(CLEAN, (root) => {
      assert.throws(() => readUniverse(root, [{ path: 'gone/', why: 'test' }]), /matches no file/);
    });
  },
  'an empty repository is not a clean one [L15]': async () => {
    await inScratch({ 'readme.md': 'text' }, (root) => {
      assert.throws(() => readUniverse(root, []), /holds no source files/);
    });
  },
});

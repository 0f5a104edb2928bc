/**
 * Who may import whom. The table is an allow-list: an edge it does not name is an error, so a new folder is refused
 * until it is given a place. Type edges count (`tsPreCompilationDeps`).
 *
 * The verdict is never read from dependency-cruiser's exit code (a count modulo 256, or always 0): `invariants check`
 * reads the findings and the modules seen.
 *
 * Source: DESIGN §3 (twelve wings, floors, order inside a wing); 003 ADR-0222 §8 (A3).
 */

const escape = (path) => path.replaceAll('.', '\\.');
const folder = (path) => `^${escape(path)}/`;
const file = (path) => `^${escape(path)}$`;

const base = folder('lib/base');
const status = folder('lib/epistemic/status');
const epistemic = folder('lib/epistemic');
const language = folder('lib/language');
const entailment = folder('lib/logic/entailment');
const grounding = folder('lib/logic/grounding');
/** The checkers' insides are nobody's business: others import the public file. */
const proofCheck = file('lib/logic/proof-check/index.ts');
const certified = '^lib/logic/[^/]+\\.ts$';
const logic = [entailment, grounding, proofCheck, certified];
const openWorld = folder('lib/open-world');
const closedWorld = folder('lib/closed-world');
const geometry = folder('lib/geometry');
const packs = folder('lib/packs');
const runtime = folder('lib/runtime');
const anyOfLib = [
  base,
  epistemic,
  language,
  ...logic,
  openWorld,
  closedWorld,
  geometry,
  packs,
  runtime,
  folder('lib/telemetry'),
  '^lib/[^/]+\\.ts$',
];

const node =
  '^(node:)?(assert|buffer|child_process|crypto|events|fs|fs/promises|module|os|path|process|readline|readline/promises|stream|stream/promises|string_decoder|tty|url|util|worker_threads|zlib)$';
/** Tests and benches may also measure, and force a collection to show that memory stays flat. */
const nodeForTests = '^(node:)?(perf_hooks|v8|vm)$';
const npm = (...names) => names.map((name) => `^node_modules/(@types/)?${escape(name)}/`);

/** Room -> what it may import besides itself. The order of lines is the order of floors. */
const TABLE = [
  [base, ['^(node:)?crypto$', ...npm('@humanwhocodes/momoa')]],
  [status, [base]],
  [folder('lib/epistemic/disclosure'), [base, status]],
  [language, [base]],
  [entailment, [base]],
  [grounding, [base, language]],
  [folder('lib/logic/proof-check'), [base]],
  [certified, [base, entailment, proofCheck]],

  [folder('lib/open-world/knowledge'), [base, epistemic, language, ...logic]],
  [folder('lib/open-world/grounds'), [base, epistemic, language, ...logic, folder('lib/open-world/knowledge')]],
  [folder('lib/open-world/determine'), [base, epistemic, language, ...logic, openWorld]],

  [folder('lib/closed-world/perception'), [base, epistemic, language, ...logic]],
  [folder('lib/closed-world/closure'), [base, epistemic, language, ...logic]],
  [
    folder('lib/closed-world/frame-verdict'),
    [base, epistemic, language, ...logic, '^lib/closed-world/(perception|closure)/'],
  ],
  [folder('lib/closed-world/frame-surface'), [base, epistemic, language, ...logic, '^lib/closed-world/frame-verdict/']],

  [folder('lib/geometry/algebra'), [base, epistemic]],
  [folder('lib/geometry/field'), [base, epistemic, '^lib/geometry/algebra/']],
  ['^lib/geometry/(vocabulary|vault)/', [base, epistemic, '^lib/geometry/(algebra|field)/']],
  [folder('lib/geometry/walk'), [base, epistemic, geometry]],

  [folder('lib/packs/manifold'), [base, epistemic]],
  [folder('lib/packs/loader'), [base, epistemic, '^lib/packs/manifold/', '^(node:)?(fs|path|url|crypto)$']],
  [folder('lib/packs/checks'), [base, epistemic, '^lib/packs/(manifold|loader)/', '^lib/geometry/algebra/']],
  [folder('lib/packs/formation'), [base, epistemic, '^lib/packs/(manifold|loader)/', '^(node:)?(fs|path)$']],
  [folder('lib/packs/teaching'), [base, epistemic, '^lib/packs/(manifold|loader)/', '^lib/geometry/vault/']],

  [runtime, [base, epistemic, language, ...logic, openWorld, geometry, packs]],
  [folder('lib/telemetry'), [base, runtime]],
  [folder('lib/evals'), [...anyOfLib, '^(node:)?(fs|path)$']],
  [
    folder('lib/cli'),
    [
      ...anyOfLib,
      folder('lib/evals'),
      node,
      ...npm('commander', 'picocolors', 'cli-progress', 'cli-table3', 'fastest-levenshtein'),
    ],
  ],

  ['^lib/index\\.ts$', [base, epistemic, language, ...logic, openWorld, geometry, packs, runtime]],
  ['^lib/closed-world\\.ts$', [base, closedWorld]],

  [
    folder('rules/src'),
    [
      ...npm(
        '@typescript-eslint/utils',
        '@typescript-eslint/scope-manager',
        '@typescript-eslint/types',
        'typescript',
        'eslint',
      ),
      '^(node:)?path$',
    ],
  ],
  [
    folder('invariants'),
    [
      node,
      ...npm(
        'eslint',
        'dependency-cruiser',
        'ts-morph',
        'typescript',
        'oxc-parser',
        'oxc-resolver',
        'get-tsconfig',
        'commander',
        'picocolors',
      ),
    ],
  ],
  // Launchers import what the build makes, which may not exist yet.
  ['^(invariants/)?bin/', ['dist/cli\\.js$']],
  [
    '^(scripts|eslint\\.config\\.mjs|\\.eslintrc\\.cjs|\\.dependency-cruiser\\.cjs|knip\\.ts)',
    [node, '^node_modules/', folder('scripts')],
  ],

  [folder('test/oracles'), [node]],
  [
    '^test/(?!oracles/)',
    ['^lib/', '^rules/', '^invariants/', '^test/', '^scripts/', node, nodeForTests, '^node_modules/'],
  ],
];

module.exports = {
  allowedSeverity: 'error',
  allowed: TABLE.flatMap(([room, imports]) => [
    { from: { path: room }, to: { path: room } },
    { from: { path: room }, to: { path: imports } },
  ]),
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Arrows never run up: a circle has no lowest floor.',
      severity: 'error',
      from: { path: '^(lib|rules/src|invariants)/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that resolves to nothing is an edge no rule can see.',
      severity: 'error',
      from: { pathNot: '^(invariants/)?bin/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'nothing-imports-test',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    {
      name: 'oracles-know-nothing-of-lib',
      comment: 'An oracle that shares code with what it judges judges nothing (DESIGN D22).',
      severity: 'error',
      from: { path: '^test/oracles/' },
      to: { path: '^lib/', reachable: true },
    },
    {
      name: 'checker-shares-no-code',
      comment: 'proof-check reaches neither the producers nor the reader (spec 04 §3.3).',
      severity: 'error',
      from: { path: '^lib/logic/proof-check/' },
      to: { path: '^lib/(?!base/|logic/proof-check/)', reachable: true },
    },
    {
      name: 'one-hash-primitive',
      comment: 'Only base/digest.ts hashes, so that only canonical bytes are hashed.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/(base/digest\\.ts$|packs/loader/|cli/)' },
      to: { path: '^(node:)?crypto$' },
    },
    {
      name: 'no-code-loading-modules',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(node:)?(v8|vm|worker_threads|inspector)$' },
    },
    {
      name: 'INV-31.A3-open-never-reaches-closed',
      comment:
        'Nothing reachable from the open-world public surface, its spine or its rooms is in lib/closed-world (ADR-0222 §8).',
      severity: 'error',
      from: { path: '^lib/(index\\.ts$|runtime/|open-world/|geometry/|packs/)' },
      to: { path: '^lib/closed-world(\\.ts$|/)', reachable: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.mts', '.cts', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};

/**
 * The authored lint configuration. `eslint.config.mjs` only translates it, and a test requires both readings to agree
 * on every guarded file, so this is the one place where a rule is switched on.
 *
 * Two traps of this format shape the file. A later override replaces a rule's options instead of adding to them, so
 * every list of restrictions is built here and given once per kind of file. And a file whose extension no override
 * names is skipped in silence, so `CODE` names all six.
 */
'use strict';

const CODE = ['*.ts', '*.mts', '*.cts', '*.js', '*.cjs', '*.mjs'];
const UNTYPED = ['*.js', '*.cjs', '*.mjs'];
/** Code below a folder. A bare `folder/**` would make the flat reading lint its LICENSE and package.json. */
const codeIn = (folder) => `${folder}/**/*.{ts,mts,cts,js,cjs,mjs}`;

/** Order by code unit: what a locale decides differs between machines. */
const LOCALE = {
  selector:
    'MemberExpression > :matches(Identifier[name=/^(localeCompare|toLocale\\w*)$/], Literal[value=/^(localeCompare|toLocale\\w*)$/]).property',
  message: 'Locale-dependent: compare by code unit and format without a locale.',
};
/** `as` asserts what nobody checked. Only `as const` and `as unknown` claim nothing. */
const ASSERTION = {
  selector: 'TSAsExpression[typeAnnotation.type!="TSUnknownKeyword"]:not([typeAnnotation.typeName.name="const"])',
  message: 'No `as` but `as const` and `as unknown`: parse or narrow instead.',
};
const DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Export by name; one concept, one name.' };
const CLOCK = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'No ambient input: take the time as a parameter.',
};

const AMBIENT_INPUTS = [
  { object: 'process', property: 'env' },
  { object: 'Date', property: 'now' },
  { object: 'Math', property: 'random' },
  { object: 'performance', property: 'now' },
].map((input) => ({ ...input, message: 'No ambient input below lib/cli: take it as a parameter.' }));

/** INV-30: the open world answers yes with a checked proof, or does not answer. */
const DETERMINED = {
  invariant: 'INV-30',
  type: { file: 'lib/open-world/determine/determined.ts', name: 'Determined' },
  member: 'answer',
  literal: true,
  sites: ['lib/open-world/determine/determined.ts'],
};

/** A law that any comment can switch off is a habit. No file has an exception. */
const SUPPRESSION = { invariant: 'no-suppression', allow: {} };

/** No law reads what is made from text while the program runs. */
const DYNAMIC_CODE = { invariant: 'no-dynamic-code', allow: {} };

/** A handler names what it expects; a fault is for the one place that ends the program. */
const HANDLERS = {
  invariant: 'refusals-never-swallowed',
  fatal: [{ file: 'lib/base/fault.ts', name: 'Fault' }],
  allow: { 'lib/cli/main.ts': ['catchesFatal'] },
};

/** The command reads the environment, in one file, and hands on what it read. */
const ENVIRONMENT = {
  invariant: 'environment-read-once',
  variables: { CORE_DEBUG: ['lib/cli/main.ts'], TERM: ['lib/cli/main.ts'] },
  whole: ['lib/cli/main.ts'],
};

const BARE_UVU = {
  name: 'uvu',
  message: 'Register sentences with `cases` of test/support/cases.ts: a suite that never runs exits 0.',
};

module.exports = {
  root: true,
  noInlineConfig: true,
  reportUnusedDisableDirectives: true,
  env: { node: true, es2023: true },
  parser: '@typescript-eslint/parser',
  parserOptions: { projectService: true, tsconfigRootDir: __dirname, ecmaVersion: 2023, sourceType: 'module' },
  // '!.*' because this format skips dotfiles by default. Fixtures break the laws on purpose; a test lints each one.
  ignorePatterns: [
    '!.*',
    'node_modules/',
    '/build/',
    '/coverage/',
    '/dist/',
    '/rules/dist/',
    '/rules/fixtures/',
    '/invariants/dist/',
    '/invariants/fixtures/',
    '/lib/language/grammar/generated-parser.js',
    '/lib/geometry/algebra/generated-kernels.js',
  ],
  plugins: ['invariants'],
  overrides: [
    {
      files: CODE,
      extends: [
        'eslint:recommended',
        'plugin:@typescript-eslint/strict-type-checked',
        'plugin:@typescript-eslint/stylistic-type-checked',
      ],
      rules: {
        eqeqeq: 'error',
        // Text from outside is made printable by naming control characters.
        'no-control-regex': 'off',
        'no-restricted-imports': ['error', { paths: [BARE_UVU] }],
        'no-restricted-syntax': ['error', LOCALE],
        '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
        '@typescript-eslint/consistent-type-exports': 'error',
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // Spreading a string gives its code points, and is written to get them.
        '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
        '@typescript-eslint/switch-exhaustiveness-check': 'error',
        'invariants/determined-answer-true': ['error', DETERMINED],
        'invariants/no-suppression': ['error', SUPPRESSION],
      },
    },
    {
      // What the libraries of plain JavaScript files return is `any` there, and no annotation can say otherwise.
      files: UNTYPED,
      rules: {
        '@typescript-eslint/no-unsafe-argument': 'off',
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-call': 'off',
        '@typescript-eslint/no-unsafe-member-access': 'off',
        '@typescript-eslint/no-unsafe-return': 'off',
        '@typescript-eslint/restrict-template-expressions': 'off',
      },
    },
    {
      files: ['*.cjs'],
      parserOptions: { sourceType: 'script' },
      rules: { '@typescript-eslint/no-require-imports': 'off' },
    },
    {
      files: ['invariants', 'scripts'].map(codeIn),
      rules: { 'no-restricted-syntax': ['error', LOCALE, ASSERTION] },
    },
    {
      files: [codeIn('rules/src')],
      rules: {
        'no-restricted-syntax': ['error', LOCALE, ASSERTION],
        // The tree has 180 kinds of node; a switch over them names the few it is about.
        '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: [codeIn('lib')],
      rules: {
        'invariants/env-read-only-in': ['error', ENVIRONMENT],
        'invariants/no-dynamic-code': ['error', DYNAMIC_CODE],
        'invariants/refusal-not-swallowed': ['error', HANDLERS],
        'no-restricted-syntax': ['error', LOCALE, ASSERTION, DEFAULT_EXPORT],
      },
    },
    {
      files: [codeIn('lib')],
      excludedFiles: [codeIn('lib/cli')],
      rules: {
        'no-console': 'error',
        'no-restricted-properties': ['error', ...AMBIENT_INPUTS],
        'no-restricted-syntax': ['error', LOCALE, ASSERTION, DEFAULT_EXPORT, CLOCK],
      },
    },
    // The test that forges determinations to see the seal hold at run time. Tests pin that nothing else is exempt.
    {
      files: ['test/lib/open-world/determine/determined.test.ts'],
      rules: { 'invariants/determined-answer-true': 'off' },
    },
    // Compares with the engine this format was written for, which ESLint itself calls deprecated.
    { files: ['test/rules/resolved-configuration.ts'], rules: { '@typescript-eslint/no-deprecated': 'off' } },
    // The one folder that may drive uvu itself.
    { files: [codeIn('test/support')], rules: { 'no-restricted-imports': 'off' } },
  ],
};

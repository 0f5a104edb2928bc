/**
 * How each rule is switched on over its fixtures and its page: the options by name, and what makes a near miss near.
 *
 * Source: spec 05 §5.8.
 */
import type plugin from '../../rules/src/index.js';

export type RuleName = keyof typeof plugin.rules;

export interface RuleSetup {
  /** What the rule looks at: a near miss contains one of these. */
  readonly triggers: readonly string[];
  /** The rule's options by the name a header or a page asks for; `usual` without one. `file` is the linted file. */
  readonly options: Readonly<Record<string, (file: string) => readonly unknown[]>>;
  /** So many violating shapes and near misses there must be. */
  readonly atLeast: readonly [number, number];
}

const DETERMINED_FILE = 'determined-answer-true/protected/determined.ts';

/** The first law over the class of a fixture: the shared one, or the one the file declares itself. */
function determined(file: string, sites: readonly string[] = [file]): readonly unknown[] {
  return [{ invariant: 'INV-30', type: { file, name: 'Determined' }, member: 'answer', literal: true, sites }];
}

const VERDICT_FILE = 'mint-only-in/protected/verdict.ts';

/** Only `verdict.ts` constructs, and only `evaluate`, `readFrame` and the guard are for everyone. */
function verdict(...alsoIn: readonly string[]): readonly unknown[] {
  const sanctioned = [
    { file: VERDICT_FILE, name: 'evaluate' },
    { file: VERDICT_FILE, name: 'FrameVerdict', member: 'is' },
  ];
  return [
    {
      invariant: 'INV-31',
      type: { file: VERDICT_FILE, name: 'FrameVerdict' },
      sites: [VERDICT_FILE, ...alsoIn],
      sanctioned,
    },
  ];
}

const VAULT_FILE = 'call-only-in/protected/vault.ts';

/** A member and a function, used in their own file alone. */
function guarded(...alsoIn: readonly string[]): readonly unknown[] {
  const callees = [
    { file: VAULT_FILE, name: 'Vault', member: 'store' },
    { file: VAULT_FILE, name: 'repair' },
  ];
  return [{ invariant: 'INV-21', callees, sites: [VAULT_FILE, ...alsoIn] }];
}

const APPROVAL_FILE = 'literal-member/protected/approval.ts';

function approval(file: string, member = 'approved', literal: boolean | string | number = true): readonly unknown[] {
  return [{ invariant: 'LAW-1', type: { file, name: 'Approval' }, member, literal }];
}

/** Nobody may take the fault, nor a class below it. */
function handlers(allow: Readonly<Record<string, readonly string[]>>): readonly unknown[] {
  const fatal = [{ file: 'refusal-not-swallowed/protected/errors.ts', name: 'SafetyPackFault' }];
  return [{ invariant: 'LAW-4', fatal, allow }];
}

export const RULE_SETUPS: Readonly<Record<RuleName, RuleSetup>> = {
  'call-only-in': {
    triggers: ['store', 'repair', 'vault'],
    options: { usual: () => guarded(), listed: (file) => guarded(file) },
    atLeast: [20, 6],
  },
  'determined-answer-true': {
    triggers: ['Determined', 'answer'],
    options: { usual: () => determined(DETERMINED_FILE), self: (file) => determined(file) },
    atLeast: [20, 10],
  },
  'env-read-only-in': {
    triggers: ['env', 'process', 'Environment'],
    options: {
      usual: () => [{ invariant: 'LAW-5', variables: {}, whole: [] }],
      debug: (file) => [{ invariant: 'LAW-5', variables: { DEBUG: [file] }, whole: [] }],
      whole: (file) => [{ invariant: 'LAW-5', variables: {}, whole: [file] }],
    },
    atLeast: [20, 6],
  },
  'literal-member': {
    triggers: ['Approval', 'approv'],
    options: {
      usual: () => approval(APPROVAL_FILE),
      self: (file) => approval(file),
      level: (file) => approval(file, 'level', 'full'),
      tolerance: (file) => approval(file, 'tolerance', 1e-6),
    },
    atLeast: [20, 10],
  },
  'mint-only-in': {
    triggers: ['FrameVerdict', 'verdict'],
    options: { usual: () => verdict(), listed: (file) => verdict(file) },
    atLeast: [39, 13],
  },
  'no-dynamic-code': {
    triggers: ['eval', 'vm', 'import', 'Function', 'setTimeout', 'Worker', 'require', 'constructor'],
    options: {
      usual: () => [{ invariant: 'LAW-2', allow: {} }],
      processes: (file) => [{ invariant: 'LAW-2', allow: { [file]: ['childProcess'] } }],
    },
    atLeast: [20, 10],
  },
  'no-suppression': {
    triggers: ['eslint', '@ts-'],
    options: {
      usual: () => [{ invariant: 'LAW-3', allow: {} }],
      expected: (file) => [{ invariant: 'LAW-3', allow: { [file]: ['tsExpectError'] } }],
    },
    atLeast: [20, 6],
  },
  'refusal-not-swallowed': {
    triggers: ['catch', 'finally'],
    options: { usual: () => handlers({}), residual: (file) => handlers({ [file]: ['constantReturn'] }) },
    atLeast: [20, 10],
  },
};

/** @throws RangeError when the setup knows no options of this name. */
export function optionsNamed({ options }: RuleSetup, name: string, file: string): readonly unknown[] {
  const named = options[name];
  if (named === undefined) throw new RangeError(`no options are called "${name}"`);
  return named(file);
}

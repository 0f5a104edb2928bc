/**
 * Modules of node that turn text into code, or run code elsewhere, and what of them does.
 *
 * Source: spec 05 §2.3 (`no-dynamic-code`), §2.4.
 */

export type CodeForm = 'vm' | 'worker' | 'childProcess' | 'unsafeDeserialize' | 'createRequire';

interface CodeModule {
  readonly form: CodeForm;
  /** The names that matter; without them all of the module does. */
  readonly names?: ReadonlySet<string>;
}

const CODE_MODULES: ReadonlyMap<string, CodeModule> = new Map([
  ['vm', { form: 'vm' }],
  ['repl', { form: 'vm' }],
  ['inspector', { form: 'vm' }],
  ['wasi', { form: 'vm' }],
  ['child_process', { form: 'childProcess' }],
  ['cluster', { form: 'childProcess' }],
  ['worker_threads', { form: 'worker', names: new Set(['Worker']) }],
  [
    'v8',
    {
      form: 'unsafeDeserialize',
      names: new Set(['deserialize', 'Deserializer', 'DefaultDeserializer', 'setFlagsFromString']),
    },
  ],
  [
    'module',
    { form: 'createRequire', names: new Set(['createRequire', 'register', 'registerHooks', 'runMain', 'Module']) },
  ],
]);

/** Stands for all names of a module at once: a namespace, a default import, `export *`, the result of `require`. */
export const ALL_NAMES = '*';

/** What importing this name from the module gives, or undefined when it is harmless. */
export function codeForm(specifier: string, name: string): CodeForm | undefined {
  const module = CODE_MODULES.get(specifier.replace(/^node:/, '').replace(/\/promises$/, ''));
  if (module === undefined) return undefined;
  return module.names === undefined || name === ALL_NAMES || name === 'default' || module.names.has(name)
    ? module.form
    : undefined;
}

/**
 * No comment switches off a linter or the compiler.
 *
 * Sound only together with `noInlineConfig`, without which a directive switches off this rule as well.
 *
 * Source: spec 05 §2.3 (`no-suppression`), §3 T5, §6 (T27). Law: the invariant the options name.
 */
import { AST_TOKEN_TYPES as Token, type TSESTree } from '@typescript-eslint/utils';

import { allowanceSchema, formsAllowed, type Allowance } from '../kit/allowed-forms.js';
import { createRule } from '../kit/create-rule.js';
import { lawsSchema } from '../kit/laws-schema.js';

const FORMS = ['disableComment', 'inlineConfig', 'otherLinter', 'tsIgnore', 'tsNocheck', 'tsExpectError'] as const;

type Form = (typeof FORMS)[number];

export interface SuppressionLaw {
  readonly invariant: string;
  /** The forms a file may use, by its exact path. */
  readonly allow: Allowance<Form>;
}

type Options = readonly SuppressionLaw[];

export default createRule<Options, Form>({
  name: 'no-suppression',
  meta: {
    type: 'problem',
    docs: {
      description: 'Forbid comments that switch off a linter or the compiler',
      law: 'the invariant named in the options',
      source: 'spec 05 §2.3',
      blindTo: [
        'configuration: a rule switched off, an ignored file, a `tsconfig.json` without `strict`',
        'this very rule switched off by a comment, unless `noInlineConfig` is on',
        'directives of tools that are not ESLint, TypeScript, Biome, Oxlint, TSLint or JSHint',
      ],
    },
    messages: {
      disableComment: '[{{law}}] `{{found}}` switches rules off; mend what they report.',
      inlineConfig: '[{{law}}] `{{found}}` configures the linter from inside a file; use the configuration.',
      otherLinter: '[{{law}}] `{{found}}` switches another linter off.',
      tsIgnore: '[{{law}}] `{{found}}` hides an error of the compiler.',
      tsNocheck: '[{{law}}] `{{found}}` hides all errors of the compiler.',
      tsExpectError: '[{{law}}] `{{found}}` hides an error of the compiler.',
    },
    schema: lawsSchema({ allow: allowanceSchema(FORMS) }),
  },

  create(context) {
    const allowed = context.options.map((law) => ({ law, forms: formsAllowed(context, law.allow) }));

    return {
      Program(): void {
        for (const comment of context.sourceCode.getAllComments()) {
          const directive = directiveIn(comment);
          if (directive === undefined) continue;
          const { form, found } = directive;
          for (const { law, forms } of allowed) {
            if (forms.has(form)) continue;
            context.report({ loc: comment.loc, messageId: form, data: { law: law.invariant, found } });
          }
        }
      },
    };
  },
});

interface Pattern {
  readonly form: Form;
  readonly pattern: RegExp;
  /** Tools read these in block comments only. */
  readonly onlyBlock?: boolean;
}

/** As the tools read them: at the start of a comment, and the compiler's at the start of any of its lines. */
const PATTERNS: readonly Pattern[] = [
  { form: 'disableComment', pattern: /^[\s*]*(eslint-(?:disable|enable)(?:-next-line|-line)?)(?![\w-])/ },
  { form: 'inlineConfig', pattern: /^[\s*]*(eslint|eslint-env|globals?|exported)(?=\s)/, onlyBlock: true },
  {
    form: 'otherLinter',
    pattern: /^[\s*]*((?:oxlint|tslint)[-:](?:disable|enable)[\w-]*|biome-ignore(?:-all|-start)?|jshint(?=\s))/,
  },
  { form: 'tsIgnore', pattern: /^[\s*/]*(@ts-ignore)(?!\w)/m },
  { form: 'tsNocheck', pattern: /^[\s*/]*(@ts-nocheck)(?!\w)/m },
  { form: 'tsExpectError', pattern: /^[\s*/]*(@ts-expect-error)(?!\w)/m },
];

function directiveIn({ type, value }: TSESTree.Comment): { readonly form: Form; readonly found: string } | undefined {
  for (const { form, pattern, onlyBlock } of PATTERNS) {
    if (onlyBlock === true && type !== Token.Block) continue;
    const found = pattern.exec(value)?.[1];
    if (found !== undefined) return { form, found };
  }
  return undefined;
}

/**
 * The plugin. Its configurations, one in each shape, switch on what no law works without; a law is then switched on by
 * naming what it protects.
 */
import type { TSESLint } from '@typescript-eslint/utils';

import callOnlyIn from './rules/call-only-in.js';
import determinedAnswerTrue from './rules/determined-answer-true.js';
import envReadOnlyIn from './rules/env-read-only-in.js';
import literalMember from './rules/literal-member.js';
import mintOnlyIn from './rules/mint-only-in.js';
import noDynamicCode from './rules/no-dynamic-code.js';
import noSuppression from './rules/no-suppression.js';
import refusalNotSwallowed from './rules/refusal-not-swallowed.js';

const plugin = {
  // A test compares these with package.json.
  meta: { name: 'eslint-plugin-invariants', version: '0.1.0' },
  rules: {
    'call-only-in': callOnlyIn,
    'determined-answer-true': determinedAnswerTrue,
    'env-read-only-in': envReadOnlyIn,
    'literal-member': literalMember,
    'mint-only-in': mintOnlyIn,
    'no-dynamic-code': noDynamicCode,
    'no-suppression': noSuppression,
    'refusal-not-swallowed': refusalNotSwallowed,
  },
} satisfies TSESLint.FlatConfig.Plugin;

export default {
  ...plugin,
  configs: {
    /** For `eslint.config.*`. */
    'flat/recommended': {
      name: 'invariants/recommended',
      plugins: { invariants: plugin },
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    },
    /** For `.eslintrc.*`. */
    'legacy-recommended': { plugins: ['invariants'], noInlineConfig: true, reportUnusedDisableDirectives: true },
  },
};

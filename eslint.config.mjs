/** Lets plain `npx eslint .` and every editor read `.eslintrc.cjs`, where the configuration is authored. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { FlatCompat } from '@eslint/eslintrc';
import js from '@eslint/js';

import authored from './.eslintrc.cjs';

const baseDirectory = dirname(fileURLToPath(import.meta.url));

export default new FlatCompat({ baseDirectory, recommendedConfig: js.configs.recommended }).config(authored);

import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

import ts from 'typescript';
import * as assert from 'uvu/assert';

import { cases } from '../../../support/cases.js';
import { inRepository } from '../../../support/repository.js';

const ROOM = 'lib/logic/proof-check';

/** Every module a text names, in whatever form: `import`, `export … from`, `import()`, `require()`, types included. */
function specifiersOf(text: string): readonly string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Modules a text of this room names that are neither its own files, nor base, nor node's. */
function foreignImports(text: string): readonly string[] {
  return specifiersOf(text).filter((specifier) => {
    if (!specifier.startsWith('.')) return !isBuiltin(specifier);
    const folder = posix.dirname(posix.join(ROOM, specifier));
    return folder !== ROOM && folder !== 'lib/base';
  });
}

cases('proof-check isolation', {
  'the checkers import base, node and one another only [spec 04 §3.3]': () => {
    const files = readdirSync(inRepository(ROOM)).filter((name) => name.endsWith('.ts'));
    assert.ok(files.length >= 15, `${String(files.length)} files`);
    let imports = 0;
    for (const file of files) {
      const text = readFileSync(inRepository(ROOM, file), 'utf8');
      imports += specifiersOf(text).length;
      assert.equal(foreignImports(text), [], file);
    }
    assert.ok(imports >= 30, `${String(imports)} imports`);
  },

  'an import of what is checked would be seen [anchor]': () => {
    const planted = [
      "import { solveCnf } from '../entailment/solve.js';",
      "import type { Literal } from '../../language/clause.js';",
      'export * from "../../open-world/knowledge/knowledge.js";',
      "const engine = await import('../certified-entailment.js');",
      "import '../grounding/atom-id.js';",
      "import solver from 'logic-solver';",
      "import {\n  a,\n} from '../../base/../language/read.js';",
      "require('../entailment/robdd.js');",
    ];
    for (const text of planted) assert.is(foreignImports(text).length, 1, text);
  },

  'an import of base, of node or of the room is not [anchor]': () => {
    const innocent =
      "import { digest } from '../../base/digest.js';\nimport 'node:crypto';\nimport { reject } from './check-result.js';";
    assert.equal(foreignImports(innocent), []);
  },
});

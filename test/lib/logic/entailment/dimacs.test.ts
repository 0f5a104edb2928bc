import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { parseDimacs, writeDimacs, writeDrat } from '../../../../lib/logic/entailment/dimacs.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';

function refusal(text: string): string {
  const result = parseDimacs(text);
  return result.kind === 'refusal' ? `${result.reason} ${String(result.line)}:${String(result.column)}` : 'accepted';
}

cases('entailment/dimacs', {
  'comments, blank lines and clauses over several lines are read': () => {
    assert.equal(parseDimacs('c one\np cnf 3 2\n1 -2\n 3 0 c\n'.replace(' c\n', '\nc two\n\n-1\t2 0\r\n')), {
      kind: 'cnf',
      variableCount: 3,
      clauses: [
        [1, -2, 3],
        [-1, 2],
      ],
    });
  },
  'an empty clause is a clause [reasoning-cases R17]': () => {
    assert.equal(parseDimacs('p cnf 0 1\n0\n'), { kind: 'cnf', variableCount: 0, clauses: [[]] });
    assert.equal(parseDimacs('p cnf 0 0\n'), { kind: 'cnf', variableCount: 0, clauses: [] });
  },
  'everything else is refused with its place': () => {
    const table = {
      '': 'header_missing 1:1',
      '1 0\n': 'header_missing 1:1',
      'p cnf 1\n': 'header_malformed 1:1',
      'p dnf 1 1\n1 0\n': 'header_malformed 1:1',
      'p cnf 01 1\n1 0\n': 'header_malformed 1:1',
      'p cnf -1 1\n1 0\n': 'header_malformed 1:1',
      'p cnf 99999999999 1\n1 0\n': 'header_malformed 1:1',
      'p cnf 1 1\np cnf 1 1\n1 0\n': 'header_repeated 2:1',
      'p cnf 1 1\n 2 0\n': 'literal_out_of_range 2:2',
      'p cnf 1 1\n1 x 0\n': 'not_a_literal 2:3',
      'p cnf 1 1\n+1 0\n': 'not_a_literal 2:1',
      'p cnf 1 1\n01 0\n': 'not_a_literal 2:1',
      'p cnf 1 1\n-0\n': 'not_a_literal 2:1',
      'p cnf 1 1\n1.0 0\n': 'not_a_literal 2:1',
      'p cnf 1 1\n1\u00a00\n': 'not_a_literal 2:1',
      'p cnf 1 1\n1': 'clause_unfinished 2:2',
      'p cnf 1 2\n1 0\n': 'too_few_clauses 3:1',
      'p cnf 1 1\n1 0 -1 0\n': 'too_many_clauses 2:5',
      'p cnf 1 1\n1 0\n%\n0\n': 'too_many_clauses 3:1',
    };
    for (const [text, expected] of Object.entries(table)) assert.is(refusal(text), expected, JSON.stringify(text));
  },
  'what is written is read back': () => {
    const literal = fc.integer({ min: -9, max: 9 }).filter((value) => value !== 0);
    holds(
      fc.property(fc.array(fc.array(literal)), (clauses) => {
        const text = writeDimacs({ variableCount: 9, clauses }, ['made by a test\nwith two lines']);
        assert.equal(parseDimacs(text), { kind: 'cnf', variableCount: 9, clauses });
      }),
      200,
    );
  },
  'a refutation is written one step a line, the empty clause as 0': () => {
    assert.is(writeDrat([[1, -2], [1], []]), '1 -2 0\n1 0\n0\n');
  },
});

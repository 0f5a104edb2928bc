import fc from 'fast-check';
import * as assert from 'uvu/assert';

import { atomId } from '../../../../lib/logic/grounding/atom-id.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';

/** The inverse of the spelling, written from the table alone: it existing is what makes equal ids mean equal literals. */
function readAtomId(id: string): { predicate: string; args: readonly string[] } {
  const components = id.split('__');
  if (components.at(-1) === 'nullary') components.pop();
  const firstTerm = components.findIndex((component) => /^[ntqo]_/.test(component));
  const words = firstTerm === -1 ? components : components.slice(0, firstTerm);
  const terms = firstTerm === -1 ? [] : components.slice(firstTerm);
  return { predicate: words.map((word) => decoded(word, '_')).join(' '), args: terms.map(readTerm) };
}

function readTerm(component: string): string {
  const text = decoded(component.slice(2), ' ');
  if (component.startsWith('n_')) return text.replace(/^[a-z]/, (initial) => initial.toUpperCase());
  return component.startsWith('t_') ? `the ${text}` : text;
}

function decoded(text: string, separator: string): string {
  if (text === 'zxz') return '';
  return text.replace(/zz|z([0-9a-f]+)z|_/g, (match, hex?: string) => {
    if (match === '_') return separator;
    return hex === undefined ? 'z' : String.fromCodePoint(parseInt(hex, 16));
  });
}

const letters = fc.constantFrom(...Array.from('abnoqtxzABNZ09_ -ßéÉж\u{1F600}\ud800'));
const anyText = fc.oneof(fc.string({ unit: letters, maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 5 }));
const terms = fc.oneof(
  anyText,
  anyText.map((text) => `the ${text}`),
  anyText.map((text) => `Z${text}`),
  fc.constantFrom('Bob', 'bob', 'the bald eagle', 'the bald_eagle', 'n_bob', '12 kg', 'McAdam', 'Mcadam'),
);
const predicates = fc.oneof(anyText, fc.constantFrom('is kind', 'is a man', 'like', 'parent_of', 'is n_bob', 'true'));
const literals = fc.record({ predicate: predicates, args: fc.array(terms, { maxLength: 3 }) });

cases('atom-id', {
  'ids read as the spec writes them [spec 04 §6.3]': () => {
    assert.is(atomId({ predicate: 'like', args: ['Bob', 'the cat'] }), 'like__n_bob__t_cat');
    assert.is(atomId({ predicate: 'is kind', args: ['Bob'] }), 'is__kind__n_bob');
    assert.is(atomId({ predicate: 'is a man', args: ['Socrates'] }), 'is__a__man__n_socrates');
    assert.is(atomId({ predicate: 'see', args: ['the bald eagle', 'Anne'] }), 'see__t_bald_eagle__n_anne');
    assert.is(atomId({ predicate: 'parent_of', args: ['Anna', 'Ben'] }), 'parent_of__n_anna__n_ben');
  },
  'case, accents and kinds of term stay apart [spec 04 §6.2]': () => {
    const ids = ['Mark', 'mark', 'MARK', 'the mark', 'Márk', 'the Mark'].map((term) =>
      atomId({ predicate: 'is kind', args: [term] }),
    );
    assert.is(new Set(ids).size, ids.length);
  },
  'no id is a word of the formula language [spec 04 §2.1]': () => {
    for (const word of ['true', 'not', 'and', 'or', 'iff', 'implies', 'forall', 'exists'])
      assert.is(atomId({ predicate: word, args: [] }), `${word}__nullary`);
  },
  'every id is an atom made of the components the spec allows [spec 04 §6.3]': () => {
    const component = '[a-z][a-z0-9]*(_[a-z0-9]+)*';
    const shape = new RegExp(`^${component}(__${component})*$`);
    holds(
      fc.property(literals, (literal) => shape.test(atomId(literal))),
      5_000,
    );
  },
  'an id gives its literal back, so no two literals share one [spec 04 §6.3]': () => {
    holds(
      fc.property(literals, ({ predicate, args }) => {
        assert.equal(readAtomId(atomId({ predicate, args })), { predicate, args });
      }),
      20_000,
    );
  },
});

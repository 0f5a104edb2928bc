/**
 * Dependencies written in comments: triple-slash directives, and in plain JavaScript the imports of JSDoc.
 *
 * A directive counts only above the first statement, and JSDoc types count only in JavaScript, as in the compiler.
 */
import type { Comment } from 'oxc-parser';

import type { Reference, ReferenceForm } from './reference.js';
import type { Syntax } from './syntax.js';

const JAVASCRIPT = /\.[cm]?jsx?$/u;
const DIRECTIVE = /^\/\s*<reference\s[^>]*?\b(?<what>path|types)\s*=\s*(?<quote>["'])(?<specifier>.*?)\k<quote>/u;
const JSDOC_IMPORT = /@import\b[^@]*?\bfrom\s+(?<quote>["'])(?<specifier>.*?)\k<quote>/gu;
const IMPORT_TYPE = /\bimport\(\s*(?<quote>["'`])(?<specifier>.*?)\k<quote>\s*\)/gu;

/** Every comment opens with two characters that are not part of its value. */
const OPENING = 2;

export function commentReferences(path: string, syntax: Syntax): readonly Reference[] {
  const directives = leading(syntax).flatMap(directiveOf);
  if (!JAVASCRIPT.test(path)) return directives;
  return [...directives, ...syntax.comments.filter(isJsDoc).flatMap(jsDocReferences)];
}

/** The line comments before the first token. */
function leading({ text, comments }: Syntax): readonly Comment[] {
  const first: Comment[] = [];
  let at = text.startsWith('#!') ? text.indexOf('\n') : 0;
  for (const comment of comments) {
    // Before the first token only space stands between comments.
    if (comment.start < at) continue;
    if (text.slice(at, comment.start).trim() !== '') break;
    at = comment.end;
    if (comment.type === 'Line') first.push(comment);
  }
  return first;
}

function directiveOf(comment: Comment): readonly Reference[] {
  const found = DIRECTIVE.exec(comment.value);
  const { what, specifier } = found?.groups ?? {};
  if (found === null || specifier === undefined) return [];
  return [
    what === 'path'
      ? { ...located(comment, found, specifier, 'reference_path'), lookUp: 'path' }
      : { ...located(comment, found, specifier, 'reference_types'), lookUp: 'types' },
  ];
}

function isJsDoc({ type, value }: Comment): boolean {
  return type === 'Block' && value.startsWith('*');
}

function jsDocReferences(comment: Comment): readonly Reference[] {
  const imports = [...comment.value.matchAll(JSDOC_IMPORT)];
  const types = typeExpressions(comment.value).flatMap(({ start, end }) =>
    [...comment.value.matchAll(IMPORT_TYPE)].filter(({ index }) => index >= start && index < end),
  );
  return [...imports, ...types].flatMap((found) => {
    const specifier = found.groups?.['specifier'];
    return specifier === undefined ? [] : [located(comment, found, specifier, 'jsdoc')];
  });
}

/** The outermost `{…}` after a tag: where JSDoc reads types. Braces elsewhere are prose. */
function typeExpressions(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/@\w+\s*(?:\*\s*)?\{/gu)].map((tag) => {
    const start = tag.index + tag[0].length;
    let depth = 1;
    let end = start;
    for (; end < text.length && depth > 0; end += 1) {
      if (text[end] === '{') depth += 1;
      else if (text[end] === '}') depth -= 1;
    }
    return { start, end };
  });
}

function located(comment: Comment, found: RegExpExecArray, specifier: string, form: ReferenceForm): Reference {
  const start = comment.start + OPENING + found.index + found[0].lastIndexOf(specifier);
  return { form, kind: 'type', specifier, range: { start, end: start + specifier.length }, lookUp: 'static' };
}

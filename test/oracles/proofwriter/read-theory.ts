/**
 * A second reader for the ProofWriter dialect: regular expressions only, written from the data files, so that reading
 * and reasoning of the engine can be judged apart. Imports nothing of the product.
 *
 * A literal is one string: `+` or `-`, the predicate, then each argument after `|`, as in `-like|Bob|the bald eagle`.
 *
 * Source: spec 04 §6.1, §6.2.
 */

/** A literal as text; `?x` is the one variable of a rule. */
export type OracleLiteral = string;

export interface OracleRule {
  readonly body: readonly OracleLiteral[];
  readonly head: OracleLiteral;
}

export interface OracleTheory {
  readonly facts: readonly OracleLiteral[];
  readonly rules: readonly OracleRule[];
}

const NOUN_PHRASE = '(?:the [a-z]+(?: [a-z]+)*?|[A-Z][a-z]+|someone|something|they|it)';
const ATTRIBUTE = new RegExp(`^(${NOUN_PHRASE}) (?:is|are)( not)? ([a-z]+)$`);
const RELATION = new RegExp(`^(${NOUN_PHRASE}) (do(?:es)? not )?([a-z]+) (${NOUN_PHRASE})$`);
const CONDITIONAL = /^If (.+) then (.+)$/;
const GENERIC = /^(?:All )?([A-Za-z]+(?:(?:, and | and |, )[a-z]+)*) (?:people|things) are( not)? ([a-z]+)$/;

export function readTheory(context: string): OracleTheory {
  const facts: OracleLiteral[] = [];
  const rules: OracleRule[] = [];
  for (const sentence of context.split(/(?<=\.)\s+/)) {
    const rule = readRule(withoutStop(sentence));
    if (rule === undefined) facts.push(readStatement(sentence));
    else rules.push(rule);
  }
  return { facts, rules };
}

/** One statement about named individuals. */
export function readStatement(sentence: string): OracleLiteral {
  const text = withoutStop(sentence);
  return readLiteral(text.startsWith('The ') ? `the ${text.slice(4)}` : text);
}

function readRule(text: string): OracleRule | undefined {
  const conditional = CONDITIONAL.exec(text);
  if (conditional !== null) {
    const [, conditions = '', conclusion = ''] = conditional;
    return { body: readConditions(conditions), head: readLiteral(conclusion) };
  }
  const generic = GENERIC.exec(text);
  if (generic === null) return undefined;
  const [, adjectives = '', not, attribute = ''] = generic;
  const body = adjectives.split(/, and | and |, /).map((adjective) => `+is ${adjective.toLowerCase()}|?x`);
  return { body, head: `${not === undefined ? '+' : '-'}is ${attribute}|?x` };
}

/** "someone is quiet and not cold": an adjective alone is said of the last subject, with a polarity of its own. */
function readConditions(text: string): readonly OracleLiteral[] {
  const literals: OracleLiteral[] = [];
  for (const part of text.split(' and ')) {
    const last = literals.at(-1) ?? '';
    const [match, not, adjective = ''] = /^(not )?([a-z]+)$/.exec(part) ?? [];
    const about = last.slice(last.indexOf('|'));
    literals.push(match === undefined ? readLiteral(part) : `${not === undefined ? '+' : '-'}is ${adjective}${about}`);
  }
  return literals;
}

function readLiteral(text: string): OracleLiteral {
  const attribute = ATTRIBUTE.exec(text);
  if (attribute !== null) {
    const [, subject = '', not, adjective = ''] = attribute;
    return `${not === undefined ? '+' : '-'}is ${adjective}|${individual(subject)}`;
  }
  const relation = RELATION.exec(text);
  if (relation === null) throw new RangeError(`oracle cannot read: ${text}`);
  const [, subject = '', not, verb = '', object = ''] = relation;
  return `${not === undefined ? '+' : '-'}${verb.replace(/s$/, '')}|${individual(subject)}|${individual(object)}`;
}

function individual(nounPhrase: string): string {
  return /^(?:someone|something|they|it)$/.test(nounPhrase) ? '?x' : nounPhrase;
}

function withoutStop(sentence: string): string {
  return sentence.trim().replace(/[.?]$/, '');
}

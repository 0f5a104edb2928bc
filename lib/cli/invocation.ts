/**
 * One call of one command: its arguments, its options, and the world it may touch. Options arrive from the argument
 * parser as unknown values; these three readers give them the type their row in the command table declares.
 */
import { UnreachableState } from '../base/fault.js';
import type { Io } from './io.js';

export interface Invocation {
  readonly arguments: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly io: Io;
}

/** A command does its work and says how it went: one of the codes in `exit-code`. */
export type Run = (invocation: Invocation) => Promise<number>;

export function flag(invocation: Invocation, name: string): boolean {
  return invocation.options[name] === true;
}

export function optionalText(invocation: Invocation, name: string): string | undefined {
  const value = invocation.options[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new UnreachableState('an option with one value holds something else', { state: name });
}

export function texts(invocation: Invocation, name: string): readonly string[] {
  const value = invocation.options[name];
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return value;
  throw new UnreachableState('a repeatable option holds something else than texts', { state: name });
}

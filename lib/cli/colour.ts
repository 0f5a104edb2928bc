/**
 * Whether output is coloured: the flag decides, then FORCE_COLOR, then NO_COLOR, TERM=dumb and the terminal.
 *
 * Source: spec 03 §7.3; no-color.org.
 */

export type ColourWish = 'auto' | 'always' | 'never';

export interface ColourSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

export function wantsColour(wish: ColourWish, { environment, isTerminal }: ColourSurroundings): boolean {
  if (wish !== 'auto') return wish === 'always';
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  const refused = environment['NO_COLOR'];
  if (refused !== undefined && refused !== '') return false;
  return isTerminal && environment['TERM'] !== 'dumb';
}

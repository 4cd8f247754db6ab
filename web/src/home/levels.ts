/** The bots one can play against: the level chosen last for a game is offered first. */

import { store, stored } from '../storage';

/** The one whom one meets without asking for another. */
export const USUAL_LEVEL = 'dragon';

const key = (game: string): string => `smokowisko-level-${game}`;

/** What was chosen last for this game, as far as it is still offered. */
export function lastLevel(game: string, levels: readonly string[]): string {
  const kept = stored(key(game));
  return kept !== null && levels.includes(kept) ? kept : USUAL_LEVEL;
}

export function keepLevel(game: string, level: string): void {
  store(key(game), level);
}

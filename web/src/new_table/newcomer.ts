/** Who has never sat at a game on this device is offered the options that it has for a first game. */
import { store, stored } from '../storage';
import type { Value } from './plan';

interface FirstGame {
  /** What differs from the defaults. */
  readonly options: Readonly<Record<string, Value>>;
  /** The message that tells why. */
  readonly reason: string;
}

const FIRST_GAMES: Readonly<Record<string, FirstGame>> = {
  drako: { options: { setup: 'first_game' }, reason: 'web-drako-first' }, // DRA-94
};

const key = (game: string): string => `smokowisko-sat-${game}`;

/** null when it is not somebody's first game here, or has nothing of its own. */
export function firstGame(game: string): FirstGame | null {
  return stored(key(game)) === null ? (FIRST_GAMES[game] ?? null) : null;
}

/** Called when somebody sits at a game that has begun. */
export function haveSat(game: string): void {
  store(key(game), 'yes');
}

/** The five games of this place, in the order of the shelf: what stands on the box, and the seal. */
import DragonHead from '~icons/game-icons/dragon-head';
import OpenBook from '~icons/game-icons/open-book';
import SeaDragon from '~icons/game-icons/sea-dragon';
import SeaSerpent from '~icons/game-icons/sea-serpent';
import SpikedHead from '~icons/game-icons/spiked-dragon-head';
import type { Icon } from '../components/card';

export interface Box {
  readonly id: string;
  readonly seal: Icon;
  readonly players: string;
  readonly minutes: string;
  readonly age: number;
}

export const SHELF: readonly Box[] = [
  { id: 'serce_smoka', seal: DragonHead, players: '2', minutes: '20', age: 8 },
  { id: 'drako', seal: SpikedHead, players: '2', minutes: '30', age: 8 },
  { id: 'smoki', seal: SeaDragon, players: '2–5', minutes: '30', age: 6 },
  { id: 'ksiega_smokow', seal: OpenBook, players: '2–5', minutes: '25', age: 8 },
  { id: 'smoki_z_glebin', seal: SeaSerpent, players: '2–5', minutes: '30–45', age: 8 },
];

export type Way = 'bot' | 'friends' | 'device';

/** Who sits at a table for two; the bot is of this level. */
export function chairsOf(way: Way, level: string): string[] {
  return ['me', { bot: level, friends: 'open', device: 'me' }[way]];
}

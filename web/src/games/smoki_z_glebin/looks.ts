/** The looks of clans, ships, kingdoms and cards: every colour has a mark or a skin of its own. */
import Anchor from '~icons/game-icons/anchor';
import MostMissions from '~icons/game-icons/crown-coin';
import Galleon from '~icons/game-icons/galleon';
import Shell from '~icons/game-icons/nautilus-shell';
import Pearl from '~icons/game-icons/oyster-pearl';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Serpent from '~icons/game-icons/sea-serpent';
import Wheel from '~icons/game-icons/ship-wheel';
import Trident from '~icons/game-icons/trident';
import Coins from '~icons/game-icons/two-coins';
import type { Icon } from '../../components/card';
import type { Colour, Kingdom, Part, ReefCard, Ship } from './view';

export type Mark = 'triangle' | 'square' | 'circle' | 'diamond' | 'star';
export type Skin = 'scales' | 'bands' | 'dots' | 'chevrons' | 'lozenges';

export interface Clan {
  readonly fill: string;
  readonly dark: string;
  readonly light: string;
  readonly mark: Mark;
  readonly skin: Skin;
}

export const CLANS: Readonly<Record<Colour, Clan>> = {
  orange: { fill: '#f08a2e', dark: '#9c4510', light: '#ffd08a', mark: 'triangle', skin: 'scales' },
  green: { fill: '#7cc142', dark: '#3b6a1c', light: '#d5f08c', mark: 'square', skin: 'bands' },
  purple: { fill: '#a874e8', dark: '#5a2f96', light: '#e2caff', mark: 'circle', skin: 'dots' },
  pink: { fill: '#f283b4', dark: '#a83a70', light: '#ffd2e6', mark: 'diamond', skin: 'chevrons' },
  yellow: { fill: '#f0cd3c', dark: '#94740e', light: '#fff3b0', mark: 'star', skin: 'lozenges' },
};

export const SHIP_LOOKS: Readonly<Record<Ship, { readonly sail: string; readonly mark: Mark }>> = {
  green: { sail: '#2f9e62', mark: 'triangle' },
  purple: { sail: '#9457c9', mark: 'circle' },
  red: { sail: '#d6453c', mark: 'diamond' },
  navy: { sail: '#3a62b8', mark: 'square' },
};

export const KINGDOM_LOOKS: Readonly<Record<Kingdom, { readonly emblem: Icon; readonly water: string }>> = {
  north: { emblem: Shell, water: '#1d6a8f' },
  east: { emblem: Trident, water: '#3a5aa0' },
  south: { emblem: Anchor, water: '#167a6c' },
  west: { emblem: Pearl, water: '#2b7f92' },
};

export const REEF_ICONS: Readonly<Record<ReefCard['kind'], Icon>> = { two_ships: Galleon, joker_ship: Wheel, gold: Coins, hidden_dragon: Serpent };

export const PART_ICONS: Readonly<Record<Part, Icon>> = { gold: Coins, ships: Galleon, missions: Scroll, bonus: MostMissions, majorities: Trident };

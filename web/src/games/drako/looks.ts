/** How figures, symbols and tracks look: told apart by shape and name, never by colour alone. */
import Armour from '~icons/game-icons/layered-armor';
import Axe from '~icons/game-icons/battle-axe';
import Axes from '~icons/game-icons/crossed-axes';
import Boot from '~icons/game-icons/walking-boot';
import Boots from '~icons/game-icons/boot-prints';
import Crossbow from '~icons/game-icons/crossbow';
import DragonHead from '~icons/game-icons/spiked-dragon-head';
import DwarfFace from '~icons/game-icons/dwarf-face';
import Fangs from '~icons/game-icons/fangs';
import Flame from '~icons/game-icons/flame';
import Net from '~icons/game-icons/fishing-net';
import Paws from '~icons/game-icons/velociraptor-tracks';
import Rage from '~icons/game-icons/enrage';
import Shield from '~icons/game-icons/shield';
import Wing from '~icons/game-icons/bat-wing';
import type { Icon } from '../../components/card';
import type { CardSymbol, Dwarf, Side, Track } from './view';

export interface DwarfLook {
  readonly weapon: Icon;
  readonly token: Icon;
  readonly turn: number;
  readonly hat: 'horns' | 'hood' | 'cap';
  readonly beard: string;
  readonly strands: string;
  readonly tunic: string;
  readonly sleeves: readonly [string, string];
  readonly brows: string;
  readonly helm: string;
  readonly band: string;
  readonly rim: string;
}

export const DWARF_LOOKS: Readonly<Record<Dwarf, DwarfLook>> = {
  fury_dwarf: { weapon: Axe, token: Rage, turn: 6, hat: 'horns', beard: '#b9512b', strands: '#d9774a', tunic: '#7d2436', sleeves: ['#5e1b29', '#6a1f2e'], brows: '#944122', helm: '#8d8f9b', band: '#5c5d65', rim: '#e0795a' },
  net_dwarf: { weapon: Net, token: Net, turn: 0, hat: 'cap', beard: '#d6b05a', strands: '#f0d58d', tunic: '#2f4f7d', sleeves: ['#233b5e', '#28436a'], brows: '#ab8d48', helm: '#b08a4e', band: '#725a33', rim: '#7fa8dd' },
  crossbow_dwarf: { weapon: Crossbow, token: Crossbow, turn: -8, hat: 'hood', beard: '#4a4450', strands: '#6d6675', tunic: '#2d5b4c', sleeves: ['#224439', '#264d41'], brows: '#3b3640', helm: '#5b7d63', band: '#3b5140', rim: '#76b08a' },
};

export const DRAGON_RIM = '#e8773a';

export const SYMBOL_ICONS: Readonly<Record<CardSymbol, Icon>> = {
  defence: Shield, move_one: Boot, move_two: Boots, attack_one: Axe, attack_two: Axes, crossbow: Crossbow, net: Net, walk: Paws, fly: Wing, bite: Fangs, fire: Flame,
};

export const TRACK_ICONS: Readonly<Record<Track, Icon>> = { armour: Armour, fly: Wing, walk: Paws, fire: Flame };

export const SIDE_ICONS: Readonly<Record<Side, Icon>> = { dwarves: DwarfFace, dragon: DragonHead };

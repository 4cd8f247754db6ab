/** How players, species and lands look: every colour has a mark of its own. */
import type { Icon } from '../../components/card';
import Amber from '~icons/game-icons/dragon-head';
import Azure from '~icons/game-icons/sea-dragon';
import Crimson from '~icons/game-icons/spiked-dragon-head';
import Emerald from '~icons/game-icons/wyvern';
import Onyx from '~icons/game-icons/double-dragon';
import Pearl from '~icons/game-icons/dragon-spiral';
import Desert from '~icons/game-icons/desert';
import Jungle from '~icons/game-icons/jungle';
import Mountains from '~icons/game-icons/mountaintop';
import Plains from '~icons/game-icons/wheat';
import Storm from '~icons/game-icons/lightning-storm';
import Volcano from '~icons/game-icons/smoking-volcano';
import type { Mark } from './marks';
import type { Colour, Land, Species } from './view';

/** Whose a die is; the blocking die is nobody's. */
export type Owner = Colour | 'nobody';

export interface PlayerLook {
  readonly base: string;
  readonly deep: string;
  readonly light: string;
  readonly mark: Mark;
}

export const PLAYER_LOOKS: Readonly<Record<Owner, PlayerLook>> = {
  red: { base: '#d2413f', deep: '#74161c', light: '#ffb3a6', mark: 'triangle' },
  blue: { base: '#3f86dc', deep: '#1a3f78', light: '#a9d0ff', mark: 'circle' },
  green: { base: '#55a24a', deep: '#234f1f', light: '#c1ecab', mark: 'square' },
  yellow: { base: '#d9a21f', deep: '#76500a', light: '#ffe79a', mark: 'star' },
  violet: { base: '#9163d6', deep: '#432678', light: '#dcc4ff', mark: 'diamond' },
  nobody: { base: '#5b5c64', deep: '#1d1e24', light: '#c9cad3', mark: 'cross' },
};

export interface SpeciesLook {
  readonly icon: Icon;
  readonly mark: Mark;
  readonly tint: string;
  readonly sign: string;
  /** The picture from light to dark. */
  readonly shades: readonly [string, string, string];
  /** A picture that runs off its box stands at the side where it does. */
  readonly side: 'left' | 'middle' | 'right';
  readonly size: number;
}

export const SPECIES_LOOKS: Readonly<Record<Species, SpeciesLook>> = {
  amber: { icon: Amber, mark: 'diamond', tint: '#d9962b', sign: '#fffaf0', shades: ['#ffd97a', '#e08a1e', '#9c5410'], side: 'left', size: 1 },
  azure: { icon: Azure, mark: 'drop', tint: '#2f7fd1', sign: '#fffaf0', shades: ['#8cc8ff', '#2f7fd1', '#173f86'], side: 'middle', size: 0.9 },
  crimson: { icon: Crimson, mark: 'flame', tint: '#b3202c', sign: '#fffaf0', shades: ['#ff7a6a', '#c2222e', '#6c0d1c'], side: 'middle', size: 0.98 },
  emerald: { icon: Emerald, mark: 'leaf', tint: '#2a9d55', sign: '#fffaf0', shades: ['#8ff0a8', '#2a9d55', '#0f5a32'], side: 'middle', size: 0.92 },
  onyx: { icon: Onyx, mark: 'star', tint: '#34343c', sign: '#fffaf0', shades: ['#8a869c', '#3c3a48', '#17161f'], side: 'left', size: 0.94 },
  pearl: { icon: Pearl, mark: 'ring', tint: '#cfc8dd', sign: '#4c4660', shades: ['#ffffff', '#d9d2e8', '#9a8fb8'], side: 'right', size: 0.98 },
};

export const LAND_ICONS: Readonly<Record<Land, Icon>> = { volcano: Volcano, storm: Storm, desert: Desert, jungle: Jungle, mountains: Mountains, plains: Plains };

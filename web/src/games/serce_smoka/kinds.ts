/** How each kind of card is drawn; the colours are in kinds.css. */
import Bow from '~icons/game-icons/pocket-bow';
import Huntress from '~icons/game-icons/archer';
import FireDragon from '~icons/game-icons/dragon-head';
import Ship from '~icons/game-icons/drakkar';
import Dwarf from '~icons/game-icons/dwarf-face';
import TreasureChest from '~icons/game-icons/open-treasure-chest';
import Troll from '~icons/game-icons/troll';
import Hero from '~icons/game-icons/visored-helm';
import Sorceress from '~icons/game-icons/woman-elf-face';
import PetrifiedDragon from '~icons/game-icons/wyvern';
import type { CardArt } from '../../components/card';
import type { Kind } from './view';

export const ART: Readonly<Record<Kind, CardArt>> = {
  treasure_chest: { kind: 'treasure_chest', icon: TreasureChest, scene: 'cave' },
  fire_dragon: { kind: 'fire_dragon', icon: FireDragon, scene: 'flames' },
  petrified_dragon: { kind: 'petrified_dragon', icon: PetrifiedDragon, scene: 'peaks', wide: true },
  sorceress: { kind: 'sorceress', icon: Sorceress, scene: 'stars' },
  troll: { kind: 'troll', icon: Troll, scene: 'hills' },
  dwarf: { kind: 'dwarf', icon: Dwarf, scene: 'peaks' },
  hero: { kind: 'hero', icon: Hero, scene: 'hills' },
  huntress: { kind: 'huntress', icon: Huntress, scene: 'forest' },
  ship: { kind: 'ship', icon: Ship, scene: 'sea', mark: Bow },
};

/** The rule that says what a kind does when it is played. */
export const RULE: Readonly<Record<Kind, string>> = {
  treasure_chest: 'SER-33',
  fire_dragon: 'SER-34',
  petrified_dragon: 'SER-35',
  sorceress: 'SER-36',
  troll: 'SER-41',
  dwarf: 'SER-42',
  hero: 'SER-43',
  huntress: 'SER-45',
  ship: 'SER-47',
};

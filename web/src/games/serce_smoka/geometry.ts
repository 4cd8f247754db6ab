/** The printed board: where its places lie and which arrows it shows, on the two stages. */
import type { Way } from '../../table/motion';
import type { Area, Kind } from './view';

export interface Spot {
  /** Centre and top on the wide board of 900 × 560. */
  readonly wide: readonly [number, number];
  /** Centre and row on the tall board of 360 wide. */
  readonly tall: readonly [number, number];
  /** How much of a card the next one covers; stacks cover all of it. */
  readonly overlap?: number;
}

export const SPOTS: Readonly<Record<Kind, Spot>> = {
  fire_dragon: { wide: [104, 20], tall: [62, 0] },
  treasure_chest: { wide: [284, 20], tall: [180, 0] },
  sorceress: { wide: [456, 20], tall: [180, 1] },
  petrified_dragon: { wide: [632, 20], tall: [296, 0] },
  huntress: { wide: [104, 238], tall: [62, 1], overlap: 0.674 },
  ship: { wide: [278, 238], tall: [62, 2], overlap: 0.674 },
  hero: { wide: [448, 238], tall: [180, 2], overlap: 0.5 },
  troll: { wide: [606, 238], tall: [298, 1] },
  dwarf: { wide: [802, 238], tall: [298, 2], overlap: 0.739 },
};

/** Where the cards of a full field go that nobody collects: below the ship, or off to sea. */
export const OFF: Readonly<Partial<Record<Kind, Way>>> = { hero: [0, 140], huntress: [80, 140], ship: [-320, 20] };

/** The reading order of the places: the upper row, then the lower one. */
export const PLACES = Object.keys(SPOTS) as Kind[];

export const TALL_TOP = 6;
export const TALL_ROW = 117;

export interface Arrow {
  readonly from: Kind;
  readonly to: Area;
  readonly wide: string;
  readonly tall: string;
}

export const ARROWS: readonly Arrow[] = [
  { from: 'huntress', to: 'fire_dragon', wide: 'M104 234V204', tall: 'M62 121V105' },
  { from: 'fire_dragon', to: 'treasure_chest', wide: 'M163 92H222', tall: 'M98 46H138' },
  { from: 'sorceress', to: 'treasure_chest', wide: 'M396 92H346', tall: 'M180 121V105' },
  { from: 'sorceress', to: 'petrified_dragon', wide: 'M516 92H552', tall: 'M216 134Q240 122 256 102' },
  { from: 'troll', to: 'sorceress', wide: 'M594 232Q548 222 519 162', tall: 'M248 164H221' },
  { from: 'hero', to: 'sorceress', wide: 'M456 234V204', tall: 'M180 238V222' },
  { from: 'hero', to: 'troll', wide: 'M527 310H546', tall: 'M218 252Q242 240 260 220' },
  { from: 'huntress', to: 'below_ship', wide: 'M84 420Q88 478 176 482', tall: 'M20 214Q-2 290 22 344' },
  { from: 'hero', to: 'below_ship', wide: 'M512 418Q588 436 556 484', tall: 'M180 334V346' },
];

/** How each kind of card and each seat is drawn; the colours of kinds are in kinds.css. */
import Waves from '~icons/game-icons/waves';
import Spiral from '~icons/game-icons/dragon-spiral';
import Gecko from '~icons/game-icons/gecko';
import SeaDragon from '~icons/game-icons/sea-dragon';
import Owl from '~icons/game-icons/owl';
import Wyvern from '~icons/game-icons/wyvern';
import type { CardArt, Icon } from '../../components/card';
import Attack from './drawings/Attack.svelte';
import Cloud from './drawings/Cloud.svelte';
import Desert from './drawings/Desert.svelte';
import HillTown from './drawings/HillTown.svelte';
import Kitten from './drawings/Kitten.svelte';
import Machine from './drawings/Machine.svelte';
import Map from './drawings/Map.svelte';
import Moss from './drawings/Moss.svelte';
import Nest from './drawings/Nest.svelte';
import Reflection from './drawings/Reflection.svelte';
import Ring from './drawings/Ring.svelte';
import Shoal from './drawings/Shoal.svelte';
import Storm from './drawings/Storm.svelte';
import Treetop from './drawings/Treetop.svelte';
import type { Kind } from './view';

export const ART: Readonly<Record<Kind, CardArt>> = {
  dragon_m2: { kind: 'dragon_m2', icon: Kitten, scene: 'forest', badge: 'moon' },
  dragon_0: { kind: 'dragon_0', icon: Cloud, scene: 'clouds', badge: 'moon' },
  dragon_1: { kind: 'dragon_1', icon: Moss, scene: 'hills', badge: 'moon' },
  dragon_2: { kind: 'dragon_2', icon: Treetop, scene: 'forest', badge: 'moon' },
  dragon_3: { kind: 'dragon_3', icon: Map, scene: 'sea', badge: 'moon' },
  dragon_4: { kind: 'dragon_4', icon: HillTown, scene: 'hills', badge: 'moon' },
  dragon_5: { kind: 'dragon_5', icon: Shoal, scene: 'sea', badge: 'moon' },
  dragon_6: { kind: 'dragon_6', icon: Desert, scene: 'dunes', badge: 'moon' },
  dragon_7: { kind: 'dragon_7', icon: Machine, scene: 'peaks', badge: 'moon' },
  dragon_8: { kind: 'dragon_8', icon: Storm, scene: 'clouds', badge: 'moon' },
  ravens_nest: { kind: 'ravens_nest', icon: Nest, scene: 'forest', badge: 'moon' },
  raven_ring: { kind: 'raven_ring', icon: Ring, scene: 'clouds', badge: 'moon', black: true },
  raven_attack: { kind: 'raven_attack', icon: Attack, scene: 'peaks', badge: 'moon' },
  water_reflection: { kind: 'water_reflection', icon: Reflection, scene: 'water', badge: 'foam', mark: Waves },
};

/** The sign and the colour of each seat. */
export const SEATS: readonly { readonly icon: Icon; readonly colour: string }[] = [
  { icon: Spiral, colour: '#6a4dbb' },
  { icon: SeaDragon, colour: '#2f6f8f' },
  { icon: Wyvern, colour: '#a0522f' },
  { icon: Gecko, colour: '#4f7440' },
  { icon: Owl, colour: '#5d5a70' },
];

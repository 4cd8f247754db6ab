/** The places one can always go to: in the header of a wide page, in the tabs of a phone. */
import DragonHead from '~icons/game-icons/dragon-head';
import Salamander from '~icons/game-icons/salamander';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Table from '~icons/game-icons/table';
import type { Icon } from '../components/card';

export interface Place {
  readonly id: 'games' | 'tables' | 'rules' | 'me';
  readonly href: string;
  readonly icon: Icon;
}

export const ME: Place = { id: 'me', href: '/settings', icon: Salamander };

export const PLACES: readonly Place[] = [
  { id: 'games', href: '/', icon: DragonHead },
  { id: 'tables', href: '/tables', icon: Table },
  { id: 'rules', href: '/rules', icon: Scroll },
];

/** Whether an address is this place or lies below it. */
export function isAt(place: Place, path: string): boolean {
  return path === place.href || (place.href !== '/' && path.startsWith(`${place.href}/`));
}

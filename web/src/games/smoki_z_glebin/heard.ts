/** What a square of the sea is and what the ghost would do there, in words: for those who listen and for tips. */
import type { Speaker } from '../../words/speaker';
import { reefs } from './outcome';
import type { Picking } from './picking.svelte';
import { kingdomOf, letter, named, type Square } from './squares';
import type { GlebinView } from './view';

const KINDS = { '.': 'open_water', S: 'open_water', W: 'whirlpool', C: 'gold', R: 'reef', '~': 'current', '#': 'island' } as const;

/** The square, what lies on it, and its kingdom. */
export function described(view: GlebinView, at: Square, speaker: Speaker): string {
  const name = named(at);
  const dragon = view.dragons.find(({ squares }) => squares.includes(name));
  const ship = view.ships[name];
  const kingdom = kingdomOf(at);
  const what = dragon ? speaker.say('web-smoki_z_glebin-dragon-of', { who: speaker.name(dragon.seat), colour: view.seats[dragon.seat]!.colour })
    : ship ? speaker.say('web-smoki_z_glebin-ship', { ship })
    : speaker.say('smoki_z_glebin-square_kind', { kind: KINDS[letter(view, at)] });
  return [name, what, ...(kingdom && letter(view, at) !== '#' ? [speaker.say('smoki_z_glebin-kingdom', { kingdom })] : [])].join(', ');
}

/** What pressing such a square brings, for the tip. */
export function explained(view: GlebinView, at: Square, speaker: Speaker): string {
  const name = named(at);
  const kind = view.dragons.some(({ squares }) => squares.includes(name)) ? 'dragon' : view.ships[name] ? 'ship' : KINDS[letter(view, at)];
  return speaker.say('web-smoki_z_glebin-square-about', { kind });
}

/** Where the ghost is, and what follows. */
export function heard(picking: Picking, speaker: Speaker): string {
  const { view, shown, placing, cursor } = picking;
  if (cursor) return described(view, cursor, speaker);
  if (!shown) return '';
  const where = speaker.say('web-smoki_z_glebin-ghost', { card: shown.card, squares: picking.squares.map(named).join(', ') });
  if (!placing) return `${where} ${picking.refused ? speaker.refusal(picking.refused) : speaker.say('web-smoki_z_glebin-not-here')}`;
  return `${where} ${followed(picking, speaker)}`;
}

/** What a placement brings and costs, in one line. */
export function followed({ view, placing, seen }: Picking, speaker: Speaker): string {
  if (!placing) return '';
  const corals = reefs(view, placing.squares);
  const parts = [
    ...(seen.ships.length > 0 ? [speaker.say('web-smoki_z_glebin-follows-ships', { ships: seen.ships.map((ship) => speaker.say('smoki_z_glebin-ship', { ship })).join(', ') })] : []),
    ...(seen.gold > 0 ? [speaker.say('web-smoki_z_glebin-follows-gold', { coins: seen.gold })] : []),
    ...(seen.toll > 0 ? [speaker.say('web-smoki_z_glebin-follows-toll', { coins: seen.toll })] : []),
    ...(corals > 0 ? [speaker.say('web-smoki_z_glebin-follows-reef', { count: corals })] : []),
    ...[...seen.neighbours].map(([seat, coins]) => speaker.say('web-smoki_z_glebin-follows-neighbour', { who: speaker.name(seat), coins })),
  ];
  return parts.length > 0 ? parts.join(' ') : speaker.say('web-smoki_z_glebin-follows-nothing');
}

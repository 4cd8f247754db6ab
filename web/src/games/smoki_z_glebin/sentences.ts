/** What the table says about the move in hand and about the end, beyond the game's own messages. */
import type { Speaker } from '../../words/speaker';
import type { CompleteMission, GlebinMove, GlebinView } from './view';

/** The act that a press on the golden button does. */
export function act(move: GlebinMove, speaker: Speaker): string {
  switch (move.act) {
    case 'play_pattern': return speaker.say('web-smoki_z_glebin-go-play');
    case 'complete_mission': return speaker.say('web-smoki_z_glebin-go-mission', { points: move.points });
    case 'keep_reef': return speaker.say('web-smoki_z_glebin-go-keep');
    case 'draw_pattern': return speaker.say('web-smoki_z_glebin-go-draw', { pattern: move.pattern ?? 'none', size: move.size });
    default: return speaker.move(move);
  }
}

/** What is handed in for a mission, in words. */
export function handedIn({ items }: CompleteMission, speaker: Speaker): string {
  return items.map((item) => {
    const ships = 'ships' in item ? (item.ships ?? []).map((ship) => speaker.say('smoki_z_glebin-ship', { ship })).join(', ') : '';
    return speaker.say('smoki_z_glebin-item', { kind: item.kind, ship: 'ship' in item ? item.ship : '', kingdom: 'north', ships });
  }).join(', ');
}

/** Who won. */
export function result(view: GlebinView, speaker: Speaker): string {
  const names = view.winners.map((seat) => speaker.name(seat));
  if (names.length === 0) return speaker.prompt(view);
  return speaker.say(names.length > 1 ? 'smoki_z_glebin-result-shared' : 'smoki_z_glebin-result-win', { who: new Intl.ListFormat(speaker.language).format(names) });
}

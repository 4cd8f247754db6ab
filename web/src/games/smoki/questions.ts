/** What a press on something that is not offered asks of the server: the notation of a move that is refused. */
import { placeOf, type Spot } from './selection';
import { SLOTS, type SmokiView } from './view';

export function about(view: SmokiView, picks: readonly Spot[], spot: Spot): string {
  const place = placeOf(spot);
  if (!place) return 'draw';
  const picked = picks.map(placeOf);
  if ('pile' in place) {
    const slot = picked.find((each) => each !== null && 'slot' in each);
    if (view.phase !== 'keep_or_discard') return `take ${place.pile} 0`;
    return slot && 'slot' in slot ? `place ${slot.slot} > ${place.pile}` : `discard ${place.pile}`;
  }
  const other = SLOTS.find((slot) => slot !== place.slot) ?? 0;
  if (place.seat !== view.seat) return `swap ${other} > ${place.seat} ${place.slot}`;
  if (view.phase === 'attack_swap') return `swap ${place.slot} > ${((view.seat ?? 0) + 1) % view.players} 0`;
  if (view.phase === 'nest_swap') return `swap ${Math.min(place.slot, other)} ${Math.max(place.slot, other)}`;
  return view.phase === 'choose_source' ? `reveal ${place.slot}` : `place ${place.slot}`;
}

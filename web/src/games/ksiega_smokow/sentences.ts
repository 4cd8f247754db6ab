/** What the table says: the name of the picked move, what would follow, and how it ended. */
import type { Speaker } from '../../words/speaker';
import { bySeat, type ChangedDie, type Outcome } from './outcome';
import { fieldsFor, laidOn, running, type Selection } from './selection';
import { fieldOf, GOAL_BONUS, type KsiegaMove, type KsiegaView } from './view';

/** The button that does it. */
export function act(move: KsiegaMove, speaker: Speaker): string {
  if (move.act !== 'place_dice') return speaker.move(move);
  const bids = move.bids.map(({ field, values }) => speaker.say('web-ksiega_smokow-go-bid', { field, values: values.join(' + ') }));
  return speaker.say('web-ksiega_smokow-go-place', { bids: list(speaker, bids) });
}

/** The sentence at the top. */
export function sentence(view: KsiegaView, selection: Selection, speaker: Speaker): string {
  if (view.over) return result(view, speaker);
  if (selection.ability !== null && selection.aim === null && selection.ability !== 'jungle') return speaker.say('web-ksiega_smokow-aim', { land: selection.ability });
  return speaker.prompt(view);
}

/** What to do next while the picking is not complete. */
export function advice(view: KsiegaView, selection: Selection, speaker: Speaker): string {
  const short = selection.laid.map(({ field }) => fieldOf(view, field)).find((field) => field.occupant !== view.seat && (field.minimum ?? 0) > running(view, selection, field.field));
  if (short) return speaker.say('web-ksiega_smokow-short-of', { field: short.field, missing: (short.minimum ?? 0) - running(view, selection, short.field) });
  if (selection.held === null) return '';
  const fields = fieldsFor(view, selection, selection.held).filter((field) => laidOn(selection, field).every(({ die }) => die !== selection.held));
  return speaker.say('web-ksiega_smokow-held', { fields: new Intl.ListFormat(speaker.language, { type: 'disjunction' }).format(fields.map(String)) });
}

/** What would follow: whose dice come back and as what, what is won, what begins. */
export function consequence(view: KsiegaView, seen: Outcome, speaker: Speaker): string {
  const parts: string[] = [];
  const of = (cause: ChangedDie['cause']): Map<number, ChangedDie[]> => bySeat(seen.changes.filter((each) => each.cause === cause));
  for (const [seat, changes] of of('outbid')) parts.push(speaker.say('web-ksiega_smokow-follows-outbid', { who: speaker.name(seat), changes: changed(changes) }));
  if (seen.blocking) parts.push(speaker.say('web-ksiega_smokow-follows-blocking', { field: seen.blocking.to }));
  for (const [seat, changes] of of('removed')) parts.push(speaker.say('web-ksiega_smokow-follows-removed', { who: seat === view.seat ? 'you' : speaker.name(seat), dice: changes.map(({ value }) => value).join(', ') }));
  if (seen.taken) {
    const bonus = view.seat !== null && view.seats[view.seat]?.goal === seen.taken.species ? GOAL_BONUS : 0;
    parts.push(speaker.say('web-ksiega_smokow-follows-taken', { points: seen.taken.points, bonus }));
  }
  for (const changes of of('taken').values()) parts.push(speaker.say('web-ksiega_smokow-follows-weaker', { changes: changed(changes) }));
  for (const changes of of('raised').values()) parts.push(speaker.say('web-ksiega_smokow-follows-raised', { changes: changed(changes) }));
  if (seen.blown !== null) parts.push(speaker.say('web-ksiega_smokow-follows-blown', { field: seen.blown }));
  if (seen.protects !== null) parts.push(speaker.say('web-ksiega_smokow-follows-protects', { field: seen.protects }));
  if (seen.ends) parts.push(speaker.say('web-ksiega_smokow-follows-ends'));
  return parts.join(' ');
}

/** Who won. */
export function result(view: KsiegaView, speaker: Speaker): string {
  const names = view.winners.map((seat) => speaker.name(seat));
  return speaker.say(names.length > 1 ? 'ksiega_smokow-result-shared' : 'ksiega_smokow-result-win', { who: list(speaker, names) });
}

function changed(changes: readonly ChangedDie[]): string {
  return changes.map(({ value, now }) => `${value} → ${now}`).join(', ');
}

function list(speaker: Speaker, words: readonly string[]): string {
  return new Intl.ListFormat(speaker.language).format(words);
}

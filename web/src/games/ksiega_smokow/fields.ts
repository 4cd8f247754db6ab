/** What a field says of itself: the running sum, the bid to beat, who is there, and what a press would do. */
import type { Speaker } from '../../words/speaker';
import type { Outcome } from './outcome';
import { aimedFields, canTake, cheapest, fieldsFor, laidOn, placements, running, waiting, type Selection } from './selection';
import { GOAL_BONUS, sum, type Field, type KsiegaView } from './view';

/** laid: own dice of this turn lie here; aimed: an ability or a card is picked here; open: it could be next. */
export type Look = 'laid' | 'aimed' | 'open' | 'locked' | 'plain' | 'empty';

export interface Standing {
  readonly look: Look;
  readonly title: string;
  readonly note: string;
  /** Both in one, where there is little room. */
  readonly short: string;
  /** The note invites, instead of only telling. */
  readonly inviting: boolean;
}

export function lookOf(view: KsiegaView, selection: Selection, field: Field): Look {
  const { field: at } = field;
  if (field.card === null) return 'empty';
  if (laidOn(selection, at).length > 0) return 'laid';
  if (selection.taking === at || (selection.aim && 'field' in selection.aim && selection.aim.field === at)) return 'aimed';
  if (selection.ability !== null) return aimedFields(view, selection.ability).includes(at) ? 'open' : field.immunity !== null ? 'locked' : 'plain';
  if (offered(view, selection, at)) return 'open';
  return field.immunity !== null ? 'locked' : 'plain';
}

/** Whether a press on the field would do something now. */
function offered(view: KsiegaView, selection: Selection, field: number): boolean {
  if (selection.held !== null) return fieldsFor(view, selection, selection.held).includes(field);
  if (selection.laid.length === 0 && canTake(view, field)) return true;
  return cheapest(view, selection, field) !== null || waiting(view, selection.laid).some(({ die }) => fieldsFor(view, selection, die).includes(field));
}

export function standing(view: KsiegaView, selection: Selection, seen: Outcome, field: Field, speaker: Speaker): Standing {
  const look = lookOf(view, selection, field);
  const words = look === 'laid' ? laid(view, selection, field, speaker) : selection.taking === field.field ? taking(view, field, speaker) : seen.blown === field.field ? { title: speaker.say('web-ksiega_smokow-blown'), note: '' } : seen.protects === field.field ? { title: speaker.say('web-ksiega_smokow-protected'), note: speaker.say('web-ksiega_smokow-until') } : lying(view, selection, field, look, speaker);
  const inviting = look === 'open' || look === 'aimed' || look === 'laid';
  return { look, inviting, short: [words.title, words.note].filter(Boolean).join(', '), ...words };
}

type Words = { title: string; note: string; short?: string };

function laid(view: KsiegaView, selection: Selection, field: Field, speaker: Speaker): Words {
  const own = field.occupant !== null && field.occupant === view.seat;
  const values = [...(own ? field.dice : []), ...laidOn(selection, field.field)].map(({ value }) => value);
  const total = running(view, selection, field.field);
  const title = values.length > 1 ? `${values.join(' + ')} = ${total}` : String(total);
  const missing = own ? 0 : (field.minimum ?? 0) - total;
  if (missing > 0) return { title, note: speaker.say('web-ksiega_smokow-missing', { missing }), short: speaker.say('web-ksiega_smokow-missing-short', { total, missing }) };
  const beaten = own ? 'own' : field.blocked ? 'blocking' : field.occupant !== null ? 'rival' : 'free';
  const words = { beaten, bid: field.bid, threshold: field.threshold, who: field.occupant === null ? '' : speaker.name(field.occupant) };
  return { title, note: speaker.say('web-ksiega_smokow-beats', words), short: beaten === 'rival' || beaten === 'blocking' ? `${total} > ${field.bid}` : String(total) };
}

function taking(view: KsiegaView, field: Field, speaker: Speaker): Words {
  const worth = field.card && view.seat !== null && view.seats[view.seat]?.goal === field.card.species ? GOAL_BONUS : 0;
  return { title: speaker.say('web-ksiega_smokow-taking'), note: speaker.say('web-ksiega_smokow-worth', { points: field.card?.points ?? 0, bonus: worth }), short: speaker.say('web-ksiega_smokow-worth', { points: field.card?.points ?? 0, bonus: worth }) };
}

/** Who is there, and from how many on they are beaten. */
function lying(view: KsiegaView, selection: Selection, field: Field, look: Look, speaker: Speaker): Words {
  if (look === 'empty') return { title: speaker.say('web-ksiega_smokow-exhausted'), note: '' };
  const { field: at, occupant, bid, minimum, immunity, blocked } = field;
  const own = occupant !== null && occupant === view.seat;
  const title = blocked ? speaker.say('web-ksiega_smokow-blocking', { bid }) : occupant === null ? speaker.say('web-ksiega_smokow-free') : own ? speaker.say('web-ksiega_smokow-yours', { bid }) : `${speaker.name(occupant)} ${bid}`;
  if (immunity !== null) return { title, note: speaker.say('web-ksiega_smokow-immune'), short: speaker.say('web-ksiega_smokow-immune-short', { bid }) };
  if (view.over) return { title, note: '' };
  if (own) return { title, note: canTake(view, at) ? speaker.say('web-ksiega_smokow-may-take') : speaker.say('web-ksiega_smokow-holds', { minimum: minimum ?? 0 }), short: canTake(view, at) ? speaker.say('web-ksiega_smokow-may-take') : String(bid) };
  if (minimum === null) return { title, note: speaker.say('web-ksiega_smokow-unbeatable') };
  const have = placements(view).length > 0 ? sum(waiting(view, selection.laid).map(({ value }) => value)) : 0;
  const kind = occupant === null && !blocked ? 'free' : 'beat';
  return {
    title,
    note: look === 'open' && selection.ability === null ? speaker.say('web-ksiega_smokow-needs-have', { kind, minimum, have }) : speaker.say('web-ksiega_smokow-needs', { kind, minimum }),
    short: speaker.say('web-ksiega_smokow-needs-short', { kind, minimum }),
  };
}

/** A field in words, whole. */
export function described(view: KsiegaView, field: Field, { title, note }: Standing, speaker: Speaker): string {
  const { card, left, threshold } = field;
  const goal = view.seat !== null && card !== null && view.seats[view.seat]?.goal === card.species;
  return [
    speaker.say('web-ksiega_smokow-field', { field: field.field, threshold }),
    ...(card ? [speaker.say('ksiega_smokow-card', { land: card.land, species: card.species }), speaker.say('web-ksiega_smokow-points', { points: card.points })] : []),
    ...(goal ? [speaker.say('web-ksiega_smokow-your-goal')] : []),
    speaker.say('ksiega_smokow-table-left', { count: left }),
    title,
    ...(field.immunity === null ? [] : [speaker.say('web-ksiega_smokow-token-of', { who: speaker.name(field.immunity) })]),
    ...(note ? [note] : []),
  ].join('. ');
}

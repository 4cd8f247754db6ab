/** What the table says about cards, a move in hand, the seats and the end, beyond the game's own messages. */
import type { CardState } from '../../components/card';
import type { Variables } from '../../words/fluent';
import type { Speaker } from '../../words/speaker';
import { laid, scoreOf } from './outcome';
import { placeOf, type Spot } from './selection';
import type { Card, SmokiMove, SmokiView } from './view';

/** Whoever says a message in the chosen language. */
interface Voice {
  say(key: string, variables?: Variables): string;
}

export function cardWords({ kind, value }: Card, voice: Voice): string {
  return voice.say('smoki-card', value === null ? { kind } : { kind, value });
}

/** The sentence at the top: what is in hand, else who must do what. */
export function heading(view: SmokiView, picks: readonly Spot[], move: SmokiMove | null, speaker: Speaker): string {
  if (view.over) return result(view, speaker);
  if (view.moves.length === 0) return speaker.prompt(view);
  if (asksForPile(view, picks, move)) return speaker.say('web-smoki-onto', { card: under(view, picks, speaker) });
  const [first] = picks.map(placeOf);
  const taken = view.phase === 'choose_source' && first && 'pile' in first ? view.piles[first.pile]?.top : null;
  if (taken) return speaker.say('web-smoki-taken', { card: cardWords(taken, speaker) });
  if (view.drawn?.card) return speaker.say('web-smoki-drawn', { card: cardWords(view.drawn.card, speaker) });
  return speaker.prompt(view);
}

/** The line under it: what would follow, else what to point at. */
export function follows(view: SmokiView, picks: readonly Spot[], move: SmokiMove | null, speaker: Speaker): string {
  if (view.moves.length === 0) return '';
  if (move) return consequence(view, move, speaker);
  if (asksForPile(view, picks, move)) return speaker.say('web-smoki-onto-note');
  if (picks.length > 0) return view.phase === 'choose_source' ? speaker.say('web-smoki-taken-aim') : speaker.say('web-smoki-aim', { phase: view.phase });
  if (view.phase === 'keep_or_discard') return speaker.say(view.moves.some((each) => each.act === 'discard_drawn') ? 'web-smoki-drawn-aim' : 'web-smoki-drawn-must');
  if (view.removed) return speaker.say('web-smoki-removed-note', { card: cardWords(view.removed.card, speaker) });
  return view.phase === 'attack_swap' ? speaker.say('web-smoki-attack-note') : '';
}

/** A slot is picked, and the card that lies there needs a pile. */
function asksForPile(view: SmokiView, picks: readonly Spot[], move: SmokiMove | null): boolean {
  const last = picks.at(-1);
  return move === null && last !== undefined && last.startsWith('slot') && (view.phase === 'choose_source' || view.phase === 'keep_or_discard');
}

/** The card in the slot that is picked. */
function under(view: SmokiView, picks: readonly Spot[], speaker: Speaker): string {
  const place = placeOf(picks.at(-1)!);
  const card = place && 'slot' in place ? view.seats[place.seat]?.dream[place.slot]?.card : null;
  return card ? cardWords(card, speaker) : '';
}

function consequence(view: SmokiView, move: SmokiMove, speaker: Speaker): string {
  const sentences: string[] = [];
  const own = view.seats[view.seat ?? 0];
  if ('dream' in move && own) {
    const pairs = move.dream.cancelled.length > own.dream.filter((slot) => slot.cancelled).length;
    if (pairs) sentences.push(speaker.say('web-smoki-follows-pair'));
    sentences.push(speaker.say('web-smoki-follows-score', { now: own.open_score, after: scoreOf(move.dream) }));
  }
  const placed = laid(view, move);
  if (placed) {
    const { kind } = placed.card;
    if (kind === 'raven_ring' || kind === 'ravens_nest' || kind === 'raven_attack') sentences.push(speaker.say('web-smoki-follows-raven', { kind }));
    if (own?.face_down === 1 && own.dream[placed.slot]?.card === null) sentences.push(speaker.say('web-smoki-follows-last'));
  }
  if (move.act === 'swap_other') {
    const theirs = view.seats[move.other];
    sentences.push(speaker.say('web-smoki-follows-other', { who: speaker.name(move.other), now: theirs?.open_score ?? 0, after: scoreOf(move.other_dream) }));
  }
  return sentences.join(' ');
}

/** The act that a press on the primary button does, in words; on a phone with what it makes of the dream. */
export function act(view: SmokiView, move: SmokiMove, short: boolean, speaker: Speaker): string {
  const words = speaker.say('web-smoki-go', 'pile' in move ? { act: move.act, pile: view.piles.length === 1 ? 'only' : move.pile } : { act: move.act });
  if (!short || !('dream' in move)) return words;
  return `${words} · ${speaker.say('web-smoki-points-change', { now: view.seats[view.seat ?? 0]?.open_score ?? 0, after: scoreOf(move.dream) })}`;
}

/** Who won. */
export function result(view: SmokiView, speaker: Speaker): string {
  const names = view.winners.map((seat) => speaker.name(seat));
  const [who, shared] = names;
  if (who !== undefined && shared === undefined) return speaker.say('smoki-result-won', { who });
  return speaker.say('smoki-result-shared', { names: new Intl.ListFormat(speaker.language).format(names) });
}

/** How far the game is, and what ends it. */
export function progress(view: SmokiView, speaker: Speaker): string {
  const { by, target } = view.end;
  const round = view.round.number;
  if (by === 'rounds') return speaker.say('smoki-table-round_of', { round, rounds: target });
  return `${speaker.say('smoki-table-round', { round })} · ${speaker.say('web-smoki-end', { by, target })}`;
}

/** The card in between, and what to call it; null when there is none. */
export function heldWords(view: SmokiView, picks: readonly Spot[], speaker: Speaker): { title: string; card: Card | null } | null {
  if (view.drawn) {
    const { seat, card } = view.drawn;
    return { title: seat === view.seat ? speaker.say('web-smoki-held-drawn') : speaker.say('web-smoki-held-other', { who: speaker.name(seat) }), card };
  }
  if (view.removed) return { title: speaker.say('web-smoki-held-removed'), card: view.removed.card };
  const first = picks[0] && placeOf(picks[0]);
  const top = first && 'pile' in first ? view.piles[first.pile]?.top : null;
  return top ? { title: speaker.say('web-smoki-held-taken'), card: top } : null;
}

/** Under the name of a rival: who plays next. */
export function seatNote(view: SmokiView, at: number, speaker: Speaker): string {
  const place = view.seat === null || view.players === 2 ? '' : at === 0 ? 'next' : at === view.players - 2 ? 'before' : '';
  return place && speaker.say('web-smoki-place', { place });
}

/** What a press on a pile would do now, in two words. */
export function pileDeed(view: SmokiView, state: CardState, spot: Spot, picks: readonly Spot[], speaker: Speaker): string {
  if (state !== 'legal' && state !== 'target') return '';
  if (spot === 'draw') return speaker.say('web-smoki-deed', { deed: 'draw' });
  if (view.phase === 'ring_bottom') return speaker.say('web-smoki-deed', { deed: 'under' });
  const takes = view.phase === 'choose_source' && !(picks.length > 1 || picks[0]?.startsWith('slot'));
  return speaker.say('web-smoki-deed', { deed: takes ? 'take' : 'discard' });
}

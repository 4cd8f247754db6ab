/** The entries of the log as lines: what was played, what it won, what was drawn. */
import Dragon from '~icons/game-icons/spiked-dragon-head';
import type { LogLine } from '../../components/Log.svelte';
import type { LogEntry } from '../../table/view';
import type { Speaker } from '../../words/speaker';
import { ART } from './kinds';
import type { Kind } from './view';

/** Told in the small print under a line. */
const QUIET = new Set(['cards_drawn', 'card_returned', 'deck_exhausted']);
/** Told as the deed itself; everything else is what came of it. */
const DEEDS = new Set(['cards_played', 'first_player_chosen']);

export function lines(entries: readonly LogEntry[], speaker: Speaker): LogLine[] {
  const before = entries[0]?.told.some((each) => each.type === 'first_player_chosen') ? 1 : 0; // that choice is no turn
  return entries.map((entry) => line(entry, entry.ply - before, speaker)).reverse();
}

function line(entry: LogEntry, turn: number, speaker: Speaker): LogLine {
  const kind = entry.told.find((each) => each.type === 'cards_played')?.['kind'] as Kind | undefined;
  const told = (wanted: (type: string) => boolean): string =>
    entry.told.filter((each) => wanted(each.type)).map((each) => speaker.event(each)).join(' ');
  return {
    ply: entry.ply,
    icon: kind ? ART[kind].icon : Dragon,
    kind: kind ?? null,
    sentence: told((type) => DEEDS.has(type)),
    gain: told((type) => !DEEDS.has(type) && !QUIET.has(type)),
    note: [speaker.say('serce_smoka-table-turn', { turn }), told((type) => QUIET.has(type))].filter(Boolean).join(' · '),
  };
}

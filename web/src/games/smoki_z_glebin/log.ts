/** The entries of the log as lines: the deed, what came of it, and in small print whose turn it was. */
import Coral from '~icons/game-icons/coral';
import Draw from '~icons/game-icons/card-draw';
import Pass from '~icons/game-icons/card-exchange';
import Flag from '~icons/game-icons/finish-line';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Dragon from '~icons/game-icons/sea-dragon';
import Coins from '~icons/game-icons/two-coins';
import type { Icon } from '../../components/card';
import type { LogLine } from '../../components/Log.svelte';
import type { LogEntry, Told } from '../../table/view';
import type { Speaker } from '../../words/speaker';
import type { GlebinView } from './view';

const SIGNS: Readonly<Record<string, Icon>> = {
  dragon_laid: Dragon, turn_passed: Pass, gold_cashed: Coins, reef_kept: Coral, reef_drawn: Coral, mission_completed: Scroll, mission_skipped: Scroll,
  pattern_drawn: Draw, game_over: Flag,
};
/** Told by the score pad, line by line. */
const UNSAID = new Set(['kingdom_scored', 'scored']);
/** The deed comes first; everything else follows from it. */
const DEEDS = new Set(['dragon_laid', 'turn_passed', 'gold_cashed', 'reef_kept', 'mission_completed', 'mission_skipped']);

export function lines(entries: readonly LogEntry[], view: GlebinView, speaker: Speaker): LogLine[] {
  return entries.map((entry) => ({ ply: entry.ply, ...sign(entry, view), ...said(entry.told, speaker), note: '' })).reverse();
}

function said(told: readonly Told[], speaker: Speaker): { sentence: string; gain: string } {
  const words = (events: readonly Told[]): string => events.map((each) => speaker.event(each)).join(' ');
  const deeds = told.filter(({ type }) => DEEDS.has(type));
  const rest = told.filter(({ type }) => !DEEDS.has(type) && !UNSAID.has(type));
  return deeds.length > 0 ? { sentence: words(deeds), gain: words(rest) } : { sentence: words(rest.slice(0, 1)), gain: words(rest.slice(1)) };
}

function sign({ seat, told }: LogEntry, view: GlebinView): { icon: Icon; kind: string } {
  const icon = told.map(({ type }) => SIGNS[type]).find((each) => each !== undefined) ?? Draw;
  return { icon, kind: `glebin-${view.seats[seat]?.colour ?? 'orange'}` };
}

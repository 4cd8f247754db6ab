/** The entries of the log as lines: the deed, what came of it, and in small print the round. */
import Book from '~icons/game-icons/open-book';
import Boost from '~icons/game-icons/upgrade';
import Dice from '~icons/game-icons/rolling-dices';
import Pass from '~icons/game-icons/hourglass';
import Shield from '~icons/game-icons/shield';
import Trophy from '~icons/game-icons/trophy';
import type { Icon } from '../../components/card';
import type { LogLine } from '../../components/Log.svelte';
import type { LogEntry, Told } from '../../table/view';
import type { Speaker } from '../../words/speaker';
import { LAND_ICONS } from './looks';
import type { KsiegaView } from './view';

/** The player's own deeds; everything else follows from them. */
const SIGNS: Readonly<Record<string, Icon>> = {
  dice_placed: Dice, card_taken: Book, boosted: Boost, turn_passed: Pass,
  storm_used: LAND_ICONS.storm, desert_used: LAND_ICONS.desert, jungle_used: LAND_ICONS.jungle, mountains_used: LAND_ICONS.mountains, plains_used: LAND_ICONS.plains,
};
const ENDS_TURN = new Set(['turn_ended', 'boosted', 'turn_passed']);

/** Newest first. The end of a turn is no line of its own: the next turn says it. */
export function lines(entries: readonly LogEntry[], view: KsiegaView, speaker: Speaker): LogLine[] {
  const whole = entries[0]?.ply === 1; // else nobody can count the rounds
  let turns = 0;
  const found = entries.flatMap((entry): LogLine[] => {
    const round = Math.floor(turns / view.players) + 1;
    turns += entry.told.filter((each) => ENDS_TURN.has(each.type)).length;
    const told = entry.told.filter((each) => each.type !== 'turn_ended');
    if (told.length === 0) return [];
    const deeds = told.filter((each) => each.type in SIGNS);
    const [first, then] = deeds.length > 0 ? [deeds, told.filter((each) => !(each.type in SIGNS))] : [told.slice(0, 1), told.slice(1)];
    const words = (events: readonly Told[]): string => events.map((each) => speaker.event(each)).join(' ');
    return [{ ply: entry.ply, icon: sign(told), kind: `ksiega-${view.seats[entry.seat]?.colour ?? 'red'}`, sentence: words(first), gain: words(then), note: whole ? speaker.say('ksiega_smokow-table-round', { round }) : '' }];
  });
  return found.reverse();
}

function sign(told: readonly Told[]): Icon {
  if (told.some((each) => each.type === 'game_over')) return Trophy;
  return told.map((each) => SIGNS[each.type]).find((icon) => icon !== undefined) ?? Shield;
}

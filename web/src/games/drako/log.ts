/** The entries of the log as lines: the deed, what came of it, and in small print whose turn it was. */
import Draw from '~icons/game-icons/card-draw';
import Discard from '~icons/game-icons/card-discard';
import Rage from '~icons/game-icons/enrage';
import Net from '~icons/game-icons/fishing-net';
import Place from '~icons/game-icons/position-marker';
import Shield from '~icons/game-icons/shield';
import Wound from '~icons/game-icons/bleeding-wound';
import type { Icon } from '../../components/card';
import type { LogLine } from '../../components/Log.svelte';
import type { LogEntry, Told } from '../../table/view';
import type { Speaker } from '../../words/speaker';
import { SIDE_ICONS, SYMBOL_ICONS } from './looks';
import type { CardSymbol, Side } from './view';

/** Said by the line under it, or plain from the rest. */
const UNSAID = new Set(['turn_began', 'hand_shown', 'game_over']);
/** What follows from a deed, not the deed itself. */
const FRUITS = new Set(['wounds_placed', 'ability_lost', 'dwarf_died', 'dragon_died', 'attack_blocked', 'not_blocked', 'leg_over', 'leg_began', 'passed']);
const SIGNS: Readonly<Record<string, readonly [Icon, string]>> = {
  cards_drawn: [Draw, 'cards'], hand_dealt: [Draw, 'cards'], hand_kept: [Draw, 'cards'], hand_exchanged: [Draw, 'cards'], card_discarded: [Discard, 'cards'],
  fury_used: [Rage, 'attack_one'], net_removed: [Net, 'net'], net_thrown: [Net, 'net'], dwarf_placed: [Place, 'move_one'],
  attack_blocked: [Shield, 'defence'], not_blocked: [Wound, 'bite'], wounds_placed: [Wound, 'bite'],
};

export function lines(entries: readonly LogEntry[], speaker: Speaker): LogLine[] {
  let turn = '';
  const found = entries.map((entry) => {
    const line = { ply: entry.ply, ...sign(entry.told), ...said(entry.told, speaker), note: turn };
    const begun = entry.told.findLast((each) => each.type === 'turn_began');
    if (begun) turn = speaker.say('drako-table-turn', { turn: begun['turn'] as number, side: begun['side'] as Side });
    return line;
  });
  return found.reverse();
}

function said(told: readonly Told[], speaker: Speaker): { sentence: string; gain: string } {
  const moved = told.some((each) => each.type === 'figure_moved' || each.type === 'dragon_flew' || each.type === 'attack_declared' || each.type === 'net_thrown');
  const deeds = told.filter((each) => !UNSAID.has(each.type) && !FRUITS.has(each.type) && !(moved && each.type === 'card_played'));
  const fruits = told.filter((each) => FRUITS.has(each.type));
  const [first, then] = deeds.length > 0 ? [deeds, fruits] : [fruits.slice(0, 1), fruits.slice(1)];
  const words = (events: readonly Told[]): string => events.map((each) => speaker.event(each)).join(' ');
  return { sentence: words(first), gain: words(then) };
}

function sign(told: readonly Told[]): { icon: Icon; kind: string } {
  const symbol = told.find((each) => each.type === 'card_played')?.['symbol'] as CardSymbol | 'no_effect' | undefined;
  if (symbol && symbol !== 'no_effect') return { icon: SYMBOL_ICONS[symbol], kind: `drako-${symbol}` };
  const [icon, kind] = told.map((each) => SIGNS[each.type]).find((each) => each !== undefined) ?? [SIDE_ICONS[(told[0]?.['side'] as Side | undefined) ?? 'dragon'], 'cards'];
  return { icon, kind: `drako-${kind}` };
}

/** The entries of the log as lines: the deed with its card, what came of it, and in small print where the old card went. */
import Draw from '~icons/game-icons/card-draw';
import Exchange from '~icons/game-icons/card-exchange';
import Sleep from '~icons/game-icons/night-sleep';
import type { Icon } from '../../components/card';
import type { LogLine } from '../../components/Log.svelte';
import type { LogEntry, Told } from '../../table/view';
import type { Speaker } from '../../words/speaker';
import { ART } from './kinds';
import type { Card } from './view';

/** Told in the small print under a line. */
const QUIET = new Set(['card_removed', 'card_discarded', 'card_put_under', 'pile_started', 'draw_pile_renewed']);
/** What comes of a deed. */
const FRUITS = new Set(['card_passed', 'round_ended', 'dream_scored', 'token_taken', 'round_started', 'game_over']);
/** Whose card stands at the line, first of these that happened. */
const FACES = ['card_placed', 'card_taken', 'card_turned_up', 'card_discarded', 'card_put_under'];

export function lines(entries: readonly LogEntry[], speaker: Speaker): LogLine[] {
  return entries.map((entry) => line(entry, speaker)).reverse();
}

function line({ ply, told }: LogEntry, speaker: Speaker): LogLine {
  const words = (events: readonly Told[]): string => events.map((each) => speaker.event(each)).join(' ');
  const passed = new Set(told.filter((each) => each.type === 'card_passed').map((each) => each['seat']));
  const quiet = told.filter((each) => QUIET.has(each.type) && !(each.type === 'card_removed' && passed.has(each['seat']))); // what is passed on is told there
  const fruits = told.filter((each) => FRUITS.has(each.type));
  const deeds = told.filter((each) => !QUIET.has(each.type) && !FRUITS.has(each.type));
  const [sentence, note] = deeds.length > 0 ? [deeds, quiet] : [quiet, []];
  return { ply, ...sign(told), sentence: words(sentence), gain: words(fruits), note: words(note) };
}

function sign(told: readonly Told[]): { icon: Icon; kind: string | null } {
  const shown = FACES.map((type) => told.find((each) => each.type === type)).find((each) => each !== undefined);
  const card = shown?.['card'] as Card | undefined;
  if (card) return { icon: ART[card.kind].icon, kind: card.kind };
  if (told.some((each) => each.type === 'card_drawn')) return { icon: Draw, kind: null };
  return { icon: told.some((each) => each.type.startsWith('cards_')) ? Exchange : Sleep, kind: null };
}

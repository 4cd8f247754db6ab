/** What the table says about a seat, a move in hand and the end, beyond the game's own messages. */
import type { LogEntry } from '../../table/view';
import type { Speaker } from '../../words/speaker';
import type { Outcome } from './outcome';
import type { SerceSmokaView } from './view';

/** What would follow from the move in hand. Counts, not points: covered cards are not to be looked through. */
export function consequence(seen: Outcome, speaker: Speaker): string {
  const sentences = [...seen.collected]
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => speaker.say(seen.figure ? 'web-serce_smoka-preview-figure' : 'web-serce_smoka-preview-collect', { kind, count }));
  if (seen.below) sentences.push(speaker.say('web-serce_smoka-preview-below', { kind: seen.below }));
  if (seen.departs) sentences.push(speaker.say('web-serce_smoka-preview-departs'));
  return sentences.length > 0 ? sentences.join(' ') : speaker.say('web-serce_smoka-preview-nothing');
}

/** Under the name of a seat: who it is, or, where room is short, the last thing it did. */
export function note(view: SerceSmokaView, seat: number, log: readonly LogEntry[], speaker: Speaker): string {
  const last = log.findLast((entry) => entry.seat === seat)?.told[0];
  if (last?.type === 'cards_played') {
    const { type: _, ...facts } = last;
    return speaker.move({ code: 0, text: '', act: 'play_cards', ...facts });
  }
  return speaker.say('serce_smoka-role', { role: view.seats[seat]?.role ?? '' });
}

/** Who won, and what it means. */
export function result(view: SerceSmokaView, speaker: Speaker): string {
  const [winner, shared] = view.winners;
  if (winner === undefined || shared !== undefined) return speaker.say('serce_smoka-result-draw');
  return speaker.say(`serce_smoka-result-${view.seats[winner]?.role}`, { who: speaker.name(winner) });
}

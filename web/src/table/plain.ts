/** What any game says of itself in words: the table of a game that has drawn none of its own. */
import Told from '~icons/game-icons/quill-ink';
import type { LogLine } from '../components/Log.svelte';
import { has } from '../words/fluent';
import type { Speaker } from '../words/speaker';
import type { Choice } from './moves';
import type { LogEntry, Move } from './view';

/** Newest first. */
export function plainLines(entries: readonly LogEntry[], speaker: Speaker): LogLine[] {
  return entries
    .map((entry) => ({
      ply: entry.ply,
      icon: Told,
      kind: null,
      sentence: entry.told.map((each) => speaker.event(each)).join(' '),
      gain: '',
      note: speaker.say('table-ply', { ply: entry.ply }),
    }))
    .reverse();
}

/** Under the heading of the act, where the game has one for it. */
export function plainChoices(game: string, moves: readonly Move[], speaker: Speaker): Choice[] {
  return moves.map((move) => {
    const heading = `${game}-act-${move.act}`;
    return { text: move.text, sentence: speaker.move(move), group: has('en', heading) ? speaker.say(heading) : '' };
  });
}

/** What the table says about a move in hand, the seats and the end, beyond the game's own messages. */
import type { Speaker } from '../../words/speaker';
import type { Outcome } from './outcome';
import { attacks, cardOf, useful, type Selection } from './selection';
import { isDefence, isDwarf, isPlay, type DrakoMove, type DrakoView, type Dwarf, type Figure } from './view';

/** The act that a press on the primary button does, in words. */
export function act(view: DrakoView, move: DrakoMove, speaker: Speaker): string {
  if (isDefence(move)) return blockWords(view, move.blocks.map((block) => block.figure), speaker);
  if (move.act === 'place_wound') return speaker.say('web-drako-go-wound', { track: move.track });
  if (move.act === 'discard_card') return speaker.say('web-drako-go-discard');
  if (!isPlay(move)) return speaker.move(move);
  if (move.steps) return move.steps.map(({ figure, destination }) => speaker.say('web-drako-go-step', { figure, cell: destination, flying: String(move.symbol === 'fly') })).join(', ');
  const { symbol, direction = 'east' } = move;
  return speaker.say('web-drako-go-attack', {
    symbol,
    direction,
    count: move.attackers?.length ?? 1,
    attackers: list(speaker, (move.attackers ?? []).map((attacker) => speaker.say('drako-attacker', { attacker }))),
    targets: list(speaker, (move.targets ?? []).map((target) => speaker.say('drako-target', { target }))),
  });
}

function blockWords(view: DrakoView, covered: readonly Dwarf[], speaker: Speaker): string {
  const open = attacks(view).filter((figure) => !covered.includes(figure));
  const strength = view.attack?.strength ?? 0;
  const words = speaker.say('web-drako-go-block', {
    side: view.attack?.side === 'dragon' ? 'dwarves' : 'dragon',
    covered: list(speaker, covered.map((target) => speaker.say('drako-target', { target }))),
  });
  const lost = view.attack?.side === 'dragon' ? open.map((figure) => `${speaker.say('drako-figure', { figure })} −${strength}`) : open.length > 0 ? [`${speaker.say('web-drako-dragon')} −${strength * open.length}`] : [];
  return [words, ...lost].join(', ');
}

/** Who attacks whom, and the question that goes with it. */
export function attacked(view: DrakoView, speaker: Speaker): string {
  const { symbol, strength, attackers, targets } = view.attack!;
  return speaker.say('web-drako-attacked', {
    symbol,
    strength,
    count: targets.length * attackers.length,
    attackers: list(speaker, attackers.map((attacker) => speaker.say('drako-attacker', { attacker }))),
    targets: list(speaker, targets.map((target) => speaker.say('drako-target', { target }))),
  });
}

/** What to point at, now that a card is chosen. */
export function aims(view: DrakoView, selection: Selection, speaker: Speaker): string {
  const card = cardOf(view, selection);
  const symbols = card?.symbols.filter(({ symbol }) => (selection.symbol ?? symbol) === symbol && useful(view, card, symbol)) ?? [];
  const [one, other] = symbols.map(({ symbol }) => speaker.say('web-drako-aim', { symbol }));
  if (!one) return speaker.say('web-drako-aim-none');
  return other ? speaker.say('web-drako-aim-either', { one, other }) : speaker.say('web-drako-aim-one', { one });
}

/** What would follow: what an attack threatens, what is certain, and whether the turn ends. */
export function consequence(view: DrakoView, move: DrakoMove, threatened: ReadonlyMap<Figure, number>, seen: Outcome, speaker: Speaker): string {
  const sentences: string[] = [];
  if (threatened.size > 0 && view.phase === 'action') {
    const losses = [...threatened].map(([figure, wounds]) => `${nameOf(figure, speaker)} −${wounds}`);
    sentences.push(speaker.say('web-drako-follows-threat', { losses: losses.join(', '), side: threatened.has('dragon') ? 'dragon' : 'dwarves', count: threatened.size }));
  }
  if (isDefence(move) && move.blocks.length === attacks(view).length) sentences.push(speaker.say('web-drako-follows-unhurt'));
  if (seen.wounds.length > 0) {
    const losses = seen.wounds.map(({ figure, track, wounds }) => (isDwarf(figure) ? `${nameOf(figure, speaker)} −${wounds}` : speaker.say('web-drako-follows-track', { track, wounds })));
    sentences.push(speaker.say('web-drako-follows-wounds', { losses: losses.join(', ') }));
  }
  for (const track of seen.lost) sentences.push(speaker.say('drako-event-ability_lost', { track }));
  for (const figure of seen.deaths) sentences.push(speaker.say('web-drako-follows-death', { figure }));
  if (seen.ends && (view.phase === 'action' || view.phase === 'wounds')) sentences.push(speaker.say('web-drako-follows-end'));
  return sentences.join(' ');
}

export function nameOf(figure: Figure, speaker: Speaker): string {
  return isDwarf(figure) ? speaker.say('drako-figure', { figure }) : speaker.say('web-drako-dragon');
}

/** Who won, and how. */
export function result(view: DrakoView, speaker: Speaker): string {
  const [winner, shared] = view.winners;
  if (winner === undefined || shared !== undefined) return speaker.say('drako-result-draw');
  if (view.options.two_legs) return speaker.say('drako-result-match', { who: speaker.name(winner) });
  return speaker.say(`drako-result-${view.legs.at(-1)?.reason}`, { who: speaker.name(winner) });
}

function list(speaker: Speaker, words: readonly string[]): string {
  return new Intl.ListFormat(speaker.language).format(words);
}

/** The valley for those who listen: a cell in words, an attack in words. */
import { preferences } from '../../preferences.svelte';
import type { Pick } from './selection';
import { isDwarf, isLost, standing, woundsOf, type DrakoView, type Figure } from './view';

/** What is offered, attacked and chosen on the board now. */
export interface Shown {
  readonly goals: ReadonlyMap<string, Pick>;
  readonly attacks: readonly Pick[];
  readonly targets: readonly Figure[];
  readonly taken: ReadonlyMap<string, Pick>;
}

/** Who stands on a cell, how wounded, and what can be done. */
export function describedCell(view: DrakoView, cell: string, { goals, attacks, targets, taken }: Shown): string {
  const say = preferences.say;
  const figure = standing(view, cell);
  const goal = goals.get(cell);
  const parts: string[] = [];
  if (figure && isDwarf(figure)) parts.push(say('web-drako-cell-dwarf', { figure, cell, ...woundsOf(view, figure) }));
  else if (figure) parts.push(dragonWords(view, cell));
  else parts.push(say('web-drako-cell', { cell }));
  if (goal) parts.push(say('web-drako-cell-goal', { symbol: goal.symbol, figure: goal.figure ?? 'dragon' }));
  if (figure && attacks.some((pick) => pick.targets?.includes(figure))) parts.push(say('web-drako-cell-target'));
  if (figure && targets.includes(figure)) parts.push(say('web-drako-cell-struck'));
  if (taken.has(cell)) parts.push(say('web-drako-cell-taken'));
  return parts.join(', ');
}

function dragonWords(view: DrakoView, cell: string): string {
  const say = preferences.say;
  const tracks = view.wounds.dragon;
  const words = say('web-drako-cell-dragon', { cell, armour: tracks.armour.filled, fly: tracks.fly.filled, walk: tracks.walk.filled, fire: tracks.fire.filled });
  const lost = (['fly', 'walk', 'fire'] as const).filter((track) => isLost(view, track)).map((track) => say('web-drako-lost', { track }));
  return [words, ...lost, ...(view.net === 'on_dragon' ? [say('web-drako-netted')] : [])].join(', ');
}

export function describedAttack(pick: Pick): string {
  const list = new Intl.ListFormat(preferences.language);
  const hit = list.format((pick.targets ?? []).map((target) => preferences.say('drako-target', { target })));
  return preferences.say('web-drako-attack', { symbol: pick.symbol, figure: pick.figure ?? 'dragon', targets: hit });
}

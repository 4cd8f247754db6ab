/** What a press on something that is not offered asks of the server: the notation of a move that is refused. */
import type { Selection } from './selection';
import { DWARVES, type Card, type CardSymbol, type Dwarf, type DrakoView } from './view';
import { cardOf } from './selection';

/** Why a half of a card has no use now. */
export function aboutSymbol(view: DrakoView, card: Card, symbol: CardSymbol): string {
  const somebody = living(view)[0] ?? 'fury_dwarf';
  const aim = { walk: freeCell(view), fly: freeCell(view), move_one: `${somebody} ${freeCell(view)}`, move_two: `${somebody} ${freeCell(view)}`, attack_one: somebody, attack_two: somebody, bite: somebody, fire: 'west', crossbow: '', net: '', defence: '' }[symbol];
  return `${card.card} ${symbol} ${aim}`.trim();
}

/** Why nobody can go to a cell with the chosen card; nothing to ask when it moves nobody. */
export function aboutCell(view: DrakoView, selection: Selection, cell: string): string | null {
  if (view.phase === 'placement') return `place ${view.prompt.figure} ${cell}`;
  const card = cardOf(view, selection);
  const moving = card?.symbols.find(({ symbol }) => (selection.symbol ?? symbol) === symbol && ['walk', 'fly', 'move_one', 'move_two'].includes(symbol));
  if (!card || !moving) return null;
  const walker = selection.walker ?? living(view)[0];
  const aim = moving.symbol === 'walk' || moving.symbol === 'fly' ? cell : `${walker} ${cell}`;
  return `${card.card} ${moving.symbol} ${aim}`;
}

/** Why a card does not block. */
export function aboutBlock(attacked: Dwarf, card: Card): string {
  return `block ${attacked} ${card.card}`;
}

function living(view: DrakoView): Dwarf[] {
  return DWARVES.filter((dwarf) => view.figures[dwarf].alive);
}

function freeCell(view: DrakoView): string {
  const taken = Object.values(view.figures).map((place) => place.cell);
  return view.cells.find(({ cell }) => !taken.includes(cell))?.cell ?? '';
}

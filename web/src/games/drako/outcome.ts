/** What the table shows of a move before it is played: what the server foresees, and what an attack threatens. */
import type { Told } from '../../table/view';
import { isPlay, type Ability, type CardSymbol, type DrakoMove, type Figure, type Track } from './view';

export interface Way {
  readonly figure: Figure;
  /** From where it stands to where it goes. */
  readonly cells: readonly string[];
  readonly flying: boolean;
}

export interface Wounding {
  readonly figure: Figure;
  readonly track: Track | Figure;
  readonly wounds: number;
}

export interface Outcome {
  readonly ways: readonly Way[];
  readonly wounds: readonly Wounding[];
  readonly deaths: readonly Figure[];
  readonly lost: readonly Ability[];
  /** The turn passes to the other side. */
  readonly ends: boolean;
}

export const NO_OUTCOME: Outcome = { ways: [], wounds: [], deaths: [], lost: [], ends: false };

export function outcome(told: readonly Told[]): Outcome {
  const of = (...types: string[]): readonly Told[] => told.filter((each) => types.includes(each.type));
  return {
    ways: of('figure_moved', 'dragon_flew').map((each) => ({
      figure: each['figure'] as Figure,
      cells: [each['origin'] as string, ...(each['path'] as string[])],
      flying: each.type === 'dragon_flew',
    })),
    wounds: of('wounds_placed').map((each) => ({
      figure: each['figure'] as Figure,
      track: each['track'] as Track | Figure,
      wounds: each['wounds'] as number,
    })),
    deaths: of('dwarf_died', 'dragon_died').map((each) => each['figure'] as Figure),
    lost: of('ability_lost').map((each) => each['track'] as Ability),
    ends: of('turn_began', 'leg_over').length > 0,
  };
}

/** An attack as it is drawn: who strikes whom, along which line, how hard. */
export interface Strike {
  readonly symbol: CardSymbol;
  readonly strength: number;
  readonly attackers: readonly Figure[];
  readonly targets: readonly Figure[];
  readonly ray: readonly string[];
}

/** The attack that a move would be; none for other moves. */
export function strikeOf(move: DrakoMove | null): Strike | null {
  if (!move || !isPlay(move) || !move.targets || move.symbol === 'net' || move.symbol === 'no_effect') return null;
  return { symbol: move.symbol, strength: move.value, attackers: move.attackers ?? ['dragon'], targets: move.targets, ray: move.ray ?? [] };
}


/** How many wounds each figure is threatened with, those covered left out. */
export function threats(strike: Strike | null, covered: readonly Figure[]): Map<Figure, number> {
  const found = new Map<Figure, number>();
  if (!strike) return found;
  for (const attacker of strike.attackers) {
    for (const target of strike.targets) {
      if (covered.includes(attacker) || covered.includes(target)) continue;
      found.set(target, (found.get(target) ?? 0) + strike.strength);
    }
  }
  return found;
}

/** Where figures, attacks and their signs are drawn in the valley, and whither everybody looks. */
import type { Point, Valley } from './hexes';
import type { Strike } from './outcome';
import type { Pick } from './selection';
import { DWARVES, isDwarf, type DrakoView, type Figure } from './view';

export const FIGURES: readonly Figure[] = [...DWARVES, 'dragon'];

export interface Line {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
}

export interface Standing {
  readonly figure: Figure;
  readonly cell: string;
  readonly at: Point;
}

const HEAD = { dwarf: 116, dragon: 130 };
const SHIELD = 122;

export class Scene {
  /** From the far row to the near one, so that those in front cover those behind. */
  readonly pieces: readonly Standing[];

  /** `stood` tells where those who have fallen stood before. */
  constructor(
    private readonly valley: Valley,
    view: DrakoView,
    private readonly stood: ReadonlyMap<Figure, string>,
  ) {
    this.pieces = FIGURES.flatMap((figure) => {
      const cell = view.figures[figure].cell;
      return cell ? [{ figure, cell, at: valley.at(cell) }] : [];
    }).sort((a, b) => a.at[1] - b.at[1]);
  }

  cell(figure: Figure): string | null {
    return this.pieces.find((each) => each.figure === figure)?.cell ?? this.stood.get(figure) ?? null;
  }

  place(figure: Figure): Point | null {
    const cell = this.cell(figure);
    return cell ? this.valley.at(cell) : null;
  }

  /** Dwarves look at the dragon; the dragon at whom it attacks, else at where most dwarves are. True: to the left. */
  turned(figure: Figure, at: Point, strike: Strike | null): boolean {
    if (isDwarf(figure)) return (this.place('dragon')?.[0] ?? at[0]) < at[0] - 1;
    const watched = strike?.attackers.includes('dragon') ? strike.targets : DWARVES.filter((dwarf) => this.pieces.some((each) => each.figure === dwarf));
    const places = watched.flatMap((each) => this.place(each)?.[0] ?? []);
    const middle = places.reduce((sum, x) => sum + x, 0) / (places.length || 1);
    return places.length > 0 && middle < at[0];
  }

  /** The lines of an attack: fire runs to the last target, everything else from each attacker to each target. */
  lines(attack: Pick | Strike): Line[] {
    const targets = attack.targets ?? [];
    if (attack.symbol === 'fire') {
      const dragon = this.place('dragon');
      const [far] = dragon ? targets.map((each) => this.place(each)).filter((at) => at !== null).sort((a, b) => distance(b, dragon) - distance(a, dragon)) : [];
      return dragon && far ? [{ key: 'fire', from: dragon, to: far }] : [];
    }
    const attackers: readonly Figure[] = 'attackers' in attack ? attack.attackers : attack.symbol === 'net' ? ['net_dwarf'] : attack.symbol === 'bite' ? ['dragon'] : attack.figure ? [attack.figure] : [];
    return attackers.flatMap((attacker) => targets.flatMap((target) => {
      const [from, to] = [this.place(attacker), this.place(target)];
      return from && to ? [{ key: `${attacker} ${target}`, from, to }] : [];
    }));
  }

  /** Above the head of a figure, where a sign stands; `edge` keeps it inside the valley. */
  above(figure: Figure, edge: number): Point | null {
    const at = this.place(figure);
    if (!at) return null;
    const { drawn: { width }, unit } = this.valley;
    return [Math.max(edge, Math.min(width - edge, at[0])), Math.max(15, at[1] - HEAD[isDwarf(figure) ? 'dwarf' : 'dragon'] * unit)];
  }

  shield(figure: Figure): Point | null {
    const at = this.place(figure);
    return at && [at[0], at[1] - SHIELD * this.valley.unit];
  }
}

/** Where the sign of an attack that could be chosen stands: at whom it hits, or at whoever strikes the dragon. */
export function signs(pick: Pick): readonly Figure[] {
  if (pick.symbol === 'fire' || pick.symbol === 'bite') return pick.targets ?? [];
  if (pick.symbol === 'net') return ['dragon'];
  return pick.figure ? [pick.figure] : [];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A decision as it is being made: what is picked, what was refused, what the server foresees. */
import { preferences } from '../../preferences.svelte';
import type { asking } from '../../table/asking';
import type { Refusal, Server } from '../../table/view';
import type { CardState } from '../../components/card';
import type { Anchor } from './happened';
import { about } from './questions';
import { chosen, foreseen, next, picksOf, press, type Spot } from './selection';
import type { SmokiMove, SmokiView } from './view';

export class Choosing {
  // a new view begins with nothing picked and no questions open
  picks = $derived.by((): readonly Spot[] => { void this.view(); return []; });
  refused = $derived.by((): Refusal | null => { void this.view(); return null; });
  readonly move = $derived.by((): SmokiMove | null => chosen(this.view(), this.picks));
  /** What the table shows as if it were played. */
  readonly foreseen = $derived.by((): SmokiMove | null => foreseen(this.view(), this.picks));
  private readonly ahead = $derived.by(() => next(this.view(), this.picks));

  constructor(
    private readonly view: () => SmokiView,
    private readonly server: () => Server,
    private readonly ask: ReturnType<typeof asking>,
  ) {}

  /** How a spot looks while this is decided. */
  state(spot: Spot): CardState {
    if (this.picks.includes(spot) && !this.ahead.has(spot)) return 'selected';
    if (this.picks.length > 0 && this.ahead.has(spot)) return 'target';
    return press(this.view(), this.picks, spot) ? 'legal' : 'normal';
  }

  /** A press: one spot more or less, or why not. Who wants no confirmation plays by pressing the last one again. */
  press(spot: Spot): void {
    this.refused = null;
    if (this.view().moves.length === 0) return;
    if (this.move && this.picks.at(-1) === spot && !this.ahead.has(spot) && (!preferences.confirm || spot === 'draw')) {
      this.play(this.move);
      return;
    }
    const picks = press(this.view(), this.picks, spot);
    if (picks) this.picks = picks;
    else this.ask(this.server().whyNot(about(this.view(), this.picks, spot)), (why) => (this.refused = why));
  }

  /** Whether a card may be lifted from here; from a spot, that picks it. */
  lift = (from: Anchor): boolean => {
    if (this.view().moves.length === 0) return false;
    if (from.startsWith('held')) return true;
    const alone = press(this.view(), [], from as Spot);
    if (alone) this.picks = alone;
    return alone !== null;
  };

  /** A card is let go over a spot: that is a press, and without confirmation the move. */
  drop = (_from: Anchor, to: Spot): void => {
    this.press(to);
    if (this.move && !preferences.confirm) this.play(this.move);
  };

  clear(): void {
    this.picks = [];
    this.refused = null;
  }

  hint(): void {
    this.refused = null;
    this.ask(this.server().hint(), (text) => (this.picks = picksOf(this.view(), text)));
  }

  play(move: SmokiMove | null): void {
    if (move) this.server().play(move.text);
  }
}

/** Carrying a card with finger or mouse from one spot to another. A short press stays a press. */
import type { Anchor } from './happened';
import type { Spot } from './selection';
import type { Card } from './view';

const FAR = 8; // px: nearer than this the hand only trembles

export interface Carried {
  readonly card: Card | null;
  readonly from: Anchor;
  readonly x: number;
  readonly y: number;
}

export class Drag {
  carried = $state.raw<Carried | null>(null);
  private dropped = false;

  constructor(
    /** A card is lifted; false when it may not be. */
    private readonly onlift: (from: Anchor) => boolean,
    private readonly ondrop: (from: Anchor, to: Spot) => void,
  ) {}

  grab = (event: PointerEvent, from: Anchor, card: Card | null): void => {
    if (event.button !== 0) return;
    this.dropped = false;
    const start = event;
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== start.pointerId) return;
      const far = Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) > FAR;
      if (!this.carried && (!far || !this.onlift(from))) return;
      this.carried = { card, from, x: now.clientX, y: now.clientY };
    };
    const end = (now: PointerEvent): void => {
      if (now.pointerId !== start.pointerId) return;
      stop.abort();
      if (!this.carried) return;
      this.carried = null;
      this.dropped = true;
      const under = now.type === 'pointerup' && document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>('[data-spot]');
      const to = under && (under.dataset['spot'] as Anchor);
      if (to && to !== from && !to.startsWith('held')) this.ondrop(from, to as Spot);
    };
    const stop = new AbortController();
    window.addEventListener('pointermove', move, { signal: stop.signal });
    window.addEventListener('pointerup', end, { signal: stop.signal });
    window.addEventListener('pointercancel', end, { signal: stop.signal });
  };

  /** Whether the press that comes now is only the end of a drag. */
  ended(): boolean {
    const was = this.dropped;
    this.dropped = false;
    return was;
  }
}

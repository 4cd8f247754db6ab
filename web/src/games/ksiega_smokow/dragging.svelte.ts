/** Dice are carried by the pointer: from the hand or from a card to another card, or back. A short press stays a press. */

const FAR = 6; // px: less is a press, not a drag

export interface Carried {
  readonly die: number;
  readonly value: number;
  /** Where the pointer is, in the window. */
  readonly x: number;
  readonly y: number;
}

export class Dragging {
  carried = $state.raw<Carried | null>(null);
  /** The field under the pointer. */
  over = $state<number | null>(null);
  private justDropped = false;

  constructor(
    private readonly able: () => boolean,
    private readonly ondrop: (die: number, field: number | null) => void,
  ) {}

  begin(event: PointerEvent, die: number, value: number): void {
    if (!this.able() || event.button !== 0) return;
    this.justDropped = false;
    const [fromX, fromY] = [event.clientX, event.clientY];
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      if (!this.carried && Math.hypot(moved.clientX - fromX, moved.clientY - fromY) < FAR) return;
      this.carried = { die, value, x: moved.clientX, y: moved.clientY };
      this.over = fieldAt(moved.clientX, moved.clientY);
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== event.pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      const carried = this.carried;
      const field = this.over;
      this.carried = null;
      this.over = null;
      if (!carried || ended.type === 'pointercancel') return;
      this.justDropped = true;
      this.ondrop(carried.die, field);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  /** The click that a browser makes of a drop is none. */
  pressed(act: () => void): void {
    if (!this.justDropped) act();
    this.justDropped = false;
  }
}

function fieldAt(x: number, y: number): number | null {
  const field = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return field === undefined ? null : Number(field);
}

/** Short messages that come and go. */
const SHOWN_MS = 4000;

class Toasts {
  shown = $state<readonly { id: number; text: string }[]>([]);
  private next = 0;

  tell(text: string): void {
    const id = this.next++;
    this.shown = [...this.shown, { id, text }];
    setTimeout(() => (this.shown = this.shown.filter((each) => each.id !== id)), SHOWN_MS);
  }
}

export const toasts = new Toasts();

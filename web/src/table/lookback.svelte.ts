/** Looking back at an earlier position of a live table. Nothing can be played there. */
import type { TableConnection } from '../net/connection.svelte';
import type { Step } from './course';
import type { View } from './view';

export class Lookback {
  /** The move after which the table is shown; null when it is shown as it is. */
  ply = $state<number | null>(null);
  view = $state.raw<View | null>(null);

  constructor(
    private readonly connection: TableConnection,
    private readonly steps: () => readonly Step[],
  ) {}

  /** The position after a move; after the last one, that is the game itself. */
  async show(ply: number): Promise<void> {
    const steps = this.steps();
    const step = steps[ply - 1];
    if (!step || ply === steps.length) return this.end();
    const reply = await this.connection.send({ type: 'recall', version: step.version });
    if (reply.type !== 'recalled' || this.steps().length !== steps.length) return; // the game has gone on meanwhile
    this.ply = ply;
    this.view = still(reply.view as unknown as View, { key: 'table-looking_back' });
  }

  end(): void {
    this.ply = null;
    this.view = null;
  }
}

/** A position that is only looked at. */
export function still(view: View, prompt: View['prompt']): View {
  return { ...view, moves: [], prompt };
}

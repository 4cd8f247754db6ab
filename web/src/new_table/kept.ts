/** The last plan of each game, kept in this browser. */
import { store, storedJson } from '../storage';
import type { Plan } from './plan';

const key = (game: string): string => `smokowisko-new-${game}`;

export function keep(game: string, plan: Plan): void {
  store(key(game), JSON.stringify(plan));
}

/** Whatever lies there; `keptPlan` takes from it what fits. */
export function kept(game: string): unknown {
  return storedJson(key(game));
}

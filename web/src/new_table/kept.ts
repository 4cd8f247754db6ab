/** The last plan of each game, kept in this browser. */
import type { Plan } from './plan';

const key = (game: string): string => `smokowisko-new-${game}`;

export function keep(game: string, plan: Plan): void {
  localStorage.setItem(key(game), JSON.stringify(plan));
}

/** Whatever lies there; `keptPlan` takes from it what fits. */
export function kept(game: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? 'null');
  } catch {
    return null; // somebody else's text under our key
  }
}

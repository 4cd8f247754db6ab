/** The keys that move the ghost: arrows, R, M, H, N and P, Enter and Escape. */
import type { Arrow } from './ghost';
import type { Picking } from './picking.svelte';

/** Whoever types there, or walks a list with the arrows, is not at the sea. */
const ELSEWHERE = 'dialog, input, textarea, select, .course, [role=tablist]';

export function pressed(event: KeyboardEvent, picking: Picking): void {
  const at = event.target as Element;
  if (at.closest(ELSEWHERE) || event.ctrlKey || event.metaKey || event.altKey) return;
  const atSea = at.closest('[role=application]') !== null;
  const idle = atSea || at === document.body || at.tagName === 'MAIN';
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key.startsWith('Arrow') && (picking.ghost || atSea)) picking.arrow(key as Arrow, event.shiftKey);
  else if (key === 'Escape') picking.clear();
  else if (key === 'Enter' && idle && picking.move) picking.play(picking.move);
  else if (key === 'Enter' && idle && picking.ghost) picking.why();
  else if ((key === '1' || key === '2') && idle) picking.card(Number(key) - 1);
  else if (key === 'r' && picking.ghost) picking.turn(event.shiftKey ? -1 : 1);
  else if (key === 'm' && picking.ghost) picking.mirror();
  else if (key === 'h' && picking.ghost) picking.moveHead();
  else if (key === 'n' && picking.ghost) picking.cycle(1);
  else if (key === 'p' && picking.ghost) picking.cycle(-1);
  else return;
  event.preventDefault();
}

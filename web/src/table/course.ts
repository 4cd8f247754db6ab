/** The course of the game from everything that was told: moves that were taken back are gone. */
import type { Told as Happening } from '../wire/types';
import type { LogEntry, Told } from './view';

/** An entry of the log, and the version of the table that it made. */
export interface Step extends LogEntry {
  readonly version: number;
}

export function course(happenings: readonly Happening[]): Step[] {
  const steps: Step[] = [];
  for (const { kind, seat, version, plies, events } of happenings) {
    if (plies) steps.splice(-plies);
    if (kind === 'moved' && seat !== null) {
      steps.push({ ply: steps.length + 1, seat, version, told: events as unknown as Told[] });
    }
  }
  return steps;
}

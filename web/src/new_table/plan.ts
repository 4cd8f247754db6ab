/** A table as it is being planned: who sits where, the options, and who may see it. */
import type { GameInfo, OptionInfo } from '../wire/types';

export type Value = string | number | boolean;

/** A chair is "me", "open" or the name of a bot, as the server wants it. */
export interface Plan {
  chairs: string[];
  options: Record<string, Value>;
  private: boolean;
  /** Played in one sitting, or over days. */
  pace: Pace;
}

export const PACES = ['live', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** The defaults, with bots of this level; and over them what a first game has of its own. */
export function freshPlan(game: GameInfo, level: string, first: Readonly<Record<string, Value>> | null = null): Plan {
  const chairs = ['me', ...Array<string>(game.players[0] - 1).fill(level)];
  return { chairs, options: { ...Object.fromEntries(game.options.map((option) => [option.id, option.default])), ...first }, private: true, pace: 'live' };
}

/** What was kept from the last time, as far as the game still offers it; for a bot that is gone comes one of this level. */
export function keptPlan(game: GameInfo, kept: unknown, level: string, first: Readonly<Record<string, Value>> | null = null): Plan {
  const plan = freshPlan(game, level, first);
  if (typeof kept !== 'object' || kept === null) return plan;
  const { chairs, options, private: hidden, pace } = kept as Record<string, unknown>;
  const [fewest, most] = game.players;
  if (Array.isArray(chairs) && chairs.length >= fewest && chairs.length <= most && chairs.every((chair) => typeof chair === 'string')) {
    plan.chairs = chairs.map((chair) => (isChair(game, chair) ? chair : level));
  }
  for (const option of game.options) {
    const value = (options as Record<string, unknown> | undefined)?.[option.id];
    if (allows(option, value)) plan.options[option.id] = value;
  }
  if (typeof hidden === 'boolean') plan.private = hidden;
  plan.pace = PACES.find((each) => each === pace) ?? plan.pace;
  return plan;
}

/** What is kept of a plan: what a first game has of its own nobody has chosen, so it ends with that game. */
export function toKeep(plan: Plan, first: Readonly<Record<string, Value>> | null): Plan {
  const options = Object.entries(plan.options).filter(([id, value]) => first?.[id] !== value);
  return { ...plan, options: Object.fromEntries(options) };
}

function isChair(game: GameInfo, chair: string): boolean {
  return chair === 'me' || chair === 'open' || game.bots.includes(chair);
}

/** Whether the game would take this value. */
export function allows(option: OptionInfo, value: unknown): value is Value {
  const { low, high } = range(option);
  if (low !== null) return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
  return (option.values ?? []).some((each) => each === value);
}

/** The bounds of a whole number; none for a choice among values. */
export function range(option: OptionInfo): { low: number; high: number } | { low: null; high: null } {
  return option.low == null || option.high == null ? { low: null, high: null } : { low: option.low, high: option.high };
}

const FEW = 6;

/** Names a place at the table, counted from 0. */
const SEAT = /^seat_(\d+)$/;

/** Whether a value names no place that this many chairs do not have. */
function seated(value: Value, chairs: number): boolean {
  const named = SEAT.exec(String(value));
  return named === null || Number(named[1]) < chairs;
}

/** With one chair less; what named a place that is gone is as in the rulebook again. */
export function withoutChair(game: GameInfo, plan: Plan, seat: number): Plan {
  const chairs = plan.chairs.filter((_, at) => at !== seat);
  const kept = game.options.map((option): [string, Value] => {
    const value = plan.options[option.id] ?? option.default;
    return [option.id, seated(value, chairs.length) ? value : option.default];
  });
  return { ...plan, chairs, options: Object.fromEntries(kept) };
}

/** The values shown as tiles: of a choice all that fit the chairs, of a short range all, otherwise those that are offered. */
export function tiles(option: OptionInfo, chairs: number): readonly Value[] {
  const { low, high } = range(option);
  if (low === null) return (option.values ?? []).filter((value) => seated(value, chairs));
  if (high - low < FEW) return Array.from({ length: high - low + 1 }, (_, step) => low + step);
  return [...new Set([...(option.offered ?? []), option.default])].toSorted((a, b) => Number(a) - Number(b));
}

/** Whether a number may be written that no tile shows. */
export function isWritable(option: OptionInfo): boolean {
  const { low, high } = range(option);
  return low !== null && high - low >= FEW;
}

/** What differs from the rulebook: only that is sent. */
export function chosen(game: GameInfo, plan: Plan): Record<string, Value> {
  const changed = game.options.filter((option) => plan.options[option.id] !== option.default);
  return Object.fromEntries(changed.map((option) => [option.id, plan.options[option.id] ?? option.default]));
}

/** What follows when the table is opened, for one sentence beside the button. */
export function outlook(plan: Plan): 'waits' | 'device' | 'watches' | 'begins' {
  if (plan.chairs.includes('open')) return 'waits';
  const mine = plan.chairs.filter((chair) => chair === 'me').length;
  return mine > 1 ? 'device' : mine === 0 ? 'watches' : 'begins';
}

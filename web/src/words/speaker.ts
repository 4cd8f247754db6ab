/**
 * Moves, events and refusals of any game as sentences: the browser's twin of
 * smokowisko.terminal.sentences. A game writes the messages `<game>-event-<type>`,
 * `<game>-move-<act>` and `<game>-card`; their variables are made here from the facts. A list is
 * said one by one where there is a message for it: `cards` by `<game>-card`, `steps` by
 * `<game>-step`.
 */
import type { Person, Refusal, Told, View, Move } from '../table/view';
import { has, say, type Language, type Variables } from './fluent';

type Facts = Readonly<Record<string, unknown>>;

export class Speaker {
  constructor(
    readonly language: Language,
    private readonly game: string,
    private readonly people: readonly Person[],
  ) {}

  say(key: string, variables: Variables = {}): string {
    return say(this.language, key, variables);
  }

  name(seat: number): string {
    return this.people[seat]?.name ?? this.say(`${this.game}-seat`, { seat });
  }

  /** Who sits there. */
  person(seat: number): Person | undefined {
    return this.people[seat];
  }

  /** What happened; with the cards where the listener may know them. */
  event(told: Told): string {
    const key = `${this.game}-event-${told.type}`;
    return this.say('cards' in told ? `${key}-own` : key, this.variables(told));
  }

  /** A legal move as a choice in a list. */
  move(move: Move & { readonly target?: string | null }): string {
    const key = `${this.game}-move-${move.act}`;
    const variables = this.variables({ ...move });
    if (move.target == null) return this.say(key, variables);
    return this.say(`${key}-target`, { ...variables, field: move.target });
  }

  /** The one sentence that says who must do what now. */
  prompt(view: View): string {
    const { key, ...facts } = view.prompt;
    const yours = view.seat !== null && facts.seat === view.seat;
    return this.say(yours ? `${key}-you` : key, this.variables(facts));
  }

  /** Why not. */
  refusal(refusal: Refusal): string {
    return this.say(refusal.key, refusal.params);
  }

  /** A card by name; one without a value has only a kind. */
  private card(card: Facts): string {
    const known = Object.entries(card).filter(([, value]) => value !== null);
    return this.say(`${this.game}-card`, this.variables(Object.fromEntries(known)));
  }

  /** Every member of a list as `message` says it; a mere name is its variable `key` without the plural. */
  private each(message: string, key: string, members: readonly unknown[]): string[] {
    return members.map((member) => this.say(message, this.variables(typeof member === 'string' ? { [singular(key)]: member } : (member as Facts), ' / ')));
  }

  private variables(facts: Facts, joint = ', '): Variables {
    const variables: Variables = {};
    for (const [fact, value] of Object.entries(facts)) {
      if (typeof value === 'string' || typeof value === 'number') variables[fact] = value;
      if (value === null) variables[fact] = 'none';
    }
    if (typeof facts['seat'] === 'number') variables['who'] = this.name(facts['seat']);
    for (const key of ['to', 'other']) {
      const seat = facts[key];
      if (typeof seat === 'number') variables[`${key}_who`] = this.name(seat);
    }
    if ('from' in facts) {
      const from = facts['from'];
      variables['source'] = typeof from === 'number' ? this.name(from) : 'board';
    }
    if (typeof facts['field'] === 'string') variables['kind'] ??= facts['field'];
    if (Array.isArray(facts['values'])) {
      const values = facts['values'] as number[];
      variables['values'] = values.join(', ');
      variables['count'] = values.length;
      variables['glory'] = values.reduce((sum, value) => sum + value, 0);
    }
    if (isFacts(facts['card'])) variables['card'] = this.card(facts['card']);
    for (const [key, value] of Object.entries(facts)) {
      const message = `${this.game}-${singular(key)}`;
      if (Array.isArray(value) && has(this.language, message)) variables[key] = this.each(message, key, value).join(joint);
    }
    if (Array.isArray(facts['scores'])) {
      const scores = facts['scores'] as number[];
      variables['scores'] = scores.map((score, seat) => `${this.name(seat)} ${score}`).join(', ');
    }
    return variables;
  }
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function singular(key: string): string {
  return key.endsWith('s') ? key.slice(0, -1) : key;
}

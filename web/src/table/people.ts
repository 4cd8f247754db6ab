/** Who sits at a table, by names that can be told apart. */
import type { Variables } from '../words/fluent';
import type { Person } from './view';

// as kings are: a plain number would run into the points and pips that follow a name
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** Namesakes are numbered: sentences are about one of them. Bots have names of their own. */
export function toldApart(people: readonly Person[]): Person[] {
  return people.map((person, seat) => {
    const nth = people.slice(0, seat).filter(({ name }) => name === person.name).length;
    return nth === 0 ? person : { ...person, name: `${person.name} ${NUMERALS[nth]}` };
  });
}

/** What a bot is called; in lists and records of earlier days it had no name, and is called by its level. */
export function botName(name: string, level: string, say: (key: string, variables: Variables) => string): string {
  return name || say('bot-level', { level });
}

/** Who sits at a table, by names that can be told apart. */
import type { Person } from './view';

// as kings are: a plain number would run into the points and pips that follow a name
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** Several bots of one kind are numbered, as are namesakes: sentences are about one of them. */
export function toldApart(people: readonly Person[]): Person[] {
  return people.map((person, seat) => {
    const nth = people.slice(0, seat).filter(({ name }) => name === person.name).length;
    return nth === 0 ? person : { ...person, name: `${person.name} ${NUMERALS[nth]}` };
  });
}

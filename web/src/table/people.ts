/** Who sits at a table, by names that can be told apart. */
import type { Person } from './view';

/** Several bots of one kind are numbered, as are namesakes: sentences are about one of them. */
export function toldApart(people: readonly Person[]): Person[] {
  return people.map((person, seat) => {
    const nth = people.slice(0, seat).filter(({ name }) => name === person.name).length + 1;
    return nth === 1 ? person : { ...person, name: `${person.name} ${nth}` };
  });
}

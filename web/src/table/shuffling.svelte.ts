/** The part of this browser in the shuffle of a table: it pledges a number, reveals it at the start, and watches the server. */
import type { Act, TableConnection } from '../net/connection.svelte';
import { begin, looked, ownSeats, toReveal, type Given, type Suspicion, type Witness } from '../verify/witness';
import { draw, givenForRematch, keepForRematch, keepWitness, witnessOf } from '../verify/witnesses';
import { OLDER } from '../verify/shuffle';
import type { TableInfo } from '../wire/types';

export class Shuffling {
  /** What the server has changed, when it may not. */
  suspicion = $state<Suspicion | null>(null);
  #revealed = false;

  constructor(private readonly connection: TableConnection) {}

  /** Another look at the table; at the start the number is revealed. */
  look(table: TableInfo): void {
    const known = witnessOf(table.id);
    const witness = looked(known ?? first(table), table);
    if (witness !== known) keepWitness(table.id, witness);
    this.suspicion = witness.suspicion;
    const nonce = toReveal(witness, table);
    if (nonce === null || this.#revealed) return;
    this.#revealed = true;
    void this.connection.send({ type: 'reveal', nonce });
  }

  /** The act of sitting down, with what is pledged. */
  sit(table: TableInfo, seat: number): Act {
    const witness = witnessOf(table.id) ?? first(table);
    const given = witness.given ?? draw();
    keepWitness(table.id, { ...witness, given });
    return table.scheme === OLDER ? { type: 'sit', seat, nonce: given.nonce } : { type: 'sit', seat, pledge: given.pledge };
  }

  /** The act of asking for another game. Asked again, it is the same number: nobody has seen it. */
  rematch(table: TableInfo): Act {
    const given = givenForRematch(table.id) ?? draw();
    keepForRematch(table.id, given);
    return { type: 'rematch', pledge: given.pledge };
  }
}

/** The witness of a table that is seen for the first time: the number for a rematch was given at the table before. */
function first(table: TableInfo): Witness {
  const given: Given | null = table.previous === null ? null : givenForRematch(table.previous);
  return begin(table.commitment, given, ownSeats(table));
}

/** Opens a table, and keeps what the server promised and this browser gave for its shuffle. */
import { api } from '../net/api';
import { begin } from '../verify/witness';
import { draw, keepWitness } from '../verify/witnesses';
import type { Order } from '../wire/types';

const ME = 'me';

/** The id of the new table. */
export async function openTable(order: Order): Promise<string> {
  const seats = order.chairs.flatMap((chair, seat) => (chair === ME ? [seat] : []));
  const given = seats.length > 0 ? draw() : null;
  const { id, commitment } = await api.open({ ...order, pledge: given?.pledge ?? null });
  keepWitness(id, begin(commitment, given, seats));
  return id;
}

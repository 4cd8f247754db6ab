/** Where one is in a replay, as the address says it: ?ply=17&look=1. */

export interface Place {
  readonly ply: number;
  /** The seat whose eyes one looks through; null is a spectator. */
  readonly look: number | null;
}

/** The place of an address; what it does not say is the beginning, through the eyes of the first seat. */
export function placeOf(search: string): Place {
  const said = new URLSearchParams(search);
  return { ply: whole(said.get('ply')), look: said.get('look') === 'none' ? null : whole(said.get('look')) };
}

export function written({ ply, look }: Place): string {
  return `?ply=${ply}&look=${look ?? 'none'}`;
}

function whole(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

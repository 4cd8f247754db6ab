/** Moves that differ in one list of words alone come folded over the wire (docs/protocol.md); a table sees them one by one. */
type Facts = Record<string, unknown>;

interface Folded {
  fold: string;
  codes: number[];
  text: string;
  [part: string]: unknown;
}

/** The same view with every move on its own. */
export function unfolded<V extends Facts | null>(view: V): V {
  const moves = view?.moves as readonly Facts[] | undefined;
  if (!moves?.some(isFolded)) return view;
  return { ...view, moves: moves.flatMap((move) => (isFolded(move) ? unfold(move) : [move])) };
}

function isFolded(move: Facts): move is Folded {
  return 'fold' in move;
}

function unfold({ fold, codes, text, ...shared }: Folded): Facts[] {
  const lists = shared[fold] as readonly string[];
  return codes.map((code, at) => ({ ...shared, code, text: `${text} ${lists[at]}`, [fold]: lists[at]!.split(' ') }));
}

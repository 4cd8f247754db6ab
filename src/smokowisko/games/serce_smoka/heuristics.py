"""How likely a seat wins a game of Serce Smoka, as a small network has learnt from many games.

What it is shown stands in `sight`; its weights stand in `network.toml`.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from smokowisko.engine.game import Desk, Heuristic, State, most_promising, shares
from smokowisko.engine.network import Network, Scales
from smokowisko.games.serce_smoka.layout import SEATS
from smokowisko.games.serce_smoka.rules import SerceSmoka
from smokowisko.games.serce_smoka.sight import ALL_KINDS, INPUTS, Sight
from smokowisko.games.serce_smoka.tables import HAND_LIMIT_WITH_FIGURE, NO_KIND

WIN: Final = 100.0
# two seats tell the odds of one table, each as it sees them: half of both together
DOUBT: Final = 2.0


@final
class Experience(Heuristic):
    """What a seat has learnt to expect of what it sees."""

    def __init__(self, rows: Mapping[str, Sequence[float]]) -> None:
        self.network = Network(rows, INPUTS)

    def doubt(self, state: State) -> float:
        return DOUBT

    def value(self, state: State, seat: int) -> float:
        return Judge(self).value(state, seat)

    def outlook(self, state: State) -> list[float]:
        return Judge(self).outlook(state)

    def ahead(self, state: State, move: int) -> State:
        """Before a card is drawn: what lies in the deck is shown, what comes next is not known."""
        assert isinstance(state, SerceSmoka)
        after = state.copy()
        if state.turn == 0:
            after.play(move)
        else:
            after.play_ahead(move)
        return after

    def best(self, state: State, moves: list[int]) -> int:
        return Judge(self).best(state, moves)

    def desk(self) -> Desk:
        return Judge(self)

    def inputs(self, state: State, seat: int) -> list[float]:
        """What the network is shown, for those who teach it."""
        assert isinstance(state, SerceSmoka)
        scales = Scales(self.network)
        sight = Sight()
        sight.look_at(state)
        sight.show(seat, scales)
        return list(scales.inputs)


@final
class Judge(Desk):
    """Looks at one table after another; of what lies on a seat's scales only what differs from
    table to table is weighed anew."""

    def __init__(self, experience: Experience) -> None:
        super().__init__(experience)
        self.sight = Sight()
        self.scales = [Scales(experience.network) for _ in range(SEATS)]
        self.after: SerceSmoka | None = None

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, SerceSmoka)
        if state.over:
            return decided(state, seat)
        self.sight.look_at(state)
        return self.judged(seat)

    def outlook(self, state: State) -> list[float]:
        """As by the values of both seats, but everything that both see is looked at once."""
        assert isinstance(state, SerceSmoka)
        if state.over:
            return shares([decided(state, 0), decided(state, 1)], DOUBT)
        self.sight.look_at(state)
        return shares([self.judged(0), self.judged(1)], DOUBT)

    def judged(self, seat: int) -> float:
        """What a table that is going on is worth to a seat."""
        scales = self.scales[seat]
        self.sight.show(seat, scales)
        return scales.weigh()

    def best(self, state: State, moves: list[int]) -> int:
        """As by the promise of each move, but what lies in the decks is counted once: no move
        changes what is known of it, unless a deck can come to its end."""
        assert isinstance(state, SerceSmoka)
        if state.turn == 0:
            return most_promising(self.heuristic, state, moves)
        mover = state.to_move
        ending: bool = state.left[mover] <= HAND_LIMIT_WITH_FIGURE
        sight = self.sight
        sight.look_at(state)
        scales = self.scales[mover]
        after = self.after
        if after is None or after.options is not state.options:
            after = self.after = state.copy()  # one for all moves, laid anew for each
        best = moves[0]
        highest = -math.inf
        kinds: i64 = ALL_KINDS
        kind: i64 = NO_KIND
        whole = True
        for move in moves:
            if whole:
                state.copy_to(after)
            else:
                state.copy_board_to(after)
            after.play_ahead(move)
            # a card was drawn, or a former owner of the figure may have put one back
            whole = ending or after.figure != state.figure
            if after.over:
                promise = decided(after, mover)
            else:
                if ending:
                    sight.look_at(after)
                else:
                    sight.look_at_board(after)
                    if kind != NO_KIND:  # which the last move had taken from the hand
                        sight.count_kind(mover, kind)
                        kinds = 1 << kind
                    kind = after.tables.kind[move]
                    sight.count_kind(mover, kind)
                    kinds |= 1 << kind
                sight.show(mover, scales, kinds)
                promise = scales.weigh()
            if promise > highest:
                highest = promise
                best = move
        return best


def decided(state: SerceSmoka, seat: int) -> float:
    """What a game that is over is worth to a seat."""
    ranks = state.ranks()
    return WIN * float(ranks[1 - seat] - ranks[seat])

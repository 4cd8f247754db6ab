"""A table that watches whoever thinks at it."""

from smokowisko.engine.game import Game, State
from tests.bots.cheating import Proxy, behind

Dealt = tuple[int | None, State]


class Spy(Proxy):
    """Keeps every world that is dealt there, and lets nobody play in another."""

    def __init__(self, game: Game, truth: State, dealt: list[Dealt]) -> None:
        super().__init__(game, truth)
        self.dealt = dealt
        self.fresh = False

    def copy(self) -> State:
        twin = Spy(self.game, self.truth.copy(), self.dealt)
        twin.fresh = self.fresh
        return twin

    def redeal(self, seat: int | None, seed: int) -> None:
        self.truth.redeal(seat, seed)
        self.fresh = True
        self.dealt.append((seat, self.truth.copy()))

    def play(self, move: int) -> None:
        assert self.fresh, "a move in a world that was not dealt anew"
        super().play(move)


def spied(state: State) -> tuple[Spy, list[Dealt]]:
    """A watched table, and the worlds dealt there, each with the seat for which it was."""
    dealt: list[Dealt] = []
    return Spy(behind(state.game), state.copy(), dealt), dealt

"""A toy game for tables: the toy of the engine's tests, with turns of several steps of which only
the last draws a card. So there is something to take back, and something that stops it."""

from smokowisko.engine.events import Event
from smokowisko.engine.game import Game
from tests.engine.toy import CARDS, HAND, Higher, toy


class Stroll(Higher):
    """Play cards, one after the other; whoever plays one lower than the last has to draw, which
    ends the turn. Without cards the turn ends, too."""

    def play(self, move: int) -> None:
        if move not in self.moves():
            raise self.refusal(move)
        seat = int(self.to_move)
        lower = bool(self.table) and move < self.table[-1]
        self.hands[seat].remove(move)
        self.points[seat] += not lower
        self.table.append(move)
        self.note(Event("played", {"seat": seat, "card": move}))
        if lower and self.deck:
            card = self.deck.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.note(Event("drawn", {"seat": seat}, {seat: {"card": card}}, marked=True))
        if lower or not self.hands[seat]:
            self.to_move = self.next_with_cards(seat)

    def next_with_cards(self, seat: int) -> int:
        others = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next((int(other) for other in others if self.hands[other]), -1)


def make(source: str | None = None) -> Game:
    return toy(Stroll, id="stroll", make=make, max_plies=CARDS)


__all__ = ["CARDS", "HAND", "Stroll", "make"]

"""A toy game in plain Python, as a user would write one on top of the compiled `State`: hands of
three from a deck of twelve; play a card, draw one; a card higher than the last one scores."""

from smokowisko.engine.chance import fast
from smokowisko.engine.errors import IllegalMove
from smokowisko.engine.events import Event, Facts
from smokowisko.engine.game import Game, Heuristic, State
from smokowisko.engine.options import Switch
from smokowisko.engine.view import frame

CARDS = 12
HAND = 3


class Higher(State):
    hands: list[list[int]]
    deck: list[int]
    table: list[int]
    points: list[int]

    def set_up(self) -> None:
        cards = list(range(CARDS))
        for last in range(CARDS - 1, 0, -1):
            other = self.chance.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        self.hands = [sorted(cards.pop() for _ in range(HAND)) for _ in range(self.players)]
        self.deck = cards
        self.table = []
        self.points = [0] * self.players
        self.to_move = 0

    def moves(self) -> list[int]:
        return [] if self.over else list(self.hands[self.to_move])

    def play(self, move: int) -> None:
        if move not in self.moves():
            raise self.refusal(move)
        seat = int(self.to_move)
        self.hands[seat].remove(move)
        if self.table and move > self.table[-1]:
            self.points[seat] += 1
        self.table.append(move)
        self.note(Event("played", {"seat": seat, "card": move}))
        if self.deck:
            card = self.deck.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.note(Event("drawn", {"seat": seat}, {seat: {"card": card}}, marked=True))
        self.to_move = (seat + 1) % self.players
        if not self.hands[self.to_move]:
            self.to_move = -1

    def note(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.append(event)

    def scores(self) -> list[int]:
        return list(self.points)

    def copy(self) -> "Higher":
        twin = type(self)(self.game, self.players, self.options)
        twin.to_move = self.to_move
        twin.chance = self.chance.copy()
        twin.hands = [list(hand) for hand in self.hands]
        twin.deck = list(self.deck)
        twin.table = list(self.table)
        twin.points = list(self.points)
        return twin

    def redeal(self, seat: int | None, seed: int) -> None:
        self.chance = fast(seed)
        others = [other for other in range(self.players) if other != seat]
        if self.options[0]:
            others = []
        unknown = sorted([*self.deck, *(card for other in others for card in self.hands[other])])
        for last in range(len(unknown) - 1, 0, -1):
            other = self.chance.below(last + 1)
            unknown[last], unknown[other] = unknown[other], unknown[last]
        for other in others:
            self.hands[other] = sorted(unknown.pop() for _ in self.hands[other])
        self.deck = unknown

    def census(self) -> dict[str, int]:
        held = sum(len(hand) for hand in self.hands)
        return {"card": held + len(self.deck) + len(self.table)}

    def numbers(self) -> list[int]:
        sizes = [len(hand) for hand in self.hands]
        cards = [card for hand in self.hands for card in hand]
        return [*sizes, *cards, len(self.deck), *self.deck, *self.points, *self.table]

    def restore(self, numbers: list[int]) -> None:
        queue = list(numbers)
        sizes = [queue.pop(0) for _ in range(self.players)]
        self.hands = [[queue.pop(0) for _ in range(size)] for size in sizes]
        self.deck = [queue.pop(0) for _ in range(queue.pop(0))]
        self.points = [queue.pop(0) for _ in range(self.players)]
        self.table = queue


def view(state: Higher, seat: int | None) -> Facts:
    return {
        **frame(state, seat, {"key": "toy-play"}, lambda _, move: {"card": move}),
        "table": list(state.table),
        "deck_size": len(state.deck),
        "hands": [
            list(hand) if owner == seat or state.options[0] else len(hand)
            for owner, hand in enumerate(state.hands)
        ],
        "points": list(state.points),
    }


def text(state: Higher, move: int) -> str:
    return f"card {move}"


def read(state: Higher, written: str) -> int:
    move = int(written.removeprefix("card "))
    if move not in state.moves():
        raise state.refusal(move)
    return move


def refusal(state: Higher, move: int) -> IllegalMove:
    return IllegalMove(f"{move} is not in the hand.", rule="TOY-01")


def make(source: str | None = None) -> Game:
    return toy(Higher)


def toy(state: type[State], of: type[Game] = Game, **changes: object) -> Game:
    """The toy, or a broken one: `changes` replace facts of the game."""
    facts: dict[str, object] = {
        "make": make,
        "source": None,
        "id": "higher",
        "version": 1,
        "players": (2, 3),
        "options": [Switch("open")],
        "components_hash": "",
        "move_space": CARDS,
        "max_plies": CARDS,
        "state": state,
        "view": view,
        "text": text,
        "read": read,
        "refusal": refusal,
        "heuristic": Heuristic(),
    }
    return of(**{**facts, **changes})  # type: ignore[arg-type]

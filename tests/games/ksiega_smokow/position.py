"""Positions of Księga Smoków, written and read the way the worked examples write them.

The only test file that knows how the rules store a table. A is seat 0, B is seat 1, and so on.
"""

from collections.abc import Mapping, Sequence

import smokowisko
from smokowisko.engine.game import Game
from smokowisko.games.ksiega_smokow.layout import NOWHERE
from smokowisko.games.ksiega_smokow.rules import RED, KsiegaSmokow
from smokowisko.games.ksiega_smokow.tables import CARDS, DICE, LAND_IDS, SPECIES, SPECIES_IDS
from tests.games.played import Played

A, B, C, D, E = range(5)

IDS = tuple(f"{land}_{species}" for land in LAND_IDS for species in SPECIES_IDS)
PILE_SIZE = 5  # unless a position says otherwise


def new(
    players: int = 2,
    seed: int | bytes = 0,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
) -> "Table":
    """A table that has just been set up."""
    state = (game or smokowisko.game("ksiega_smokow")).new(players, seed, options)
    assert isinstance(state, KsiegaSmokow)
    return Table(state)


def position(
    dice: str,
    *,
    tops: str = "",
    left: Sequence[int] = (),
    books: Mapping[int, str] | None = None,
    goals: str = "",
    tokens: Mapping[int, int] | None = None,
    blocking: int | None = 3,
    active: int = A,
    first: int = A,
    in_round: int = 5,
    quiet_rounds: int = 0,
    acted: bool = False,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
) -> "Table":
    """A table with these dice, a player after the other: `"5, F2 3 4 / 3 4 5"` gives A a 5 in hand
    and 3 and 4 on field 2, and B all dice in hand.

    `tops` names the top cards from the left, `books` cards by seat (`"storm_amber plains_onyx*"`,
    the star marks a used one), `goals` species from A on, `tokens` fields by seat. Where nothing is
    said, a pile has five cards, tops come in the order of the deck, Volcanoes first, and goals and
    colours in the order of the components, red for `first`. Cards that lie nowhere are out of play.
    The blocking die lies on field 3 with two players, and is never there with more.
    """
    hands = dice.split(" / ")
    table = new(len(hands), seed, options, game)
    state = table.state
    for seat, text in enumerate(hands):
        _lay_dice(state, seat, text)
    state.to_move = active
    state.acted = int(acted)
    state.turn = (in_round - 1) * len(hands) + (active - first) % len(hands)
    state.last_leaving = in_round - 1 - quiet_rounds
    others = iter(range(RED + 1, len(hands)))
    for seat in range(len(hands)):
        state.colours[seat] = RED if seat == first else next(others)
        state.tokens[seat] = NOWHERE
        state.goals[seat] = seat
    for seat, species in enumerate(goals.split()):
        state.goals[seat] = SPECIES_IDS.index(species)
    for seat, field in (tokens or {}).items():
        state.tokens[seat] = field - 1
    state.blocking = blocking - 1 if len(hands) == 2 and blocking is not None else NOWHERE
    for seat, text in (books or {}).items():
        _fill_book(state, seat, text)
    _lay_piles(state, tops.split(), left)
    return table


class Table(Played[KsiegaSmokow]):
    def told(self) -> list[str]:
        """The types of the last events."""
        return [event.type for event in self.events]

    def hand(self, seat: int) -> str:
        """The dice in hand, ascending: `"3 4 5"`."""
        return self._dice(seat, NOWHERE)

    def on(self, field: int) -> str:
        """The players' dice on a field, with their owner: `"B 3 4"`."""
        owner = int(self.state.occupant(field - 1))
        return "" if owner == NOWHERE else f"{'ABCDE'[owner]} {self._dice(owner, field - 1)}"

    @property
    def blocking(self) -> int | None:
        return None if self.state.blocking == NOWHERE else int(self.state.blocking) + 1

    def token(self, seat: int) -> int | None:
        place = int(self.state.tokens[seat])
        return None if place == NOWHERE else place + 1

    def left(self, field: int) -> int:
        return int(self.state.left[field - 1])

    def top(self, field: int) -> str | None:
        return IDS[self.state.top(field - 1)] if self.left(field) else None

    def pile(self, field: int) -> list[str]:
        """The cards of a pile, top first, hidden ones included."""
        start = self.state.starts[field - 1]
        lying = range(start + self.left(field) - 1, start - 1, -1)
        return [IDS[self.state.cards[at]] for at in lying]

    def book(self, seat: int) -> str:
        """The cards of a book, used ones with a star."""
        book, used = self.state.books[seat], self.state.used
        cards = [card for card in range(CARDS) if book >> card & 1]
        return " ".join(IDS[card] + ("*" if used >> card & 1 else "") for card in cards)

    @property
    def removed(self) -> str:
        return " ".join(IDS[card] for card in range(CARDS) if self.state.removed >> card & 1)

    def _dice(self, seat: int, place: int) -> str:
        own = range(seat * DICE, (seat + 1) * DICE)
        values = [int(self.state.values[die]) for die in own if self.state.places[die] == place]
        return " ".join(map(str, sorted(values)))


def _lay_dice(state: KsiegaSmokow, seat: int, text: str) -> None:
    die = seat * DICE
    for group in text.split(","):
        words = group.split()
        place = int(words.pop(0)[1:]) - 1 if words and words[0].startswith("F") else NOWHERE
        for value in words:
            state.values[die], state.places[die] = int(value), place
            die += 1
    assert die == (seat + 1) * DICE, f"{text!r} are not three dice"


def _fill_book(state: KsiegaSmokow, seat: int, text: str) -> None:
    for word in text.split():
        bit = 1 << IDS.index(word.removesuffix("*"))
        state.books[seat] |= bit
        if word.endswith("*"):
            state.used |= bit


def _lay_piles(state: KsiegaSmokow, tops: list[str], left: Sequence[int]) -> None:
    """The named cards on top, and whatever is in no book below and beside them."""
    named = [IDS.index(id) for id in tops]
    taken = {card for card in range(CARDS) for book in state.books if book >> card & 1}
    assert not taken & set(named), "a card cannot lie on the board and in a book"
    spare = [card for card in range(CARDS) if card not in taken and card not in named]
    fields = int(state.piles())
    for field in range(fields):
        size = left[field] if left else PILE_SIZE
        state.left[field] = size
        if size:
            top = named[field] if field < len(named) else spare.pop(0)
            below = [spare.pop() for _ in range(size - 1)]
            for at, card in enumerate([*below, top]):
                state.cards[state.starts[field] + at] = card


def points_of(card: str) -> int:
    """The points of a card in the table of the specification."""
    return 8 - IDS.index(card) // SPECIES

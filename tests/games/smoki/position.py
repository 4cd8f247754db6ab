"""Positions of Smoki, written and read the way the worked examples write them.

A dream is `"5 ?8 ?2 / ?6 ?1 ?R"`: top row, bottom row, `?` for a face-down card. `N9` is a Raven's
Nest, `C10` a Raven Ring, `R` a Water Reflection, `A9` a Raven Attack, a plain number a dragon. The
only test file that knows how the rules store a table. A is seat 0, and so on clockwise.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import smokowisko
from smokowisko.engine.events import Facts
from smokowisko.engine.game import Game
from smokowisko.games.smoki import rules
from smokowisko.games.smoki.rules import Smoki
from smokowisko.games.smoki.tables import KIND_IDS, NO_CARD, SLOTS
from tests.games.played import Played

A, B, C, D, E = range(5)

SIGNS = ("-2", "0", "1", "2", "3", "4", "5", "6", "7", "8", "N9", "C10", "R", "A9")
DECK = [sign for sign in SIGNS for _ in range(4)]
"""The deck of the specification; the last four are the Raven Attack cards."""


def new(
    players: int = 2,
    seed: int | bytes = 0,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
) -> "Table":
    """A table that has just been set up."""
    state = (game or smokowisko.game("smoki")).new(players, seed, options)
    assert isinstance(state, Smoki)
    return Table(state)


def position(
    *dreams: str,
    piles: Sequence[str] = ("0", "0"),
    draw: str = "",
    draw_size: int | None = None,
    active: int = A,
    starter: int = A,
    turn: int = 10,
    renewed: bool = False,
    scores: Sequence[Sequence[int]] = (),
    tokens: Sequence[int] = (),
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
) -> "Table":
    """A table with these dreams, one a player, at the start of a turn of `active`.

    Piles are written bottom first, the draw pile top first; it is filled with what is left of the
    deck, lowest cards first, up to `draw_size` cards (all of them by default). `scores` are the
    rounds before this one; `tokens` makes up rounds with which the seats won so many.
    """
    table = new(len(dreams), seed, options, game)
    state = table.state
    spare = Counter(state.never_shown())
    for seat, dream in enumerate(dreams):
        cards = dream.replace("/", " ").split()
        assert len(cards) == SLOTS, f"a dream has six cards: {dream!r}"
        faces = [not card.startswith("?") for card in cards]
        state.face_up[seat] = sum(1 << slot for slot, up in enumerate(faces) if up)
        for slot, card in enumerate(cards):
            kind = _kind(card.removeprefix("?"))
            state.dreams[seat * SLOTS + slot] = kind
            spare[kind] -= 1
    assert len(piles[: state.pile_count]) == state.pile_count
    for number, pile in enumerate(piles[: state.pile_count]):
        for card in pile.split():
            state.lay_on(number, _kind(card))
            spare[_kind(card)] -= 1
    top = [_kind(card) for card in draw.split()]
    spare.subtract(top)
    assert min(spare.values()) >= 0, f"no deck has all of these: {text_of(-spare)}"
    below = sorted(spare.elements())
    below = below if draw_size is None else below[: draw_size - len(top)]
    state.left = len(top) + len(below)
    assert draw_size in (None, state.left), "more cards than are left"
    for at, kind in enumerate(reversed(top + below)):
        state.deck[at] = kind
    won = [[int(seat != owner) for seat in range(len(dreams))] for owner in _owners(tokens)]
    state.sheet = [score for line in [*scores, *won] for score in line]
    if state.sheet:
        state.scored = list(state.dreams)
    state.active = state.to_move = active
    state.starter = starter
    state.turn = turn
    state.renewed = int(renewed)
    state.phase = rules.CHOOSE_SOURCE
    return table


class Table(Played[Smoki]):
    def told(self, type: str) -> list[Facts]:
        """Such events of the last move, without their type."""
        return [event.public for event in self.events if event.type == type]

    @property
    def phase(self) -> str:
        return str(self.view(None)["phase"])

    def dream(self, seat: int) -> str:
        """A dream as it lies, `?` before what is face down."""
        cards = [
            ("" if self.state.is_face_up(seat, slot) else "?")
            + SIGNS[self.state.dreams[seat * SLOTS + slot]]
            for slot in range(SLOTS)
        ]
        return " / ".join(" ".join(row) for row in (cards[:3], cards[3:]))

    def pile(self, number: int) -> str:
        """A face-up pile, bottom first."""
        return " ".join(SIGNS[card] for card in self.state.pile(number))

    def draw_pile(self) -> list[str]:
        """The draw pile, top first."""
        return [SIGNS[card] for card in reversed(self.state.draw_pile())]

    @property
    def drawn(self) -> str | None:
        return None if self.state.drawn == NO_CARD else SIGNS[self.state.drawn]

    @property
    def removed(self) -> str | None:
        return None if self.state.removed == NO_CARD else SIGNS[self.state.removed]

    def score(self, seat: int) -> int:
        """What a dream counts if everything is turned up now."""
        return int(self.state.dream_score(seat))

    @property
    def rounds(self) -> list[list[int]]:
        """The scores of the rounds so far."""
        rounds: list[list[int]] = self.view(None)["sheet"]["rounds"]
        return rounds


def score(dream: str) -> int:
    """What a dream counts, the Raven Attack cards in the deck."""
    other = "?0 ?0 ?1 / ?1 ?6 ?6"
    return position(dream, other, piles=("8", "8"), options={"raven_attack": True}).score(A)


def text_of(cards: Iterable[int]) -> str:
    return " ".join(SIGNS[card] for card in sorted(cards))


def named(card: str) -> Facts:
    """A card as views and events name it."""
    value = None if card == "R" else int(card.removeprefix("N").removeprefix("C").removeprefix("A"))
    return {"kind": KIND_IDS[_kind(card)], "value": value}


def all_named(cards: str) -> list[Facts]:
    """The cards of a dream that lies open, as views and events name them."""
    return [named(card) for card in cards.replace("/", " ").split()]


def _kind(card: str) -> int:
    return SIGNS.index(card.replace("−", "-"))


def _owners(tokens: Sequence[int]) -> list[int]:
    return [seat for seat, held in enumerate(tokens) for _ in range(held)]

"""Cards as numbers, and every play that a deck allows, laid out so that the rules can look up
instead of search. Made once per component set; knows nothing of a table's position.

A card is `kind * 4 + (value - 1)`, a ship `SHIP * 4`. What a hand holds of one kind is a single
number, its *holding*: the counts of the kind's four values as digits, each digit just large enough
for the cards that exist. Drawing a card adds its weight, playing cards subtracts their holding.
"""

import math
from collections.abc import Mapping, Sequence
from operator import le, mul
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

TREASURE_CHEST: Final = 0
FIRE_DRAGON: Final = 1
PETRIFIED_DRAGON: Final = 2
SORCERESS: Final = 3
TROLL: Final = 4
DWARF: Final = 5
HERO: Final = 6
HUNTRESS: Final = 7
SHIP: Final = 8

KINDS: Final = 9
VALUES: Final = 4
CARDS: Final = KINDS * VALUES

KIND_IDS: Final = (
    "treasure_chest",
    "fire_dragon",
    "petrified_dragon",
    "sorceress",
    "troll",
    "dwarf",
    "hero",
    "huntress",
    "ship",
)

HAND_LIMIT: Final = 5
HAND_LIMIT_WITH_FIGURE: Final = 6

# outlines of the slot fields (SER-04)
CAPACITIES: Final[Mapping[int, int]] = {DWARF: 4, HERO: 2, HUNTRESS: 3, SHIP: 3}
# the two stacks between which a play may choose (SER-36, SER-43)
CHOICES: Final[Mapping[int, tuple[int, int]]] = {
    SORCERESS: (TREASURE_CHEST, PETRIFIED_DRAGON),
    HERO: (TROLL, SORCERESS),
}

# the first moves name the seat that takes the first turn (SER-12); then come the plays
FIRST_SEAT_MOVES: Final = 2
NO_KIND: Final = -1

# what the board says to a play, as one number: the free places of a slot field times ROOM (a stack
# has room for any number, SER-21, and counts as 0), plus BOTH when two stacks can be chosen from
BOTH: Final = 1
ROOM: Final = 2
SITUATIONS: Final = 10


def value_of(card: int) -> int:
    """The glory of a card; a ship has none (SER-03)."""
    return 0 if card // VALUES == SHIP else card % VALUES + 1


class Play(NamedTuple):
    """Cards of one kind, as a count of each value, and the stack chosen, if any."""

    kind: int
    counts: tuple[int, ...]
    target: int

    def cards(self) -> list[int]:
        return [self.kind * VALUES + at for at, n in enumerate(self.counts) for _ in range(n)]

    def size(self) -> int:
        return sum(self.counts)


@final
class Tables:
    """The decks of a component set, and its plays as moves.

    `menus[kind][holding * SITUATIONS + situation]` lists what may be played of a kind.
    """

    def __init__(self, decks: Sequence[Sequence[int]]) -> None:
        self.deck_pairs = [vec[i64](sorted(deck) + sorted(deck)) for deck in decks]
        # no hand holds more, however many a deck has
        most = [
            min(max(list(deck).count(card) for deck in decks), HAND_LIMIT_WITH_FIGURE)
            for card in range(CARDS)
        ]
        by_kind = [most[kind * VALUES : (kind + 1) * VALUES] for kind in range(KINDS)]

        self.glory = vec[i64]([value_of(card) for card in range(CARDS)])
        self.weight = vec[i64]([weight for counts in by_kind for weight in _weights(counts)])
        self.radix = vec[i64]([count + 1 for count in most])
        self.plays = [play for kind in range(KINDS) for play in _plays(kind, by_kind[kind])]
        self.moves = {play: FIRST_SEAT_MOVES + at for at, play in enumerate(self.plays)}
        self.move_space = FIRST_SEAT_MOVES + len(self.plays)

        # by move; the first moves play no cards
        no_play = [NO_KIND] * FIRST_SEAT_MOVES
        self.kind = vec[i64](no_play + [play.kind for play in self.plays])
        self.target = vec[i64](no_play + [play.target for play in self.plays])
        self.holding = vec[i64](no_play + [self._holding(play) for play in self.plays])
        no_cards: list[list[int]] = [[] for _ in no_play]
        self.cards = no_cards + [play.cards() for play in self.plays]

        self.menus = [self._menus(kind, by_kind[kind]) for kind in range(KINDS)]

        # how many cards a holding is, and their glory, from the first holding of its kind on
        hands = [_hands(most) for most in by_kind]
        ways = [len(each) for each in hands]
        self.first_holding = vec[i64]([sum(ways[:kind]) for kind in range(KINDS)])
        self.sizes = vec[i64]([sum(hand) for each in hands for hand in each])
        self.worths = vec[i64](
            [_worth(kind, hand) for kind in range(KINDS) for hand in hands[kind]]
        )

    def _holding(self, play: Play) -> int:
        return sum(int(self.weight[card]) for card in play.cards())

    def _menus(self, kind: int, most: list[int]) -> list[list[int]]:
        """By holding and situation. A play looks at the hands that have all of it, and only at
        those that somebody can hold: a corrected deck may know thousands of others."""
        hands = [hand for hand in _hands(most) if sum(hand) <= HAND_LIMIT_WITH_FIGURE]
        menus: list[list[int]] = [[] for _ in range(_ways(most) * SITUATIONS)]
        weights = _weights(most)
        for play in self.plays:
            if play.kind != kind:
                continue
            move = self.moves[play]
            allowed = [each for each in range(SITUATIONS) if _allowed(play, each)]
            for hand in hands:
                if all(map(le, play.counts, hand)):
                    holding = sum(map(mul, hand, weights))
                    for situation in allowed:
                        menus[holding * SITUATIONS + situation].append(move)
        return menus

    def count(self, card: i64, holding: i64) -> i64:
        """How many of this card a holding has."""
        if holding == 0:
            return 0
        return holding // self.weight[card] % self.radix[card]


def _plays(kind: int, most: Sequence[int]) -> list[Play]:
    """Every play of a kind, small ones first."""
    largest = CAPACITIES.get(kind, HAND_LIMIT_WITH_FIGURE)
    plays = [
        Play(kind, _digits(way, most), target)
        for way in range(1, _ways(most))
        for target in (NO_KIND, *CHOICES.get(kind, ()))
    ]
    fitting = [play for play in plays if play.size() <= largest]
    return sorted(fitting, key=lambda play: (play.size(), play.cards(), play.target))


def _allowed(play: Play, situation: int) -> bool:
    """No more cards than free places (SER-24), and a target exactly when the play chooses between
    two stacks that hold cards (SER-37)."""
    room, both = situation // ROOM, situation % ROOM == BOTH
    stack = play.kind not in CAPACITIES
    chooses = both and play.kind in CHOICES and (stack or play.size() == room)
    return (stack or play.size() <= room) and (play.target != NO_KIND) == chooses


def _worth(kind: int, hand: Sequence[int]) -> int:
    return sum(value_of(kind * VALUES + at) * count for at, count in enumerate(hand))


def _ways(most: Sequence[int]) -> int:
    return math.prod(count + 1 for count in most)


def _hands(most: Sequence[int]) -> list[tuple[int, ...]]:
    """What every holding of a kind stands for."""
    return [_digits(holding, most) for holding in range(_ways(most))]


def _weights(most: Sequence[int]) -> list[int]:
    return [_ways(most[:at]) for at in range(len(most))]


def _digits(holding: int, most: Sequence[int]) -> tuple[int, ...]:
    return tuple(
        holding // weight % (count + 1) for weight, count in zip(_weights(most), most, strict=True)
    )

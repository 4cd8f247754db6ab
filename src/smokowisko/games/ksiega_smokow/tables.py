"""Cards, dice and moves as numbers, and every distribution of dice over the fields, laid out so
that the rules can look up instead of search. Made once per component set; knows no position.

A card is `land * 6 + species`, and a set of cards one number with a bit a card. A placement is a
number with one *lane* of six bits a field, which holds the pips laid there. What the fields ask for
is a number of the same shape, so that one subtraction compares all fields at once.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, groupby, product
from operator import itemgetter
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

VOLCANO: Final = 0
STORM: Final = 1
DESERT: Final = 2
JUNGLE: Final = 3
MOUNTAINS: Final = 4
PLAINS: Final = 5

LANDS: Final = 6
SPECIES: Final = 6
CARDS: Final = LANDS * SPECIES

LAND_IDS: Final = ("volcano", "storm", "desert", "jungle", "mountains", "plains")
SPECIES_IDS: Final = ("amber", "azure", "crimson", "emerald", "onyx", "pearl")
# the first of them marks the first player (KSI-4)
COLOUR_IDS: Final = ("red", "blue", "green", "yellow", "violet")
COLOURS: Final = 5

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
FIELDS: Final = 5
DICE: Final = 3
LOWEST: Final = 1
HIGHEST: Final = 6
OPPOSITE_SUM: Final = 7
HIGHEST_BID: Final = DICE * HIGHEST

# cards on each field (KSI-9), and how many piles must run out (KSI-73), by the number of players
PILES: Final[Mapping[int, tuple[int, ...]]] = {
    2: (12, 12, 12),
    3: (12, 12, 12),
    4: (9, 9, 9, 9),
    5: (8, 7, 7, 7, 7),
}
END_PILES: Final[Mapping[int, int]] = {2: 1, 3: 1, 4: 2, 5: 2}

# the moves: a field, a die's value or a die's owner and value are added to the start of their kind
END_TURN: Final = 0
BOOST: Final = 1
PASS_TURN: Final = 2
TAKE_CARD: Final = 3
USE_STORM: Final = TAKE_CARD + FIELDS
USE_DESERT: Final = USE_STORM + FIELDS
USE_JUNGLE: Final = USE_DESERT + HIGHEST
USE_MOUNTAINS: Final = USE_JUNGLE + 1
USE_PLAINS: Final = USE_MOUNTAINS + MOST_PLAYERS * HIGHEST
PLACE_DICE: Final = USE_PLAINS + FIELDS

# a lane a field: five bits for a number of pips and a guard, which a subtraction takes away from
# a lane that offers less than it is asked for
LANE: Final = 6
PIPS: Final = 31
GUARD: Final = 32
GUARDS: Final = GUARD * (1 + (1 << LANE) + (1 << 2 * LANE) + (1 << 3 * LANE) + (1 << 4 * LANE))
# more than any dice show, but less than a lane without dice, which is never too low
CLOSED: Final = 30
UNTOUCHED: Final = 31

# dice in hand by value: three bits a value, two for a count and a guard
LOT: Final = 3
LOT_GUARDS: Final = 0o444444

# a hand as one number: its three dice as digits, 0 for a die that lies on a card
HAND_DIGITS: Final = HIGHEST + 1
HANDS: Final = HAND_DIGITS**DICE


class Placement(NamedTuple):
    """Which values go to which fields: pairs of a field and a value, ascending."""

    dice: tuple[tuple[int, int], ...]

    def bids(self) -> list[tuple[int, list[int]]]:
        """The values by field."""
        by_field = groupby(self.dice, key=itemgetter(0))
        return [(field, [value for _, value in dice]) for field, dice in by_field]

    def offer(self) -> int:
        lanes = [UNTOUCHED] * FIELDS
        for field, values in self.bids():
            lanes[field] = sum(values)
        return sum((GUARD + pips) << (field * LANE) for field, pips in enumerate(lanes))

    def touched(self) -> int:
        return sum(1 << field for field, _ in self.bids())

    def lot(self) -> int:
        return sum(lot_of(value) for _, value in self.dice)


def lot_of(value: int) -> int:
    return 1 << (LOT * (value - 1))


@final
class Tables:
    """The points and thresholds of a component set, and all placements as moves.

    `menus[piles * HANDS + hand]` lists what a hand can lay on so many piles, the fields' demands
    left aside.
    """

    def __init__(self, points: Sequence[int], thresholds: Sequence[int]) -> None:
        self.points = vec[i64](points)
        self.thresholds = vec[i64](thresholds)
        # looked up, because compiled code shifts a literal 1 in 32 bits
        self.bit = vec[i64]([1 << card for card in range(CARDS)])
        self.cards_among = vec[i64]([bits.bit_count() for bits in range(1 << SPECIES)])
        self.pile_starts = [vec[i64](_starts(PILES.get(players, ()))) for players in range(6)]

        self.placements = _placements()
        self.moves = {each: PLACE_DICE + at for at, each in enumerate(self.placements)}
        self.move_space = PLACE_DICE + len(self.placements)

        # by move; the moves before PLACE_DICE lay nothing
        nothing = [0] * PLACE_DICE
        self.offer = vec[i64](nothing + [each.offer() for each in self.placements])
        self.touched = vec[i64](nothing + [each.touched() for each in self.placements])
        self.lot = vec[i64](nothing + [each.lot() for each in self.placements])
        # three dice a move; a value of 0 is no die
        laid = [(0, 0)] * (DICE * PLACE_DICE)
        for each in self.placements:
            laid += [*each.dice, *[(0, 0)] * (DICE - len(each.dice))]
        self.laid_fields = vec[i64]([field for field, _ in laid])
        self.laid_values = vec[i64]([value for _, value in laid])

        self.menus = [
            vec[i64](menu) for piles in range(FIELDS + 1) for menu in self._menus_on(piles)
        ]

    def _menus_on(self, piles: int) -> Iterator[list[int]]:
        """By hand, what it can lay on so many piles; the order of its dice does not matter."""
        known: dict[tuple[int, ...], list[int]] = {}
        for dice in product(range(HAND_DIGITS), repeat=DICE):
            hand = tuple(sorted(dice))
            if hand not in known:
                known[hand] = sorted(self.moves[each] for each in _layable(hand, piles))
            yield known[hand]


def _placements() -> list[Placement]:
    """Every distribution of one to three dice, small ones first. Dice of equal value are
    interchangeable, so what counts is how many of each value go to each field."""
    dice = list(product(range(FIELDS), range(LOWEST, HIGHEST + 1)))
    return [
        Placement(chosen)
        for size in range(1, DICE + 1)
        for chosen in combinations_with_replacement(dice, size)
    ]


def _layable(hand: Sequence[int], piles: int) -> set[Placement]:
    """The placements of a hand: every die stays or goes to a field (KSI-30, KSI-31)."""
    held = [value for value in hand if value]
    placements = set()
    for fields in product((None, *range(piles)), repeat=len(held)):
        pairs = zip(fields, held, strict=True)
        dice = sorted((field, value) for field, value in pairs if field is not None)
        if dice:
            placements.add(Placement(tuple(dice)))
    return placements


def _starts(sizes: Sequence[int]) -> list[int]:
    """Where each pile starts when all stand one after another."""
    return [sum(sizes[:field]) for field in range(FIELDS)]

"""The cards of the naive referee, built from the tables of sections 2.2 to 2.4, and the payment of
a mission. A card is its base id: copies are interchangeable (GLE-106)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import combinations, permutations, product
from typing import NamedTuple

SIZES = ("small", "medium", "large")
COPIES = {
    "small": {"I3": 13, "V3": 13},
    "medium": {"L4": 9, "T4": 8, "S4": 8, "I4": 6, "O4": 5},
    "large": dict.fromkeys(("L5", "N5", "P5", "T5", "V5", "Y5"), 2)
    | dict.fromkeys(("F5", "I5", "U5", "W5", "X5", "Z5"), 1),
}
SIZE_OF = {pattern: size for size, copies in COPIES.items() for pattern in copies}

SHIP_COLOURS = ("green", "purple", "red", "navy")
SHIP_TOKENS = {"green": 12, "purple": 11, "red": 11, "navy": 10}


class Mission(NamedTuple):
    """The ships asked for, the victory points, and whether it shows the reef icon."""

    ships: tuple[str, ...]
    points: int
    reef: bool


def _missions() -> Iterator[Mission]:
    """The 33 cards in the order of their ids (section 2.3)."""
    for pair in combinations(SHIP_COLOURS, 2):
        yield Mission(pair, 4, False)
    for colour in SHIP_COLOURS:
        yield Mission((colour, colour), 2, True)
    for triple in combinations(SHIP_COLOURS, 3):
        yield Mission(triple, 4, True)
    following = dict(zip(SHIP_COLOURS, (*SHIP_COLOURS[1:], SHIP_COLOURS[0])))
    for twice, once in permutations(SHIP_COLOURS, 2):
        is_next = following[twice] == once
        yield Mission((twice, twice, once), 5 if is_next else 8, is_next)
    for one, other in combinations(SHIP_COLOURS, 2):
        yield Mission((one, one, other, other), 12, False)
    yield Mission(SHIP_COLOURS, 11, False)


MISSIONS = {f"M{number:02}": mission for number, mission in enumerate(_missions(), start=1)}

# GLE-75: the pairs are R01 to R06; the other kinds have one base id or one for each kingdom
TWO_SHIPS = {
    f"R{number:02}": pair for number, pair in enumerate(combinations(SHIP_COLOURS, 2), start=1)
}
JOKER = "R07"
GOLD = "R08"
HIDDEN_DRAGONS = {"R09": "north", "R10": "east", "R11": "south", "R12": "west"}
REEF_COPIES = {**dict.fromkeys(TWO_SHIPS, 1), JOKER: 4, GOLD: 6, **dict.fromkeys(HIDDEN_DRAGONS, 2)}


class Payment(NamedTuple):
    """What is handed in: tokens in colour order, the number of jokers, two-ships cards sorted."""

    tokens: tuple[str, ...]
    jokers: int = 0
    two_ships: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((*self.tokens, *["joker"] * self.jokers, *self.two_ships))

    @classmethod
    def read(cls, words: Sequence[str]) -> Payment:
        tokens = tuple(word for word in words if word in SHIP_COLOURS)
        cards = tuple(word for word in words if word in TWO_SHIPS)
        payment = cls(tokens, words.count("joker"), cards)
        if str(payment) != " ".join(words):
            raise ValueError(f"not a payment: {words}")
        return payment


@cache
def bills(ships: tuple[str, ...]) -> Set[tuple[tuple[str, ...], int]]:
    """All the ships, in colour order, and numbers of jokers that cover these ships with nothing
    left over: each ship by its like, a joker, or two of one other colour (GLE-49, 51)."""
    found = set()
    ways = [
        [(ship,), ("joker",), *((other, other) for other in SHIP_COLOURS if other != ship)]
        for ship in ships
    ]
    for chosen in product(*ways):
        handed_in = [piece for way in chosen for piece in way]
        covering = [piece for piece in handed_in if piece != "joker"]
        found.add((_in_colour_order(covering), handed_in.count("joker")))
    return found


def used_symbols(cards: Sequence[str]) -> Iterator[Counter[str]]:
    """The symbols of two-ships cards that may be used: of each card one or both (GLE-53)."""
    ways = [((one,), (other,), (one, other)) for one, other in (TWO_SHIPS[card] for card in cards)]
    for chosen in product(*ways):
        yield Counter(symbol for way in chosen for symbol in way)


def is_valid(mission: str, payment: Payment) -> bool:
    """Whether the items cover the mission, each token and joker and a symbol of each card being
    used (GLE-49 to 54); who holds them is not asked."""
    accepted = bills(MISSIONS[mission].ships)
    return any(
        (_in_colour_order([*payment.tokens, *symbols.elements()]), payment.jokers) in accepted
        for symbols in used_symbols(payment.two_ships)
    )


def payments(mission: str, tokens: Mapping[str, int], reef: Sequence[str]) -> set[Payment]:
    """All distinct payments for a mission out of these tokens and reef cards."""
    pairs = sorted(card for card in reef if card in TWO_SHIPS)
    hands = [hand for size in range(len(pairs) + 1) for hand in combinations(pairs, size)]
    found = set()
    for ships, jokers in bills(MISSIONS[mission].ships):
        if jokers > reef.count(JOKER):
            continue
        for hand in hands:
            for symbols in used_symbols(hand):
                rest = Counter(ships)
                rest.subtract(symbols)
                if all(0 <= rest[colour] <= tokens.get(colour, 0) for colour in SHIP_COLOURS):
                    found.add(Payment(_in_colour_order([*rest.elements()]), jokers, hand))
    return found


def _in_colour_order(ships: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(ships, key=SHIP_COLOURS.index))

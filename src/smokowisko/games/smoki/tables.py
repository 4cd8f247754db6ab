"""Cards and moves as numbers, what a row of a dream counts, and every menu of legal moves, laid out
so that the rules can look up instead of search. Made once per component set; knows no position.

A card is its kind: all cards of a kind are alike. A move is a number in one of the blocks below.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

# ---------------------------------------------------------------- cards

# kinds 0 to 9 are the dragons, which differ by their value alone (SMO-33)
RAVENS_NEST: Final = 10
RAVEN_RING: Final = 11
WATER_REFLECTION: Final = 12
RAVEN_ATTACK: Final = 13

KINDS: Final = 14
NO_CARD: Final = -1

KIND_IDS: Final = (
    "dragon_m2",
    "dragon_0",
    "dragon_1",
    "dragon_2",
    "dragon_3",
    "dragon_4",
    "dragon_5",
    "dragon_6",
    "dragon_7",
    "dragon_8",
    "ravens_nest",
    "raven_ring",
    "water_reflection",
    "raven_attack",
)

# ---------------------------------------------------------------- the table

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
SLOTS: Final = 6
COLUMNS: Final = 3  # the columns are the slot pairs (0,3), (1,4), (2,5) (SMO-02)
ALL_FACE_UP: Final = (1 << SLOTS) - 1
PILES: Final = 2
NO_PILE: Final = -1

# ---------------------------------------------------------------- moves

ONTO: Final = PILES + 1  # no pile named, or one of them

REVEAL: Final = 0  # slot
DRAW: Final = REVEAL + SLOTS
TAKE: Final = DRAW + 1  # pile, slot, pile for the removed card
PLACE: Final = TAKE + PILES * SLOTS * ONTO  # slot, pile for the removed card
DISCARD: Final = PLACE + SLOTS * ONTO  # pile
PUT_UNDER: Final = DISCARD + PILES  # pile
SKIP_SWAP: Final = PUT_UNDER + PILES
SWAP_OWN: Final = SKIP_SWAP + 1  # lower slot, higher slot
SWAP_OTHER: Final = SWAP_OWN + SLOTS * SLOTS  # own slot, other seat, slot of that seat
MOVE_SPACE: Final = SWAP_OTHER + SLOTS * MOST_SEATS * SLOTS

# what a face-up pile offers
EMPTY: Final = 0
ORDINARY: Final = 1
RING: Final = 2
OFFERS: Final = 3


class Choice(NamedTuple):
    """A move in its parts; a part that its block does not have is -1."""

    block: int
    slot: int = -1
    pile: int = -1
    onto: int = -1
    seat: int = -1
    other_slot: int = -1

    def move(self) -> int:
        """The number of this move."""
        if self.block == REVEAL:
            return REVEAL + self.slot
        if self.block == TAKE:
            return TAKE + (self.pile * SLOTS + self.slot) * ONTO + self.onto + 1
        if self.block == PLACE:
            return PLACE + self.slot * ONTO + self.onto + 1
        if self.block in (DISCARD, PUT_UNDER):
            return self.block + self.pile
        if self.block == SWAP_OWN:
            return SWAP_OWN + self.slot * SLOTS + self.other_slot
        if self.block == SWAP_OTHER:
            return SWAP_OTHER + (self.slot * MOST_SEATS + self.seat) * SLOTS + self.other_slot
        return self.block


def all_choices() -> list[Choice]:
    """Every choice that some table may offer, by ascending move."""
    slots, piles, ontos = range(SLOTS), range(PILES), range(NO_PILE, PILES)
    choices = [Choice(REVEAL, slot) for slot in slots]
    choices += [Choice(DRAW)]
    for pile in piles:
        choices += [Choice(TAKE, slot, pile, onto) for slot in slots for onto in ontos]
    choices += [Choice(PLACE, slot, onto=onto) for slot in slots for onto in ontos]
    choices += [Choice(DISCARD, pile=pile) for pile in piles]
    choices += [Choice(PUT_UNDER, pile=pile) for pile in piles]
    choices += [Choice(SKIP_SWAP)]
    for slot in slots:
        later = range(slot + 1, SLOTS)
        choices += [Choice(SWAP_OWN, slot, other_slot=other) for other in later]
    for slot in slots:
        for seat in range(MOST_SEATS):
            choices += [Choice(SWAP_OTHER, slot, seat=seat, other_slot=other) for other in slots]
    return choices


@final
class Menu:
    """The legal moves of one situation: as a list, and as one byte a move."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.moves = sorted(choice.move() for choice in choices)
        allowed = bytearray(MOVE_SPACE)
        for move in self.moves:
            allowed[move] = 1
        self.allowed = bytes(allowed)


@final
class Tables:
    """The decks of a component set, what its cards count, and the menus."""

    def __init__(self, values: Sequence[int | None], copies: Sequence[int]) -> None:
        kinds = range(KINDS)
        deck = [kind for kind in kinds for _ in range(copies[kind])]
        base = [kind for kind in deck if kind != RAVEN_ATTACK]
        # without and with the module (SMO-06, SMO-86)
        self.decks = [vec[i64](base), vec[i64](deck)]
        self.values = list(values)
        # by the three cards of a row: its sum with nothing cancelled
        self.rows = vec[i64](
            [sum(_counted(values, (a, b, c))) for a in kinds for b in kinds for c in kinds]
        )
        # by the two cards of a column: what cancelling takes off the sum
        self.pairs = vec[i64](
            [_printed(values, a) * 2 * cancels(values, a, b) for a in kinds for b in kinds]
        )

        self.choices: dict[int, Choice] = {choice.move(): choice for choice in all_choices()}
        self.reveal = Menu(_block(REVEAL))
        self.sources = [
            Menu(_source(piles, face_up, (one, other)))
            for piles in (1, PILES)
            for face_up in range(ALL_FACE_UP + 1)
            for one in range(OFFERS)
            for other in range(OFFERS)
        ]
        self.drawn = [
            Menu(_drawn(piles, face_up, ring))
            for piles in (1, PILES)
            for face_up in range(ALL_FACE_UP + 1)
            for ring in (False, True)
        ]
        self.discards = Menu(_block(DISCARD))
        self.bottoms = Menu(_block(PUT_UNDER))
        self.nests = [Menu(_nest(slot)) for slot in range(SLOTS)]
        self.attacks = [
            Menu(_attack(seats, seat, slot))
            for seats in range(MOST_SEATS + 1)
            for seat in range(MOST_SEATS)
            for slot in range(SLOTS)
        ]


# ---------------------------------------------------------------- what cards count


def _printed(values: Sequence[int | None], kind: int) -> int:
    value = values[kind]
    return 0 if value is None else value


def cancels(values: Sequence[int | None], one: int, other: int) -> bool:
    """Whether two cards of a column cancel: equal numbers, of whatever kind (SMO-63, SMO-65); a
    Reflection has no number and never does (SMO-66)."""
    return values[one] is not None and values[one] == values[other]


def copied(row: Sequence[int], at: int, values: Sequence[int | None]) -> int:
    """The place of the card that a Reflection copies: the nearest number on either side, the lower
    of two (SMO-53 to SMO-58); -1 where there is none, or it is still face down."""
    left = _nearest(row, range(at - 1, -1, -1), values)
    right = _nearest(row, range(at + 1, COLUMNS), values)
    if left < 0 or right < 0:
        return max(left, right)
    return right if _printed(values, row[right]) < _printed(values, row[left]) else left


def _nearest(row: Sequence[int], places: range, values: Sequence[int | None]) -> int:
    """The first card with a number; a face-down one (NO_CARD) bars the way."""
    for place in places:
        if row[place] == NO_CARD:
            return -1
        if values[row[place]] is not None:
            return place
    return -1


def _counted(values: Sequence[int | None], row: Sequence[int]) -> list[int]:
    """What each card of a row counts, before columns cancel (SMO-57, SMO-62)."""
    counted = []
    for at, kind in enumerate(row):
        source = at if values[kind] is not None else copied(row, at, values)
        counted.append(0 if source < 0 else _printed(values, row[source]))
    return counted


# ---------------------------------------------------------------- menus


def _block(block: int) -> list[Choice]:
    return [choice for choice in all_choices() if choice.block == block]


def _ontos(piles: int, face_up: int, slot: int, ring: bool) -> range:
    """The piles to name along with a slot. A face-down card is shown first (SMO-26), a Ring sends
    its card on (SMO-39), and a single pile is no choice (SMO-85)."""
    shown = face_up >> slot & 1 == 1
    return range(PILES) if shown and piles == PILES and not ring else range(NO_PILE, NO_PILE + 1)


def _source(piles: int, face_up: int, offers: Sequence[int]) -> list[Choice]:
    """Draw, or take the top card of a pile that has one and place it (SMO-17 to SMO-19)."""
    return [Choice(DRAW)] + [
        Choice(TAKE, slot, pile, onto)
        for pile in range(piles)
        if offers[pile] != EMPTY
        for slot in range(SLOTS)
        for onto in _ontos(piles, face_up, slot, offers[pile] == RING)
    ]


def _drawn(piles: int, face_up: int, ring: bool) -> list[Choice]:
    """Place the drawn card, or discard it unless it is a Ring (SMO-21, SMO-22)."""
    places = [
        Choice(PLACE, slot, onto=onto)
        for slot in range(SLOTS)
        for onto in _ontos(piles, face_up, slot, ring)
    ]
    return places + [Choice(DISCARD, pile=pile) for pile in range(0 if ring else piles)]


def _nest(nest: int) -> list[Choice]:
    """Two slots other than the Nest's, or none (SMO-47, SMO-48, SMO-50)."""
    swaps = [each for each in _block(SWAP_OWN) if nest not in (each.slot, each.other_slot)]
    return [Choice(SKIP_SWAP), *swaps]


def _attack(seats: int, seat: int, attack: int) -> list[Choice]:
    """An own card other than the Attack, and any card of another player (SMO-87, SMO-88)."""
    return [
        each
        for each in _block(SWAP_OTHER)
        if each.slot != attack and each.seat != seat and each.seat < seats
    ]

"""Cards that not everybody sees, as numbers: what a card shows, who is sure of it, and for a kept
reef card whose it is. Knows no table."""

from typing import Final

from mypy_extensions import i64

# A hidden card carries who is sure of it: a bit a seat, and one for spectators.
# Powers of two, so that a card is taken apart by masks and shifts.
KIND_BITS: Final = 5
KINDS: Final = 32
EVERYBODY: Final = 63
SPECTATOR: Final = 5
# a kept reef card also carries its owner
OWNER_BITS: Final = 11
OWNERS: Final = KINDS * (EVERYBODY + 1)


def kind_of(card: i64) -> i64:
    return card & (KINDS - 1)


def knowers(card: i64) -> i64:
    return (card >> KIND_BITS) & EVERYBODY


def owner_of(card: i64) -> i64:
    return card >> OWNER_BITS


def is_known(card: i64, viewer: i64) -> bool:
    return (knowers(card) >> viewer) & 1 == 1


def shown_to(card: i64, viewer: i64) -> i64:
    """The same card, now known to this seat too."""
    return card if is_known(card, viewer) else card + (KINDS << viewer)

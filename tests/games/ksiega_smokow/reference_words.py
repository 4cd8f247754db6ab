"""The words of the naive referee: its cards, its figures of the rulebook, a die, a move and the
switches. As independent of the engine as the referee itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

SPECIES = ("amber", "azure", "crimson", "emerald", "onyx", "pearl")
POINTS = {"volcano": 8, "storm": 7, "desert": 6, "jungle": 5, "mountains": 4, "plains": 3}
CARDS = tuple(f"{land}_{species}" for land in POINTS for species in SPECIES)
GOAL_BONUS = 3

THRESHOLDS = {1: 3, 2: 4, 3: 5, 4: 6, 5: 7}  # dots above the fields (KSI-12)
PILES = {2: (12, 12, 12), 3: (12, 12, 12), 4: (9, 9, 9, 9), 5: (8, 7, 7, 7, 7)}  # KSI-9
END_PILES = {2: 1, 3: 1, 4: 2, 5: 2}  # KSI-73
STANDSTILL_ROUNDS = 20  # KSI-102

START_VALUES = (3, 4, 5)  # KSI-6
OPPOSITE_SUM = 7
BLOCKING_VALUE = 6  # KSI-88
BLOCKING_START = 3  # KSI-87

NOWHERE = 0  # in place of a field: a die in hand, a token with its owner, no blocking die
NOBODY = -1  # in place of a seat


@dataclass
class Die:
    """One expedition die, in hand or on the top card of a field (KSI-15)."""

    value: int
    field: int = NOWHERE


class Move(NamedTuple):
    """One atomic action; parts that the action does not have keep their default.

    place_dice     dice       (field, values ascending) per field laid on, fields ascending
    take_card      field
    use_storm      card, field
    use_desert     card, value (of the own die, before it is raised)
    use_jungle     card
    use_mountains  card, value (before it is turned), owner (the seat of the die, also one's own)
    use_plains     card, field
    boost, pass_turn, end_turn
    """

    act: str
    dice: tuple[tuple[int, tuple[int, ...]], ...] = ()
    field: int = NOWHERE
    card: str = ""
    value: int = 0
    owner: int = NOBODY

    def by_land(self) -> Move:
        """The same move with the land of its card only."""
        return self._replace(card=land(self.card))


@dataclass(frozen=True)
class Options:
    """The switches of section 3.10."""

    allow_reinforce: bool = True
    mountain_target: Literal["own", "any_hand"] = "own"
    blocking_die_hits_mover: bool = True
    tie_break_counts_placed_dice: bool = True
    secret_goals: bool = False


RULEBOOK = Options()


def land(card: str) -> str:
    return card.partition("_")[0]


def species(card: str) -> str:
    return card.partition("_")[2]


def raised(value: int) -> int:
    return min(value + 1, 6)  # KSI-19


def lowered(value: int) -> int:
    return max(value - 1, 1)  # KSI-19

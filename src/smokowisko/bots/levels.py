"""How strong a bot is asked to play: the levels that people choose, from Hatchling to Ancient.

All of them search; a lower level thinks for a smaller part of the time that Ancient has, and a
Hatchling also takes a lesser move now and then, as people do.
"""

from typing import Final, NamedTuple

# what Ancient may think about a move, in seconds
PATIENCE: Final = 1.0


class Level(NamedTuple):
    """The part of the budget that is used, and how much worse a move may look and still be
    played now and then (as a share of the victory)."""

    part: float
    whim: float


class Budget(NamedTuple):
    """What Ancient may spend on one decision: seconds, or descents, which a test can repeat."""

    seconds: float = PATIENCE
    descents: int = 1 << 40


LEVELS: Final = {
    "hatchling": Level(part=1 / 512, whim=0.05),
    "dragon": Level(part=1 / 64, whim=0.0),
    "elder": Level(part=1 / 8, whim=0.0),
    "ancient": Level(part=1.0, whim=0.0),
}

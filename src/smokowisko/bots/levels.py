"""How strong a bot is asked to play: the levels that people choose, from Hatchling to Ancient.

All of them search. A lower level thinks for a smaller part of the time that Ancient has, and takes
a lesser move now and then, as people do: the lower, the oftener, and the worse.
"""

import math
from typing import Final, NamedTuple

from smokowisko.engine.errors import BadOptions

# what Ancient may think about a move, in seconds
PATIENCE: Final = 1.0
# more descents than anybody waits for
ENDLESS: Final = 1 << 40


class Budget(NamedTuple):
    """What Ancient may spend on one decision: seconds, or descents, which a test can repeat."""

    seconds: float = PATIENCE
    descents: int = ENDLESS


def checked(budget: Budget | None) -> Budget:
    """The budget, if a bot can keep to it; without one, all of Ancient's patience."""
    if budget is None:
        return Budget()
    if not budget.seconds >= 0.0:
        raise BadOptions(
            f"A bot thinks for 0 seconds or longer, not {budget.seconds:g}.", option="budget"
        )
    if not 1 <= budget.descents <= ENDLESS:
        raise BadOptions(
            f"A bot makes 1 to {ENDLESS} descents, not {budget.descents}.", option="budget"
        )
    if math.isinf(budget.seconds) and budget.descents == ENDLESS:
        raise BadOptions("A budget has an end: give seconds or descents.", option="budget")
    return budget


# the part of the budget that each of them uses; what they err by hangs on the game (see plans.py)
LEVELS: Final = {"hatchling": 1 / 64, "dragon": 1 / 32, "elder": 1 / 8, "ancient": 1.0}

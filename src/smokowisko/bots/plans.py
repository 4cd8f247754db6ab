"""How a search thinks about each game; found by measurement, see docs/bots_tried.md."""

import math
from typing import Final, final

from mypy_extensions import i64

# for a game of which nothing is known; small mistakes add up in a long fight, and hardly count
# where luck rules
WHIMS: Final = {"hatchling": 0.15, "dragon": 0.05, "elder": 0.018}

# so many visits no position gets: its moves are left to the heuristic
NEVER: Final = 1 << 60


@final
class Plan:
    def __init__(
        self,
        curiosity: float,
        trust: float,
        patience: i64 = 2,
        rehearsal: i64 = 0,
        whims: dict[str, float] = WHIMS,
    ) -> None:
        # how much is staked on moves that are little known
        self.curiosity = curiosity
        # how much worse a move may look at first sight, as a share of the victory, before it is
        # hardly looked at again; far below 0.01 nothing of a bad move's appeal is left
        self.trust = trust
        # visits before a position is opened
        self.patience: i64 = patience
        # moves that are played by the heuristic alone before a position is judged
        self.rehearsal: i64 = rehearsal
        # what the lower levels err by: how much worse a move may look and still be played now and
        # then, as a share of the victory, at a table of two
        self.whims = whims

    def appeal(self, share: float) -> float:
        """How much of a look a move deserves that promises this share at first sight; only the
        ratio of two moves counts."""
        return math.exp((share - 1.0) / self.trust)

    def doubt(self, level: str, players: i64) -> float:
        """What a level errs by: the more there are to share the victory, the smaller all shares."""
        return self.whims.get(level, 0.0) * 2.0 / float(players)


USUAL: Final = Plan(curiosity=0.05, trust=0.02)
PLANS: Final = {
    "serce_smoka": Plan(
        curiosity=0.1,
        trust=0.1,
        patience=NEVER,
        rehearsal=2,
        whims={"hatchling": 0.4, "dragon": 0.08, "elder": 0.03},
    ),
    "drako": Plan(
        curiosity=0.05, trust=0.02, whims={"hatchling": 0.03, "dragon": 0.008, "elder": 0.004}
    ),
    "smoki": Plan(
        curiosity=0.02, trust=0.01, whims={"hatchling": 0.15, "dragon": 0.05, "elder": 0.024}
    ),
    "ksiega_smokow": Plan(
        curiosity=0.05, trust=0.02, whims={"hatchling": 0.3, "dragon": 0.055, "elder": 0.025}
    ),
    "smoki_z_glebin": Plan(
        curiosity=0.02, trust=0.01, whims={"hatchling": 0.15, "dragon": 0.045, "elder": 0.017}
    ),
}


def plan(game: str) -> Plan:
    return PLANS.get(game, USUAL)

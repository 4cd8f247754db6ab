"""How a search thinks about each game; found by measurement, see docs/bots.md."""

from typing import Final, final

from mypy_extensions import i64


@final
class Plan:
    def __init__(
        self,
        curiosity: float,
        trust: float = 0.0,
        width: float = 0.0,
        patience: i64 = 2,
        ahead: i64 = 0,
    ) -> None:
        # how much is staked on moves that are little known
        self.curiosity = curiosity
        # how much worse a move may look at first sight, as a share of the victory, before it is
        # hardly looked at again; 0 looks at all of them alike
        self.trust = trust
        # how many moves of a position inside the tree are looked at when it is first visited; they
        # grow with the root of the visits; 0 looks at all of them at once
        self.width = width
        # visits before a position is opened
        self.patience: i64 = patience
        # random moves before a position is judged
        self.ahead: i64 = ahead


USUAL: Final = Plan(curiosity=0.2)
PLANS: Final[dict[str, Plan]] = {}


def plan(game: str) -> Plan:
    return PLANS.get(game, USUAL)
